/** Claims of the Burstein System, three texts, proved on the brackets of the literal writing. */
import type { ByeKeyName, ReasonParameters } from '../../../src-engine/systems/reason.ts';
import type { Pairing } from '../../../src-engine/systems/system.ts';
import type { PlainPlayer, PlainTask } from '../field.ts';
import {
  modernRound,
  modernRules,
  nextBracket,
  oldRound,
  oldRules,
  dueMissed,
  sameWish,
  strength,
  type Edition,
  type LiteralBracket,
  type Rules,
} from '../burstein.ts';
import { COMMON_CLAIMS, isComplete, playerOf, type Claims, type Couple, type Facts } from './facts.ts';
import { demanding } from './demanding.ts';

export interface BursteinFacts extends Facts {
  readonly edition: Edition;
  readonly rules: Rules;
  readonly brackets: readonly LiteralBracket[];
  /** The literal round in which the two meet, as brackets of the rules' own groups; null where there is none. */
  readonly with: (a: number, b: number) => readonly LiteralBracket[] | null;
}

export function bursteinFacts(edition: Edition, task: PlainTask, pairing: Pairing): BursteinFacts {
  const rules = edition === 'old' ? oldRules(task) : modernRules(task);
  const seated = rules.players.filter(({ id }) => id !== pairing.bye);
  const roundOf = (players: readonly PlainPlayer[]) =>
    edition === 'old' ? oldRound(rules, players) : modernRound(edition, rules, players);
  const asked = new Map<string, LiteralBracket[] | null>();
  const opposition = (player: PlainPlayer) => {
    const games = player.rounds.filter(({ played }) => played);
    const scores = games.map(({ cell }) => task.field.get(cell.opponent)!.score);
    const sum = (list: readonly number[]) => list.reduce((total, each) => total + each, 0);
    if (edition !== 'old') {
      const [buchholz, sonneborn] = rules.values(player);
      return { buchholz: buchholz!, sonneborn: sonneborn! };
    }
    const sorted = [...scores].sort((a, b) => a - b);
    return {
      buchholz: sum(scores),
      sonneborn: games.reduce((total, { points }, at) => total + points * scores[at]!, 0),
      median: sum(sorted.slice(1, -1)),
    };
  };
  const byId = new Map(rules.players.map((player) => [player.id, player]));
  const told = (key: ByeKeyName, player: PlainPlayer): number =>
    ({
      score: byId.get(player.id)!.pairingScore,
      games: player.gamesPlayed,
      rating: player.rating,
      number: player.tpn,
      ...opposition(player),
    })[key as 'score'];
  return {
    ...{ task, pairing, edition, rules, mayMeet: rules.mayMeet },
    brackets: roundOf(seated),
    due: rules.wants,
    urgency: edition === 'old' ? ({ colourDifference }) => Math.abs(colourDifference) : strength,
    mayHaveBye: ({ byeBarred }) => !byeBarred,
    ranked(a, b) {
      const [first, second] = rules.rank([a, b]);
      return [first!, second!];
    },
    byeTold: told,
    byeValue: (key, player) => (key === 'games' || key === 'number' ? -told(key, player) : told(key, player)),
    with(a, b) {
      const key = `${a} ${b}`;
      if (!asked.has(key)) {
        const forced = demanding(seated, a, b);
        asked.set(key, isComplete(forced, rules.mayMeet) ? roundOf(forced) : null);
      }
      return asked.get(key)!;
    },
  };
}

type Group = Pick<LiteralBracket, 'score' | 'incoming' | 'couples' | 'floaters' | 'rest'> & {
  readonly joined: boolean;
};

