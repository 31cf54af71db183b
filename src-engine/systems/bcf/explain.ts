/** Judging and explaining rounds by the BCF Swiss pairing rules. */
import type { Competitor } from '../../history/competitor.ts';
import type { PlayerId } from '../../model/player.ts';
import type {
  Assessment,
  BoardReason,
  BracketAssessment,
  Pair,
  Pairing,
  PairingTask,
  Violation,
  WhyNot,
} from '../system.ts';
import { levelsOf } from './floats.ts';
import { mayMeet } from './meeting.ts';
import { pairRound, type BcfBoard } from './pairing.ts';
import { seeks, seekTheSame } from './seekers.ts';

/** Level by level: floaters, their score differences (greatest first) and colour transfers. */
export function assess(task: PairingTask, pairing: Pairing): Assessment {
  return {
    violations: violationsOf(task, pairing),
    brackets: levelsOf(task.competitors).map((level) => assessLevel(task, pairing, level)),
  };
}

/** A level with the pairs whose higher player belongs to it. */
function assessLevel(task: PairingTask, pairing: Pairing, level: readonly Competitor[]): BracketAssessment {
  const score = level[0]!.pairingScore;
  const topOf = ({ white, black }: Pair) =>
    Math.max(task.field.get(white)!.pairingScore, task.field.get(black)!.pairingScore);
  const lowOf = ({ white, black }: Pair) =>
    Math.min(task.field.get(white)!.pairingScore, task.field.get(black)!.pairingScore);
  const pairs = pairing.pairs.filter((pair) => topOf(pair) === score);
  const split = pairs.filter((pair) => lowOf(pair) !== score);
  const transfers = pairs.filter(({ white, black }) =>
    seekTheSame(task.field.get(white)!, task.field.get(black)!),
  );
  const floaters = split.map(({ white, black }) =>
    task.field.get(white)!.pairingScore === score ? white : black,
  );
  const both = (list: readonly Pair[]) => list.flatMap(({ white, black }) => [white, black]);
  const differences = split.map((pair) => score - lowOf(pair)).sort((a, b) => b - a);
  return {
    score,
    residents: level.map(({ id }) => id),
    movedDown: [],
    pairs,
    downfloaters: floaters,
    rows: [
      {
        id: '10',
        article: 'BCF rule 10',
        label: 'Players going down',
        value: [floaters.length],
        culprits: floaters,
      },
      {
        id: '10b',
        article: 'BCF rule 10',
        label: 'Their score differences',
        value: differences,
        culprits: floaters,
      },
      {
        id: '16',
        article: 'BCF rule 16',
        label: 'Colour transfers',
        value: [transfers.length],
        culprits: both(transfers),
      },
    ],
  };
}

function violationsOf(task: PairingTask, pairing: Pairing): Violation[] {
  const found: Violation[] = [];
  const seen = new Map<PlayerId, number>();
  const count = (id: PlayerId) => seen.set(id, (seen.get(id) ?? 0) + 1);
  for (const { white, black } of pairing.pairs) {
    count(white);
    count(black);
    const [w, b] = [task.field.get(white)!, task.field.get(black)!];
    if (!mayMeet(w, b)) {
      const kind = w.met.has(black) ? 'rematch' : 'prohibited';
      found.push({ id: '1', article: 'BCF rule 1', players: [white, black], kind });
    }
  }
  if (pairing.bye !== null) count(pairing.bye);
  for (const { id } of task.competitors) {
    const times = seen.get(id) ?? 0;
    if (times === 1) continue;
    found.push({
      id: '9',
      article: 'BCF rule 9',
      players: [id],
      kind: times === 0 ? 'missing-player' : 'doubled-player',
    });
  }
  return found;
}

