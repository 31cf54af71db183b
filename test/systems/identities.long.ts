/**
 * Identities are given in the order of registration and mean nothing: whatever they are, the same players get the same
 * pairing, standings, ratings, report and verdict. In these fields identity, number and place in the list all differ.
 */
import { describe, expect, it } from 'vitest';
import {
  checkTournament,
  ratingReportOf,
  standingsOf,
  TRF_FORMATS,
  writeTrf,
  type PlayerId,
  type Tournament,
  type TrfFormat,
} from '../../src-engine/index.ts';
import { pairingTaskOf } from '../../src-engine/handling/task.ts';
import { systemOf } from '../../src-engine/systems/registry.ts';
import type { Pairing } from '../../src-engine/systems/system.ts';
import { LAW_OF_2017, renumbered, selfPlay, type Law, type PlayedRound } from './self-play.ts';

const LAWS: Readonly<Record<string, Law>> = { 'dutch-2017': LAW_OF_2017 };

const TIE_BREAKS = ['BH/C1', 'BH', 'SB', 'DE', 'ARO', 'WIN', 'BPG', 'PS', 'KS', 'TPN'];

const numbersOf = ({ players }: Tournament) =>
  new Map<PlayerId | null, number>(players.map(({ id, tpn }) => [id, tpn]));

/** A pairing in pairing numbers. */
function inNumbers(tournament: Tournament, { pairs, bye }: Pairing): string {
  const number = numbersOf(tournament);
  const boards = pairs.map(({ white, black }) => `${number.get(white)}-${number.get(black)}`);
  return [...boards, `bye ${number.get(bye) ?? 'none'}`].join(' ');
}

function standings(tournament: Tournament): unknown[] {
  const number = numbersOf(tournament);
  // Equal players are parted by lots, which know the identities.
  return standingsOf(tournament, { tieBreaks: TIE_BREAKS })
    .rows.map(({ player, sharedRank, points, values }) => [
      number.get(player)!,
      sharedRank,
      points,
      ...values.map(({ shown }) => shown),
    ])
    .sort((a, b) => (a[0] as number) - (b[0] as number));
}

function ratings(tournament: Tournament): unknown[] {
  const number = numbersOf(tournament);
  return ratingReportOf(tournament)
    .map(({ player, rating, score, change, initial }) => [
      number.get(player)!,
      rating,
      score,
      change,
      initial,
    ])
    .sort((a, b) => (a[0] as number) - (b[0] as number));
}

/** A report lists players in the order of registration. */
const lines = (tournament: Tournament, format: TrfFormat) =>
  writeTrf(tournament, format).split('\r\n').sort();

function verdicts(tournament: Tournament): unknown {
  const check = checkTournament(tournament);
  return check.ok ? check.value.rounds.map(({ round, agrees }) => [round, agrees]) : check.failure.code;
}

describe('whatever the order of registration', () => {
  it.each(['dutch-2026', 'dutch-2017'])('%s: every round has the same boards, in the same order', (id) => {
    const system = systemOf(id)!;
    let rounds = 0;
    for (let seed = 1; seed <= 16; seed++) {
      const play = { seed, players: 7 + ((seed * 5) % 40), rounds: 6, messiness: [0, 0.2, 0.4][seed % 3]! };
      const look = ({ tournament, task, pairing }: PlayedRound) => {
        const other = renumbered(tournament, seed).tournament;
        const again = pairingTaskOf(other, task.round);
        const paired = again.ok ? system.pair(again.value) : again;
        if (!paired.ok) throw new Error(paired.failure.code);
        expect(inNumbers(other, paired.value), `seed ${seed}`).toBe(inNumbers(tournament, pairing));
        rounds++;
      };
      selfPlay(system, play, look, undefined, LAWS[id]);
    }
    expect(rounds).toBeGreaterThan(70);
  });

  it('standings, ratings, reports and the check say the same of each number', () => {
    for (let seed = 1; seed <= 8; seed++) {
      const play = { seed, players: 10 + 4 * seed, rounds: 5, messiness: 0.3 };
      const tournament = selfPlay(systemOf('dutch-2026')!, play, () => undefined);
      const other = renumbered(tournament, seed).tournament;
      expect(standings(other), `seed ${seed}`).toEqual(standings(tournament));
      expect(ratings(other)).toEqual(ratings(tournament));
      for (const format of TRF_FORMATS) expect(lines(other, format)).toEqual(lines(tournament, format));
      expect(verdicts(other)).toEqual(verdicts(tournament));
      expect(verdicts(other)).toEqual(tournament.rounds.map((_, index) => [index + 1, true]));
    }
  });
});