/** A round as the groups of its scores; of the older text a group that cannot stand by itself waits for the next. */
function outlined({ edition, rules, pairing }: BursteinFacts, couples: readonly Couple[]): Group[] {
  const players = rules.players.filter(({ id }) => id !== pairing.bye);
  const scores = [...new Set(players.map(({ pairingScore }) => pairingScore))].sort((a, b) => b - a);
  let incoming: readonly PlainPlayer[] = [];
  let floated: readonly PlainPlayer[] = [];
  return scores.map((score) => {
    const group = [...incoming, ...players.filter(({ pairingScore }) => pairingScore === score)];
    const has = ({ id }: PlainPlayer) => group.some((player) => player.id === id);
    const inside = couples.filter((couple) => couple.every(has));
    const floaters = group.filter(({ id }) => !inside.flat().some((player) => player.id === id));
    const rest = players.filter(({ pairingScore }) => pairingScore < score);
    const next = rest.filter(
      ({ pairingScore }) => pairingScore === Math.max(...rest.map((each) => each.pairingScore)),
    );
    const [floater] = floaters;
    const isValid =
      edition !== 'old' ||
      (floaters.length === group.length % 2 &&
        (floater === undefined ||
          (!floated.includes(floater) && !next.every((player) => floater.met.has(player.id)))));
    const came = incoming;
    incoming = isValid ? floaters : group;
    if (isValid) floated = floaters;
    const own = isValid ? { couples: inside, floaters } : { couples: [], floaters: group };
    return { score, incoming: came, rest, ...own, joined: !isValid };
  });
}

const idsOf = (couples: readonly Couple[]) =>
  couples
    .map((couple) =>
      couple
        .map(({ id }) => id)
        .sort((x, y) => x - y)
        .join('-'),
    )
    .sort()
    .join(' ');

function rounds(facts: BursteinFacts, a: number, b: number): [Group[], Group[]] | null {
  const then = facts.with(a, b);
  if (then === null) return null;
  const of = (brackets: readonly LiteralBracket[]) =>
    outlined(
      facts,
      brackets.flatMap(({ couples }) => couples),
    );
  return [of(facts.brackets), of(then)];
}

function rowsOf({ edition, rules }: BursteinFacts, group: Group): Map<string, readonly number[]> {
  const { couples, floaters, incoming, rest } = group;
  const byId = new Map(rules.players.map((player) => [player.id, player]));
  const own = (list: readonly PlainPlayer[]) => list.map(({ id }) => byId.get(id)!);
  if (edition === 'old')
    return new Map([
      ['joined', [group.joined ? 1 : 0]],
      ['due-missed', [couples.reduce((sum, couple) => sum + dueMissed(rules, couple), 0)]],
    ]);
  const missed = couples.filter(([a, b]) => sameWish(rules, a, b)).length;
  const descending = (list: readonly number[]) => [...list].sort((a, b) => b - a);
  const scores = descending(floaters.map(({ pairingScore }) => pairingScore));
  const again = floaters.filter(({ id }) => incoming.some((player) => player.id === id)).length;
  const next = nextBracket(edition, rules, own(floaters), rest);
  const [count, ...values] = next;
  const rows: [string, readonly number[]][] =
    edition === '2026'
      ? [
          ['going-down', [floaters.length]],
          ['down-scores', scores],
          ['next-down', [count!]],
          ['next-scores', floaters.length === 0 ? [] : values.slice(0, count)],
        ]
      : [
          ['going-down', [floaters.length]],
          ['moved-again', [again]],
          ['down-scores', scores],
          ['next-down', [count!]],
          [
            'next-moved-again',
            [floaters.length + (values[0] ?? 0)].map((each) =>
              rest.length === 0 || floaters.length === 0 ? 0 : each,
            ),
          ],
          [
            'next-scores',
            leftOver(
              scores,
              values.slice(1).map((value) => -value),
              rest.length,
            ),
          ],
        ];
  return new Map([...rows, ['due-missed', [missed]]]);
}