/** Explains each board by the rule that made it; boards that the rules do not give are said to be arranged. */
export function reasons(task: PairingTask, pairing: Pairing): BoardReason[] {
  const round = pairRound(task);
  const boards = new Map<string, BcfBoard>();
  if (round.ok)
    for (const board of round.value.boards) boards.set(keyOf(board.higher.id, board.lower.id), board);
  const list: BoardReason[] = pairing.pairs.map(({ white, black }) => {
    const board = boards.get(keyOf(white, black));
    const asMade = board !== undefined && board.colours.pair.white === white;
    const [w, b] = [task.field.get(white)!, task.field.get(black)!];
    return {
      white,
      black,
      sentence:
        board === undefined ? 'This board is not the one that the BCF rules give.' : sentenceOf(board),
      whiteFloat: floatOf(w, b),
      blackFloat: floatOf(b, w),
      missedColour: [
        ...(seeks(w) === 'black' ? (['white'] as const) : []),
        ...(seeks(b) === 'white' ? (['black'] as const) : []),
      ],
      colourArticle: asMade ? `BCF ${board.colours.article}` : '',
      colourSentence: asMade ? board.colours.sentence : 'These are not the colours that the rules give.',
    };
  });
  if (pairing.bye === null) return list;
  return [
    ...list,
    {
      white: pairing.bye,
      black: null,
      sentence:
        task.round === 1
          ? 'In round 1 the bye goes to a player at or just below the middle of the list.'
          : 'The first player, from the middle of the lowest scores, who has had no bye and without whom all others can be paired.',
      whiteFloat: 'none',
      blackFloat: 'none',
      missedColour: [],
      colourArticle: 'BCF rule 7',
      colourSentence: 'A bye has no colour.',
    },
  ];
}

function floatOf(player: Competitor, opponent: Competitor): BoardReason['whiteFloat'] {
  if (player.pairingScore === opponent.pairingScore) return 'none';
  return player.pairingScore > opponent.pairingScore ? 'down' : 'up';
}

function keyOf(a: PlayerId, b: PlayerId): string {
  return a < b ? `${a}-${b}` : `${b}-${a}`;
}

function sentenceOf({ origin, higher, lower }: BcfBoard): string {
  const [high, low] = [higher, lower].map(({ player }) => player.name.split(',')[0]!.slice(0, 30));
  switch (origin) {
    case 'halves':
      return seekTheSame(higher, lower)
        ? `${high} from the top half meets ${low} from the bottom half; both seek the same colour because too many do.`
        : `${high} from the top half of the group meets ${low} from the bottom half.`;
    case 'exchange':
      return `${high} and ${low} come from the same half: colours or earlier games left no opponent in the other.`;
    case 'float':
      return `The group cannot be paired by itself, so ${high} goes down and meets ${low}, who is next to come up.`;
  }
}

/** Answers by rule 1, or by the first level that gets worse when the two meet. */
export function whyNot(task: PairingTask, pairing: Pairing, a: PlayerId, b: PlayerId): WhyNot {
  const nothing = { a, b, rule: null, alternative: null, comparison: [] };
  if (pairing.pairs.some(({ white, black }) => keyOf(white, black) === keyOf(a, b)))
    return { ...nothing, verdict: 'paired', sentence: 'They do meet in this round.' };
  const [x, y] = [task.field.get(a)!, task.field.get(b)!];
  if (!mayMeet(x, y)) {
    return {
      ...nothing,
      verdict: 'forbidden',
      sentence: x.met.has(b) ? 'They have already met.' : 'The tournament keeps them apart.',
      rule: { id: '1', article: 'BCF rule 1', label: 'No second game' },
    };
  }
  const other = pairRound(task, { forced: [[a, b]] });
  if (!other.ok)
    return {
      ...nothing,
      verdict: 'impossible',
      sentence: 'If they met, somebody else would be left without an opponent.',
    };
  return compare(task, pairing, other.value.pairing, nothing);
}

function compare(
  task: PairingTask,
  pairing: Pairing,
  alternative: Pairing,
  asked: Pick<WhyNot, 'a' | 'b'>,
): WhyNot {
  const then = assess(task, alternative).brackets;
  for (const [level, bracket] of assess(task, pairing).brackets.entries()) {
    const rows = bracket.rows.map(({ id, article, label, value }, place) => ({
      id,
      article,
      label,
      now: value,
      then: then[level]!.rows[place]!.value,
    }));
    const first = rows.findIndex((row) => isLess(row.now, row.then) || isLess(row.then, row.now));
    if (first < 0) continue;
    const row = rows[first]!;
    if (isLess(row.then, row.now)) break;
    const sentence = `If they met, a rule on the way down the scores would suffer: ${row.label.toLowerCase()}.`;
    return {
      ...asked,
      verdict: 'worse',
      sentence,
      rule: row,
      alternative,
      comparison: rows.slice(0, first + 1),
    };
  }
  return {
    ...asked,
    verdict: 'equal',
    sentence:
      'Cards are paired in grading order from the top; the order of rule 12 comes to the other game first.',
    rule: { id: '12', article: 'BCF rule 12', label: 'Grading order' },
    alternative,
    comparison: [],
  };
}

function isLess(a: readonly number[], b: readonly number[]): boolean {
  for (let place = 0; place < Math.max(a.length, b.length); place++) {
    const difference = (a[place] ?? 0) - (b[place] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return false;
}
