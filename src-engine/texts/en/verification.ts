/** The second entry of results. */
import { format } from './format.ts';

const boards = (count: number): string => format.count(count, { one: 'board', other: 'boards' });
const differences = (count: number): string =>
  format.count(count, { one: 'difference', other: 'differences' });

export const verificationText = {
  title: (round: number) => `Second entry, round ${round}`,
  hint: 'The first entry is hidden until you key yours.',
  open: 'Second entry',
  back: 'Back to results',
  before: (next: number) => `Before round ${next}`,
  gate: {
    results: 'All results in',
    keyed: 'Keyed a second time',
    settled: 'Differences settled',
    complete: 'Check complete',
  },
  of: (done: number, all: number) => `${done} of ${all}`,
  toSettle: (count: number) => (count === 0 ? 'none' : `${differences(count)} to settle`),
  logged: 'Who and when is in the log.',
  required: 'Needed before pairing',
  requiredHint: 'Turning this on or off is in the log.',
  differencesTitle: 'Differences',
  settleHint: 'Take the slip. Then',
  first: 'First',
  second: 'Second',
  by: 'Who, when',
  firstRight: (text: string) => `${text}, first entry`,
  secondRight: (text: string) => `${text}, second entry`,
  noSlip: 'No slip',
  board: (board: number) => `Board ${board}`,
  keyedTwice: 'Keyed twice',
  none: 'Nothing is keyed a second time yet. Type a board number, Enter, then the result.',
  noResults: 'The second entry opens when the first results are in.',
  states: { open: 'open', 'to-key': 'to key', same: 'same', differs: 'differs', settled: 'settled' },
  same: (echo: string) => `${echo}: same as the first entry`,
  differs: (echo: string) => `${echo}: differs from the first entry`,
  settled: (board: number) => `Board ${board} settled`,
  unstored: (round: number) =>
    `They were keyed in the second entry of round ${round}. Open it again and key them there.`,
  noFirst: (board: number) => `Board ${board} has no result yet.`,
  noFirstAdvice: 'Enter it on the results page first.',
  nothingToSettle: (board: number) => `Board ${board} has no difference to settle.`,
  otherEntries: (board: number) =>
    `The entries of board ${board} have changed since this screen showed them.`,
  missing: (round: number, toKey: number, differing: number) =>
    `The second entry of round ${round} is not complete: ${boards(toKey)} to key, ${differences(differing)} to settle.`,
  missingAdvice: 'Complete it on the results page (F4, then V), or turn it off there.',
};
