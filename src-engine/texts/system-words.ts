/** What a system of the registry is called; one that this program does not know goes by its identity. */
import { isSystem, type SystemId } from '../model/system-ids.ts';

interface SystemWords {
  readonly names: Readonly<Record<SystemId, string>>;
  readonly editions: Readonly<Record<SystemId, string>>;
}

/** `FIDE (Dutch) System` */
export function systemName(id: string, { names }: Pick<SystemWords, 'names'>): string {
  return isSystem(id) ? names[id] : id;
}

/** Chapter and date of the text: `C.04.3, in force since 1 Feb 2026`; `''` for an unknown system. */
export function systemEdition(id: string, { editions }: SystemWords): string {
  return isSystem(id) ? editions[id] : '';
}
