/** Who is kept apart: the constraints of an event, where they cannot hold together, and what wishes cost. */
import type { Constraint } from '../../model/kept-apart.ts';
import type { NameOf } from '../../model/player.ts';
import type { KeepApart } from '../../model/rules.ts';
import { explanationsText } from './explanations.ts';
import { format } from './format.ts';
import type { Unit } from '../../systems/unit.ts';

/** Named players of a constraint that are listed whole; of more the first ones. */
const MOST_NAMES = 6;
const SHOWN_NAMES = 3;

const KINDS = { club: 'Club', federation: 'Federation', family: 'Family' } as const;
const EVERY = {
  club: 'Every club',
  federation: 'Every federation',
  family: 'Every family',
} as const;

type Group = Pick<Constraint, 'by' | 'value' | 'players'>;

function nameOfGroup({ by, value, players }: Group, nameOf: NameOf): string {
  if (by !== 'players') return value === '' ? EVERY[by] : `${KINDS[by]} ${value}`;
  const names = players.map(nameOf);
  if (names.length <= MOST_NAMES) return names.join(' – ');
  // Who they are is told by the first of them: a number alone would not tell two rules apart.
  const shown = names.slice(0, SHOWN_NAMES).join(' – ');
  return `${shown} and ${format.number(names.length - SHOWN_NAMES)} more`;
}

export const constraintsText = {
  group: nameOfGroup,
  kinds: {
    club: 'Same club',
    federation: 'Same federation',
    family: 'Same surname',
    players: 'These players',
  } satisfies Record<KeepApart['by'], string>,
  /** Other data of a player, such as the club, change it after round 1. */
  changed: 'Who is kept apart is not what was announced before round 1',
  firm: 'never',
  wish: 'if possible',
  rounds: (first: number, last: number) => (first === last ? `round ${first}` : `rounds ${first} to ${last}`),
  /** `Club Biel, never, rounds 1 to 5` */
  line: (group: string, firm: boolean, first: number, last: number) =>
    `${group}, ${firm ? constraintsText.firm : constraintsText.wish}, ${constraintsText.rounds(first, last)}`,
  form: {
    hint: 'Players who are not to meet. Announce this before the first round (C.05 5.2).',
    noNumbers: 'There are no pairing numbers yet: type names, or the order of entry.',
    who: 'Who',
    players: 'Numbers or names',
    choose: 'Choose a family',
    groupOf: (group: string, players: number) =>
      `${group}, ${format.count(players, { one: 'player', other: 'players' })}`,
    strength: 'How firmly',
    firmHint: 'No pairing breaks it. After round 1 this ends FIDE mode.',
    wishHint: 'Counted after all rules of the system; the round says what it would have cost.',
    rounds: 'Rounds',
    from: 'From round',
    to: 'to',
    add: 'Add',
    remove: 'Remove',
    none: 'Nobody is kept apart.',
    tooFew: 'Name at least two players.',
    noGroup: 'Choose a family.',
    noRounds: (last: number) => `Give rounds from 1 to ${last}, the first one first.`,
    unknown: (typed: string) => `No player has the number or name ${typed}.`,
  },
  /** The constraints without which a round can be paired. */
  conflict: (groups: readonly string[]) => ({
    message: `${format.plural(groups.length, {
      one: 'No round is possible with this constraint',
      other: 'No round is possible while all of these constraints hold',
    })}: ${groups.join('; ')}. Without ${format.plural(groups.length, { one: 'it', other: 'them' })} the round can be paired.`,
    advice: 'Make it a wish or end it in the settings under Kept apart, or pair by hand.',
  }),
  wishes: {
    title: (met: number, all: number) =>
      `${format.number(met)} of ${format.count(all, { one: 'wish', other: 'wishes' })} met`,
    allMet: 'All wishes are met: none of these players meet.',
    broken: (group: string, boards: readonly number[], cost: string) =>
      `${group}: they meet on ${format.plural(boards.length, { one: 'board', other: 'boards' })} ${format.list(boards.map(String))}. ${cost}`,
    /** Of a board that could have broken it. */
    met: (group: string) => `${group}: kept apart, as wished.`,
    impossible: 'No round keeps them apart under the rules.',
    order:
      'A round that keeps them apart is as good by every rule, but comes later in the order of the system.',
    rule: (label: string, unit: Unit, now: readonly number[], then: readonly number[], article: string) =>
      `Keeping them apart costs: ${label}, ${explanationsText.rowValue(unit, then)} instead of ${explanationsText.rowValue(unit, now)} (${article}).`,
  },
};
