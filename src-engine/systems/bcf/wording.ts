/** The sentences of reasons.ts, at most 200 characters each. */
import type { Competitor } from '../../history/competitor.ts';
import type { ColourGround } from './allocation.ts';
import type { Candidate } from './floats.ts';
import type { BcfBoard, BcfStep } from './pairing.ts';
import type { BoardGround, ByeGround, Choice, Obstacle } from './reasons.ts';
import { seeks } from './seekers.ts';

/** The family name, shortened so that sentences stay short. */
function shortName({ player }: Competitor): string {
  return player.name.split(',')[0]!.slice(0, 30);
}

const LONGEST = 200;

/** Of a name where two long sentences do not fit. */
const SHORTEST = 10;

const OBSTACLES: Record<Obstacle, string> = {
  met: 'they have met',
  '1': 'somebody would be left over (1)',
  '10': 'more would float, or farther (10, 24 a)',
  '24b': 'colours would need more transfers (24 b)',
  notes: 'notes 3 and 5 would be served worse',
  '17': 'a stronger claim would be transferred (17)',
  '18': 'a transferred player would float (18)',
  '24c': 'more would change halves (24 c)',
};

const TESTS = {
  down: {
    a: ' a: not down in the last two rounds',
    b: ' b: not down in the last round',
    c: ' c: nobody of the same group down less often',
    none: ': nobody before is left',
  },
  up: {
    a: ' a: not up in the last two rounds',
    b: ' b: not up in the last round',
    c: ' c: nobody of the same group up less often',
    none: ': nobody before is left',
  },
} as const;

const EXCHANGES = {
  '1': 'earlier games leave no pairing of one half against the other (12).',
  '16': 'half against half, more games would be between seekers of the same colour (12, 15).',
  notes: 'half against half, more games would be against notes 3 and 5 (12).',
  claims: 'half against half, a stronger claim to a colour would be transferred (12, 16).',
} as const;

export function sentenceOf(board: BcfBoard, ground: BoardGround): string {
  const full = boardSentence(board, ground, shortName);
  if (full.length <= LONGEST) return full;
  return boardSentence(board, ground, (player) => shortName(player).slice(0, SHORTEST));
}

function boardSentence(
  { higher, lower }: BcfBoard,
  ground: BoardGround,
  nameOf: (player: Competitor) => string,
): string {
  const [high, low] = [nameOf(higher), nameOf(lower)];
  switch (ground.kind) {
    case 'halves': {
      const plain = `${high} from the top half meets ${low} from the bottom half (12)`;
      if (!ground.sameColour) return `${plain}.`;
      return `${plain}; both seek ${nameOfColour(higher)}, and their level cannot be paired with fewer such games (15).`;
    }
    case 'exchange':
      return `${high} and ${low} come from the same half: ${EXCHANGES[ground.because]}`;
    case 'float': {
      const down = choiceClause(ground.down, 'down', higher, nameOf);
      return `${down}; ${choiceClause(ground.up, 'up', higher, nameOf)}.`;
    }
  }
}

function choiceClause(
  { chosen, passedOver }: Choice,
  float: 'down' | 'up',
  floater: Competitor,
  nameOf: (player: Competitor) => string,
): string {
  const rule = float === 'down' ? '20' : '21';
  const goes = `${nameOf(chosen.player)} ${float === 'down' ? 'goes down' : 'comes up'}`;
  if (passedOver === null) return `${goes} by rule ${rule}${testOf(chosen, float)}`;
  const other = nameOf(passedOver.player);
  if (passedOver.because === 'met')
    return `${goes}: ${nameOf(floater)} may not meet ${other}, first by rule ${rule} (22)`;
  return `${goes}: with ${other}, first by rule ${rule}, ${OBSTACLES[passedOver.because]}`;
}

function testOf({ test }: Candidate, float: 'down' | 'up'): string {
  return TESTS[float][test ?? 'none'];
}

function nameOfColour(player: Competitor): string {
  return seeks(player) === 'white' ? 'White' : 'Black';
}

const COLOUR_ARTICLES: Record<ColourGround, string> = {
  lot: 'BCF rule 8',
  sought: 'BCF rule 15',
  claim: 'BCF rule 16',
  identical: 'BCF rule 25',
};

export function colourWords({ colours, higher, lower }: BcfBoard): { article: string; sentence: string } {
  return {
    article: COLOUR_ARTICLES[colours.ground],
    sentence: colourSentence(colours.ground, higher, lower),
  };
}

function colourSentence(ground: ColourGround, higher: Competitor, lower: Competitor): string {
  switch (ground) {
    case 'lot':
      return 'Neither has had a colour: colours alternate from board to board.';
    case 'sought': {
      if (seeks(higher) !== null && seeks(lower) !== null) return 'Each gets the colour that is sought.';
      const [seeker, other] = seeks(higher) === null ? [lower, higher] : [higher, lower];
      return `${shortName(seeker)} gets the colour that is sought; ${shortName(other)} has had no colour.`;
    }
    case 'claim':
      return 'The stronger claim gets the colour that both seek.';
    case 'identical':
      return 'Equal colours so far: the higher ranked gets the colour that both seek.';
  }
}

export function byeWords({ kind, isFirstRound, isLowest }: ByeGround): { article: string; sentence: string } {
  if (isFirstRound) {
    const sentence =
      kind === 'first'
        ? 'In round 1 the bye goes to the player at or just below the middle of the list.'
        : 'In round 1 the bye goes to the first player from the middle of the list whom the others can spare.';
    return { article: 'BCF rule 5', sentence };
  }
  const level = isLowest ? 'of the lowest scores' : 'from the lowest scores upwards';
  if (kind === 'first')
    return { article: 'BCF rule 6', sentence: `The first player ${level} by rule 6 who has had no bye.` };
  if (kind === 'needed') {
    const sentence = `The first player ${level} by rule 6 who has had no bye and whom the others can spare.`;
    return { article: 'BCF rule 6', sentence };
  }
  const sentence =
    'Nobody can be spared who has had no bye and has none arranged: the lowest other one whom they can spare.';
  return { article: 'BCF rule 6', sentence };
}

/** One line of the record. */
export function stepLine(step: BcfStep): string[] {
  const called = ({ tpn, player }: Competitor) => `${tpn} ${player.name}`;
  switch (step.kind) {
    case 'level':
      return [`rules 12–16: ${step.staying.map(({ tpn }) => tpn).join(', ')} are paired together`];
    case 'floats': {
      const { selection } = step;
      const order = `rule 20: order of the floaters ${selection.ranking.map(({ player }) => player.tpn).join(', ')}`;
      const linked =
        selection.linkedPlayers.size > 0
          ? [`rule 17: linked for transfers ${[...selection.linkedPlayers].map(({ tpn }) => tpn).join(', ')}`]
          : [];
      const floats = selection.floats.map(
        ({ floater, opponent }) =>
          `rules 20–22: ${called(floater.player)} floats down to ${called(opponent.player)}`,
      );
      return [...linked, order, ...floats];
    }
  }
}
