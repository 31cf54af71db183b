/** C.07 Art. 15 and 16 word by word: categories, adjusted scores, dummies, cuts. Nothing is kept between calls. */
import { participant, type PlainEvent, type PlainRound } from './record.ts';

/** One addend of Buchholz or Sonneborn-Berger. */
export interface Addend {
  /** Score of the opponent or dummy. */
  readonly score: number;
  /** Points of the participant in the round. */
  readonly points: number;
  /** 16.1.2 */
  readonly vur: boolean;
}

export interface Variant {
  /** `/P` */
  readonly forfeitsPlayed: boolean;
}

export function scoreOf(event: PlainEvent, id: number): number {
  const { rounds, bonus } = participant(event, id);
  return rounds.reduce((sum, { points }) => sum + points, bonus);
}

const isRequestedBye = ({ sort }: PlainRound): boolean => sort === 'HPB' || sort === 'ZPB';
const isVur = (round: PlainRound): boolean => isRequestedBye(round) || round.sort === 'forfeit loss';

/** 16.2, null for a round that was played, is open or does not exist. */
function categoryOf(rounds: readonly PlainRound[], index: number): string | null {
  const round = rounds[index]!;
  const later = rounds.slice(index + 1);
  if (round.sort === 'PAB' || round.sort === 'FPB') return '16.2.1';
  if (round.sort === 'forfeit win') return '16.2.2';
  if (isRequestedBye(round) && later.some((one) => !isVur(one))) return '16.2.3';
  if (round.sort === 'forfeit loss') return '16.2.4';
  return isRequestedBye(round) ? '16.2.5' : null;
}

/** 16.3; in an event with pairings known beforehand the score itself (15.2, 15.3). */
function adjustedScoreOf(event: PlainEvent, id: number): number {
  if (event.roundRobin) return scoreOf(event, id);
  const { rounds, bonus } = participant(event, id);
  return rounds.reduce(
    (sum, { points }, index) => sum + (categoryOf(rounds, index) === '16.2.5' ? event.draw : points),
    bonus,
  );
}

/** 8.3: every pairing of the final round drawn; before the final round nothing changes. */
export function foreEvent(event: PlainEvent): PlainEvent {
  if (event.counted < event.announced) return event;
  return {
    ...event,
    participants: event.participants.map((one) => ({
      ...one,
      rounds: one.rounds.map((round, index): PlainRound =>
        index === event.counted - 1 && round.opponent !== 0
          ? { ...round, sort: 'game', points: event.drawAs[round.black ? 1 : 0] }
          : round,
      ),
    })),
  };
}

/** The addends of a participant, one a round (4.4). */
export function addendsOf(event: PlainEvent, id: number, { forfeitsPlayed }: Variant): Addend[] {
  const { rounds } = participant(event, id);
  return rounds.flatMap((round): Addend[] => {
    const { sort, opponent, points } = round;
    if (sort === 'no round' || (event.roundRobin && opponent === 0)) return [];
    const isForfeit = sort === 'forfeit win' || sort === 'forfeit loss';
    const asGame = sort === 'game' || sort === 'open' || (isForfeit && (forfeitsPlayed || event.roundRobin));
    if (asGame && opponent !== 0) return [{ score: adjustedScoreOf(event, opponent), points, vur: false }];
    return [{ score: dummyScore(event, id, round), points, vur: isVur(round) }];
  });
}

/** 16.4, 16.4.1, 16.4.2; the text before 1 March 2026 has no limits. */
function dummyScore(event: PlainEvent, id: number, { sort, opponent }: PlainRound): number {
  const own = scoreOf(event, id);
  if (event.text === '2024') return own;
  const isForfeit = sort === 'forfeit win' || sort === 'forfeit loss';
  if (isForfeit && opponent !== 0) return Math.min(own, adjustedScoreOf(event, opponent));
  return Math.min(own, event.draw * event.counted);
}

/**
 * What is left after `least` cuts from below and then `most` from above (14.1–14.4). `worth` is the contribution of an
 * addend. 16.5: the lowest contribution of a VUR goes unless it is lower than the least significant value.
 */
export function cut(
  addends: readonly Addend[],
  worth: (addend: Addend) => number,
  least: number,
  most: number,
): Addend[] {
  let left = [...addends];
  const bySignificance = (a: Addend, b: Addend): number => a.score - b.score || worth(a) - worth(b);
  for (let count = 0; count < least && left.length > 0; count++) {
    const leastSignificant = [...left].sort(bySignificance)[0]!;
    const vurs = left.filter(({ vur }) => vur).sort((a, b) => worth(a) - worth(b) || a.score - b.score);
    const [lowestVur] = vurs;
    const gone =
      lowestVur !== undefined && worth(lowestVur) >= worth(leastSignificant) ? lowestVur : leastSignificant;
    left = left.filter((one) => one !== gone);
  }
  for (let count = 0; count < most && left.length > 0; count++) {
    const gone = [...left].sort(bySignificance).at(-1)!;
    left = left.filter((one) => one !== gone);
  }
  return left;
}
