/** Restore points as files: where they stand, and what each is good for. */
import { basename, join } from 'node:path';
import type { Tournament, TournamentState } from '../../../src-engine/index.ts';
import type { Refusal, RestoreView } from '../../ipc/contract.ts';
import { RestoreKeeper } from '../../storage/restore-keeper.ts';
import { readLog } from '../../storage/open-copy.ts';
import {
  newestFirst,
  parseRestoreFileName,
  restoreFilesIn,
  restoreFolderBeside,
  standOf,
  type RestorePoint,
} from '../../storage/restore-point.ts';
import type { TournamentFile } from '../../storage/tournament-file.ts';
import { labelOfPlace } from '../../storage/mirror-set.ts';
import type { Desk } from '../desk.ts';
import { pointName, restorePoints } from '../restore-labels.ts';
import { noDocument, whyNotWritten } from '../refusals.ts';
import { answer, refuse, type QueriesOf } from '../reply.ts';
import { momentOf } from '../../time.ts';
import { texts } from '../../texts.ts';

/** Starts keeping the restore points of an open file as files. */
export function startRestoreKeeper(
  desk: Desk,
  file: TournamentFile,
  media: () => readonly string[],
): RestoreKeeper {
  const keeper = new RestoreKeeper({ path: file.path, log: file.log, media }, () =>
    desk.changed(['app', 'log']),
  );
  void keepNewest(keeper, file);
  return keeper;
}

/** A crash right after the newest point may have come before its file. */
async function keepNewest(keeper: RestoreKeeper, { path, log }: TournamentFile): Promise<void> {
  const folder = restoreFolderBeside(path);
  const files = await restoreFilesIn(folder).catch(() => []);
  const [newest] = restorePoints(log);
  if (newest !== undefined && !hasFile(newest, log.document, files, (name) => standOf(join(folder, name))))
    keeper.add(newest);
  else void keeper.flush();
}

/**
 * Whether a point of this document has its file among these names: one with its label and its second that does not stand after
 * an earlier entry. A file of another tournament, and one that cannot be read, is left alone as well.
 */
export function hasFile(
  point: RestorePoint,
  document: string,
  names: readonly string[],
  standIn: (name: string) => ReturnType<typeof standOf>,
): boolean {
  return names.some((name) => {
    const { label, at } = parseRestoreFileName(name)!;
    if (keyOf(label, at) !== keyOf(point.label, point.at)) return false;
    const stand = standIn(name);
    return stand?.document !== document || stand.seq >= point.seq;
  });
}

export function restoreQueries(desk: Desk): QueriesOf<'log.restorePoints'> {
  return {
    'log.restorePoints': async () => {
      const { document } = desk;
      return document === null
        ? refuse(noDocument())
        : answer(await restoreView(desk, desk.state()!, document));
    },
  };
}

type Row = RestoreView['points'][number];
/** A point, with the label that files have, and its files. */
type Found = Pick<Row, 'label' | 'at' | 'seq' | 'files'>;

async function restoreView(
  { files }: Desk,
  { tournament }: TournamentState,
  { path, log, restore }: NonNullable<Desk['document']>,
): Promise<RestoreView> {
  const folders = restore?.folders ?? [{ medium: null, folder: restoreFolderBeside(path), problem: null }];
  const points = restorePoints(log).map(({ label, seq, at }): Found => ({ label, seq, at, files: [] }));
  const rows = new Map(points.map((point) => [keyOf(point.label, point.at), point]));
  const places: RestoreView['places'][number][] = [];
  for (const { medium, folder, problem } of folders) {
    const place = medium === null ? '' : labelOfPlace(medium);
    const names = await restoreFilesIn(folder).catch(() => []);
    places.push({ place, folder, problem: problem === null ? '' : whyNotWritten(problem) });
    for (const name of names) {
      const { label, at } = parseRestoreFileName(name)!;
      const row = rows.get(keyOf(label, at)) ?? { label, at, seq: null, files: [] };
      const path = join(folder, name);
      const found = { place, path, file: files.give('open', path) };
      rows.set(keyOf(label, at), { ...row, files: [...row.files, found] });
    }
  }
  const ordered = [...rows.values()]
    .map((row) => ({ ...row, counts: row.seq !== null, seq: row.seq ?? entryIn(row, log.document) }))
    .sort(newestFirst)
    .map(({ counts, label, at, seq, files: found }): Row => ({
      label: pointName(label),
      at,
      seq: counts ? seq : null,
      cures: curesOf(label, tournament),
      files: found,
    }));
  return { points: ordered, places };
}

/** The entry after which a point that does not count any more stands; null where its files are of another tournament. */
function entryIn({ files }: Found, document: string): number | null {
  for (const { path } of files) {
    const stand = standOf(path);
    if (stand?.document === document) return stand.seq;
  }
  return null;
}

function keyOf(label: string, at: string): string {
  return `${label} ${at.slice(0, 19)}`;
}

/** The mistake that going back to a point cures, in one sentence. */
function curesOf(label: string, { rules }: Tournament): string {
  const [, number = '', end] = /^R(\d+) (?:begin|(end))$/.exec(label) ?? [];
  const round = Number(number);
  const words = texts.tournamentFile.restore;
  if (end === undefined) return words.beginCures(round);
  if (round >= rules.rounds) return words.lastCures;
  return words.endCures(round + 1);
}

/** A refusal to open a file that is damaged or gone, with the restore point from which one could go on. */
export async function withRestorePoint(refused: Refusal, path: string): Promise<Refusal> {
  if (refused.code !== 'file-damaged' && refused.code !== 'file-missing') return refused;
  const folder = restoreFolderBeside(path);
  const newest = await newestIn(folder);
  if (newest === null) return refused;
  const found = texts.tournamentFile.restore.newest(
    pointName(newest.label),
    momentOf(newest.at),
    basename(folder),
  );
  return { ...refused, advice: `${refused.advice} ${found}` };
}

/**
 * The newest restore point in a folder that can be opened. Where an earlier tournament had the same name, that of the
 * tournament with the latest time.
 */
async function newestIn(folder: string): Promise<{ readonly label: string; readonly at: string } | null> {
  const names = await restoreFilesIn(folder).catch(() => []);
  const points = names.flatMap((name) => {
    const path = join(folder, name);
    const stand = standOf(path);
    return stand === null ? [] : [{ path, ...parseRestoreFileName(name)!, ...stand }];
  });
  const byDocument = Map.groupBy(points, ({ document }) => document).values();
  const latest = (of: typeof points) => of.reduce((late, { at }) => (at > late ? at : late), '');
  return (
    [...byDocument]
      .sort((a, b) => (latest(a) < latest(b) ? 1 : -1))
      .flatMap((of) => of.sort(newestFirst))
      .find(({ path }) => readLog(path).ok) ?? null
  );
}

/** What keeps restore points from being files, `''` for nothing. A medium that is away says so itself. */
export function restoreProblem(restore: RestoreKeeper | null): string {
  for (const { medium, problem } of restore?.folders ?? []) {
    if (problem === null || problem.code === 'file-missing') continue;
    const { notWritten, notWrittenOn } = texts.tournamentFile.restore;
    const why = whyNotWritten(problem);
    return medium === null ? notWritten(why) : notWrittenOn(labelOfPlace(medium), why);
  }
  return '';
}
