/** What a pairing card tells: everything about a player that the next round is paired by. */
import {
  absenceIn,
  asksForFloats,
  cellsOf,
  competitorsOf,
  dubovRecord,
  dueColour,
  factsOfPlayers,
  floatUnder,
  isPredetermined,
  isWithdrawn,
  mayReceiveBye,
  numberingOf,
  participantsOf,
  pointsOfCell,
  systemOf,
  textOfFacts,
  virtualPointsOf,
  type Cell,
  type Colour,
  type Competitor,
  type GameResult,
  type PairingTask,
  type PlayerFacts,
  type PlayerId,
  type Points,
  type Tournament,
} from '../../../src-engine/index.ts';
import { imprintOf } from './round-views.ts';
import { scheduleOf, type Schedule } from './schedule.ts';
import type { DocumentMeta, PersonColumns, View, WallCell } from './view.ts';
import { BLANK_WALL_CELL, wallCellOf } from './wall-cell.ts';

import { texts } from '../words.ts';

/** One round of one player on a card. */
export interface CardCell extends WallCell {
  readonly float: 'down' | 'up' | null;
  /** Score after the round, `''` while it is not known. */
  readonly total: string;
}

export interface PairingCard extends PersonColumns {
  readonly number: number;
  readonly points: Points;
  /** Score that the next round is paired by: with virtual points, where there are any. */
  readonly pairingPoints: Points;
  /** One for each round of the event. */
  readonly cells: readonly CardCell[];
  /** Colour that is due in the next round, null where none is; and how strongly, `''` where the system does not say. */
  readonly due: Colour | null;
  readonly strength: string;
  /** Games with White less games with Black, `+1`; `''` in a round robin. */
  readonly difference: string;
  /** Numbers of the opponents met over the board, and of those kept apart. */
  readonly met: readonly number[];
  /** What else decides: the bye, the average of opponents, planned absences. */
  readonly notes: readonly string[];
  /** Takes part in the next round, as far as is known. */
  readonly plays: boolean;
}

/**
 * Cards in the order in which a round is paired: score, then number; in a round robin by number. Absent players stand
 * at the end.
 */
export interface PairingCardsView extends View {
  readonly afterRound: number;
  /** Games of the rounds counted that have no result yet. */
  readonly openGames: number;
  readonly rounds: number;
  /** The system looks at floats. */
  readonly hasFloats: boolean;
  readonly cards: readonly PairingCard[];
}

/**
 * Cards after `afterRound` published rounds. Games that are still open count for colours, opponents and floats, since
 * they are being played; their points do not count yet.
 */
export function pairingCardsView(
  whole: Tournament,
  afterRound: number,
  meta: DocumentMeta,
): PairingCardsView {
  const tournament = { ...whole, rounds: whole.rounds.slice(0, afterRound) };
  const round = afterRound + 1;
  const rounds = Math.max(tournament.rules.rounds, afterRound);
  const predetermined = isPredetermined(tournament);
  const open = tournament.rounds.flatMap(({ boards }) => boards.filter(({ result }) => isOpen(result)));
  const field = fieldOf(tournament, round);
  const facts = factsOf(withOpenGamesPlayed(tournament), round);
  const schedule = scheduleOf(tournament, round);
  const playing = participantsOf(tournament, round, { participants: 'declared' });
  const cells = cellsOf(tournament);
  const numbers = new Map(tournament.players.map(({ id, tpn }) => [id, tpn]));
  const cards = [...field.values()].map((competitor): PairingCard => {
    const { player, id } = competitor;
    const fact = facts.get(id)!;
    return {
      name: player.name,
      title: player.title,
      federation: player.federation,
      rating: player.rating,
      number: player.tpn,
      points: competitor.score,
      pairingPoints: competitor.pairingScore,
      cells: Array.from({ length: rounds }, (_, index) =>
        cardCell(tournament, competitor, fact, cells.get(id)![index], index, numbers, schedule),
      ),
      ...colourOf(tournament, fact),
      met: [...fact.competitor.met].map((opponent) => numbers.get(opponent)!).sort((a, b) => a - b),
      notes: notesOf(tournament, fact, round),
      plays: playing.has(id) && round <= rounds,
    };
  });
  return {
    imprint: imprintOf(tournament, meta),
    afterRound,
    openGames: open.length,
    rounds,
    hasFloats: looksAtFloats(tournament),
    cards: cards.sort(
      (a, b) =>
        Number(b.plays) - Number(a.plays) ||
        (predetermined ? 0 : b.pairingPoints - a.pairingPoints) ||
        (a.number || Infinity) - (b.number || Infinity),
    ),
  };
}

function isOpen(result: GameResult): boolean {
  return result === 'open';
}

/** A player as the next round's pairing will see them when the open games have been played. */
interface Prospect {
  readonly competitor: Competitor;
  readonly facts: PlayerFacts;
  readonly field: ReadonlyMap<PlayerId, Competitor>;
}

function fieldOf(tournament: Tournament, round: number): ReadonlyMap<PlayerId, Competitor> {
  const playing = participantsOf(tournament, round, { participants: 'declared' });
  return competitorsOf(tournament, round, virtualPointsOf(tournament), playing);
}

/** Facts about everybody, absent players included. */
function factsOf(tournament: Tournament, round: number): ReadonlyMap<PlayerId, Prospect> {
  const field = fieldOf(tournament, round);
  const { rules } = tournament;
  const task: PairingTask = {
    round,
    rounds: rules.rounds,
    initialColour: rules.initialColour,
    scoring: rules.scoring,
    competitors: [...field.values()],
    field,
    seed: rules.lotSeed,
  };
  return new Map(
    factsOfPlayers(task, textOfFacts(rules.system)).map((facts) => [
      facts.id,
      { competitor: field.get(facts.id)!, facts, field },
    ]),
  );
}

