import { describe, expect, it } from 'vitest';
import { App } from '../../../src-renderer/state/app.svelte.ts';
import { Submission } from '../../../src-renderer/state/submission.ts';
import type { Bridge, CommandReply } from '../../../src-main/ipc/contract.ts';
import { playerInput } from '../../handlers/field.ts';

const NINE = playerInput('Nine, A', 1900);
const TEN = playerInput('Ten, A', 1800);
const LOST = new Error('the connection was lost');

/** A bridge whose answers come when the test wants them, or are lost. */
class SlowBridge {
  readonly identities: (string | undefined)[] = [];
  readonly #waiting: { resolve: (reply: never) => void; reject: (error: Error) => void }[] = [];
  readonly bridge: Bridge = {
    query: () => new Promise(() => undefined),
    command: (_name, _args, id) => {
      this.identities.push(id);
      return new Promise<never>((resolve, reject) => this.#waiting.push({ resolve, reject }));
    },
    on: () => () => undefined,
  };

  answer(reply: CommandReply<'players.add'>): void {
    this.#waiting.shift()!.resolve(reply as never);
  }

  lose(): void {
    this.#waiting.shift()!.reject(LOST);
  }
}

const STORED = { ok: true, value: { player: 9 } } as const;
const settled = () => new Promise((resolve) => setTimeout(resolve));

function form() {
  const slow = new SlowBridge();
  const submission = new Submission(new App(slow.bridge));
  const add = async (input = NINE) => {
    const done = submission.run('players.add', input);
    await settled();
    return { done };
  };
  return { slow, add };
}

describe('a form', () => {
  it('sends once what Enter says twice, and the second Enter does nothing', async () => {
    const { slow, add } = form();
    const first = await add();
    const second = await add();
    expect(await second.done).toBeNull();
    slow.answer(STORED);
    expect(await first.done).toEqual({ value: { player: 9 } });
    expect(slow.identities).toHaveLength(1);
  });

  it('keeps its identity when an answer was lost, and when it was refused', async () => {
    const { slow, add } = form();
    for (const end of [() => slow.lose(), () => slow.answer({ ok: false, refusal: REFUSAL })]) {
      const { done } = await add();
      end();
      expect(await done).toBeNull();
    }
    const { done } = await add();
    slow.answer(STORED);
    expect(await done).not.toBeNull();
    expect(slow.identities).toHaveLength(3);
    expect(new Set(slow.identities).size).toBe(1);
    expect(slow.identities[0]).toMatch(/^[\w-]{36}$/);
  });

  it('has a new identity for another content, and after it was stored', async () => {
    const { slow, add } = form();
    const nine = await add(NINE);
    const ten = await add(TEN);
    slow.answer(STORED);
    slow.answer(STORED);
    expect([await nine.done, await ten.done]).not.toContain(null);
    const again = await add(TEN);
    slow.answer(STORED);
    expect(await again.done).not.toBeNull();
    expect(new Set(slow.identities).size).toBe(3);
  });
});

const REFUSAL = { code: 'x', message: 'No.', advice: '', severity: 'refused' } as const;
