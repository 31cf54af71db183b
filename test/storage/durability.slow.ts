import { describe, expect, it } from 'vitest';
import { corrupt } from '../../tools/conformance/corruption.ts';
import { crash } from '../../tools/conformance/crash.ts';
import { changeInPlace } from '../../tools/conformance/in-place.ts';
import { cutPower } from '../../tools/conformance/power.ts';
import { intrude } from '../../tools/conformance/second-program.ts';

/** Longest life of a process that is killed, in milliseconds: other tests keep cores and disk busy. */
const LIFE = 400;

describe('a tournament file', () => {
  it('keeps everything acknowledged when its process is killed', async () => {
    const tally = await crash(25, 20261121, LIFE);
    expect(tally.faults).toEqual([]);
    expect(tally.acknowledged).toBeGreaterThan(25);
    // Some died in the middle of a transaction, not only between two.
    expect(tally.halfDone).toBeGreaterThan(0);
  });

  it('keeps everything acknowledged when the power goes', (context) => {
    const tally = cutPower(200, 20261121);
    if (tally === null) {
      console.log('power cuts not tried: strace is missing');
      return context.skip();
    }
    expect(tally.faults).toEqual([]);
    // With a disk that ignores synchronisation the same cuts do harm: the harness can see it.
    expect(cutPower(200, 20261121, true)!.faults.length).toBeGreaterThan(10);
  });

  it('reports a changed byte or shows the same tournament', () => {
    const tally = corrupt(300, 20261121);
    expect(tally.faults).toEqual([]);
    expect(tally.reported['file-damaged']).toBeGreaterThan(50);
    expect(tally.salvaged).toBeGreaterThan(20);
  });

  it('lets no second program in beside the first, whatever becomes of that', async () => {
    const tally = await intrude(15, 20261121, LIFE);
    expect(tally.faults).toEqual([]);
    expect(tally.tries).toBeGreaterThan(15);
    expect(tally.acknowledged).toBeGreaterThan(15);
  });

  it('loses nothing acknowledged without a word when it is changed in place', async () => {
    const tally = await changeInPlace(100, 20261121);
    expect(tally.faults).toEqual([]);
    expect(tally.noticed['file-changed']).toBeGreaterThan(20);
    expect(tally.acknowledged).toBeGreaterThan(50);
  });
});
