/** Tables of players that were read without a file: rows that are written down, for a desk that is. */
import {
  blankPlayer,
  type Absence,
  type EditablePlayer,
  type EventDraft,
  type Player,
  type Rules,
} from '../../src-engine/index.ts';
import { tableCommands } from '../../src-main/handlers/players/table.ts';
import type { Lists } from '../../src-main/handlers/lists/lists.ts';
import type { PlayerRow } from '../../src-main/files/player-table.ts';
import { fatesOf, playerReview } from '../../src-main/imports/player-reviews.ts';
import { imported, players } from './written.ts';
import { storedLists } from './written-lists.ts';
import { valueOf, WrittenDesk } from './written-desk.ts';

export type More = Readonly<Record<number, Partial<Player>>>;
export function deskWith(more: More, drafts: readonly EventDraft[] = [], rules: Partial<Rules> = {}) {
  const { payload, ...draft } = imported(players.map((player) => ({ ...player, ...more[player.id] })));
  const { tournament } = payload;
  const changed = { ...tournament, rules: { ...tournament.rules, ...rules } };
  return new WrittenDesk([{ ...draft, payload: { ...payload, tournament: changed } }, ...drafts]);
}
export const NO_LISTS = storedLists(new Map());

/** A row of the table that says this of a player. */
export function row(
  number: number,
  verdict: PlayerRow['verdict'],
  name: string,
  more: Partial<EditablePlayer> = {},
  byes: readonly Absence[] = [],
  candidates: readonly number[] = [],
): PlayerRow {
  const {
    id: _id,
    tpn: _tpn,
    ...player
  } = { ...blankPlayer(0, name), ratingSource: 'file' as const, ...more };
  return {
    row: number,
    verdict,
    name,
    player,
    byes,
    candidates,
    text: verdict === 'ambiguous' ? 'Unclear.' : '',
  };
}

/** A program into which such a table was read. */
export async function read(desk: WrittenDesk, rows: readonly PlayerRow[], lists: Lists = NO_LISTS) {
  const known = new Map(desk.state.tournament.players.map((player) => [player.id, player]));
  const rule = desk.state.tournament.rules.tournamentRating ?? { method: 'FIDE' as const, federation: '' };
  const judged = rows.map((each) => ({ read: each, fates: fatesOf(each, known, rule) }));
  const asked: unknown[] = [];
  desk.desk.imports.run = ((...args: unknown[]) => {
    asked.push(args);
    const table = {
      headers: ['Name'],
      headingRow: 1,
      encoding: 'utf-8',
      delimiter: ';',
      sheets: [],
      sheet: '',
      remarks: [],
    };
    const reviews = judged.map((each) => playerReview(each, known, rule));
    return Promise.resolve({
      value: {
        ok: true,
        value: { table, fields: ['name'], columns: [], isRemembered: false, rows: judged, reviews },
      },
    });
  }) as never;
  const commands = tableCommands(desk.desk, lists);
  const file = desk.desk.files.give('open-table', '/somewhere/entries.csv');
  const review = await valueOf(commands['players.readTable']({ file, reading: null }));
  const accept = (
    choices: readonly (readonly [row: number, option: number])[] = [],
    confirmed: 0 | 2 | 3 = 0,
    token = review.token,
  ) =>
    commands['players.acceptTable']({
      token,
      choices: choices.map(([row, option]) => ({ row, option })),
      confirmed,
    });
  return { asked, accept, review, commands };
}
