/** What a draft follows from: nothing else makes it outdated. */
import { expect, it } from 'vitest';
import { basisOf } from '../../src-engine/handling/basis.ts';
import type { Player } from '../../src-engine/model/player.ts';
import type { Rules } from '../../src-engine/model/rules.ts';
import type { Tournament } from '../../src-engine/model/tournament.ts';
import { eventOf } from '../tiebreaks/event.ts';

/** Round 1: 5–1 1:0, 3–2 ½:½, 4 has the bye. */
const PLAYED = eventOf(['5b0', '3b=', '2w=', 'U', '1w1'], {
  rules: { rounds: 3 },
  players: [3, 5, 1, 2, 4].map((tpn) => ({ tpn, arrival: 'here' })),
});
const withPlayer = (id: number, changes: Partial<Player>): Tournament => ({
  ...PLAYED,
  players: PLAYED.players.map((player) => (player.id === id ? { ...player, ...changes } : player)),
});
const withRules = (rules: Partial<Rules>): Tournament => ({
  ...PLAYED,
  rules: { ...PLAYED.rules, ...rules },
});
const basis = basisOf(PLAYED, 2);

it.each<[string, Tournament]>([
  ['a result', eventOf(['5b1', '3b=', '2w=', 'U', '1w0'], { rules: { rounds: 3 }, players: PLAYED.players })],
  ['who has withdrawn', withPlayer(4, { withdrawnFrom: 2 })],
  ['a bye that was announced', withPlayer(2, { absences: [{ round: 2, kind: 'half' }] })],
  ['a pairing number', withPlayer(1, { tpn: 9 })],
  ['who is kept apart', withRules({ prohibitions: [{ firstRound: 2, lastRound: 2, players: [1, 2] }] })],
  ['the number of rounds', withRules({ rounds: 4 })],
  ['the value of a win', withRules({ scoring: { ...PLAYED.rules.scoring, whiteWin: 30 } })],
])('%s changes it', (_, tournament) => {
  expect(basisOf(tournament, 2)).not.toBe(basis);
});

it.each<[string, Tournament]>([
  ['a club that nobody is kept apart by', withPlayer(1, { club: 'Biel' })],
  ['a bye in a later round', withPlayer(2, { absences: [{ round: 3, kind: 'half' }] })],
  ['the draft itself', { ...PLAYED, rounds: [...PLAYED.rounds, { ...PLAYED.rounds[0]!, stage: 'draft' }] }],
])('%s does not', (_, tournament) => {
  expect(basisOf(tournament, 2)).toBe(basis);
});

it('tells which of two takes part who are alike but for the number', () => {
  const withLate = (later: number) =>
    basisOf(
      eventOf(['5b0', '3b=', '2w=', 'U', '1w1', '.', '.'], {
        rules: { rounds: 3 },
        players: [3, 5, 1, 2, 4, 6, 7].map((tpn) => ({ tpn, arrival: tpn === later ? 'later' : 'here' })),
      }),
      2,
    );
  expect(withLate(6)).not.toBe(withLate(7));
  expect(withLate(6)).not.toBe(withLate(0));
});

it('is that of the declared players of a round that is on the wall already', () => {
  const away = withPlayer(4, { absences: [{ round: 1, kind: 'half' }] });
  expect(basisOf(away, 1)).not.toBe(basisOf(PLAYED, 1));
});

it('is nothing where the round cannot be paired', () => {
  expect(basisOf(PLAYED, 4)).toBe('');
});
