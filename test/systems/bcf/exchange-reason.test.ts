/** BCF rule 12: what is said of a game inside one half of a level: the rule for which cards were exchanged. */
import { expect, it } from 'vitest';
import { BCF } from '../../../src-engine/systems/bcf/bcf.ts';
import { taskOf, type Card } from './position.ts';

/** The games of four cards on one level, by number, with the reason of each. */
function said(...cards: readonly Omit<Card, 'no' | 'score'>[]): readonly string[] {
  const task = taskOf(
    3,
    cards.map((card, index) => ({ ...card, no: index + 1, score: 10 })),
  );
  const round = BCF.pair(task);
  if (!round.ok) throw new Error(round.failure.code);
  const number = (id: number) => task.field.get(id)!.tpn;
  return BCF.reasons(task, round.value).map(({ reason }) => {
    if (reason.code !== 'bcf-exchange' && reason.code !== 'bcf-halves') return reason.code;
    const why = reason.code === 'bcf-exchange' ? reason.because : (reason.sought ?? 'none');
    return `${number(reason.higher)}-${number(reason.lower)} ${reason.code} ${why}`;
  });
}

it('is none where the first half meets the second', () => {
  expect(said({}, {}, {}, {})).toEqual(['1-3 bcf-halves none', '2-4 bcf-halves none']);
  // All seek White.
  const seeker = { colours: 'BB' };
  expect(said(seeker, seeker, seeker, seeker)).toEqual(['1-3 bcf-halves white', '2-4 bcf-halves white']);
});

it.each<[what: string, because: string, cards: readonly Omit<Card, 'no' | 'score'>[]]>([
  ['1, where they have met', '1', [{ met: [3, 4] }, {}, {}, {}]],
  [
    '16, where fewer are transferred',
    '16',
    [{ colours: 'BB', met: [4] }, { colours: 'WW' }, { colours: 'BB' }, { colours: 'WW' }],
  ],
  [
    'notes 3 and 5, which advise against a game that was defaulted',
    'notes',
    [{ defaulted: [3, 4] }, {}, {}, {}],
  ],
  // 4 alone seeks Black, and 1 has the weakest claim to White: they are transferred where they meet 2.
  [
    '16, where a weaker claim is transferred',
    'claims',
    [{ colours: 'WB', met: [3] }, { colours: 'BB' }, { colours: 'BB' }, { colours: 'WW' }],
  ],
])('is rule %s', (_what, because, cards) => {
  expect(said(...cards)).toEqual([`1-2 bcf-exchange ${because}`, `3-4 bcf-exchange ${because}`]);
});
