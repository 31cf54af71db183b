/** A table under review: choices belong to the reading they were made for. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { TableReview, TableRowReview } from '../../../../src-main/ipc/contract.ts';
import { isNoted, ReviewedTable } from '../../../../src-renderer/state/files/table-review.svelte.ts';

const LEAVE = { label: 'Leave out', effect: 'none' } as const;
const ADD = { label: 'Add', effect: 'adds' } as const;
const CHANGE = { label: 'Change', effect: 'changes' } as const;

function row(number: number, more: Partial<TableRowReview>): TableRowReview {
  return {
    row: number,
    verdict: 'matched',
    name: `Row ${number}`,
    facts: '',
    text: '',
    options: [LEAVE, ADD],
    choice: 1,
    ...more,
  };
}

const ROWS = [
  row(3, {}),
  row(5, { verdict: 'ambiguous', options: [LEAVE, ADD, CHANGE], choice: null }),
  row(6, { verdict: 'new', text: 'No rating.' }),
  row(8, { verdict: 'changes', options: [LEAVE, CHANGE], choice: 0 }),
  row(9, { verdict: 'rejected', options: [LEAVE], choice: 0, text: 'No name.' }),
  row(11, { verdict: 'passed', options: [LEAVE], choice: 0 }),
  row(14, { verdict: 'ambiguous', options: [LEAVE, ADD], choice: null }),
];

function review(rows: readonly TableRowReview[], token = 'one'): TableReview {
  return { token, rows } as unknown as TableReview;
}

let table: ReviewedTable;
beforeEach(() => (table = new ReviewedTable(review(ROWS))));
const rows = () => table.visible.map((one) => one.row);
const at = (number: number) => ROWS.find((one) => one.row === number)!;

describe('a table under review', () => {
  it('counts and shows rows by what they need', () => {
    expect([table.isReading, table.filter, table.at, table.current?.row]).toEqual([false, 'all', 0, 3]);
    expect(table.counts).toEqual({ all: 7, unclear: 2, other: 1, noted: 1, rejected: 1 });
    const shown = (['all', 'unclear', 'other', 'noted', 'rejected'] as const).map((filter) => {
      table.show(filter);
      return rows();
    });
    expect(shown).toEqual([[3, 5, 6, 8, 9, 11, 14], [5, 14], [8], [6], [9]]);
    expect(ROWS.filter(isNoted).map((one) => one.row)).toEqual([6]);
  });

  it('notes rows that are taken with a word about them: matched and new ones', () => {
    const noted = (['matched', 'new', 'changes', 'ambiguous', 'passed', 'rejected'] as const).filter(
      (verdict) => isNoted(row(1, { verdict, text: 'The club was left out.' })),
    );
    expect(noted).toEqual(['matched', 'new']);
    expect(isNoted(row(1, {}))).toBe(false);
  });

  it('takes what is proposed, or what was chosen', () => {
    expect([table.optionOf(at(3)), table.optionOf(at(5)), table.isChosen(at(3))]).toEqual([1, null, false]);
    table.choose(at(3), 0);
    table.choose(at(3), 2);
    expect([table.optionOf(at(3)), table.isChosen(at(3))]).toEqual([0, true]);
    expect(table.choices).toEqual([{ row: 3, option: 0 }]);
  });

  it('choices of one reading are not sent for the rows of another', () => {
    table.decide(0);
    table.show('unclear');
    table.moveTo(1);
    const waiting = { verdict: 'ambiguous', choice: null } as const;
    table.replace(review([row(3, { choice: 1 }), row(4, waiting), row(7, waiting)], 'two'));
    expect([table.choices, table.review.token]).toEqual([[], 'two']);
    expect(table.optionOf(table.review.rows[0]!)).toBe(1);
    expect([table.filter, table.at, rows()]).toEqual(['unclear', 0, [4, 7]]);
  });

  it('the newest reading that was asked for counts, whichever comes last', async () => {
    const answers: ((review: TableReview | null) => void)[] = [];
    const read = () => new Promise<TableReview | null>((resolve) => answers.push(resolve));
    const first = table.readAgain(read);
    const second = table.readAgain(read);
    answers[1]!(review([row(4, {})], 'second'));
    await second;
    answers[0]!(review([row(3, {})], 'first'));
    await first;
    expect(table.review.token).toBe('second');
    const refused = table.readAgain(read);
    expect(table.isReading).toBe(true);
    answers[2]!(null);
    await refused;
    expect([table.review.token, table.isReading]).toEqual(['second', false]);
  });

  it('decides row by row and stays at the last', () => {
    table.show('unclear');
    table.decide(7);
    expect(table.at).toBe(0);
    table.decide(2);
    expect(table.current?.row).toBe(14);
    table.decide(1);
    expect([table.current?.row, table.choices]).toEqual([
      14,
      [
        { row: 5, option: 2 },
        { row: 14, option: 1 },
      ],
    ]);
    expect(table.undecided).toEqual([]);
  });

  it('takes no number behind the last option, and goes on by one row', () => {
    table.decide(2);
    expect([table.at, table.choices]).toEqual([0, []]);
    table.decide(0);
    expect([table.at, table.choices]).toEqual([1, [{ row: 3, option: 0 }]]);
  });

  it('goes to the next row that waits, round the end, and shows all rows where it has to', () => {
    table.moveTo(2);
    table.toNextUndecided();
    expect(table.current?.row).toBe(14);
    table.toNextUndecided();
    expect(table.current?.row).toBe(5);
    table.show('rejected');
    table.toNextUndecided();
    expect([table.filter, table.current?.row]).toEqual(['all', 14]);
    table.leaveUndecidedOut();
    expect(table.undecided).toEqual([]);
    table.toNextUndecided();
    expect(table.current?.row).toBe(14);
  });

  it('takes all changes at once, and gives them back', () => {
    table.takeChanges();
    expect(table.optionOf(at(8))).toBe(1);
    expect(table.optionOf(at(5))).toBeNull();
    table.takeChanges();
    expect(table.optionOf(at(8))).toBe(0);
  });

  it('gives back what each row would have done, be it to take it as it is', () => {
    const asEntered = { label: 'As entered', effect: 'none' } as const;
    const known = row(4, { options: [LEAVE, asEntered, CHANGE], choice: 1 });
    table.replace(review([known, ...ROWS]));
    const options = () => [table.optionOf(known), table.optionOf(at(8))];
    expect(options()).toEqual([1, 0]);
    table.takeChanges();
    expect(options()).toEqual([2, 1]);
    table.takeChanges();
    expect(options()).toEqual([1, 0]);
    // Where one of them is taken already, all are.
    table.choose(at(8), 1);
    table.takeChanges();
    expect(options()).toEqual([2, 1]);
  });

  it('says what the choices will do', () => {
    expect([table.effects('adds'), table.effects('changes'), table.leftOut]).toEqual([2, 0, 2]);
    table.takeChanges();
    table.leaveUndecidedOut();
    expect([table.effects('adds'), table.effects('changes'), table.leftOut]).toEqual([2, 1, 3]);
  });

  it('has no current row where nothing is shown', () => {
    table.replace(review([]));
    expect([table.at, table.current]).toEqual([-1, null]);
    table.decide(0);
    expect(table.choices).toEqual([]);
    table.moveTo(5);
    expect(table.at).toBe(-1);
  });
});
