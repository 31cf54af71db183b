/** A field from a file: the players of a report or of a table of registrations. Nothing of it is stored. */
import { basename, extname } from 'node:path';
import type { FieldJob } from '../../imports/jobs.ts';
import type { FileHandle, LabList, Reply } from '../../ipc/contract.ts';
import type { Desk } from '../desk.ts';
import { REPORT_ENDINGS } from '../files/chosen-files.ts';
import { importRefusal } from '../files/imports.ts';
import { answer, refuse } from '../reply.ts';
import { fieldOf } from './laboratory.ts';

/** Reads the file that was chosen. Columns are taken as the arbiter took them before, else as their headings say. */
export async function readField(desk: Desk, file: FileHandle): Promise<Reply<LabList>> {
  const chosen = desk.files.take(file, 'open-field');
  if (!chosen.ok) return chosen;
  const path = chosen.value;
  const read = await desk.imports.run(basename(path), 'field', {
    path,
    taken: desk.openFiles(),
    holds: holdsBy(extname(path).toLowerCase()),
    remembered: desk.preferences.values.columns,
  });
  if ('refused' in read) return refuse(read.refused);
  if (!read.value.ok) return refuse(importRefusal(read.value.failure));
  const { ratings, leftOut } = read.value.value;
  return answer({ field: fieldOf('file', basename(path), ratings), ratings, leftOut });
}

/** What the ending of a file says of it; a text can be either. */
function holdsBy(ending: string): FieldJob['holds'] {
  if (ending === '.txt') return 'either';
  return REPORT_ENDINGS.some((each) => each === ending) ? 'report' : 'table';
}
