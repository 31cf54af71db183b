/** Saving an export where the arbiter wants it: asked before something is replaced, never onto a tournament. */
import { basename } from 'node:path';
import type { Confirmation, ExportFormat, Refusal, WarningLevel } from '../../ipc/contract.ts';
import { targetAt, writeBeside, type Target } from '../../storage/write-beside.ts';
import { openRefusal } from '../refusals.ts';
import { localIso, momentOf } from '../../time.ts';
import { asking, type Question } from '../transact.ts';

/** Level of the question before a file is replaced. */
const REPLACE_LEVEL = 2;

export type Unsaved =
  { readonly ok: false; readonly refusal: Refusal } | { readonly ok: false; readonly confirm: Confirmation };

/** Endings that files of a purpose have; a name without one of them gets the first. */
export const ENDINGS = {
  pdf: ['.pdf'],
  text: ['.txt'],
  trf: ['.trf', '.trfx', '.trf16', '.trf26', '.txt'],
  csv: ['.csv', '.txt'],
  xlsx: ['.xlsx'],
} as const;

/** The ending kind of each export format. */
export function endingOf(format: ExportFormat): keyof typeof ENDINGS {
  if (format.endsWith('-xlsx')) return 'xlsx';
  return format.endsWith('-csv') ? 'csv' : 'trf';
}

function withEnding(path: string, kind: keyof typeof ENDINGS): string {
  const has = ENDINGS[kind].some((ending) => path.toLowerCase().endsWith(ending));
  return has ? path : `${path}${ENDINGS[kind][0]}`;
}

/**
 * Whether a place may be written to, before anything is made for it: the place, a refusal, or a question. Nothing is
 * written under another ending than what it holds has, whatever the page asked for.
 */
export function placeToSave(
  path: string,
  kind: keyof typeof ENDINGS,
  confirmed: WarningLevel,
): { readonly ok: true; readonly target: Target } | Unsaved {
  const looked = targetAt(withEnding(path, kind));
  if (!looked.ok) return { ok: false, refusal: exportRefusal(openRefusal(looked.failure)) };
  const target = looked.value;
  const question = target.existing === null ? null : asking(REPLACE_LEVEL, confirmed, replaces(target));
  return question ?? { ok: true, target };
}

/** Writes the export; a refusal where that failed, and then what was there before is there still. */
export async function saveExport(target: Target, bytes: Uint8Array | string): Promise<Unsaved | null> {
  const failure = await writeBeside(target, bytes);
  return failure === null ? null : { ok: false, refusal: exportRefusal(openRefusal(failure)) };
}

/** An export that failed is no action that was not saved. */
function exportRefusal(refusal: Refusal): Refusal {
  const code = refusal.code.startsWith('target-') ? refusal.code : 'export-failed';
  return { ...refusal, code, severity: 'refused' };
}

function replaces({ real, existing }: Target): Question {
  const { bytes, modified } = existing!;
  const since = momentOf(localIso(modified));
  return {
    act: `Replace ${basename(real)}`,
    consequences: [`There is already a file ${real}, ${bytes} bytes, changed ${since}: it is replaced.`],
  };
}
