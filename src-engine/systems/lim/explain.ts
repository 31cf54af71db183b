/** Judging and explaining rounds of the Lim System in the articles of C.04.4.3. */
import { balancingColour } from '../../history/colour-history.ts';
import { missingColours } from '../frame/colours.ts';
import { rowOf, type Criterion } from '../frame/criterion.ts';
import type { BoardGrounds } from '../frame/text.ts';
import type { BracketAssessment, Pairing, PairingTask } from '../system.ts';
import type { LimBoard } from './pairing.ts';

const CRITERIA = {
  split: { id: '2.2', article: 'C.04.4.3 2.2', label: 'Games between different scores', unit: 'count' },
  colours: { id: '5.2', article: 'C.04.4.3 5.2', label: 'Due colours missed', unit: 'count' },
} as const satisfies Record<string, Criterion>;

/** The whole round as one bracket, with the two things that the exchanges of the text are for. */
export function bracketsOf(task: PairingTask, { pairs }: Pairing): BracketAssessment[] {
  const of = (id: number) => task.field.get(id)!;
  const split = pairs.filter(({ white, black }) => of(white).pairingScore !== of(black).pairingScore);
  const missed = missingColours(pairs, (id) => balancingColour(of(id)));
  const rows = [
    rowOf(
      CRITERIA.split,
      [split.length],
      split.flatMap(({ white, black }) => [white, black]),
    ),
    rowOf(CRITERIA.colours, [missed.length], missed),
  ];
  const residents = task.competitors.map(({ id }) => id);
  return [{ score: null, residents, movedDown: [], pairs, downfloaters: [], rows }];
}

/** Why a board is as it is: the step that made it. */
export function groundsOf(board: LimBoard): BoardGrounds {
  const { made, higher, lower, colours } = board;
  const two = { article: `C.04.4.3 ${made.article}`, a: higher.id, b: lower.id };
  const code = (): LimCode => {
    switch (made.article) {
      case '2.4':
        return 'lim-opposite';
      case '4.1':
        return 'lim-exchanged';
      case '5.2':
        return 'lim-exchanged-for-colours';
      case '3.8':
        return higher.pairingScore === lower.pairingScore ? 'lim-left-the-group' : 'lim-across-scores';
    }
  };
  return {
    reason: { code: code(), ...two },
    colour: colours.reason,
  };
}

type LimCode =
  'lim-opposite' | 'lim-exchanged' | 'lim-exchanged-for-colours' | 'lim-left-the-group' | 'lim-across-scores';