/** Scores of floaters that are not among the scores of those paired. */
function leftOver(scores: readonly number[], paired: readonly number[], below: number): number[] {
  if (below === 0) return [];
  const left = [...scores];
  for (const score of paired) {
    const at = left.indexOf(score);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

type Row = Pick<ReasonParameters['worse'], 'label' | 'now' | 'then'>;

function isFirstRow(facts: BursteinFacts, told: Row, one: Group, two: Group): boolean {
  const [now, then] = [rowsOf(facts, one), rowsOf(facts, two)];
  for (const [label, value] of now) {
    const other = then.get(label)!;
    if (label === told.label)
      return value.join() === told.now.join() && other.join() === told.then.join() && isLess(value, other);
    if (value.join() !== other.join()) return false;
  }
  return false;
}

function isLess(a: readonly number[], b: readonly number[]): boolean {
  const at = Array.from({ length: Math.max(a.length, b.length) }).findIndex(
    (_, place) => (a[place] ?? 0) !== (b[place] ?? 0),
  );
  return at >= 0 && (a[at] ?? 0) < (b[at] ?? 0);
}

const isEqual = (facts: BursteinFacts, one: Group, two: Group): boolean => {
  const [now, then] = [rowsOf(facts, one), rowsOf(facts, two)];
  return [...now].every(([label, value]) => value.join() === then.get(label)!.join());
};

const firstApart = ([now, then]: readonly [Group[], Group[]]) =>
  now.findIndex((group, at) => idsOf(group.couples) !== idsOf(then[at]!.couples));

export const BURSTEIN_CLAIMS: Claims<BursteinFacts> = {
  ...COMMON_CLAIMS,
  'burstein-pair'({ player, opponent, numbers, points, over, because }, facts) {
    const bracket = facts.brackets.find(({ couples }) => couples.flat().some(({ id }) => id === player))!;
    const { ranked, couples } = bracket;
    const [first, second] = [player, opponent].map((id) => ranked.findIndex((each) => each.id === id)) as [
      number,
      number,
    ];
    const couple = couples.find((each) => each.some(({ id }) => id === player))!;
    const isHere = couple.some(({ id }) => id === opponent) && first < second && bracket.score === points;
    if (!isHere || numbers[0] !== first + 1 || numbers[1] !== second + 1) return false;
    const taken = couples.filter(([x]) => ranked.findIndex(({ id }) => id === x.id) < first).flat();
    const lowest = ranked.findLast((each) => !taken.some(({ id }) => id === each.id))!;
    if (lowest.id === opponent) return over === null;
    if (over?.player !== lowest.id || over.number !== ranked.indexOf(lowest) + 1) return false;
    const [own, other] = [playerOf(facts, player), playerOf(facts, lowest.id)];
    if (because === 'met') return own.met.has(other.id);
    if (because === 'kept-apart') return own.barred.has(other.id) && !own.met.has(other.id);
    const apart = own.met.has(other.id) || own.barred.has(other.id);
    return !apart && facts.mayMeet(own, other) === (because === 'criteria');
  },
  'same-absolute-colour': ({ a, b }, facts) => {
    const [x, y] = [playerOf(facts, a), playerOf(facts, b)];
    return !x.met.has(b) && !x.barred.has(b) && !facts.mayMeet(x, y);
  },
  'colour-limits': (_, facts, { a, b }) => {
    const pair = facts.pairing.pairs.find(({ white }) => white === a || white === b)!;
    const [white, black] = [playerOf(facts, pair.white), playerOf(facts, pair.black)];
    return !(facts.rules.mayHave(black, 'white') && facts.rules.mayHave(white, 'black'));
  },
  worse(told, facts) {
    const both = rounds(facts, told.a, told.b);
    if (both === null) return false;
    const at = firstApart(both);
    const [one, two] = [both[0][at]!, both[1][at]!];
    return one.score === told.group && isFirstRow(facts, told, one, two);
  },
  'worse-below'(told, facts) {
    const both = rounds(facts, told.a, told.b);
    if (both === null) return false;
    const [now, then] = both;
    const at = firstApart(both);
    if (now[at]!.score !== told.group || !isEqual(facts, now[at]!, then[at]!)) return false;
    const below = now.findIndex((group, place) => place > at && !isEqual(facts, group, then[place]!));
    return (
      below > 0 && now[below]!.score === told.below && isFirstRow(facts, told, now[below]!, then[below]!)
    );
  },
  'burstein-order'({ a, b, group, player, now, then }, facts) {
    const both = rounds(facts, a, b);
    if (both === null) return false;
    const at = firstApart(both);
    const [one, two] = [both[0][at]!, both[1][at]!];
    if (one.score !== group || !isEqual(facts, one, two)) return false;
    const ranked = facts.rules.rank([...one.couples.flat(), ...one.floaters]).map(({ id }) => id);
    const opponentIn = ({ couples }: Group, id: number) => {
      const couple = couples.find((each) => each.some((other) => other.id === id));
      return couple?.find((other) => other.id !== id)?.id ?? null;
    };
    const first = ranked.find((id) => opponentIn(one, id) !== opponentIn(two, id))!;
    const numberOf = (id: number | null) => (id === null ? null : ranked.indexOf(id) + 1);
    return (
      first === player &&
      numberOf(opponentIn(one, first)) === now &&
      numberOf(opponentIn(two, first)) === then &&
      (then === null || now > then)
    );
  },
};
