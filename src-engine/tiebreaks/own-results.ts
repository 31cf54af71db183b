/** Tie-breaks from a participant's own results and data (C.07 Art. 7, type B). One contribution a round. */
import { contributionOf, sumOf, type Contribution, type Reckoning } from './contribution.ts';
import type { Context } from './context.ts';
import {
  isOverTheBoard,
  isVoluntarilyUnplayed,
  type Participant,
  type RoundEntry,
  type ScoreTable,
} from './score-table.ts';

/** What a round adds to a count. */
type Count = (entry: RoundEntry, table: ScoreTable) => number;

function counting(count: Count): (context: Context, index: number) => Reckoning {
  return ({ table }, index) => {
    const contributions = table.participants[index]!.entries.map((entry, round) =>
      counted(entry, round, count(entry, table)),
    );
    return { value: sumOf(contributions), scale: 1, contributions };
  };
}

function counted(entry: RoundEntry, round: number, amount: number): Contribution {
  const treatment = amount > 0 ? 'counted' : 'not-counted';
  return contributionOf(entry, round, { significance: 0, amount, treatment });
}

/** 7.1 Rounds that brought at least as many points as a win with either colour, with or without a game. */
export const numberOfWins = counting((entry, { leastWin }) =>
  entry.points >= leastWin || entry.outcome === 'win' ? 1 : 0,
);

/** 7.2 Games won over the board; the words bar forfeits in round robins too, in spite of 15.2. */
export const gamesWon = counting((entry) => (isOverTheBoard(entry) && entry.outcome === 'win' ? 1 : 0));

/** 7.3 Games played with Black. */
export const gamesWithBlack = counting((entry) =>
  entry.colour === 'black' && isOverTheBoard(entry) ? 1 : 0,
);

/** 7.4 Games won with Black. */
export const wonWithBlack = counting((entry) =>
  entry.colour === 'black' && isOverTheBoard(entry) && entry.outcome === 'win' ? 1 : 0,
);

/** 7.6 Rounds less half-point byes, zero-point byes and forfeit losses. */
export const roundsElected = counting((entry) =>
  isVoluntarilyUnplayed(entry) || entry.kind === 'free' ? 0 : 1,
);

/**
 * 7.7 Rounds with more points than the scheduled opponent, with or without a game, or without an opponent more than
 * a draw brings; half for the same number of points.
 */
export function standardPoints({ table }: Context, index: number): Reckoning {
  const contributions = table.participants[index]!.entries.map((entry, round) => {
    if (entry.kind === 'open' || entry.kind === 'free') return counted(entry, round, 0);
    const opponent = table.participants[entry.opponent];
    const other = opponent === undefined ? table.draw : opponent.entries[round]!.points;
    return counted(entry, round, entry.points > other ? 10 : entry.points === other ? 5 : 0);
  });
  return { value: sumOf(contributions), scale: 10, contributions };
}

/** 7.5 Sum of the scores after each round; Cut-n leaves out the first n (14.1). */
export function progressiveScores({ table }: Context, index: number, cutLeast: number): Reckoning {
  let score = 0;
  const contributions = table.participants[index]!.entries.map((entry, round): Contribution => {
    score += entry.points;
    const cut = round < cutLeast ? 'least-significant' : null;
    return { ...contributionOf(entry, round, { significance: 0, amount: score, treatment: 'counted' }), cut };
  });
  return { value: sumOf(contributions), scale: 10, contributions };
}

/** 7.8 The final pairing number; smaller ranks higher. Players who never got one stand behind all others. */
export function pairingNumber({ table }: Context, index: number): Reckoning {
  const { participants } = table;
  // Numbers of an imported report may have gaps.
  const behindAll = () =>
    participants.reduce((most, { tpn }) => Math.max(most, tpn), participants.length) + 1;
  return single(participants[index]!, ({ tpn }) => (tpn === 0 ? behindAll() : tpn));
}

/** 10.6 The rating at the start of the event. */
export function ownRating({ table }: Context, index: number): Reckoning {
  return single(table.participants[index]!, ({ rating }) => rating);
}

function single(participant: Participant, value: (participant: Participant) => number): Reckoning {
  return { value: value(participant), scale: 1, contributions: [] };
}
