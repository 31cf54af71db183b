/** Byes and absences outside of the cells: record 240 (TRF26) and XXZ (JaVaFo). */
import type { Absence, PlayerId } from '../model/player.ts';
import type { Round, Tournament, Unpaired } from '../model/tournament.ts';
import { readNumbers } from './acceleration-records.ts';
import { readRecord, writeRecord } from './columns.ts';
import type { Deviations } from './deviation.ts';
import { reporterOf } from './heading.ts';
import { trfRecord, type TrfRecord } from './layout.ts';
import type { SourceFile, SourceLine } from './lines.ts';
import type { Numbering } from './numbering.ts';
import { BYES_RECORD } from './records.ts';

/** A bye of record 240, with its place in the file; `round` and `column` are 1-based. */
export interface GrantedBye {
  readonly player: PlayerId;
  readonly round: number;
  readonly kind: Absence['kind'];
  readonly line: SourceLine;
  readonly column: number;
}

const KIND_OF_LETTER: Readonly<Record<string, Absence['kind']>> = { F: 'full', H: 'half', Z: 'zero' };
const LETTER_OF_KIND: Readonly<Record<Absence['kind'], string>> = { full: 'F', half: 'H', zero: 'Z' };

/** Reads 240 and XXZ; an XXZ record speaks of the round after the `paired` ones. */
export function readByes(
  file: SourceFile,
  numbering: Numbering,
  paired: number,
  deviations: Deviations,
): GrantedBye[] {
  const byes: GrantedBye[] = [];
  for (const line of file.tagged('240')) {
    file.claim(line, 'byes');
    const { fields, groups } = readRecord(BYES_RECORD, line.text, reporterOf(line, deviations));
    const kind = KIND_OF_LETTER[fields.kind.toUpperCase()];
    if (kind === undefined || fields.round < 1) {
      deviations.add('record-unreadable', line.number, 5, line.text);
      continue;
    }
    groups.forEach(({ player }, index) => {
      const column = 11 + 5 * index;
      const id = player === 0 ? null : numbering.id(player, line, column, deviations);
      if (id !== null) byes.push({ player: id, round: fields.round, kind, line, column });
    });
  }
  for (const line of file.tagged('XXZ')) {
    file.claim(line, 'byes');
    for (const player of readNumbers(line, numbering, deviations)) {
      byes.push({ player, round: paired + 1, kind: 'zero', line, column: 5 });
    }
  }
  return byes;
}

/** A cell that says only that nobody played may be explained by a record 240. */
const EXPLAINED: Readonly<Record<Absence['kind'], readonly Unpaired['kind'][]>> = {
  full: ['full', 'forfeit-win'],
  half: ['half'],
  zero: ['zero', 'forfeit-loss'],
};

/**
 * Joins byes of rounds already paired to what the cells say: a blank cell becomes the bye, a bare forfeit is
 * explained by it; a bye for a player who was paired is reported and ignored.
 */
export function withPastByes(round: Round, byes: readonly GrantedBye[], deviations: Deviations): Round {
  if (byes.length === 0) return round;
  const playing = new Set(round.boards.flatMap(({ white, black }) => [white, black]));
  const unpaired = new Map(round.unpaired.map((entry) => [entry.player, entry.kind]));
  for (const { player, kind, line, column } of byes) {
    const known = unpaired.get(player);
    if (playing.has(player) || (known !== undefined && !EXPLAINED[kind].includes(known))) {
      deviations.add('absence-of-paired-player', line.number, column, line.text);
    } else unpaired.set(player, kind);
  }
  return {
    ...round,
    unpaired: [...unpaired].map(([player, kind]) => ({ player, kind })).sort((a, b) => a.player - b.player),
  };
}

/**
 * A player's absences after the paired rounds: those on record, and rounds that they miss because they come later or
 * have left.
 */
export function futureAbsences(tournament: Tournament, player: Tournament['players'][number]): Absence[] {
  const paired = tournament.rounds.length;
  const kinds = new Map(player.absences.map(({ round, kind }) => [round, kind]));
  const absences: Absence[] = [];
  const last = Math.max(tournament.rules.rounds, ...kinds.keys());
  for (let round = paired + 1; round <= last; round++) {
    const isAway = round < player.entryRound || (player.withdrawnFrom ?? Infinity) <= round;
    // Who has left gets no bye that they had asked for before (C.04.2 3.2).
    const kind = isAway ? 'zero' : kinds.get(round);
    if (kind !== undefined) absences.push({ round, kind });
  }
  return absences;
}

interface Entry {
  readonly number: number;
  readonly round: number;
  readonly kind: Absence['kind'];
}

function lines240(entries: readonly Entry[]): string[] {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    const key = `${String(entry.round).padStart(3, '0')} ${LETTER_OF_KIND[entry.kind]}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [entry]);
    else group.push(entry);
  }
  return [...groups.keys()].sort().map((key) => {
    const group = groups.get(key)!.sort((a, b) => a.number - b.number);
    const { round, kind } = group[0]!;
    const players = group.map(({ number }) => ({ player: number }));
    return writeRecord(BYES_RECORD, { kind: LETTER_OF_KIND[kind], round }, players);
  });
}

/**
 * Record 240 with the byes of rounds to come; in the earlier formats they stand in the cells instead. The sense also
 * covers the byes of past rounds, which stand in the cells in every format.
 */
export function byesRecord(tournament: Tournament, inCells: boolean): TrfRecord {
  const future = tournament.players.flatMap((player) =>
    futureAbsences(tournament, player).map((absence) => ({ number: player.tpn, ...absence })),
  );
  const numbers = new Map(tournament.players.map(({ id, tpn }) => [id, tpn]));
  const past = tournament.rounds.flatMap(({ unpaired }, index) =>
    unpaired.flatMap(({ player, kind }): Entry[] =>
      kind === 'full' || kind === 'half' || kind === 'zero'
        ? [{ number: numbers.get(player)!, round: index + 1, kind }]
        : [],
    ),
  );
  const lines = lines240(future);
  return trfRecord('byes', inCells ? [] : lines, [...lines, ...lines240(past)].join('\n'));
}
