/** Every report of a real tournament goes through the handlers and comes back; some do so in both hosts in `test/e2e`. */
import { basename } from 'node:path';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { FONT_FOLDER } from '../documents/fonts.ts';
import { expectToComeBack, REAL_REPORTS } from '../real-reports.ts';
import { Program } from './program.ts';

describe.runIf(REAL_REPORTS.length > 0)('real reports', () => {
  let program: Program;
  beforeAll(() => {
    program = new Program({ fonts: FONT_FOLDER });
  });
  afterAll(() => program.close());

  it.each(REAL_REPORTS.map((file) => [basename(file), file] as const))('%s', (_, file) =>
    expectToComeBack(program, file, program.folder),
  );
});
