/** A whole round of the Lim System: C.04.4.3 (2026) Arts 1, 2.2, 2.3, 2.6 and 4.4. */
import { parityFloater, withoutOpponent } from './floaters.ts';
import { medianScore, type Direction, type MadePair, type Member, type Setting } from './group.ts';
import { pairMembers, stuckMember, type Retained } from './scrutiny.ts';

export interface MadeRound {
  /** In the order in which they stand at the end: upper groups, lower groups, median. */
  readonly pairs: readonly MadePair[];
  /** What happened, one line a step. */
  readonly steps: readonly string[];
}

/** One group of a side after it was paired. */
interface PairedGroup {
  readonly pairs: MadePair[];
}

/**
 * Pairs everybody of the setting, whose number is even and who can be paired completely. Groups from the top downwards,
 * then from the bottom upwards, then the median group (2.2), which is extended while it is blocked (2.6).
 */
export function makeRound(setting: Setting): MadeRound {
  const { task, players } = setting;
  const steps: string[] = [];
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
      return { pairs: [...all(above.paired), ...all(below.paired), ...pairs], steps };
    }
    members.push(...crack(members));
  }

  function name(place: number): string {
    return `${players[place]!.tpn} ${players[place]!.player.name}`;
  }

  function all(paired: readonly PairedGroup[]): MadePair[] {
    return paired.flatMap(({ pairs }) => pairs);
  }

  function pairSide(
    side: readonly number[],
    direction: Direction,
    origin: 'above' | 'below',
  ): { paired: PairedGroup[]; floaters: Member[] } {
    const paired: PairedGroup[] = [];
    let floaters: Member[] = [];
    side.forEach((score, at) => {
      const residents = groups.get(score)!.map((place): Member => ({ place, origin: 'resident' }));
      const adjacent = groups.get(side[at + 1] ?? adjacentBeyond(direction)) ?? [];
      const group = pairGroup([...floaters, ...residents], adjacent, direction);
      paired.push({ pairs: group.pairs });
      floaters = group.floaters.map(({ place }) => ({ place, origin }));
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
  ): { pairs: MadePair[]; floaters: Member[] } {
    const floaters = withoutOpponent(setting, all);
    for (const { place } of floaters)
      steps.push(`2.3.1–2.3.3: ${name(place)} has no opponent in the group and floats`);
    let members = all.filter((member) => !floaters.includes(member));
    let spare: Member | null = null;
    if (members.length % 2 === 1) {
      spare = parityFloater(setting, members, floaters, adjacent, direction);
      members = members.filter((member) => member !== spare);
      steps.push(`2.3.4: ${name(spare.place)} floats to make the number even`);
    }
    let retained: Retained = new Map();
    for (;;) {
      const stuck = stuckMember(setting, members, direction, retained);
      if (stuck === null) break;
      const { member } = stuck;
      retained = stuck.retained;
      members = members.filter((each) => each !== member);
      floaters.push(member);
      if (spare !== null) {
        steps.push(`4.4.1: ${name(member.place)} floats instead of ${name(spare.place)}`);
        members.push(spare);
        spare = null;
      } else {
        const remaining = members.filter(({ place }) => !stuck.retained.has(place));
        const company = outermost(remaining, direction);
        members = members.filter((each) => each !== company);
        floaters.push(company);
        steps.push(`4.4.2: ${name(member.place)} floats, and ${name(company.place)} with them`);
      }
    }
    if (spare !== null) floaters.push(spare);
    const belowMedian = direction === 'up';
    return { pairs: pairMembers(setting, members, direction, belowMedian, retained)!, floaters };
  }

  /** 2.6: the next pairing of the side that sent fewer floaters (of the higher side if equal) is cracked. */
  function crack(members: readonly Member[]): Member[] {
    const sent = (origin: Member['origin']) => members.filter((member) => member.origin === origin).length;
    const fromBelow = sent('above') > sent('below');
    const sides = fromBelow ? ([below, above] as const) : ([above, below] as const);
    const side = sides.find(({ paired }) => paired.some(({ pairs }) => pairs.length > 0))!;
    const pair = side.paired.findLast(({ pairs }) => pairs.length > 0)!.pairs.pop()!;
    const origin = side === above ? 'above' : 'below';
    steps.push(`2.6: the pairing ${name(pair.higher)} – ${name(pair.lower)} is cracked`);
    return [
      { place: pair.higher, origin },
      { place: pair.lower, origin },
    ];
  }
}

/** 4.4.2: the lowest numbered of those remaining when pairing downward, the highest upwards; residents before floaters. */
function outermost(members: readonly Member[], direction: Direction): Member {
  const residents = members.filter(({ origin }) => origin === 'resident');
  return (residents.length > 0 ? residents : members).reduce((best, member) =>
    (direction === 'down' ? member.place > best.place : member.place < best.place) ? member : best,
  );
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
