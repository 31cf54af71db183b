/** Any round judged by the criteria of C.04.4.2: C5–C8 of 2026 and 2025; rules 6.5 and 6.6 of the older text. */
import { balancingColour } from '../../history/colour-history.ts';
import { preferenceOf } from '../../history/preference.ts';
import type { Competitor } from '../../history/competitor.ts';
import type { Colour } from '../../model/colour.ts';
import { idsOf, type PlayerId } from '../../model/player.ts';
import { missingColours } from '../frame/colours.ts';
import { rowOf } from '../frame/criterion.ts';
import type { BracketAssessment, Criterion, Pair, Pairing, RowValue } from '../system.ts';
import { floatersBelow } from './bracket.ts';
import type { Text } from './criteria.ts';
import { isFloater } from './old.ts';

type Levels = readonly (readonly Competitor[])[];

/** C5–C8 as a text numbers them. */
function criteriaOf({ articles }: Text) {
  const quality = `${articles.criteria}.3`;
  const [c5, c6, c7, c8] = [
    { id: 'C5', article: `${quality}.1` },
    { id: 'C6', article: `${quality}.2` },
    { id: 'C7', article: `${quality}.3` },
    { id: 'C8', article: `${quality}.4` },
  ];
  return {
    floaters: { ...c5, label: 'going-down', unit: 'count' },
    again: { ...c6, label: 'moved-again', unit: 'count' },
    scores: { ...c6, label: 'down-scores', unit: 'points' },
    next: { ...c7, label: 'next-down', unit: 'count' },
    nextAgain: { ...c7, label: 'next-moved-again', unit: 'count' },
    nextScores: { ...c7, label: 'next-scores', unit: 'points' },
    colours: { ...c8, label: 'due-missed', unit: 'count' },
  } as const satisfies Record<string, Criterion>;
}

const OLD_CRITERIA = {
  joined: { id: '6.6', article: '6.6', label: 'joined', unit: 'count' },
  colours: { id: '6.5', article: '6.5', label: 'due-missed', unit: 'count' },
} as const satisfies Record<string, Criterion>;

interface Outline {
  readonly residents: readonly Competitor[];
  readonly incoming: readonly Competitor[];
  readonly pairs: readonly Pair[];
  readonly floaters: readonly Competitor[];
}

function outlineOf(
  { pairs }: Pairing,
  residents: readonly Competitor[],
  incoming: readonly Competitor[],
): Outline {
  const inside = new Set(idsOf([...incoming, ...residents]));
  const own = pairs.filter(({ white, black }) => inside.has(white) && inside.has(black));
  const seated = new Set(own.flatMap(({ white, black }) => [white, black]));
  const floaters = [...incoming, ...residents].filter(({ id }) => !seated.has(id));
  return { residents, incoming, pairs: own, floaters };
}

function assessed(
  { residents, incoming, pairs, floaters }: Outline,
  rows: readonly RowValue[],
): BracketAssessment {
  return {
    score: residents[0]!.pairingScore,
    residents: idsOf(residents),
    movedDown: idsOf(incoming),
    pairs,
    downfloaters: idsOf(floaters),
    rows,
  };
}

function playersIn({ residents, incoming }: Outline): ReadonlyMap<PlayerId, Competitor> {
  return new Map([...residents, ...incoming].map((player) => [player.id, player]));
}

function missedIn(outline: Outline, due: (player: Competitor) => Colour | null): PlayerId[] {
  const players = playersIn(outline);
  return missingColours(outline.pairs, (id) => due(players.get(id)!));
}

/** C5–C8 of every bracket. C7 is the best that the next bracket can reach with these floaters. */
export function bracketsOf(text: Text, levels: Levels, pairing: Pairing): BracketAssessment[] {
  const criteria = criteriaOf(text);
  let incoming: readonly Competitor[] = [];
  return levels.map((residents, at) => {
    const outline = outlineOf(pairing, residents, incoming);
    const { floaters } = outline;
    const below = floatersBelow(text, floaters, levels[at + 1] ?? [], levels.slice(at + 2).flat());
    const missed = missedIn(outline, (player) => preferenceOf(player).colour);
    const [again, nextAgain] = [
      floaters.filter((player) => outline.incoming.includes(player)),
      below.filter((player) => floaters.includes(player)),
    ];
    const { incomingFirst } = text;
    const rows = [
      rowOf(criteria.floaters, [floaters.length], idsOf(floaters)),
      ...(incomingFirst ? [rowOf(criteria.again, [again.length], idsOf(again))] : []),
      rowOf(criteria.scores, scoresOf(floaters), idsOf(floaters)),
      rowOf(criteria.next, [below.length], idsOf(below)),
      ...(incomingFirst ? [rowOf(criteria.nextAgain, [nextAgain.length], idsOf(nextAgain))] : []),
      rowOf(criteria.nextScores, scoresOf(incomingFirst ? nextAgain : below), idsOf(below)),
      rowOf(criteria.colours, [missed.length], missed),
    ];
    incoming = floaters;
    return assessed(outline, rows);
  });
}

function scoresOf(players: readonly Competitor[]): number[] {
  return players.map(({ pairingScore }) => pairingScore).sort((a, b) => b - a);
}

/** Rules 6.5 and 6.6 for every group; a group without a valid combination waits for the next. */
export function oldBracketsOf(levels: Levels, pairing: Pairing): BracketAssessment[] {
  let waiting: readonly Competitor[] = [];
  let floated: ReadonlySet<Competitor> = new Set();
  return levels.map((residents, at) => {
    const outline = outlineOf(pairing, residents, waiting);
    const { floaters } = outline;
    const size = waiting.length + residents.length;
    const mayFloat = (player: Competitor) => isFloater(player, floated, levels[at + 1] ?? []);
    if (floaters.length !== size % 2 || !floaters.every(mayFloat)) {
      waiting = [...waiting, ...residents];
      const rows = [rowOf(OLD_CRITERIA.joined, [1], []), rowOf(OLD_CRITERIA.colours, [0], [])];
      return assessed({ ...outline, pairs: [], floaters: waiting }, rows);
    }
    const missed = missedIn(outline, balancingColour);
    waiting = floaters;
    floated = new Set(floaters);
    return assessed(outline, [
      rowOf(OLD_CRITERIA.joined, [0], []),
      rowOf(OLD_CRITERIA.colours, [missed.length], missed),
    ]);
  });
}
