/** Judging and explaining rounds of the Burstein System in the articles of C.04.4.2. */
import { preferenceOf } from '../../history/preference.ts';
import type { Competitor } from '../../history/competitor.ts';
import type { PlayerId } from '../../model/player.ts';
import { missingColours } from '../frame/colours.ts';
import { rowOf, type Criterion } from '../frame/criterion.ts';
import { scoregroupsOf } from '../frame/scoregroups.ts';
import type { BoardGrounds } from '../frame/text.ts';
import type { BracketAssessment, Pair, Pairing, PairingTask } from '../system.ts';
import type { BursteinBoard, Edition } from './pairing.ts';

/** C5–C8. */
const CRITERIA = {
  floaters: { id: 'C5', article: '2.3.1', label: 'Players going down', unit: 'count' },
  scores: { id: 'C6', article: '2.3.2', label: 'Their scores', unit: 'points' },
  next: { id: 'C7', article: '2.3.3', label: 'Going down from the next group', unit: 'count' },
  nextScores: { id: 'C7', article: '2.3.3', label: 'Scores of those', unit: 'points' },
  colours: { id: 'C8', article: '2.3.4', label: 'Due colours missed', unit: 'count' },
} as const satisfies Record<string, Criterion>;

/** For every bracket C5–C8. C7 shows what the next bracket of this pairing really came to. */
export function bracketsOf(edition: Edition, task: PairingTask, pairing: Pairing): BracketAssessment[] {
  const brackets = outlineOf(edition, task, pairing);
  return brackets.map((bracket, at) => judged(bracket, brackets[at + 1] ?? null));
}

interface Outline {
  readonly score: number;
  readonly residents: readonly Competitor[];
  readonly incoming: readonly Competitor[];
  readonly pairs: readonly Pair[];
  readonly floaters: readonly Competitor[];
}

/** The brackets of a pairing as the rounds leaves them: who floats, and who is paired where. */
function outlineOf(edition: Edition, task: PairingTask, pairing: Pairing): Outline[] {
  const partner = new Map(
    pairing.pairs.flatMap(
      ({ white, black }) =>
        [
          [white, black],
          [black, white],
        ] as const,
    ),
  );
  const seated = edition.entrants(task, task.competitors).filter(({ id }) => id !== pairing.bye);
  let incoming: readonly Competitor[] = [];
  return scoregroupsOf(seated).map((residents) => {
    const bracket = [...incoming, ...residents];
    const inside = new Set(bracket.map(({ id }) => id));
    const stays = ({ id }: Competitor) => inside.has(partner.get(id) ?? 0);
    const outline: Outline = {
      score: residents[0]!.pairingScore,
      residents,
      incoming,
      pairs: pairing.pairs.filter(({ white, black }) => inside.has(white) && inside.has(black)),
      floaters: bracket.filter((player) => !stays(player)),
    };
    incoming = outline.floaters;
    return outline;
  });
}

function judged(
  { score, residents, incoming, pairs, floaters }: Outline,
  next: Outline | null,
): BracketAssessment {
  const ids = (players: readonly Competitor[]): PlayerId[] => players.map(({ id }) => id);
  const scores = (players: readonly Competitor[]) =>
    players.map(({ pairingScore }) => pairingScore).sort((a, b) => b - a);
  const players = new Map([...residents, ...incoming].map((player) => [player.id, player]));
  const missed = missingColours(pairs, (id) => preferenceOf(players.get(id)!).colour);
  const below = next?.floaters ?? [];
  return {
    score,
    residents: ids(residents),
    movedDown: ids(incoming),
    pairs,
    downfloaters: ids(floaters),
    rows: [
      rowOf(CRITERIA.floaters, [floaters.length], ids(floaters)),
      rowOf(CRITERIA.scores, scores(floaters), ids(floaters)),
      rowOf(CRITERIA.next, [below.length], ids(below)),
      rowOf(CRITERIA.nextScores, scores(below), ids(below)),
      rowOf(CRITERIA.colours, [missed.length], missed),
    ],
  };
}

/** Why a board is as it is: rank and float. */
export function groundsOf({ chapter }: Edition, board: BursteinBoard): BoardGrounds {
  const { higher, lower, ranks, colours } = board;
  const article = `${chapter} 4.3`;
  const floats = higher.pairingScore !== lower.pairingScore;
  return {
    reason: floats
      ? { code: 'burstein-floats', article, a: higher.id, b: lower.id, ranks }
      : { code: 'burstein-ranks', article, ranks },
    colour: colours.reason,
  };
}
