import { describe, expect, it } from 'vitest';
import { HOSTILE_FILES } from './hostile-files.ts';
import { expectHarmless, openHostile, programInPlay } from './imports.ts';

describe('a hundred hostile files', () => {
  const program = programInPlay();

  it('are a hundred', () => {
    expect(HOSTILE_FILES.length).toBeGreaterThanOrEqual(100);
    expect(new Set(HOSTILE_FILES.map(({ name, ending }) => `${ending} ${name}`)).size).toBe(
      HOSTILE_FILES.length,
    );
  });

  it.each(HOSTILE_FILES.map((file, number) => ({ ...file, number })))(
    '$ending $name: $expected',
    async ({ number, ...file }) => {
      expectHarmless(file, await openHostile(program(), file, number));
    },
  );
});
