/** C.04.2 4.4: what a step in the log takes from the wall, and what it brings back. */
import { expect, it } from 'vitest';
import { byeObjection, halfByesAhead, roundOfPairing } from '../../src-engine/handling/byes.ts';
import {
  hasBegun,
  isLateCorrection,
  nextEntryRound,
  renumbers,
} from '../../src-engine/handling/late-entries.ts';
import { nextVersion, wallChanges, wallEntries } from '../../src-engine/handling/wall.ts';
import { blankPlayer, type Absence, type Player } from '../../src-engine/model/player.ts';
import { BLANK_STATE } from '../../src-engine/model/state.ts';
import {
  BLANK_TOURNAMENT,
  NEVER_ON_A_WALL,
  type Round,
  type Tournament,
} from '../../src-engine/model/tournament.ts';

const round = (version: number, changes: Partial<Round> = {}): Round => ({
  ...NEVER_ON_A_WALL,
  boards: [],
  unpaired: [],
  system: '',
  version,
  publishedAt: `2026-11-2${version}T10:00:00Z`,
  ...changes,
});
const event = (...rounds: readonly Round[]): Tournament => ({ ...BLANK_TOURNAMENT, rounds });
const told = (before: Tournament, after: Tournament) =>
  wallChanges(before, after).map((change) => `${change.to} ${change.round}.${change.version}`);

it('a publication that is gone, drafted, newer or of another time leaves; its successor comes, after all that leaves', () => {
  expect(told(event(round(1), round(2)), event(round(1)))).toEqual(['down 2.2']);
  expect(told(event(round(1)), event(round(1), round(3)))).toEqual(['up 2.3']);
  expect(told(event(round(1), round(1)), event(round(2), round(2)))).toEqual([
    'down 1.1',
    'down 2.1',
    'up 1.2',
    'up 2.2',
  ]);
  expect(told(event(round(1)), event(round(1, { publishedAt: 'later' })))).toEqual(['down 1.1', 'up 1.1']);
  expect(told(event(round(1)), event(round(1, { stage: 'checked' })))).toEqual(['down 1.1']);
  expect(told(event(round(1, { stage: 'draft' })), event(round(1)))).toEqual(['up 1.1']);
  // What is not on the wall neither leaves it nor comes to it.
  expect(told(event(round(1, { stage: 'draft' })), event())).toEqual([]);
  expect(told(event(), event(round(1, { stage: 'checked' })))).toEqual([]);
  expect(
    told(
      event(round(1)),
      event(round(1, { boards: [{ white: 1, black: 2, result: 'draw', ratedAs: null }] })),
    ),
  ).toEqual([]);
});

it('each change is an entry of the log, and a version is never used twice', () => {
  const changes = wallChanges(event(round(1)), event(round(2)));
  expect(wallEntries(changes)).toEqual([
    { kind: 'wall-changed', payload: { round: 1, version: 1, to: 'down' } },
    { kind: 'wall-changed', payload: { round: 1, version: 2, to: 'up' } },
  ]);
  const state = { ...BLANK_STATE, publications: [3, 1] };
  expect([1, 2, 3].map((number) => nextVersion(state, number))).toEqual([4, 2, 1]);
});

it('2.3, 2.4: from when on somebody new plays, an entry is late, a correction is, and numbers stay', () => {
  const [none, one] = [event(), event(round(1))];
  const drafted = event(round(1), round(1, { stage: 'draft' }));
  expect([none, one, drafted].map(nextEntryRound)).toEqual([1, 2, 2]);
  expect([none, one].map(hasBegun)).toEqual([false, true]);
  expect([isLateCorrection(none, { rating: 2000 }), isLateCorrection(one, { rating: 2000 })]).toEqual([
    false,
    true,
  ]);
  expect([isLateCorrection(one, { club: 'Linden' }), isLateCorrection(one, {})]).toEqual([false, false]);
  const after = (rounds: number) => event(...Array.from({ length: rounds }, () => round(1)));
  expect([0, 3, 4, 5].map((rounds) => renumbers(after(rounds)))).toEqual([true, true, false, false]);
});

const player = (id: number, absences: readonly Absence[], more: Partial<Player> = {}): Player => ({
  ...blankPlayer(id, `Name${id}`),
  arrival: 'here',
  absences: [...absences],
  ...more,
});

it('3.3: half-point byes that are still ahead are those of rounds that are not on the wall', () => {
  const asked = player(4, [
    { round: 1, kind: 'half' },
    { round: 2, kind: 'half' },
    { round: 3, kind: 'zero' },
    { round: 4, kind: 'half' },
  ]);
  expect(halfByesAhead(asked, event(round(1)))).toEqual([2, 4]);
  expect(halfByesAhead(asked, event(round(1), round(1)))).toEqual([4]);
});

it('C.04.1 4, C.05 6.7: a full-point bye, a second half-point bye and one that the rules of the event refuse', () => {
  const code = (of: Player, number: number, kind: Absence['kind'] | null, rounds: readonly Round[] = []) =>
    byeObjection(of, event(...rounds), number, kind)?.code ?? null;
  const taken = round(1, {
    unpaired: [
      { player: 4, kind: 'half' },
      { player: 5, kind: 'zero' },
    ],
  });
  expect(code(player(4, []), 2, 'full')).toBe('full-point-bye');
  expect([
    code(player(4, []), 2, 'zero'),
    code(player(4, []), 2, null),
    code(player(4, []), 2, 'half'),
  ]).toEqual([null, null, null]);
  expect(code(player(4, [], { noHalfBye: true }), 2, 'half')).toBe('not-eligible');
  expect(code(player(4, [{ round: 3, kind: 'half' }]), 2, 'half')).toBe('second-half-point-bye');
  expect(code(player(4, [{ round: 2, kind: 'half' }]), 2, 'half')).toBeNull();
  expect(code(player(4, [{ round: 3, kind: 'zero' }]), 2, 'half')).toBeNull();
  expect([code(player(4, []), 2, 'half', [taken]), code(player(4, []), 1, 'half', [taken])]).toEqual([
    'second-half-point-bye',
    null,
  ]);
  expect(code(player(5, []), 2, 'half', [taken])).toBeNull();
});

it('3.3: a round is stored with the bye, who sits out, and the byes that were asked for it by who is present and not paired', () => {
  const players = [
    player(8, []),
    player(3, [{ round: 2, kind: 'half' }]),
    player(6, [{ round: 1, kind: 'half' }]),
    player(2, [{ round: 2, kind: 'zero' }], { entryRound: 3 }),
    player(7, [{ round: 2, kind: 'full' }]),
    player(1, [{ round: 2, kind: 'half' }]),
    player(9, []),
  ];
  const stored = roundOfPairing({ ...BLANK_TOURNAMENT, players }, 2, {
    pairs: [{ white: 8, black: 1 }],
    bye: 6,
    sitsOut: [9],
  });
  expect(stored.pairs).toEqual([{ white: 8, black: 1 }]);
  expect(stored.unpaired).toEqual([
    { player: 6, kind: 'pab' },
    { player: 9, kind: 'zero' },
    { player: 3, kind: 'half' },
    { player: 7, kind: 'full' },
  ]);
});
