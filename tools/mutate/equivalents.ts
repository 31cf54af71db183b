/** Faults that no test can notice, because the program does the same with them. Each with its reason. */
import { readFileSync } from 'node:fs';
import { IN_DUBOV } from './equivalents/dubov.ts';
import { IN_DUTCH } from './equivalents/dutch.ts';
import { IN_ENGINE } from './equivalents/engine.ts';
import { IN_HOST } from './equivalents/host.ts';
import { IN_MWM } from './equivalents/mwm.ts';
import { IN_PAGE } from './equivalents/page.ts';
import { IN_SYSTEMS } from './equivalents/systems.ts';
import type { Fault } from './store.ts';

const EQUIVALENTS = [
  ...IN_SYSTEMS,
  ...IN_DUBOV,
  ...IN_DUTCH,
  ...IN_MWM,
  ...IN_ENGINE,
  ...IN_HOST,
  ...IN_PAGE,
];

export function isEquivalent(fault: Fault): boolean {
  return EQUIVALENTS.some(
    ({ file, original, replacement, on }) =>
      file === fault.file &&
      original === fault.original.trim() &&
      replacement === fault.replacement.trim() &&
      (on === undefined || on === lineOf(fault)),
  );
}

function lineOf({ file, line }: Fault): string {
  return readFileSync(file, 'utf8').split('\n')[line - 1]!.trim();
}
