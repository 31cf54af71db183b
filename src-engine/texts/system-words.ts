/** What a system of the registry is called; one that this program does not know goes by its identity. */
import { SYSTEM_IDS, type SystemId } from '../systems/labels.ts';

interface SystemWords {
  readonly names: Readonly<Record<SystemId, string>>;
  readonly editions: Readonly<Record<SystemId, string>>;
}

const isKnown = (id: string): id is SystemId => (SYSTEM_IDS as readonly string[]).includes(id);

/** `FIDE (Dutch) System` */
export function systemName(id: string, { names }: Pick<SystemWords, 'names'>): string {
  return isKnown(id) ? names[id] : id;
}

/** Chapter and date of the text: `C.04.3, in force since 1 Feb 2026`; `''` for an unknown system. */
export function systemEdition(id: string, { editions }: SystemWords): string {
  return isKnown(id) ? editions[id] : '';
}
