/** Judging and explaining rounds of the Lim System in the articles of C.04.4.3. */
import type { Competitor } from '../../history/competitor.ts';
import type { Colour } from '../../model/colour.ts';
import type { PlayerId } from '../../model/player.ts';
import type {
  Assessment,
  BoardReason,
  Pair,
  Pairing,
  PairingTask,
  RowValue,
  Violation,
  WhyNot,
} from '../system.ts';
import { areApart, areCompatible, dueColourOf, mayMeetAs } from './compatibility.ts';
import { pairRound, type LimBoard } from './pairing.ts';

const FLOATS = { id: '2.2', article: 'C.04.4.3 2.2', label: 'Games between different scores' } as const;
const DUE = { id: '5.2', article: 'C.04.4.3 5.2', label: 'Due colours missed' } as const;

/** Absolute rules broken by the pairing, and the two things that the exchanges of the text are for. */
export function assess(task: PairingTask, pairing: Pairing): Assessment {
  const split = pairing.pairs.filter(({ white, black }) => scoreOf(task, white) !== scoreOf(task, black));
  const missed = missing(task, pairing.pairs);
  return {
    violations: violationsOf(task, pairing),
    brackets: [
      {
        score: null,
        residents: task.competitors.map(({ id }) => id),
        movedDown: [],
        pairs: pairing.pairs,
        downfloaters: [],
        rows: [
          { ...FLOATS, value: [split.length], culprits: split.flatMap(({ white, black }) => [white, black]) },
          { ...DUE, value: [missed.length], culprits: missed },
        ],
      },
    ],
  };
}

function scoreOf(task: PairingTask, id: PlayerId): number {
  return task.field.get(id)!.pairingScore;
}

/** Players who do not have their due colour. */
function missing(task: PairingTask, pairs: readonly Pair[]): PlayerId[] {
  const misses = (id: PlayerId, colour: Colour) => {
    const due = dueColourOf(task.field.get(id)!);
    return due !== null && due !== colour;
  };
  return pairs.flatMap(({ white, black }) => [
    ...(misses(white, 'white') ? [white] : []),
    ...(misses(black, 'black') ? [black] : []),
  ]);
}

function violationsOf(task: PairingTask, pairing: Pairing): Violation[] {
  const found: Violation[] = [];
  const seen = new Map<PlayerId, number>();
  const count = (id: PlayerId) => seen.set(id, (seen.get(id) ?? 0) + 1);
  for (const { white, black } of pairing.pairs) {
    count(white);
    count(black);
    const [w, b] = [task.field.get(white)!, task.field.get(black)!];
    const players = [white, black];
    if (w.met.has(black)) found.push({ id: '2.1', article: 'C.04.4.3 2.1', players, kind: 'rematch' });
    else if (w.barred.has(black))
      found.push({ id: '2.1', article: 'C.04.4.3 2.1', players, kind: 'prohibited' });
    else if (!areCompatible(task, w, b) || (!mayMeetAs(w, b) && mayMeetAs(b, w)))
      found.push({ id: '5.1', article: 'C.04.4.3 5.1', players, kind: 'colour-limit' });
  }
  if (pairing.bye !== null) {
    count(pairing.bye);
    if (task.field.get(pairing.bye)!.byeBarred)
      found.push({ id: '1.1', article: 'C.04.1 4', players: [pairing.bye], kind: 'second-bye' });
  }
  for (const { id } of task.competitors) {
    if (!seen.has(id)) found.push({ id: '1.1', article: 'C.04.2 3', players: [id], kind: 'missing-player' });
    else if (seen.get(id)! > 1)
      found.push({ id: '1.1', article: 'C.04.2 3', players: [id], kind: 'doubled-player' });
  }
  return found;
}

