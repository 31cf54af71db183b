/** BCF rules 5, 6: what is said of who has the bye. */
import { expect, it } from 'vitest';
import { byeReason } from '../../../src-engine/systems/bcf/reasons.ts';
import { taskOf, type Card } from './position.ts';

/** What is said of number 4, the median of 2, 4 and 6, or of another number. */
function said(round: number, four: Partial<Card>, number = 4) {
  const cards = [2, 4, 6].map((no): Card => ({ no, score: 10, ...(no === 4 ? four : {}) }));
  const task = taskOf(round, [{ no: 1, score: 20 }, { no: 3, score: 20 }, ...cards]);
  return byeReason(
    task,
    task.competitors.find(({ tpn }) => tpn === number)!,
  );
}

it('5 in round 1 nobody has had a bye, also who has arranged one for later', () => {
  // The median of five cards is 2.
  expect(said(1, { absences: [{ round: 3, kind: 'half' }] })).toMatchObject({
    code: 'bcf-bye',
    article: 'BCF rule 5',
    kind: 'needed',
    isFirstRound: true,
  });
  expect(said(1, {}, 2)).toMatchObject({ kind: 'first', isFirstRound: true, isLowest: true });
});

it('6 later the first of the order, one who is needed instead, or one who has had a bye or arranged one', () => {
  expect(said(3, {})).toMatchObject({ article: 'BCF rule 6', kind: 'first', isFirstRound: false });
  expect(said(3, {}, 6)).toMatchObject({ kind: 'needed', isLowest: true });
  expect(said(3, {}, 3)).toMatchObject({ kind: 'needed', isLowest: false });
  expect(said(2, { byes: { 1: 'H' } })).toMatchObject({ kind: 'again' });
  expect(said(3, { absences: [{ round: 4, kind: 'half' }] })).toMatchObject({ kind: 'again' });
  // One that is arranged for this round is none for later.
  expect(said(3, { absences: [{ round: 3, kind: 'half' }] })).toMatchObject({ kind: 'first' });
});
