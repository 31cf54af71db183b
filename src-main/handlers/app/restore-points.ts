/** Restore points as files: where they stand, and what each is good for. */
import { basename, join } from 'node:path';
import {
  publishedRounds,
  openGames,
  type Tournament,
  type TournamentState,
} from '../../../src-engine/index.ts';
import type { Refusal, RestoreView } from '../../ipc/contract.ts';
import type { EventLog } from '../../storage/event-log.ts';
import { RestoreKeeper } from '../../storage/restore-keeper.ts';
import {
  parseRestoreFileName,
  restoreFilesIn,
  restoreFolderBeside,
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
  const newest = newestPoint(log);
  const files = await restoreFilesIn(restoreFolderBeside(path)).catch(() => []);
  const isThere = files.some((name) => {
    const named = parseRestoreFileName(name);
    return named?.label === newest?.label && (named?.at ?? '') >= (newest?.since ?? '');
  });
  if (newest !== null && !isThere) keeper.add(newest);
  else void keeper.flush();
}

/** The point at which the tournament stands or that it passed last; null before the first one. Cost: entries since. */
function newestPoint(log: EventLog): (RestorePoint & { readonly since: string }) | null {
  const { tournament } = log.state;
  const round = publishedRounds(tournament);
  const current = tournament.rounds[round - 1];
  if (current === undefined) return null;
  const isComplete = openGames(current) === 0;
  const record = log.records.findLast(({ kind }) =>
    isComplete ? kind.startsWith('result-') : kind === 'round-published',
  );
  if (record === undefined) return null;
  const label = `R${round} ${isComplete ? 'end' : 'begin'}`;
  return { label, seq: record.seq, at: record.at, since: current.publishedAt.slice(0, 19) };
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

async function restoreView(
  { files }: Desk,
  { tournament }: TournamentState,
  { path, log, restore }: NonNullable<Desk['document']>,
): Promise<RestoreView> {
  const folders = restore?.folders ?? [{ medium: null, folder: restoreFolderBeside(path), problem: null }];
  const rows = new Map<string, Row>();
  for (const { label, seq, at } of restorePoints(log))
    rows.set(keyOf(label, at), {
      label: pointName(label),
      at,
      seq,
      cures: curesOf(label, tournament),
      files: [],
    });
  const places: RestoreView['places'][number][] = [];
  for (const { medium, folder, problem } of folders) {
    const place = medium === null ? '' : labelOfPlace(medium);
    const names = await restoreFilesIn(folder).catch(() => []);
    places.push({ place, folder, problem: problem === null ? '' : whyNotWritten(problem) });
    for (const name of names) {
      const { label, at } = parseRestoreFileName(name)!;
      const row = rows.get(keyOf(label, at)) ?? {
        label: pointName(label),
        at,
        seq: null,
        cures: curesOf(label, tournament),
        files: [],
      };
      const path = join(folder, name);
      const found = { place, path, file: files.give('open', path) };
      rows.set(keyOf(label, at), { ...row, files: [...row.files, found] });
    }
  }
  const points = [...rows.values()].sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0));
  return { points, places };
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
  const names = await restoreFilesIn(folder).catch(() => []);
  const points = names.map((name) => parseRestoreFileName(name)!).sort((a, b) => (a.at < b.at ? -1 : 1));
  const newest = points.at(-1);
  if (newest === undefined) return refused;
  const found = texts.tournamentFile.restore.newest(
    pointName(newest.label),
    momentOf(newest.at),
    basename(folder),
  );
  return { ...refused, advice: `${refused.advice} ${found}` };
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
