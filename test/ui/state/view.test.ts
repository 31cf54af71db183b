/** Answers that overtake each other, and errors. */
import { describe, expect, it } from 'vitest';
import type { Queries, Reply } from '../../../src-main/ipc/contract.ts';
import type { App } from '../../../src-renderer/state/app.svelte.ts';
import { View } from '../../../src-renderer/state/view.svelte.ts';
import { roundView } from '../fixture-bridge.ts';

type Answer = Reply<Queries['round.view']['value']>;

function asked() {
  const answers: ((reply: Answer) => void)[] = [];
  const app = { query: () => new Promise<Answer>((resolve) => answers.push(resolve)) } as unknown as App;
  const answer = async (index: number, reply: Answer) => {
    answers[index]!(reply);
    for (let turn = 0; turn < 3; turn++) await Promise.resolve();
  };
  return { view: new View(app, 'round.view'), answer };
}

const of = (round: number): Answer => ({ ok: true, value: roundView('playing', round) });
const refused: Answer = {
  ok: false,
  refusal: { code: 'gone', message: 'Gone.', advice: '', severity: 'refused' },
};

describe('a view', () => {
  it('shows the answer to the newest question, whichever comes first', async () => {
    const { view, answer } = asked();
    expect([view.value, view.refusal, view.loading, view.askedAt, view.own]).toEqual([
      null,
      null,
      false,
      0,
      null,
    ]);
    void view.load({ round: 3 });
    void view.load({ round: 4 });
    await answer(1, of(4));
    expect([view.value?.round, view.loading]).toEqual([4, false]);
    const { askedAt } = view;
    await answer(0, of(3));
    expect([view.value?.round, view.askedAt]).toEqual([4, askedAt]);
  });

  it('is coming until what is asked for now was answered, not while the same is read again', async () => {
    const { view, answer } = asked();
    expect(view.coming).toBe(false);
    void view.load({ round: 3 });
    expect(view.coming).toBe(true);
    await answer(0, of(3));
    expect(view.coming).toBe(false);
    void view.load({ round: 3 });
    expect([view.loading, view.coming]).toEqual([true, false]);
    void view.load({ round: 4 });
    expect(view.coming).toBe(true);
    await answer(2, refused);
    expect(view.coming).toBe(false);
    view.clear();
    void view.load({ round: 4 });
    expect(view.coming).toBe(true);
  });

  it('keeps the old answer until the new one is there', async () => {
    const { view, answer } = asked();
    void view.load({ round: 3 });
    await answer(0, of(3));
    void view.load({ round: 4 });
    expect([view.value?.round, view.loading]).toEqual([3, true]);
    // Beside what is asked for now it would be taken for its own.
    expect(view.own).toBeNull();
    const before = performance.now();
    await answer(1, of(4));
    expect([view.value?.round, view.own?.round]).toEqual([4, 4]);
    // Asked before it was answered: what was stored in between may not be in it.
    expect(view.askedAt).toBeLessThanOrEqual(before);
    expect(view.askedAt).toBeGreaterThan(0);
    void view.load({ round: 4 });
    expect(view.own?.round).toBe(4);
  });

  it('shows a refusal instead, until an answer comes', async () => {
    const { view, answer } = asked();
    void view.load({ round: 3 });
    await answer(0, of(3));
    void view.load({ round: 4 });
    await answer(1, refused);
    expect([view.value, view.refusal?.code]).toEqual([null, 'gone']);
    void view.load({ round: 5 });
    await answer(2, of(5));
    expect([view.value?.round, view.refusal]).toEqual([5, null]);
  });

  it('is empty after it was cleared, also when an answer comes later', async () => {
    const { view, answer } = asked();
    void view.load({ round: 3 });
    view.clear();
    await answer(0, of(3));
    expect([view.value, view.refusal, view.loading]).toEqual([null, null, false]);
  });

  it('that was cleared and asked anew does not take the answer to what was asked before', async () => {
    const { view, answer } = asked();
    void view.load({ round: 3 });
    view.clear();
    void view.load({ round: 4 });
    await answer(0, of(3));
    expect([view.value, view.loading]).toEqual([null, true]);
    await answer(1, of(4));
    expect([view.value?.round, view.loading]).toEqual([4, false]);
  });

  it('is settled when nothing is asked any more, also where something was asked meanwhile', async () => {
    const { view, answer } = asked();
    let isSettled = false;
    await view.settled();
    void view.load({ round: 3 });
    void view.settled().then(() => (isSettled = true));
    void view.load({ round: 4 });
    await answer(0, of(3));
    expect(isSettled).toBe(false);
    await answer(1, of(4));
    for (let turn = 0; turn < 3; turn++) await Promise.resolve();
    expect([isSettled, view.value?.round]).toEqual([true, 4]);
  });
});
