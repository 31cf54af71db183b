/** C.07 Art. 7–10 with the modifiers of Art. 14, one participant at a time and from the beginning each time. */
import { addendsOf, cut, foreEvent, scoreOf } from './article-16.ts';
import { meanRoundedUp, perfectPerformance, performance } from './ratings.ts';
import { participant, type PlainEvent, type PlainRound } from './record.ts';

/** A code taken apart: `BH/C1/P`. */
export interface Code {
  readonly name: string;
  readonly least: number;
  readonly most: number;
  readonly forfeitsPlayed: boolean;
  readonly fore: boolean;
  readonly reversed: boolean;
  /** `L+1`, `L1`: 1 half point; `L60`: per cent. */
  readonly limit: string;
  readonly divisor: number | null;
  readonly scoreType: 'MP' | 'GP' | null;
}

export function codeOf(text: string): Code {
  const [head, ...modifiers] = text.split('/');
  const [name, scoreType] = head!.split(':');
  const number = (letter: string): number =>
    Number(modifiers.find((one) => one.startsWith(letter))?.slice(1) ?? 0);
  return {
    name: name!,
    least: number('C') + number('M'),
    most: number('M'),
    forfeitsPlayed: modifiers.includes('P'),
    fore: modifiers.includes('F'),
    reversed: modifiers.includes('R'),
    limit: modifiers.find((one) => one.startsWith('L'))?.slice(1) ?? '+0',
    divisor: number('K') || null,
    scoreType: (scoreType as 'MP' | 'GP' | undefined) ?? null,
  };
}

/** A value in points (rating points); null where there is nothing to compute from. */
export function valueOf(event: PlainEvent, id: number, code: Code): number | null {
  const { rounds, tpn, rating } = participant(event, id);
  const count = (holds: (round: PlainRound) => boolean): number => rounds.filter(holds).length;
  const overTheBoard = (round: PlainRound): boolean => round.sort === 'game';
  switch (code.name) {
    case 'WIN':
      return count(
        ({ points, sort, halves }) => points >= event.leastWin || (sort === 'game' && halves === 2),
      );
    case 'WON':
      return count((round) => overTheBoard(round) && round.halves === 2);
    case 'BPG':
      return count((round) => overTheBoard(round) && round.black);
    case 'BWG':
      return count((round) => overTheBoard(round) && round.black && round.halves === 2);
    case 'REP':
      return count(({ sort }) => !['HPB', 'ZPB', 'forfeit loss', 'no round'].includes(sort));
    case 'PS':
      return progressive(rounds, code.least) / 10;
    case 'STD':
      return standardPoints(event, rounds);
    case 'TPN':
      return tpn === 0 ? event.participants.length + 1 : tpn;
    case 'RTNG':
      return rating;
    case 'BH':
      return buchholz(event, id, code) / 10;
    case 'FB':
      return buchholz(foreEvent(event), id, code) / 10;
    case 'AOB':
      return averageBuchholz(event, id, code);
    case 'SB':
      return total(addendsOf(event, id, code), ({ score, points }) => score * points, code) / 100;
    case 'KS':
      return koya(event, id, code) / 10;
    default:
      return ratingValue(event, id, code);
  }
}

type Addend = ReturnType<typeof addendsOf>[number];

export function total(addends: readonly Addend[], worth: (addend: Addend) => number, code: Code): number {
  return cut(addends, worth, code.least, code.most).reduce((sum, one) => sum + worth(one), 0);
}

export function buchholz(event: PlainEvent, id: number, code: Code): number {
  return total(addendsOf(event, id, code), ({ score }) => score, code);
}

/** 7.5; 14.1 takes the first scores away. */
function progressive(rounds: readonly PlainRound[], cutFirst: number): number {
  return rounds
    .map((_, index) => rounds.slice(0, index + 1).reduce((sum, { points }) => sum + points, 0))
    .slice(cutFirst)
    .reduce((sum, score) => sum + score, 0);
}

/** 7.7 */
function standardPoints(event: PlainEvent, rounds: readonly PlainRound[]): number {
  return rounds.reduce((sum, { sort, opponent, points }, index) => {
    if (sort === 'open' || sort === 'no round') return sum;
    const other = opponent === 0 ? event.draw : participant(event, opponent).rounds[index]!.points;
    return sum + (points > other ? 1 : points === other ? 0.5 : 0);
  }, 0);
}

/** 8.2, to two decimals. */
function averageBuchholz(event: PlainEvent, id: number, { fore }: Code): number | null {
  const opponents = opponentsMet(event, id);
  const plain = codeOf('BH');
  const read = fore ? foreEvent(event) : event;
  const hundredths = meanRoundedUp(opponents.map((other) => 10 * buchholz(read, other, plain)));
  return hundredths === null ? null : hundredths / 100;
}

/** 9.2, 14.5 */
function koya(event: PlainEvent, id: number, { limit }: Code): number {
  const schedule = event.participants.map(
    ({ rounds }) => rounds.filter(({ opponent }) => opponent > 0).length,
  );
  const games = event.roundRobin ? Math.max(0, ...schedule) : event.counted;
  const maximum = games * event.win;
  const isHalfPoints = limit.startsWith('+') || limit.startsWith('-') || Number(limit) < 10;
  const least = isHalfPoints ? maximum / 2 + 5 * Number(limit) : (maximum * Number(limit)) / 100;
  return participant(event, id)
    .rounds.filter(({ opponent }) => opponent !== 0 && scoreOf(event, opponent) >= least - 1e-9)
    .reduce((sum, { points }) => sum + points, 0);
}

/** Opponents of the games played over the board, one for each game. */
function opponentsMet(event: PlainEvent, id: number): number[] {
  return participant(event, id)
    .rounds.filter(({ sort }) => sort === 'game')
    .map(({ opponent }) => opponent);
}

/** 10.1–10.5; unrated opponents are left out. */
function ratingValue(event: PlainEvent, id: number, code: Code): number | null {
  const met = participant(event, id)
    .rounds.filter(({ sort, opponent }) => sort === 'game' && participant(event, opponent).rating > 0)
    .map(({ opponent, halves }) => ({ rating: participant(event, opponent).rating, halves: halves! }));
  const ratings = met.map(({ rating }) => rating);
  const halves = met.reduce<number>((sum, one) => sum + one.halves, 0);
  const averageOf = (name: string): number | null =>
    meanRoundedUp(
      opponentsMet(event, id).flatMap((other) => ratingValue(event, other, { ...code, name }) ?? []),
    );
  switch (code.name) {
    case 'ARO': {
      const sorted = [...ratings].sort((a, b) => a - b).slice(code.least);
      return meanRoundedUp(sorted.slice(0, Math.max(0, sorted.length - code.most)));
    }
    case 'TPR':
      return performance(halves, ratings);
    case 'PTP':
      return perfectPerformance(halves, ratings);
    case 'APRO':
      return averageOf('TPR');
    case 'APPO':
      return averageOf('PTP');
    default:
      throw new Error(`${code.name} is no tie-break of Art. 7–10.`);
  }
}
