/** C.04.2 3.2, 3.3: who reads a report pairs the round that its event would have, whoever is away, comes later or leaves. */
import { expect, it } from 'vitest';
import { randomOf, type Random } from '../../src-engine/generator/random.ts';
import {
  DEFAULT_GENERATOR_OPTIONS,
  generateTournament,
  pairingTaskOf,
  readTrf,
  SYSTEMS,
  systemOf,
  writeTrf,
  type Player,
  type Tournament,
} from '../../src-engine/index.ts';
import { cases } from '../effort.ts';

/** Who is away or leaves; who asked for a bye in a round before or after that keeps it on record. */
function changed(random: Random, player: Player, round: number): Player {
  const others = player.absences.filter((absence) => absence.round !== round);
  const kind = random.pick(['half', 'zero'] as const);
  return {
    ...player,
    absences: random.chance(0.2) ? [...others, { round, kind }] : player.absences,
    withdrawnFrom: random.chance(0.1) ? random.integer(round, round + 2) : player.withdrawnFrom,
  };
}

/** An event in its course, nobody with points that a report of 2016 has no place for. */
function eventOf(random: Random, seed: number): { event: Tournament; round: number } | null {
  const rounds = random.integer(2, 9);
  const made = generateTournament({
    ...{ ...DEFAULT_GENERATOR_OPTIONS, seed, rounds, system: random.pick([...SYSTEMS]).id },
    ...{ players: random.integer(4, 24), forfeitRate: 0.1, halfByeRate: 0.1, zeroByeRate: 0.1 },
    ...{ withdrawalRate: 0.15, lateEntryRate: 0.15 },
    acceleration: random.pick(['none', 'baku-2026', 'baku-2017']),
  });
  if (!made.ok) return null;
  const round = random.integer(1, rounds);
  const players = made.value.players.map((player) => changed(random, player, round));
  return { event: { ...made.value, players, rounds: made.value.rounds.slice(0, round - 1) }, round };
}

/** The pairs by number, or why there are none. */
function pairedOf(tournament: Tournament, round: number): string {
  const task = pairingTaskOf(tournament, round);
  const paired = task.ok ? systemOf(tournament.rules.system)!.pair(task.value) : task;
  if (!paired.ok) return paired.failure.code;
  const numbers = new Map(tournament.players.map(({ id, tpn }) => [id, tpn]));
  const { pairs, bye } = paired.value;
  const games = pairs.map(({ white, black }) => `${numbers.get(white)}-${numbers.get(black)}`);
  return `${games.join(' ')}, bye ${bye === null ? 'none' : numbers.get(bye)}`;
}

it.each(['trf26', 'trf16'] as const)('%s: the next round is that of the event', (format) => {
  const made = { paired: 0, gone: 0 };
  for (let seed = 1; seed <= cases(250, 2000); seed++) {
    const drawn = eventOf(randomOf(seed), seed);
    if (drawn === null) continue;
    const { event, round } = drawn;
    const back = readTrf(writeTrf(event, format));
    if (!back.ok) throw new Error(`seed ${seed}: ${back.failure.code}`);
    const { tournament } = back.value;
    // A report of 2016 names neither the system nor its settings, nor does either have the number of the lot.
    const { lotSeed } = event.rules;
    const { virtualPoints } = tournament.rules;
    const rules = format === 'trf16' ? { ...event.rules, virtualPoints } : { ...tournament.rules, lotSeed };
    const initialColour = tournament.rules.initialColour ?? event.rules.initialColour;
    const read = { ...tournament, rules: { ...rules, initialColour } };
    const wanted = pairedOf(event, round);
    expect(pairedOf(read, round), `seed ${seed}, ${event.rules.system}`).toBe(wanted);
    if (wanted.includes('bye')) made.paired++;
    const asksAndLeaves = ({ absences, withdrawnFrom }: Player) =>
      absences.some((absence) => absence.round >= Math.max(round, withdrawnFrom ?? Infinity));
    if (event.players.some(asksAndLeaves)) made.gone++;
  }
  expect(made.paired).toBeGreaterThan(cases(120, 1000));
  expect(made.gone).toBeGreaterThan(cases(20, 200));
});
