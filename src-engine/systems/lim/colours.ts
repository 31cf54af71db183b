/** Article 5, allocation of colours in a pair: C.04.4.3 (2026) Arts 5.3, 5.4, 5.5, 5.6, 7.2. */
import { balancingColour } from '../../history/colour-history.ts';
import type { Competitor } from '../../history/competitor.ts';
import { opposite } from '../../model/colour.ts';
import { allocation, balancedColours, type Allocation } from '../frame/colours.ts';
import type { PairingTask } from '../system.ts';

/**
 * Colours of a pair. `higher` is the higher ranked (score, then number). `belowMedian` tells that the pair is made in a
 * group below the median, where identical histories favour the lower ranked player (5.4).
 */
export function allocate(
  task: PairingTask,
  higher: Competitor,
  lower: Competitor,
  belowMedian: boolean,
): Allocation {
  const chapter = 'C.04.4.3';
  const [article, due] = [`${chapter} 5.4`, `${chapter} 5.1`];
  const articles = { limits: due, lot: `${chapter} 7.2`, due, difference: `${chapter} 5.6`, latest: article };
  const balanced = balancedColours(task, higher, lower, articles);
  if (balanced !== null) return balanced;
  const both = balancingColour(higher)!;
  return belowMedian
    ? allocation(higher, lower, opposite(both), {
        code: 'lower-ranked-below-median',
        article,
        decider: lower,
      })
    : allocation(higher, lower, both, { code: 'higher-ranked-due', article });
}
