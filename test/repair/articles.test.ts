import { expect, it } from 'vitest';
import { articleOfCase } from '../../src-engine/repair/plan.ts';

it('C.04.2 4.4: a change names the situation that permits it, and what was played names 4.3 (b)', () => {
  expect(([1, 2, 3, 4, 5, 'played'] as const).map(articleOfCase)).toEqual([
    'C.04.2 4.4 (1)',
    'C.04.2 4.4 (2)',
    'C.04.2 4.4 (3)',
    'C.04.2 4.4 (4)',
    'C.04.2 4.4 (5)',
    'C.04.2 4.3 (b)',
  ]);
});
