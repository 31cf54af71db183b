/** What accepting a report stores, and what is asked before. */
import { describe, expect, it } from 'vitest';
import type { Tournament } from '../../src-engine/index.ts';
import { importPlan } from '../../src-main/handlers/files/import-plan.ts';
import type { WaitingImport } from '../../src-main/handlers/files/report-imports.ts';
import type { ImportReview } from '../../src-main/ipc/contract.ts';
import { FIRST, folded, imported, up } from './written.ts';

const { tournament: BASE } = folded(imported(), ...up(1, FIRST, 3));
const TODAY = '2026-11-21T10:00:00+01:00';
const TOURNAMENT: Tournament = { ...BASE, info: { ...BASE.info, startDate: '2026/11/21' } };

type Difference = ImportReview['roundDifferences'][number];
const summary = (round: number, text: string): Difference => ({ round, weight: 'summary', text });

function plan(
  review: Partial<ImportReview> = {},
  tournament = TOURNAMENT,
  stored: Partial<ImportReview> = review,
) {
  const common = {
    ...{
      format: 'TRF16',
      fileName: 'a.trf',
      deviations: [],
      roundDifferences: [],
      playedRounds: 1,
      checkedRounds: 1,
    },
  };
  const waiting = {
    ...{ tournament, fileName: 'a.trf', checks: 'rounds', bytes: Buffer.alloc(0) },
    ...{ review: { ...common, ...review }, stored: { ...common, ...stored } },
  } as unknown as WaitingImport;
  return importPlan(waiting, TODAY);
}
const kindsOf = ({ drafts }: ReturnType<typeof plan>) => drafts.map(({ kind }) => kind);

describe('a report', () => {
  it('that nothing speaks against is stored without a question', () => {
    expect(plan()).toEqual({
      drafts: [
        {
          kind: 'tournament-imported',
          payload: { tournament: TOURNAMENT, format: 'TRF16', fileName: 'a.trf' },
        },
      ],
      question: null,
    });
  });

  it('is stored with what it did not tell, in English', () => {
    const remark = (line: number, text: string, takenAs: string) => ({
      ...{ severity: 'note' as const, line, column: 0, text, found: '', takenAs },
    });
    const { drafts, question } = plan({ deviations: [remark(0, 'Rien', 'rien')] }, TOURNAMENT, {
      deviations: [remark(0, 'No system', 'Dutch'), remark(4, 'Odd', 'x'), remark(0, 'No colour', 'white')],
    });
    expect(drafts[0]!.payload).toMatchObject({ assumed: ['No system: Dutch', 'No colour: white'] });
    expect(question).toBeNull();
    const one = plan({ deviations: [remark(0, 'No system', 'Dutch')] });
    expect(one.drafts[0]!.payload).toMatchObject({ assumed: ['No system: Dutch'] });
  });

  it('whose rounds the rules do not give asks, and the log and the report say so', () => {
    const differences: Difference[] = [
      summary(2, 'Ronde 2.'),
      { round: 2, weight: 'detail', text: 'Détail' },
      { ...summary(4, 'Ronde 4.'), agreesBefore: true },
    ];
    const stored = [
      summary(2, 'Board 3. differs.'),
      { ...summary(4, 'Agrees before'), agreesBefore: true as const },
    ];
    const found = plan({ roundDifferences: differences }, TOURNAMENT, { roundDifferences: stored });
    expect(found.drafts.slice(1)).toEqual([
      { kind: 'import-against-rules', payload: { round: 2, text: 'Board 3. differs' } },
      { kind: 'import-against-rules', payload: { round: 4, text: 'Agrees before' } },
    ]);
    expect(found.question).toEqual({
      act: 'Import the tournament',
      level: 0,
      consequences: [
        'A round was not paired as the rules say; the report of the tournament will say so.',
        'Round 2: Ronde 2.',
        'Round 4: Ronde 4.',
      ],
      article: 'C.04.2 1.5',
    });
    const before = plan({ roundDifferences: differences.slice(2) });
    expect(before.question!.consequences).toEqual(['Round 4: Ronde 4.']);
  });

  it('whose rounds could not be compared asks at level 3, and says so once', () => {
    const found = plan({ playedRounds: 3, checkedRounds: 2 });
    expect(found.drafts.slice(1)).toEqual([
      { kind: 'import-against-rules', payload: { round: 3, text: '', unchecked: true } },
    ]);
    expect(found.question).toEqual({
      act: 'Import the tournament',
      level: 3,
      consequences: [
        'The rounds of the file were not compared with the rules; the report of the tournament will say so.',
      ],
      article: 'C.04.2 1.5',
    });
    const keptRecords = [{ line: '### Import @ 2026-11-21: imported unchecked', after: 0 }] as never;
    const again = plan({ playedRounds: 3, checkedRounds: 2 }, { ...TOURNAMENT, keptRecords });
    expect([kindsOf(again), again.question!.level]).toEqual([['tournament-imported'], 3]);
    const other = [{ line: 'x ### Import @ y imported unchecked', after: 0 }] as never;
    expect(
      kindsOf(plan({ playedRounds: 3, checkedRounds: 2 }, { ...TOURNAMENT, keptRecords: other })),
    ).toHaveLength(2);
  });

  it('of a system that is not FIDE’s leaves FIDE mode, and says why', () => {
    const rules = { ...TOURNAMENT.rules, system: 'mwm-burstein' as const };
    const found = plan({ roundDifferences: [summary(1, 'Round 1.')] }, { ...TOURNAMENT, rules });
    expect(kindsOf(found)).toEqual(['tournament-imported', 'import-against-rules', 'fide-mode-left']);
    expect(found.drafts[2]!.payload).toEqual({ why: 'Weighted matching, Burstein is not a FIDE system' });
    const leaves = [
      'This ends FIDE mode for good, also when it is undone, and the report says so.',
      'Weighted matching, Burstein is not a FIDE system.',
    ];
    expect(found.question).toEqual({
      ...{ act: 'Import the tournament', level: 0, article: 'C.04.2 1.1' },
      consequences: [
        ...leaves,
        'A round was not paired as the rules say; the report of the tournament will say so.',
        'Round 1: Round 1.',
      ],
    });
    // Where the file says so already it is not left once more.
    const keptRecords = [{ line: '### FIDE mode exited @ Round 1: by decision', after: 0 }] as never;
    const left = plan({}, { ...TOURNAMENT, rules, keptRecords });
    expect([kindsOf(left), left.question]).toEqual([['tournament-imported'], null]);
    // Alone it asks as well.
    expect(plan({}, { ...TOURNAMENT, rules }).question!.consequences).toEqual(leaves);
  });
});
