/**
 * What each key of the results desk means. Programs differ here and a wrong habit is a wrong result, so every
 * preset is on screen while it is used. Digits are read by place, the other keys by what they type.
 */
import type { GameResult } from '../src-engine/index.ts';
import type { ResultKeyPreset } from '../src-main/ipc/contract.ts';

interface ResultKey {
  readonly key: string;
  readonly result: GameResult;
}

const UNUSUAL: readonly ResultKey[] = [
  { key: '+', result: 'forfeit-white-wins' },
  { key: '-', result: 'forfeit-black-wins' },
];
const CLEAR: ResultKey = { key: 'Del', result: 'open' };

export const RESULT_KEYS: Record<ResultKeyPreset, readonly ResultKey[]> = {
  // The digit 2 means three different things in three programs: here it means nothing.
  wallchart: [
    { key: '1', result: 'white-wins' },
    { key: '5', result: 'draw' },
    { key: '0', result: 'black-wins' },
    ...UNUSUAL,
    { key: '9', result: 'forfeit-both-lose' },
    { key: '7', result: 'adjourned' },
    CLEAR,
  ],
  vega: [
    { key: '1', result: 'white-wins' },
    { key: '5', result: 'draw' },
    { key: '0', result: 'black-wins' },
    { key: '3', result: 'forfeit-white-wins' },
    { key: '4', result: 'forfeit-black-wins' },
    { key: '2', result: 'forfeit-both-lose' },
    { key: '7', result: 'adjourned' },
    { key: '9', result: 'open' },
    CLEAR,
  ],
  sharly: [
    { key: '1', result: 'white-wins' },
    { key: '3', result: 'draw' },
    { key: '2', result: 'black-wins' },
    { key: '4', result: 'forfeit-white-wins' },
    { key: '5', result: 'forfeit-black-wins' },
    { key: '7', result: 'forfeit-both-lose' },
    { key: '0', result: 'open' },
    CLEAR,
  ],
  openpairings: [
    { key: '1', result: 'white-wins' },
    { key: '2', result: 'draw' },
    { key: '3', result: 'black-wins' },
    ...UNUSUAL,
    CLEAR,
  ],
};

/** Keys that type a draw in every preset. */
const DRAW_SIGNS = ['=', '½'];

/** The result that a key stands for, or null. */
export function resultOfKey(preset: ResultKeyPreset, keys: readonly string[]): GameResult | null {
  if (keys.some((key) => DRAW_SIGNS.includes(key))) return 'draw';
  return RESULT_KEYS[preset].find(({ key }) => keys.includes(key))?.result ?? null;
}

/** Results that have no key of their own and are chosen from a list. */
export const OTHER_RESULTS = [
  'white-draws-black-loses',
  'white-loses-black-draws',
  'both-lose',
  'forfeit-both-lose',
  'adjourned',
  'unrated-white-wins',
  'unrated-draw',
  'unrated-black-wins',
] as const satisfies readonly GameResult[];
