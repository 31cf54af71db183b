/** Sentences of the BCF rules, at most 200 characters each; see explanations.ts. */
import type { BcfChoice, BcfObstacle, BcfReasons, BcfRow } from '../../systems/reason.ts';
import type { NameOf } from '../about-players.ts';
import { colourName } from './explanation-words.ts';

const OBSTACLES: Readonly<Record<Exclude<BcfObstacle, 'met'>, string>> = {
  '1': 'somebody would be left over (1)',
  '10': 'more would float, or farther (10, 24 a)',
  '24b': 'colours would need more transfers (24 b)',
  notes: 'notes 3 and 5 would be served worse',
  '17': 'a stronger claim would be transferred (17)',
  '18': 'a transferred player would float (18)',
  '24c': 'more would change halves (24 c)',
};

const FLOATS = {
  down: {
    rule: '20',
    goes: 'goes down',
    a: 'a: not down in the last two rounds',
    b: 'b: not down in the last round',
    c: 'c: nobody of the same group down less often',
  },
  up: {
    rule: '21',
    goes: 'comes up',
    a: 'a: not up in the last two rounds',
    b: 'b: not up in the last round',
    c: 'c: nobody of the same group up less often',
  },
} as const;

const EXCHANGES: Readonly<Record<BcfReasons['bcf-exchange']['because'], string>> = {
  '1': 'earlier games leave no pairing of one half against the other (12).',
  '16': 'half against half, more games would be between seekers of the same colour (12, 15).',
  notes: 'half against half, more games would be against notes 3 and 5 (12).',
  claims: 'half against half, a stronger claim to a colour would be transferred (12, 16).',
};

/** Said of the round with the pair. */
const WORSE: Readonly<Record<BcfRow, string>> = {
  floaters: 'If they met, more players would go down from a score level.',
  differences: 'If they met, those who go down would meet players of lower scores.',
  transfers: 'If they met, more games would be between players who seek the same colour.',
  notes: 'If they met, more games would be against notes 3 and 5.',
  linked: 'If they met, on linked levels a player with a stronger claim would be transferred.',
  spared: 'If they met, a transferred player would float who need not.',
  exchanges: 'If they met, more players of the level would change halves.',
  down: 'If they met, a player who comes later by rule 20 would go down.',
  up: 'If they met, a player who comes later by rule 21 would come up.',
  claims: 'If they met, a player with a stronger claim would be transferred.',
};

function choice(
  float: keyof typeof FLOATS,
  { player, test, passedOver }: BcfChoice,
  floater: number,
  of: NameOf,
): string {
  const { rule, goes, ...tests } = FLOATS[float];
  const told = `${of(player)} ${goes}`;
  if (passedOver === null)
    return `${told} by rule ${rule}${test === null ? ': nobody before is left' : ` ${tests[test]}`}`;
  const other = of(passedOver.player);
  return passedOver.because === 'met'
    ? `${told}: ${of(floater)} may not meet ${other}, first by rule ${rule} (22)`
    : `${told}: with ${other}, first by rule ${rule}, ${OBSTACLES[passedOver.because]}`;
}

function float({ down, up }: BcfReasons['bcf-float'], of: NameOf): string {
  return `${choice('down', down, down.player, of)}; ${choice('up', up, down.player, of)}.`;
}

function bye({ kind, isFirstRound, isLowest }: BcfReasons['bcf-bye']): string {
  if (isFirstRound) {
    return kind === 'first'
      ? 'In round 1 the bye goes to the player at or just below the middle of the list.'
      : 'In round 1 the bye goes to the first player from the middle of the list who can be spared.';
  }
  const level = isLowest ? 'of the lowest scores' : 'from the lowest scores upwards';
  switch (kind) {
    case 'first':
      return `The first player ${level} by rule 6 who has had no bye.`;
    case 'needed':
      return `The first player ${level} by rule 6 who has had no bye and can be spared.`;
    case 'again':
      return 'Nobody can be spared who has had no bye and has none arranged: the lowest other one who can.';
  }
}

export const bcfSentences = {
  'bcf-halves': ({ higher, lower, sought }, of) => {
    const meets = `${of(higher)} from the top half meets ${of(lower)} from the bottom half (12)`;
    if (sought === null) return `${meets}.`;
    return `${meets}; both seek ${colourName(sought)}, and their level cannot be paired with fewer such games (15).`;
  },
  'bcf-exchange': ({ higher, lower, because }, of) =>
    `${of(higher)} and ${of(lower)} come from the same half: ${EXCHANGES[because]}`,
  'bcf-float': float,
  'bcf-bye': bye,
  'bcf-lot': () => 'Neither has had a colour: colours alternate from board to board.',
  'bcf-both-sought': () => 'Each gets the colour that is sought.',
  'bcf-one-sought': ({ seeker, other }, of) =>
    `${of(seeker)} gets the colour that is sought; ${of(other)} has had no colour.`,
  'bcf-stronger-claim': () => 'The stronger claim gets the colour that both seek.',
  'bcf-identical': () => 'Equal colours so far: the higher ranked gets the colour that both seek.',
  'bcf-other-bye': () => 'If they met, another player would have the bye, who comes later by rules 5 and 6.',
  'bcf-worse': ({ row }) => WORSE[row],
  'bcf-order': () =>
    'Cards are paired in grading order from the top, and that order comes to the other games first.',
} satisfies { readonly [Code in keyof BcfReasons]: (parameters: BcfReasons[Code], of: NameOf) => string };
