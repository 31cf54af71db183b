/** The certificate of a report: every line of it, for reports that are right, differ and could not be checked. */
import { describe, expect, it } from 'vitest';
import { certificateOf } from '../../src-main/handlers/files/certificate.ts';
import type { ImportReview } from '../../src-main/ipc/contract.ts';
import { en } from '../../src-engine/texts/index.ts';

const REVIEW: ImportReview = {
  ...{ token: 't', fileName: 'open.trf', size: 1, hash: 'ab12', format: 'TRF16', encoding: 'utf-8' },
  ...{
    encodingAssumed: false,
    foreignNames: [],
    encodings: [],
    name: 'Harbour Open',
    players: 24,
    rounds: 7,
  },
  ...{ playedRounds: 5, system: 'FIDE (Dutch)', deviations: [], checkedRounds: 5, roundDifferences: [] },
  ...{ valueDifferences: [], ranksUpTo: null },
};
const of = (more: Partial<ImportReview> = {}) =>
  certificateOf({ ...REVIEW, ...more }, { checkedAt: '2026-11-21T10:00:00+01:00', version: '1.2.3' });

type Difference = ImportReview['roundDifferences'][number];
const summary = (round: number, text: string): Difference => ({ round, weight: 'summary', text });
const before = (round: number, text: string): Difference => ({ ...summary(round, text), agreesBefore: true });
const detail = (round: number, text: string): Difference => ({ round, weight: 'detail', text });
const line = (severity: 'error' | 'warning' | 'note', at: number, column = 0) => ({
  ...{ severity, line: at, column, text: 'Odd', found: 'X', takenAs: 'Y' },
});

it('names the file, and what it is', () => {
  const { event, checkedAt, facts, closing } = of({ rounds: 9, checkedRounds: 4 });
  expect([event, checkedAt, closing]).toEqual([
    'Harbour Open',
    '2026-11-21T10:00:00+01:00',
    en.certificate.proves,
  ]);
  expect(facts).toEqual([
    { label: 'File', value: 'open.trf' },
    { label: 'Size', value: '1 byte' },
    { label: 'SHA-256', value: 'ab12' },
    { label: 'Tournament', value: 'Harbour Open' },
    { label: 'Format', value: `TRF16, ${en.import.encoding('utf-8')}` },
    { label: 'Pairing system', value: 'FIDE (Dutch)' },
    { label: 'Players', value: '24' },
    { label: 'Rounds', value: '5 of 9 played, 4 paired again' },
    { label: 'Checked with', value: 'Wallchart 1.2.3' },
  ]);
  const nameless = of({ name: '' });
  expect([nameless.event, nameless.facts[3]!.value]).toEqual(['', en.import.noName]);
});

describe('the verdict', () => {
  const differs = (...parts: string[]) => `Not everything agrees: ${parts.join(' and ')}.`;
  const inPart = 'What could be checked follows the rules: see below what could not.';
  it.each([
    [{}, 'The file follows the rules: no difference was found.'],
    [{ checkedRounds: 4 }, inPart],
    [{ ranksUpTo: 'BH' }, inPart],
    [{ ranksUpTo: '' }, inPart],
    [{ playedRounds: 0, checkedRounds: 0 }, 'The file has no paired round. Nothing else differs.'],
    [
      { deviations: [line('warning', 3), line('note', 4)] },
      'The file follows the rules: no difference was found.',
    ],
    [{ deviations: [line('error', 3), line('note', 4)] }, differs('1 line has an error')],
    [{ valueDifferences: ['a', 'b'] }, differs('2 points or ranks are different')],
    [{ valueDifferences: ['a'] }, differs('1 number of points or rank is different')],
    [
      { roundDifferences: [before(2, 'a')] },
      differs('1 round agrees with the results before corrections that the file tells (C.04.2 4.3)'),
    ],
    [
      { roundDifferences: [summary(2, 'a'), detail(2, 'b'), detail(2, 'c')], checkedRounds: 1 },
      differs('1 round is not paired by the rules'),
    ],
    [
      { roundDifferences: [before(2, 'a'), summary(3, 'b'), before(4, 'c')] },
      differs(
        '1 round is not paired by the rules',
        '2 rounds agree with the results before corrections that the file tells (C.04.2 4.3)',
      ),
    ],
  ] as const)('of %j', (more, verdict) => {
    expect(of(more as Partial<ImportReview>).verdict).toBe(verdict);
  });
});

describe('the lines', () => {
  const sentence = (text: string) => [{ place: '', text, isDetail: false }];

  it('say what agrees where nothing differs', () => {
    expect(of({ ranksUpTo: 'BH' }).sections).toEqual([
      { title: 'Pairings', lines: sentence(en.import.pairingsAgree(5)) },
      { title: 'Points and ranks', lines: sentence(en.import.valuesAgree('BH')) },
      { title: 'Lines of the file', lines: sentence(en.import.clean) },
    ]);
    expect(of({ checkedRounds: 0 }).sections[0]!.lines).toEqual(sentence(en.import.notChecked));
    expect(of({ checkedRounds: 0, playedRounds: 0 }).sections[0]!.lines).toEqual(
      sentence(en.import.noRounds),
    );
  });

  it('say what differs, each where it is', () => {
    const { sections } = of({
      roundDifferences: [summary(2, 'Round differs'), detail(3, 'Board 4')],
      valueDifferences: ['Points of 7', 'Rank of 8'],
      deviations: [line('error', 12, 34)],
    });
    expect(sections.map(({ lines }) => lines)).toEqual([
      [
        { place: en.import.round(2), text: 'Round differs', isDetail: false },
        { place: en.import.round(3), text: 'Board 4', isDetail: true },
      ],
      [...sentence('Points of 7'), ...sentence('Rank of 8')],
      [{ place: en.import.place(12, 34), text: en.import.remark('Odd', 'X', 'Y'), isDetail: false }],
    ]);
  });
});
