/** C.07 Art. 6 word by word: separate standings, every outcome of the missing games, repetition. */
import { participant, type PlainEvent } from './record.ts';

/** Above so many missing games the outcomes are not tried one by one: each rival wins all of theirs instead. */
const MOST_TRIED = 6;

type Pair = readonly [number, number];

export function encounterGroups(
  event: PlainEvent,
  tied: readonly number[],
  forfeitsPlayed: boolean,
): number[][] {
  if (tied.length < 2) return [[...tied]];
  const scores = new Map(tied.map((id) => [id, 0]));
  const missing: Pair[] = [];
  for (const [place, a] of tied.entries()) {
    for (const b of tied.slice(place + 1)) {
      const own = meetings(event, a, b, forfeitsPlayed);
      if (own.length === 0) missing.push([a, b]);
      else {
        scores.set(a, scores.get(a)! + mean(own));
        scores.set(b, scores.get(b)! + mean(meetings(event, b, a, forfeitsPlayed)));
      }
    }
  }
  if (missing.length === 0) return allMet(event, tied, scores, forfeitsPlayed);
  if (event.roundRobin) return [[...tied]];
  const ranked: number[] = [];
  for (;;) {
    const rest = tied.filter((id) => !ranked.includes(id));
    const next = rest.find((id) => rest.length > 1 && staysAlone(event, id, rest, scores, missing));
    if (next === undefined) break;
    ranked.push(next);
  }
  if (ranked.length === 0) return [[...tied]];
  const rest = tied.filter((id) => !ranked.includes(id));
  return [...ranked.map((id) => [id]), ...encounterGroups(event, rest, forfeitsPlayed)];
}

/** 6.1: points of one against another in the games that count. */
function meetings(event: PlainEvent, id: number, other: number, forfeitsPlayed: boolean): number[] {
  return participant(event, id)
    .rounds.filter(
      ({ opponent, sort }) =>
        opponent === other &&
        (sort === 'game' ||
          ((forfeitsPlayed || event.roundRobin) && (sort === 'forfeit win' || sort === 'forfeit loss'))),
    )
    .map(({ points }) => points);
}

/** 6.1.2 */
const mean = (points: readonly number[]): number => points.reduce((sum, one) => sum + one, 0) / points.length;

/** 6.2 */
function allMet(
  event: PlainEvent,
  tied: readonly number[],
  scores: ReadonlyMap<number, number>,
  forfeitsPlayed: boolean,
): number[][] {
  const groups: number[][] = [];
  for (const id of [...tied].sort((a, b) => scores.get(b)! - scores.get(a)!)) {
    const last = groups.at(-1);
    if (last !== undefined && Math.abs(scores.get(last[0]!)! - scores.get(id)!) < 1e-6) last.push(id);
    else groups.push([id]);
  }
  return groups.length === 1
    ? groups
    : groups.flatMap((group) => encounterGroups(event, group, forfeitsPlayed));
}

/** 6.3: alone at the top of the rest whatever the outcome of the missing games. */
function staysAlone(
  { win, loss }: PlainEvent,
  id: number,
  rest: readonly number[],
  scores: ReadonlyMap<number, number>,
  missing: readonly Pair[],
): boolean {
  const relevant = missing.filter((pair) => pair.some((one) => rest.includes(one)));
  const isBehind = (end: ReadonlyMap<number, number>): boolean =>
    rest.some((other) => other !== id && end.get(other)! > end.get(id)! - 1e-6);
  if (relevant.length > MOST_TRIED) {
    const count = (one: number): number => missing.filter((pair) => pair.includes(one)).length;
    const own = scores.get(id)! + count(id) * loss;
    return rest.every((other) => other === id || scores.get(other)! + count(other) * win < own - 1e-6);
  }
  for (let outcome = 0; outcome < 2 ** relevant.length; outcome++) {
    const end = new Map(scores);
    relevant.forEach(([a, b], bit) => {
      const aWins = ((outcome >> bit) & 1) === 1;
      end.set(a, end.get(a)! + (aWins ? win : loss));
      end.set(b, end.get(b)! + (aWins ? loss : win));
    });
    if (isBehind(end)) return false;
  }
  return true;
}
