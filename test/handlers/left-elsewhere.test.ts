/** Whether another file of a tournament has left FIDE mode, which is left for good. */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { EventDraft } from '../../src-engine/index.ts';
import { leftFideModeElsewhere } from '../../src-main/handlers/files/left-elsewhere.ts';
import { event } from './made-files.ts';
import { OpenedDesk } from './opened-desk.ts';

const FIELD = event(5);
const LEFT: EventDraft = { kind: 'fide-mode-left', payload: { why: 'by decision' } };

let on: OpenedDesk;
beforeEach(() => (on = new OpenedDesk()));
afterEach(() => on.close());

describe('whether FIDE mode was left in another file', () => {
  const isLeft = (source: string, known: readonly string[] = [], open: string | null = null) =>
    leftFideModeElsewhere('document-7', on.path(source), open === null ? null : on.read(open), known);

  it('is told by what is open and by the files that are known, of the same tournament', () => {
    const early = on.makeOf('document-7', 'early.wallchart', FIELD);
    const late = on.makeOf('document-7', 'late.wallchart', FIELD, LEFT);
    const other = on.makeOf('document-8', 'other.wallchart', FIELD, LEFT);
    writeFileSync(on.path('broken.wallchart'), '');
    expect([
      isLeft('a.wallchart'),
      isLeft('a.wallchart', [], early),
      isLeft('a.wallchart', [], other),
    ]).toEqual([false, false, false]);
    expect(isLeft('a.wallchart', [], late)).toBe(true);
    const known = [on.path('none.wallchart'), on.path('broken.wallchart'), other, early];
    expect([isLeft('a.wallchart', known), isLeft('a.wallchart', [...known, late])]).toEqual([false, true]);
    expect(isLeft('late.wallchart', [late])).toBe(false);
  });

  it('is told by the file beside whose restore points it lies', () => {
    on.makeOf('document-7', 'open.wallchart', FIELD, LEFT);
    expect(isLeft(join('open restore points', 'p.wallchart'))).toBe(true);
    expect(isLeft(join('other restore points', 'p.wallchart'))).toBe(false);
    expect(isLeft(join('open', 'p.wallchart'))).toBe(false);
    expect(existsSync(on.path('open restore points'))).toBe(false);
  });
});
