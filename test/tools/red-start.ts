/** Always red: what `npm run mutate` has to say of tests that fail before any fault is planted. */
import { expect, it } from 'vitest';

it('a test that is red without a fault', () => {
  expect('red').toBe('green');
});
