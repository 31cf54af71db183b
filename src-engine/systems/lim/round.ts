/** A whole round of the Lim System: C.04.4.3 (2026) Arts 1, 2.2, 2.3, 2.6 and 4.4. */
import type { PlayerId } from '../../model/player.ts';
import type { Step } from '../step.ts';
import { parityFloater, withoutOpponent } from './floaters.ts';
import {
  medianScore,
  outermost,
  type Direction,
  type Float,
  type MadePair,
  type Member,
  type PairedGroup,
  type Setting,
} from './group.ts';
import { pairMembers, stuckMember, type Retained } from './scrutiny.ts';

interface MadeRound {
  /** In the order in which they stand at the end: upper groups, lower groups, median. */
  readonly pairs: readonly MadePair[];
  /** Upper groups, lower groups, median. */
  readonly groups: readonly PairedGroup[];
  /** What happened, one line a step. */
  readonly steps: readonly Step[];
}

/** A group whose pairings can still be cracked. */
type OpenGroup = PairedGroup & { readonly pairs: MadePair[]; readonly floats: Float[] };

/**
 * Pairs everybody of the setting, whose number is even and who can be paired completely. Groups from the top downwards,
 * then from the bottom upwards, then the median group (2.2; of round two 8.1, 8.3), which is extended while it is blocked (2.6).
 */
export function makeRound(setting: Setting): MadeRound {
  const { task, players, leaving } = setting;
  const steps: Step[] = [];
  const median = medianScore(task.round, task.scoring);
  const groups = groupsByScore(setting);
  const scores = [...groups.keys()];
  const upper = scores.filter((score) => score > median);
  const lower = scores.filter((score) => score < median).reverse();
  const above = pairSide(upper, 'down', 'above');
  const below = pairSide(lower, 'up', 'below');
  const members: Member[] = [
    ...above.floaters,
    ...(groups.get(median) ?? []).map((place): Member => ({ place, origin: 'resident' })),
    ...below.floaters,
  ];
  for (;;) {
    const pairs = pairMembers(setting, members, 'down', false);
    if (pairs !== null) {
      const retained: Retained = new Map();
      const last = { score: median, direction: 'down', retained, members, pairs, floats: [] } as const;
      const made = [...above.paired, ...below.paired, last];
      return { pairs: made.flatMap((group) => group.pairs), groups: made, steps };
    }
    members.push(...crack(members));
  }

  function idAt(place: number): PlayerId {
    return players[place]!.id;
  }

  function pairSide(
    side: readonly number[],
    direction: Direction,
    origin: 'above' | 'below',
  ): { paired: OpenGroup[]; floaters: Member[] } {
    const paired: OpenGroup[] = [];
    let floaters: Member[] = [];
    side.forEach((score, at) => {
      const residents = groups.get(score)!.map((place): Member => ({ place, origin: 'resident' }));
      const adjacent = groups.get(side[at + 1] ?? adjacentBeyond(direction)) ?? [];
      const group = pairGroup([...floaters, ...residents], adjacent, direction);
      paired.push({ score, direction, ...group });
      floaters = group.floats.map(({ place }) => ({ place, origin }));
    });
    return { paired, floaters };
  }

  /** Beyond the last group of a side lies the median group or, without one, the nearest group of the other side. */
  function adjacentBeyond(direction: Direction): number {
    if (groups.has(median)) return median;
    return (direction === 'down' ? lower : upper).at(-1) ?? median;
  }

  function pairGroup(
    all: readonly Member[],
    adjacent: readonly number[],
    direction: Direction,
  ): Pick<OpenGroup, 'retained' | 'pairs' | 'members' | 'floats'> {
    const floaters = withoutOpponent(setting, all);
    const floats: Float[] = floaters.map(({ place }) => ({ place, cause: leaving.alone.cause }));
    for (const { place } of floaters)
      steps.push({ code: 'no-opponent', article: leaving.alone.step, player: idAt(place) });
    let members = all.filter((member) => !floaters.includes(member));
    let spare: Member | null = null;
    if (members.length % 2 === 1) {
      spare = parityFloater(setting, members, floaters, adjacent, direction);
      members = members.filter((member) => member !== spare);
      steps.push({ code: 'evens-number', article: leaving.even, player: idAt(spare.place) });
    }
    let retained: Retained = new Map();
    for (;;) {
      const stuck = stuckMember(setting, members, direction, retained);
      if (stuck === null) break;
      const { member } = stuck;
      retained = stuck.retained;
      members = members.filter((each) => each !== member);
      floats.push({ place: member.place, cause: spare !== null ? leaving.instead : '4.4' });
      if (spare !== null) {
        steps.push({
          code: 'floats-instead',
          article: leaving.instead,
          player: idAt(member.place),
          instead: idAt(spare.place),
        });
        members.push(spare);
        spare = null;
      } else {
        const remaining = members.filter(({ place }) => !stuck.retained.has(place));
        // 4.4.2: residents before floaters.
        const residents = remaining.filter(({ origin }) => origin === 'resident');
        const company = outermost(residents.length > 0 ? residents : remaining, direction);
        members = members.filter((each) => each !== company);
        floats.push({ place: company.place, cause: leaving.company });
        steps.push({
          code: 'floats-with',
          article: leaving.company,
          player: idAt(member.place),
          company: idAt(company.place),
        });
      }
    }
    if (spare !== null) floats.push({ place: spare.place, cause: leaving.even });
    const pairs = pairMembers(setting, members, direction, direction === 'up', retained)!;
    return { retained, pairs, members, floats };
  }

  /** 2.6: the next pairing is cracked, of the lower side if the higher has sent more floaters (2.6.1), else of the higher (2.6.2). */
  function crack(members: readonly Member[]): Member[] {
    const sent = (origin: Member['origin']) => members.filter((member) => member.origin === origin).length;
    const fromBelow = sent('above') > sent('below');
    const sides = fromBelow ? ([below, above] as const) : ([above, below] as const);
    const side = sides.find(({ paired }) => paired.some(({ pairs }) => pairs.length > 0))!;
    const group = side.paired.findLast(({ pairs }) => pairs.length > 0)!;
    const { player, opponent } = group.pairs.pop()!;
    const origin = side === above ? 'above' : 'below';
    const places = [player, opponent].sort((a, b) => a - b);
    group.floats.push(...places.map((place) => ({ place, cause: '2.6' }) as const));
    steps.push({ code: 'cracked', article: '2.6', players: places.map(idAt) });
    return places.map((place) => ({ place, origin }));
  }
}

/** Places by pairing score, highest first. */
function groupsByScore({ players }: Setting): Map<number, number[]> {
  const groups = new Map<number, number[]>();
  players.forEach(({ pairingScore }, place) => {
    const group = groups.get(pairingScore);
    if (group === undefined) groups.set(pairingScore, [place]);
    else group.push(place);
  });
  return groups;
}
