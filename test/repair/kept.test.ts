/** C.04.2 4.4: every field of the plans for some rounds in which players are missing, arrive late or played otherwise. */
import { expect, it } from 'vitest';
import type { Seating } from '../../src-engine/model/seating.ts';
import { repairPlansOf } from '../../src-engine/repair/plans.ts';
import { linesOf } from '../told.ts';
import { troubled } from './troubled.ts';

const SEATING: Seating = { firstBoard: 21, leftOut: [23], fixed: [] };

it('C.04.2 4.4: boards, changes, costs, violations, cases and who is concerned are the kept ones', async () => {
  const said = Array.from({ length: 40 }, (_, at) => at + 1).flatMap((seed): unknown[] => {
    const given = troubled(seed);
    if (given === null) return [];
    const { tournament, request } = given;
    const event =
      seed % 3 === 0 ? { ...tournament, rules: { ...tournament.rules, seating: SEATING } } : tournament;
    const plans = repairPlansOf(event, request);
    if (!plans.ok) return [plans.failure];
    return [
      `# seed ${seed}: missing ${request.missing.join(' ')}, arrived ${request.arrived.join(' ')}, held ${request.held.join(' ')}`,
      ...plans.value.map(({ pairs, changes, ...plan }) => [
        pairs.map(({ white, black }) => `${white}-${black}`),
        changes.map(
          ({ board, before, after }) =>
            `${board}: ${before?.white ?? ''}-${before?.black ?? ''} > ${after?.white ?? ''}-${after?.black ?? ''}`,
        ),
        plan,
      ]),
    ];
  });
  await expect(linesOf(said)).toMatchFileSnapshot('kept.txt');
});
