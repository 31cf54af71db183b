/** Round robin and double round robin by the Berger tables, C.05 Annex 1, as pairing systems. */
import type { SystemId } from '../../model/system-ids.ts';
import type { Step } from '../step.ts';
import type { Competitor } from '../../history/competitor.ts';
import { fail, ok, type Outcome } from '../../model/outcome.ts';
import type { PlayerId } from '../../model/player.ts';
import { derived, solvedRound } from '../frame/system.ts';
import { PLAIN_TRAITS } from '../frame/traits.ts';
import type {
  Assessment,
  BoardReason,
  Pair,
  Pairing,
  PairingFailure,
  PairingOptions,
  PairingSystem,
  PairingTask,
  SystemSetting,
  Violation,
  WhyNot,
} from '../system.ts';
import { bergerRound, doubleBergerRound, roundsOfCycle, type BergerGame } from './berger.ts';

const ARTICLE = 'C.05 Annex 1';
const ROW = { id: 'Berger', article: ARTICLE, label: 'table-games', unit: 'count' } as const;

interface Table {
  readonly cycles: 1 | 2;
  /** Settings that the event may have. */
  readonly settings: readonly SystemSetting[];
  readonly games: (players: number, round: number, inOrder: boolean) => readonly BergerGame[];
}

function gamesOf(
  { lastRoundsInOrder = false }: PairingTask,
  { games }: Table,
  players: number,
  round: number,
): readonly BergerGame[] {
  return games(players, round, lastRoundsInOrder);
}

/** The whole table round: games between present players, and who has none. */
function schedule(task: PairingTask, table: Table): Outcome<Pairing, PairingFailure> {
  const entrants = entrantsOf(task);
  if (entrants.length < 2) return fail({ code: 'too-few-players', players: entrants.map(({ id }) => id) });
  const rounds = roundsOfCycle(entrants.length) * table.cycles;
  if (task.round > rounds) return fail({ code: 'round-beyond-last', article: ARTICLE, rounds });
  const present = new Set(task.competitors.map(({ id }) => id));
  const pairs: Pair[] = [];
  for (const game of gamesOf(task, table, entrants.length, task.round)) {
    const [white, black] = [entrants[game[0] - 1]?.id, entrants[game[1] - 1]?.id];
    if (white === undefined || black === undefined) continue;
    if (present.has(white) && present.has(black)) pairs.push({ white, black });
  }
  for (const { white, black } of pairs) {
    present.delete(white);
    present.delete(black);
  }
  return ok({ pairs, bye: null, sitsOut: [...present] });
}

/**
 * Players of the table in the order of their numbers. Everybody registered keeps their place, absent or withdrawn, so
 * that the remaining rounds stay as announced.
 */
function entrantsOf(task: PairingTask): Competitor[] {
  return [...task.field.values()].sort((a, b) => a.tpn - b.tpn);
}

function isSamePair(a: Pair, b: Pair): boolean {
  return a.white === b.white && a.black === b.black;
}

function assess(task: PairingTask, pairing: Pairing, table: Table): Assessment {
  const due = schedule(task, table);
  if (!due.ok) return { violations: [], brackets: [] };
  const wanted = due.value.pairs;
  const stray = pairing.pairs.filter((pair) => !wanted.some((other) => isSamePair(other, pair)));
  const missing = wanted.filter((pair) => !pairing.pairs.some((other) => isSamePair(other, pair)));
  const culprits = [...stray, ...missing].flatMap(({ white, black }) => [white, black]);
  const violations: Violation[] = stray.map(({ white, black }) => ({
    id: 'Berger',
    article: ARTICLE,
    players: [white, black],
    kind: 'not-in-table',
  }));
  if (pairing.bye !== null)
    violations.push({ id: 'Berger', article: ARTICLE, players: [pairing.bye], kind: 'bye-in-round-robin' });
  return {
    violations,
    brackets: [
      {
        score: null,
        residents: task.competitors.map(({ id }) => id),
        movedDown: [],
        pairs: pairing.pairs,
        downfloaters: [],
        rows: [{ ...ROW, value: [stray.length + missing.length], culprits: [...new Set(culprits)] }],
      },
    ],
  };
}

