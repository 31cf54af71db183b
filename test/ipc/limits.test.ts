/** What comes beside the arguments of a command, and the question of the hall window, at their bounds. */
import { describe, expect, it } from 'vitest';
import { answer, answerHall } from '../../src-main/ipc/dispatch.ts';
import type { Handlers } from '../../src-main/ipc/contract.ts';
import { fakeHandlers } from '../host/fake-handlers.ts';

const ignore = () => undefined;
const ofLength = (length: number) => 'x'.repeat(length);

describe('a command', () => {
  it('carries for which tournament it is meant, beside its identity, and refuses what names none', async () => {
    const got: unknown[] = [];
    const discarding = (...call: readonly unknown[]) => {
      got.push(call);
      return Promise.resolve({ ok: true, value: null });
    };
    const handlers = { ...fakeHandlers(), commands: { 'round.discard': discarding } } as unknown as Handlers;
    const send = (id: unknown, meant: unknown) =>
      answer(handlers, 'command', 'round.discard', { round: 3 }, ignore, id, meant);
    const id = 'b0a7c1de-0000-4000-8000-000000000001';
    for (const meant of [undefined, '', ofLength(64)])
      expect(await send(id, meant)).toMatchObject({ ok: true });
    expect(got).toEqual([
      [{ round: 3 }, id, undefined],
      [{ round: 3 }, id, ''],
      [{ round: 3 }, id, ofLength(64)],
    ]);
    for (const meant of [ofLength(65), 7, null, {}])
      expect(await send(id, meant)).toMatchObject({ ok: false, refusal: { code: 'bad-request' } });
    for (const wrong of [ofLength(15), `${ofLength(16)} `, ofLength(65)])
      expect(await send(wrong, 'harbour')).toMatchObject({ ok: false, refusal: { code: 'bad-request' } });
    expect(got).toHaveLength(3);
    expect(await send(ofLength(16), undefined)).toMatchObject({ ok: true });
  });
});

describe('the question of the hall window', () => {
  const place = { x: -100_000, y: 100_000, width: 1, height: 100_000 };

  it('reaches its handler with where the window lies, and no other', async () => {
    const handlers = fakeHandlers();
    expect(await answerHall(handlers, place, ignore)).toEqual({ ok: true, value: 'hall' });
    expect(handlers.calls).toEqual([{ name: 'hall', args: place }]);
    for (const wrong of [
      { ...place, x: -100_001 },
      { ...place, y: 100_001 },
      { ...place, width: 0 },
      { ...place, height: 100_001 },
      { ...place, width: 1.5 },
      { ...place, more: 1 },
      null,
    ])
      expect(await answerHall(handlers, wrong, ignore)).toMatchObject({
        ok: false,
        refusal: { code: 'bad-request', severity: 'refused' },
      });
    expect(handlers.calls).toHaveLength(1);
  });

  it('that meets a bug is refused, and the bug is reported', async () => {
    const bugs: string[] = [];
    const hall = () => Promise.reject(new Error('a bug in the hall'));
    const report = (bug: unknown, channel: string) => void bugs.push(`${channel}: ${String(bug)}`);
    const reply = await answerHall({ ...fakeHandlers(), hall }, place, report);
    expect(reply).toMatchObject({ ok: false, refusal: { code: 'internal-error', severity: 'refused' } });
    expect(bugs).toEqual(['hall: Error: a bug in the hall']);
  });
});
