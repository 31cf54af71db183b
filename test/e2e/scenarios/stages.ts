/** The event that every page is shown with, at its stages: names as long as names get, and several pages of them. */
import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import {
  BLANK_INFO,
  type EventDraft,
  type Pace,
  type Player,
  type Tournament,
} from '../../../src-engine/index.ts';
import { TournamentFile } from '../../../src-main/storage/tournament-file.ts';
import { LIST_SEED, listLines } from '../../../tools/bench/lib/rating-list.ts';
import { hardField, normField } from '../../../tools/looks/field.ts';

/**
 * How far the tournament is that a page is looked at with. `none`: no tournament is open; `empty`: nobody has entered;
 * `entry`: all have, and round 1 is not paired; `compared`: as
 * `entry`, with every difference from the rating list that there is; `rapid`: the same in a rapid event; `norms`: all rounds are
 * played, and there are norms; `playing`: some games of round 7 are open; `draft`: round 8 is paired
 * and not published, and no tie-break tells players of equal points apart; `protected`: as `playing`, in a file that may
 * only be read; `lost`: as `playing`, and the file is gone from under the program.
 */
export const STAGES = [
  'none',
  'empty',
  'entry',
  'compared',
  'rapid',
  'norms',
  'playing',
  'draft',
  'protected',
  'lost',
] as const;
export type Stage = (typeof STAGES)[number];

const PLAYERS = 120;
/** The last round that is on the wall, and how many of its games go on. */
export const ON_THE_WALL = 7;
const OPEN_GAMES = 4;
const AUTHOR = { at: '2026-11-21T09:00:00.000+01:00', actor: 'Desk', command: 'stages' };

function begun({ info, rules, players }: Tournament): readonly EventDraft[] {
  return [
    { kind: 'tournament-created', payload: { info, rules } },
    ...players.map((player): EventDraft => ({ kind: 'player-added', payload: { player } })),
  ];
}

/** Rounds as the system paired them, with their results; the last `open` boards of the last one have none. */
function played({ rounds }: Tournament, open: number, last = ON_THE_WALL): readonly EventDraft[] {
  const shown = rounds.slice(0, last);
  return shown.flatMap(({ boards, unpaired, system }, index) => {
    const round = index + 1;
    const ended = round === last ? boards.slice(0, boards.length - open) : boards;
    return [
      {
        kind: 'round-drafted',
        payload: {
          round,
          pairs: boards.map(({ white, black }) => ({ white, black })),
          unpaired,
          system,
          seconds: 0.1,
        },
      },
      {
        kind: 'round-published',
        payload: { round, version: 1, boards: boards.length, programme: 'stages' },
      },
      ...ended.map(({ white, black, result }, at) => ({
        kind: 'result-entered',
        payload: { round, board: at + 1, white, black, result, was: 'open' },
      })),
    ] as EventDraft[];
  });
}

/** What the list says of a player of one of its lines. */
function fromLine(line: string): Partial<Player> {
  const cell = (from: number, to: number) => line.slice(from, to).trim();
  const [fideId, name, federation] = [cell(0, 15), cell(15, 76), cell(76, 80)];
  return { fideId, name, federation, birth: line.slice(-10, -4).trim() };
}

/** The first players as the list has them but for what the page of the comparison is there to show; the others as they are. */
function besideTheList(players: readonly Player[], pace: Pace): Player[] {
  const lines = [...listLines(40, LIST_SEED)].slice(1).map(fromLine);
  const listed = {
    ratingSource: 'list',
    ratingList: 'FIDE',
    ratingMonth: '2026-10',
    ratingPace: pace,
  } as const;
  return players.map((player, at): Player => {
    const line = lines[at] ?? {};
    if (at < 6) return { ...player, ...line, ...listed };
    if (at < 9) return { ...player, fideId: line.fideId ?? '' };
    if (at === 13) {
      const { name, federation, birth } = players[14]!;
      return { ...player, name, federation, birth };
    }
    if (at === 9) return { ...player, rating: 2950 };
    if (at === 10) return { ...player, title: 'WGM', sex: 'm' };
    return at === 11 ? { ...player, birth: '2024/00/00' } : player;
  });
}

/** Writes the tournament of a stage into a new file of this folder. The round that is only a draft is paired later. */
export function makeStage(stage: Exclude<Stage, 'none'>, folder: string): string {
  const [field, titled] = [hardField(PLAYERS), normField()];
  const playing = () => [...begun(field), ...played(field, OPEN_GAMES)];
  const drafts: Record<typeof stage, () => readonly EventDraft[]> = {
    empty: () => [
      {
        kind: 'tournament-created',
        payload: { info: { ...BLANK_INFO, name: field.info.name }, rules: field.rules },
      },
    ],
    entry: () => begun(field),
    compared: () => begun({ ...field, players: besideTheList(field.players, 'standard') }),
    rapid: () =>
      begun({
        ...field,
        info: { ...field.info, encodedTimeControl: '900+10' },
        players: besideTheList(field.players, 'rapid'),
      }),
    norms: () => [...begun(titled), ...played(titled, 0, titled.rounds.length)],
    playing,
    protected: playing,
    lost: playing,
    draft: () => [...begun({ ...field, rules: { ...field.rules, tieBreaks: [] } }), ...played(field, 0)],
  };
  const path = join(folder, `${stage}.wallchart`);
  const made = TournamentFile.create(path, drafts[stage](), AUTHOR);
  if (!made.ok) throw new Error(JSON.stringify(made.failure));
  made.value.close();
  if (stage === 'protected') chmodSync(path, 0o444);
  return path;
}