/** Explains each board by the step that made it; boards that the text does not give are said to be arranged. */
export function reasons(task: PairingTask, pairing: Pairing): BoardReason[] {
  const round = pairRound(task);
  const boards = new Map<string, LimBoard>();
  if (round.ok)
    for (const board of round.value.boards) boards.set(keyOf(board.higher.id, board.lower.id), board);
  const list: BoardReason[] = pairing.pairs.map(({ white, black }) => {
    const board = boards.get(keyOf(white, black));
    const asMade = board !== undefined && board.colours.pair.white === white;
    const [w, b] = [scoreOf(task, white), scoreOf(task, black)];
    return {
      white,
      black,
      sentence:
        board === undefined ? 'This board is not the one that the Lim System gives.' : sentenceOf(board),
      whiteFloat: w === b ? 'none' : w > b ? 'down' : 'up',
      blackFloat: w === b ? 'none' : b > w ? 'down' : 'up',
      missedColour: missing(task, [{ white, black }]).map((id) => (id === white ? 'white' : 'black')),
      colourArticle: asMade ? `C.04.4.3 ${board.colours.article}` : '',
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
        'The last player of the lowest score who may still receive the bye and whose absence lets all others be paired.',
      whiteFloat: 'none',
      blackFloat: 'none',
      missedColour: [],
      colourArticle: 'C.04.4.3 1.1',
      colourSentence: 'A bye has no colour.',
    },
  ];
}

function keyOf(a: PlayerId, b: PlayerId): string {
  return a < b ? `${a}-${b}` : `${b}-${a}`;
}

function lastName(player: Competitor): string {
  return player.player.name.split(',')[0]!.slice(0, 30);
}

function sentenceOf({ made, higher: high, lower: low }: LimBoard): string {
  switch (made.article) {
    case '2.4':
      return `${lastName(high)} and ${lastName(low)} stand opposite each other when the halves of the group are put side by side.`;
    case '4.1':
      return `Somebody in the group could not meet the player opposite, so opponents were exchanged: ${lastName(high)} gets ${lastName(low)}.`;
    case '5.2':
      return `Opponents were exchanged so that more players get the colour they are due: ${lastName(high)} gets ${lastName(low)}.`;
    case '3.8':
      return high.pairingScore === low.pairingScore
        ? `One of them left the group for lack of an opponent; ${lastName(high)} and ${lastName(low)} are the first who can meet.`
        : `${lastName(high)} and ${lastName(low)} meet across scores: the first available opponent for the player who had to leave his group.`;
  }
}

/** Answers by 2.1, or by the round that results when the two have no other opponent. */
export function whyNot(task: PairingTask, pairing: Pairing, a: PlayerId, b: PlayerId): WhyNot {
  const nothing = { a, b, rule: null, alternative: null, comparison: [] };
  if (pairing.pairs.some(({ white, black }) => keyOf(white, black) === keyOf(a, b)))
    return { ...nothing, verdict: 'paired', sentence: 'They do meet in this round.' };
  const [x, y] = [task.field.get(a)!, task.field.get(b)!];
  if (!areCompatible(task, x, y)) {
    const rule = { id: '2.1', article: 'C.04.4.3 2.1', label: 'Compatible players' };
    const cause = x.met.has(b)
      ? 'They have already met.'
      : areApart(x, y)
        ? 'The tournament keeps them apart.'
        : '';
    const sentence = cause || 'One of them would get a colour three times in a row or three times too often.';
    return { ...nothing, verdict: 'forbidden', sentence, rule };
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
  nothing: Pick<WhyNot, 'a' | 'b'>,
): WhyNot {
  const [now, then] = [pairing, alternative].map((round) => assess(task, round).brackets[0]!.rows) as [
    readonly RowValue[],
    readonly RowValue[],
  ];
  const rows = now.map((row, index) => ({
    id: row.id,
    article: row.article,
    label: row.label,
    now: row.value,
    then: then[index]!.value,
  }));
  const first = rows.findIndex((row) => row.then[0]! > row.now[0]!);
  const better = rows.findIndex((row) => row.then[0]! < row.now[0]!);
  const worse = first >= 0 && (better < 0 || first < better);
  return {
    ...nothing,
    verdict: worse ? 'worse' : 'equal',
    sentence: worse
      ? `If they met, this would be worse: ${rows[first]!.label.toLowerCase()}, ${rows[first]!.then[0]} instead of ${rows[first]!.now[0]}.`
      : 'The order of exchanges in Article 4 reaches the pairing that was made first.',
    rule: worse ? rows[first]! : { id: '4.1', article: 'C.04.4.3 4.1', label: 'Order of the exchanges' },
    alternative,
    comparison: worse ? rows.slice(0, first + 1) : rows,
  };
}
