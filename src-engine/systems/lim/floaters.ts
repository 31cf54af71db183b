/** Who leaves a scoregroup: C.04.4.3 (2026) Arts 2.3 and 3.2–3.10. */
import { balancingColour } from '../../history/colour-history.ts';
import { Matching } from '../../matching/cardinality.ts';
import type { Competitor } from '../../history/competitor.ts';
import { areAlike, majorityOf, type Colour } from '../../model/colour.ts';
import type { Scoring } from '../../model/scoring.ts';
import { inducedGraph } from './compatibility.ts';
import { MAXI_LIMIT, medianScore, outermost, type Direction, type Member, type Setting } from './group.ts';

/** 3.9 (3.9.1), from the least disadvantage to the greatest: d, c, b, a; they are avoided in the other order (3.9.2). */
type FloaterType = 0 | 1 | 2 | 3;

/** 2.3.1–2.3.3: members without any compatible opponent among the others. They float at once. */
export function withoutOpponent(setting: Setting, members: readonly Member[]): Member[] {
  return members.filter(({ place }) => !members.some((other) => setting.compatible.has(place, other.place)));
}

/**
 * 3.8: the players `available` to a floater, in the order in which they are taken: when pairing downward the highest
 * numbered who is due the other colour, upwards the lowest numbered; where nobody is, those who are due none (5.1), then
 * the others. In a Maxi-tournament the first of all is exchanged for somebody within 100 rating points only.
 */
export function floaterChoices(
  setting: Setting,
  floater: number,
  available: readonly number[],
  direction: Direction,
): number[] {
  const { players, maxi } = setting;
  const sign = direction === 'down' ? 1 : -1;
  const able = [...available].sort((a, b) => sign * (a - b));
  const due = balancingColour(players[floater]!);
  if (due === null) return able;
  const rank = (place: number): number => {
    const tooFar = Math.abs(players[able[0]!]!.rating - players[place]!.rating) > MAXI_LIMIT;
    if (maxi && tooFar) return 2;
    const other = balancingColour(players[place]!);
    if (other === null) return 1;
    return other === due ? 2 : 0;
  };
  return able.toSorted((a, b) => rank(a) - rank(b) || sign * (a - b));
}

/**
 * 2.3.4: the member who floats to make the number even. Key: 3.9 type, the colour due to the majority (3.2.2; a class
 * without such a member is not restricted), number (3.2.4, 3.3, 3.4); then 3.10 spares who floated the round before, if
 * another of no worse type can go (3.10.1) and no pair is lost (3.10.2). 3.5 needs nothing more: of those whom 3.9 lets
 * go, one with a compatible opponent next comes first, and who has none there floats on by 2.3.1–2.3.3 of that group.
 * `leaving` are the floaters of 2.3.1–2.3.3, whose opponents in the `adjacent` group are not available (3.3, 3.4).
 */
export function parityFloater(
  setting: Setting,
  members: readonly Member[],
  leaving: readonly Member[],
  adjacent: readonly number[],
  direction: Direction,
): Member {
  const typeOf = (member: Member): FloaterType => {
    const free = withoutReserved(setting, member, leaving, adjacent, direction);
    const hasOpponent = free.some((place) => setting.compatible.has(member.place, place));
    if (member.origin === 'resident') return hasOpponent ? 0 : 1;
    return hasOpponent ? 2 : 3;
  };
  const typed = members.map((member) => ({ member, type: typeOf(member) }));
  const least = Math.min(...typed.map(({ type }) => type));
  const majority = majorityOf(members.map(({ place }) => balancingColour(setting.players[place]!)));
  const chosen = preferred(
    setting,
    typed.filter(({ type }) => type === least).map(({ member }) => member),
    majority,
    direction,
  );
  if (!floatedBefore(setting, setting.players[chosen.place]!)) return chosen;
  const pairs = pairsWithout(setting, members, chosen);
  const spared = typed
    .filter(({ type, member }) => type <= least && !floatedBefore(setting, setting.players[member.place]!))
    .filter(({ member }) => pairsWithout(setting, members, member) >= pairs)
    .map(({ member }) => member);
  return spared.length > 0 ? preferred(setting, spared, majority, direction) : chosen;
}

/**
 * 3.3, 3.4: adjacent players who stay available to `candidate` when each leaving floater with a higher score or number
 * (pairing upwards, with a lower one), the best placed first, has taken an opponent.
 */
function withoutReserved(
  setting: Setting,
  candidate: Member,
  leaving: readonly Member[],
  adjacent: readonly number[],
  direction: Direction,
): number[] {
  const sign = direction === 'down' ? 1 : -1;
  let free = [...adjacent];
  for (const { place } of [...leaving].sort((a, b) => sign * (a.place - b.place))) {
    if (sign * (place - candidate.place) > 0) break;
    const able = free.filter((other) => setting.compatible.has(place, other));
    const taken = floaterChoices(setting, place, able, direction)[0];
    free = free.filter((other) => other !== taken);
  }
  return free;
}

/**
 * 3.2.2, 3.2.4: of the majority's colour, then the lowest number when pairing downward, the highest upwards. 3.2.3: in a
 * Maxi-tournament the colour counts within 100 rating points of the candidate that the number alone would choose.
 */
function preferred(
  setting: Setting,
  candidates: readonly Member[],
  majority: Colour | null,
  direction: Direction,
): Member {
  const ofColour = candidates.filter(({ place }) =>
    areAlike(balancingColour(setting.players[place]!), majority),
  );
  const byNumber = outermost(candidates, direction);
  if (ofColour.length === 0) return byNumber;
  const byColour = outermost(ofColour, direction);
  if (!setting.maxi) return byColour;
  const ratings = [byColour, byNumber].map(({ place }) => setting.players[place]!.rating);
  return Math.abs(ratings[0]! - ratings[1]!) <= MAXI_LIMIT ? byColour : byNumber;
}

function pairsWithout(setting: Setting, members: readonly Member[], gone: Member): number {
  const places = members.filter((member) => member !== gone).map(({ place }) => place);
  const matching = new Matching(inducedGraph(setting.compatible, places));
  return (places.length - matching.maximise()) / 2;
}

/**
 * 3.10: the player was transferred in the round before, that is, moved towards the median group of that round to meet
 * somebody of another score.
 */
function floatedBefore({ task }: Setting, player: Competitor): boolean {
  const record = player.rounds.at(-1);
  if (record === undefined || record.cell.opponent === 0) return false;
  return wasTransferred(record.scoreBefore, record.opponentScoreBefore, task.round - 1, task.scoring);
}

function wasTransferred(own: number, other: number, round: number, scoring: Scoring): boolean {
  const median = medianScore(round, scoring);
  return (own > median && own > other) || (own < median && own < other);
}
