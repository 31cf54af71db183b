import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { HallBridge, HallPicture } from '../../../src-main/ipc/contract.ts';
import { Clock } from '../../../src-renderer/hall/clock.svelte.ts';
import { HallLink } from '../../../src-renderer/hall/link.svelte.ts';

let answers: boolean;
let clock: Clock;
let link: HallLink;
let stop: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  for (const name of ['screenX', 'screenY', 'innerWidth', 'innerHeight']) vi.stubGlobal(name, 1);
  answers = true;
  const bridge: HallBridge = {
    picture: () =>
      answers
        ? Promise.resolve({ ok: true, value: {} as HallPicture })
        : Promise.reject(new Error('main is gone')),
    listen: () => () => undefined,
  };
  clock = new Clock();
  link = new HallLink(bridge);
  const stops = [clock.start(), link.start()];
  stop = () => stops.forEach((each) => each());
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const isSilent = () => link.isSilent(clock.running);
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(1000 * seconds);
const setClock = (minutes: number) => vi.setSystemTime(Date.now() + 60_000 * minutes);

it('main is silent after a minute without an answer, and is not any more with the next', async () => {
  await pass(10);
  answers = false;
  await pass(59);
  expect(isSilent()).toBe(false);
  await pass(2);
  expect(isSilent()).toBe(true);
  answers = true;
  await pass(10);
  expect(isSilent()).toBe(false);
});

it('a clock that is set on makes nobody silent', async () => {
  await pass(5);
  setClock(+60);
  await pass(1);
  expect(isSilent()).toBe(false);
});

it('a clock that is set back hides no silence', async () => {
  await pass(10);
  answers = false;
  setClock(-60);
  await pass(61);
  expect(isSilent()).toBe(true);
});