/** An adjourned game is a draw for the pairing (C.04.2 3.1); here only its colours and opponents are looked at. */
function withOpenGamesPlayed(tournament: Tournament): Tournament {
  const rounds = tournament.rounds.map((round) => ({
    ...round,
    boards: round.boards.map((board) =>
      isOpen(board.result) ? { ...board, result: 'draw' as const } : board,
    ),
  }));
  return { ...tournament, rounds };
}

function cardCell(
  tournament: Tournament,
  competitor: Competitor,
  prospect: Prospect,
  cell: Cell | undefined,
  index: number,
  numbers: ReadonlyMap<PlayerId, number>,
  schedule: Schedule,
): CardCell {
  const { scoring, system } = tournament.rules;
  const nothing = { float: null, total: '' } as const;
  if (cell === undefined) {
    const game = schedule.get(index + 1)?.get(competitor.id);
    if (game !== undefined)
      return {
        ...nothing,
        colour: game.colour,
        opponent: game.opponent === null ? null : numbers.get(game.opponent)!,
        label: game.opponent === null ? texts.paperPack.card.free : '',
        result: '',
        open: game.opponent !== null,
      };
    const { player } = competitor;
    const planned = isWithdrawn(player, index + 1) ? null : absenceIn(player, index + 1);
    return {
      ...BLANK_WALL_CELL,
      ...nothing,
      label: planned === null ? '' : texts.paperPack.card.plannedBye[planned.kind],
    };
  }
  const shown = wallCellOf(cell, numbers, scoring);
  const label = cell.code === 'U' ? texts.paperPack.card.pairingBye : shown.label;
  const record = prospect.competitor.rounds.at(index);
  return {
    ...shown,
    label,
    float: looksAtFloats(tournament) ? floatUnder(system, record, scoring) : null,
    total: shown.open ? '' : texts.format.points(totalAfter(competitor, index, tournament)),
  };
}

/** Tables and weighted matching do not ask who has floated. */
function looksAtFloats(tournament: Tournament): boolean {
  return !isPredetermined(tournament) && asksForFloats(tournament.rules.system);
}

/** Standings score after a round, 0-based. */
function totalAfter({ player, rounds }: Competitor, index: number, { rules }: Tournament): number {
  return [...rounds]
    .slice(0, index + 1)
    .reduce((sum, { cell }) => sum + pointsOfCell(cell, rules.scoring), player.adjustment);
}

function colourOf(
  tournament: Tournament,
  { competitor, facts }: Prospect,
): Pick<PairingCard, 'due' | 'strength' | 'difference'> {
  if (isPredetermined(tournament)) return { due: null, strength: '', difference: '' };
  const { colourDifference } = competitor;
  const difference = colourDifference > 0 ? `+${colourDifference}` : `${colourDifference}`.replace('-', '−');
  const { colour, strength } = dueColour(tournament.rules.system, facts);
  return {
    due: colour,
    strength: strength === null ? '' : texts.paperPack.card.strengths[strength],
    difference,
  };
}

function notesOf(tournament: Tournament, { competitor, facts, field }: Prospect, round: number): string[] {
  const { player } = competitor;
  const { system, rounds } = tournament.rules;
  const notes: string[] = [];
  // Nothing else of somebody who left is asked for any more.
  if (player.withdrawnFrom !== null && player.withdrawnFrom <= round)
    return [texts.sheets.leftAfter(player.withdrawnFrom - 1)];
  if (player.entryRound > round) notes.push(texts.sheets.entersIn(player.entryRound));
  if (isPredetermined(tournament)) return notes;
  notes.push(
    mayReceiveBye(system, competitor, facts) ? texts.paperPack.card.mayHaveBye : texts.paperPack.card.noBye,
  );
  if (competitor.barred.size > 0) {
    // Who has no number yet is not in the round.
    const apart = [...competitor.barred].map((id) => field.get(id)!.player.tpn).filter((tpn) => tpn > 0);
    if (apart.length > 0) notes.push(texts.paperPack.card.notWith(apart.sort((a, b) => a - b)));
  }
  const dubov = dubovRecord(system, competitor, field, rounds);
  if (dubov !== null)
    notes.push(
      texts.paperPack.card.aro(dubov.average),
      texts.paperPack.card.upfloats(dubov.upfloats, dubov.most),
    );
  if (competitor.pairingScore !== competitor.score)
    notes.push(texts.paperPack.card.virtual(competitor.pairingScore - competitor.score));
  return notes;
}

/**
 * Before the first pairing the numbers are those that it will give: none to whom it does not take into account (C.04.2
 * 2.2, 2.4), those of the lot or of the arbiter's order in a round robin (C.05 Annex 1).
 */
export function numbered(tournament: Tournament): Tournament {
  if (tournament.players.some(({ tpn }) => tpn > 0)) return tournament;
  const numbers = new Map(
    numberingOf({ tournament, numbersAreStale: false }, tournament.rounds.length + 1).flatMap((draft) =>
      draft.kind === 'numbers-assigned' ? draft.payload.numbers : [],
    ),
  );
  return {
    ...tournament,
    players: tournament.players.map((player) => ({ ...player, tpn: numbers.get(player.id) ?? 0 })),
  };
}

/** Whether the round after these can be paired at all. */
export function hasNextRound({ rules }: Tournament, afterRound: number): boolean {
  return afterRound < rules.rounds && systemOf(rules.system) !== null;
}
