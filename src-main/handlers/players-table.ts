/** Players from a CSV or XLSX table: read, reviewed row by row, then added in one entry. */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { blankPlayer, type EditablePlayer, type Player } from '../../src-engine/index.ts';
import { PLAYER_FIELDS, suggestMapping, type Mapping, type PlayerField } from '../files/player-fields.ts';
import { columnsOf, playerRows } from '../files/player-table.ts';
import { readTable, textOfTableFailure, type Table } from '../files/table.ts';
import type { ViewName } from '../ipc/contract.ts';
import { openFailureOf } from '../storage/failure.ts';
import type { Desk } from './desk.ts';
import { nextEntryRound } from './players.ts';
import { NO_DOCUMENT, notThere, openRefusal } from './refusals.ts';
import { done, refusal, refuse, type CommandsOf } from './reply.ts';

const PLAYER_VIEWS: readonly ViewName[] = ['players', 'round', 'standings', 'documents'];

/** A table that was read and waits for the arbiter's word. */
interface WaitingTable {
  readonly fileName: string;
  readonly players: readonly EditablePlayer[];
}

export function tableCommands(desk: Desk): CommandsOf<'players.readTable' | 'players.acceptTable'> {
  let waiting: { readonly token: string; readonly table: WaitingTable } | null = null;
  return {
    'players.readTable': async ({ path, mapping: asked }) => {
      const state = desk.state();
      if (state === null) return refuse(NO_DOCUMENT);
      let bytes: Uint8Array;
      try {
        bytes = readFileSync(path);
      } catch (error) {
        return refuse(openRefusal(openFailureOf(error, path)));
      }
      const read = await readTable(bytes);
      if (!read.ok)
        return refuse(
          refusal(read.failure.code, textOfTableFailure(read.failure), 'Nothing was imported.', {
            ...(read.failure.line === undefined ? {} : { line: read.failure.line }),
          }),
        );
      const table = read.value;
      const mapping = mappingOf(table, asked);
      const rows = playerRows(table, mapping, state.tournament.players);
      const players = rows.flatMap(({ verdict, player }) =>
        verdict === 'new' && player !== null ? [player] : [],
      );
      const token = randomUUID();
      waiting = { token, table: { fileName: basename(path), players } };
      return done<'players.readTable'>(
        {
          token,
          fileName: basename(path),
          columns: columnsOf(table, mapping),
          rows: rows.map(({ row, verdict, name, text }) => ({ row, verdict, name, text })),
        },
        [],
      );
    },
    'players.acceptTable': async ({ token }) => {
      const obstacle = desk.writeObstacle();
      if (obstacle !== null) return refuse(obstacle);
      if (waiting?.token !== token) return refuse(notThere('This import'));
      const { fileName, players } = waiting.table;
      if (players.length === 0) return done<'players.acceptTable'>({ added: 0 }, []);
      const { tournament, nextPlayer } = desk.state()!;
      const entryRound = nextEntryRound(tournament);
      const added = players.map((fields, index): Player => ({
        ...blankPlayer(nextPlayer + index, fields.name),
        ...fields,
        entryRound,
        arrival: tournament.rounds.length > 0 ? 'later' : 'expected',
      }));
      const stored = desk.store(
        'players.acceptTable',
        [{ kind: 'players-added', payload: { players: added, fileName } }],
        PLAYER_VIEWS,
      );
      if (!stored.ok) return stored;
      waiting = null;
      return done<'players.acceptTable'>({ added: added.length }, PLAYER_VIEWS);
    },
  };
}

/** Fields as the arbiter set them by heading; a suggestion for the rest, or for all. */
function mappingOf(table: Table, asked: Readonly<Record<string, string>> | null): Mapping {
  const suggested = suggestMapping(table);
  if (asked === null) return suggested;
  return table.headers.map((header, index) => {
    const field = asked[header];
    return isField(field) ? field : (suggested[index] ?? 'ignore');
  });
}

function isField(field: string | undefined): field is PlayerField {
  return (PLAYER_FIELDS as readonly (string | undefined)[]).includes(field);
}
