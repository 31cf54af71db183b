/** Saving an export where the arbiter wants it: asked before something is replaced, never onto a tournament. */
import { basename } from 'node:path';
import type {
  Agreement,
  Confirmation,
  ExportFormat,
  FilePurpose,
  Refusal,
  Reply,
} from '../../ipc/contract.ts';
import { targetAt, writeBeside, type Target } from '../../storage/write-beside.ts';
import { texts } from '../../texts.ts';
import { openRefusal } from '../refusals.ts';
import { localIso, momentOf } from '../../time.ts';
import { asking, type Question } from '../transact.ts';

/** Somebody may write to a file of this mode. */
const WRITABLE = 0o222;

/** Level of the question before a file is replaced. */
const REPLACE_LEVEL = 2;

type Unsaved =
  { readonly ok: false; readonly refusal: Refusal } | { readonly ok: false; readonly confirm: Confirmation };

/** What a file of an export format is chosen for. */
export function purposeOf(format: ExportFormat): FilePurpose {
  if (format.endsWith('-xlsx')) return 'save-xlsx';
  return format.endsWith('-csv') ? 'save-csv' : 'save-trf';
}

/**
 * Whether a place that was chosen may be written to, before anything is made for it: the place, a refusal, or a question.
 */
export function placeToSave(
  chosen: Reply<string>,
  confirmed: Agreement,
): { readonly ok: true; readonly target: Target } | Unsaved {
  if (!chosen.ok) return chosen;
  const looked = targetAt(chosen.value);
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
export function exportRefusal(refusal: Refusal): Refusal {
  const code = refusal.code.startsWith('target-') ? refusal.code : 'export-failed';
  return { ...refusal, code, severity: 'refused' };
}

function replaces({ real, existing }: Target): Question {
  const { bytes, modified, mode } = existing!;
  const since = momentOf(localIso(modified));
  return {
    act: texts.tournamentFile.replace.act(basename(real)),
    consequences: [
      // Its folder decides whether it can be replaced; that somebody protected it has to be said.
      ...((mode & WRITABLE) === 0 ? [texts.chooser.protectedFile(basename(real))] : []),
      texts.tournamentFile.replace.replaced(real, bytes, since),
    ],
  };
}