function reasons(task: PairingTask, pairing: Pairing): BoardReason[] {
  const places = new Map(entrantsOf(task).map(({ id }, index) => [id, index + 1]));
  return pairing.pairs.map(({ white, black }) => ({
    white,
    black,
    reason: {
      code: 'table-game',
      article: ARTICLE,
      round: task.round,
      numbers: [places.get(white)!, places.get(black)!],
    },
    whiteFloat: 'none',
    blackFloat: 'none',
    missedColour: [],
    colour: { code: 'table-colour', article: ARTICLE, number: places.get(white)! },
  }));
}

function whyNot(task: PairingTask, table: Table, a: PlayerId, b: PlayerId): WhyNot {
  const places = new Map(entrantsOf(task).map(({ id }, index) => [id, index + 1]));
  const numbers = [places.get(a)!, places.get(b)!];
  const meetsIn = (round: number) =>
    gamesOf(task, table, places.size, round).some((game) => numbers.every((number) => game.includes(number)));
  const rounds = Array.from({ length: roundsOfCycle(places.size) * table.cycles }, (_, index) => index + 1);
  const when = rounds.filter(meetsIn);
  const paired = when.includes(task.round);
  return {
    a,
    b,
    verdict: paired ? 'paired' : 'forbidden',
    reason: paired
      ? { code: 'do-meet', article: ARTICLE, a, b }
      : { code: 'table-rounds', article: ARTICLE, numbers, rounds: when },
    rule: paired ? null : ROW,
    alternative: null,
    comparison: [],
  };
}

/** A forced pair is possible only where the table has it anyway. */
function pair(
  task: PairingTask,
  table: Table,
  options: PairingOptions = {},
): Outcome<Pairing, PairingFailure> {
  const due = schedule(task, table);
  if (!due.ok) return due;
  for (const [a, b] of options.forced ?? []) {
    const has = due.value.pairs.some(
      ({ white, black }) => [white, black].includes(a) && [white, black].includes(b),
    );
    if (!has)
      return fail({ code: 'forced-pair-forbidden', article: ARTICLE, players: [a, b], rule: 'Berger' });
  }
  return due;
}

function trace(task: PairingTask, table: Table): Step[] {
  const entrants = entrantsOf(task);
  const numbered = (number: number) => ({ number, player: entrants[number - 1]?.id ?? null });
  return gamesOf(task, table, entrants.length, task.round).map(([white, black]) => ({
    code: 'table-game',
    article: ARTICLE,
    round: task.round,
    white: numbered(white),
    black: numbered(black),
  }));
}

function roundRobin(id: SystemId, table: Table): PairingSystem {
  const solve: PairingSystem['solve'] = (task, options) => {
    const made = pair(task, table, options);
    if (!made.ok) return made;
    return ok(
      solvedRound(made.value, {
        boards: () => reasons(task, made.value),
        brackets: () => assess(task, made.value, table).brackets,
        steps: () => trace(task, table),
      }),
    );
  };
  return {
    id,
    needsRatings: false,
    traits: { ...PLAIN_TRAITS, settings: table.settings },
    solve,
    ...derived(solve),
    assess: (task, pairing) => assess(task, pairing, table),
    reasons,
    whyNot: (task, _pairing, a, b) => whyNot(task, table, a, b),
  };
}

/** Single round robin: `n - 1` rounds, or `n` for an odd number of players. */
export const ROUND_ROBIN = roundRobin('round-robin', {
  cycles: 1,
  settings: ['numbersByLot'],
  games: bergerRound,
});

/** Double round robin: two cycles, the second with colours reversed. */
export const DOUBLE_ROUND_ROBIN = roundRobin('double-round-robin', {
  cycles: 2,
  settings: ['numbersByLot', 'lastRoundsInOrder'],
  games: doubleBergerRound,
});
