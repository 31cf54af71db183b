/**
 * Reports can say the same thing in several ways: as JaVaFo, bbpPairings or FIDE's TRF26 spell it. Whatever the spelling,
 * the next round must be paired alike.
 */
import { describe, expect, it } from 'vitest';
import { recordedPairing } from '../../src-engine/checker/check.ts';
import { YEARS, type Year } from './player-facts.ts';
import { generateTournament } from '../../src-engine/generator/generate.ts';
import { DEFAULT_GENERATOR_OPTIONS } from '../../src-engine/generator/options.ts';
import { randomOf } from '../../src-engine/generator/random.ts';
import { virtualPointsOf } from '../../src-engine/acceleration/baku.ts';
import { pairingTaskOf } from '../../src-engine/handling/task.ts';
import { STANDARD_SCORING, type Scoring } from '../../src-engine/model/scoring.ts';
import type { Tournament } from '../../src-engine/model/tournament.ts';
import { systemOf } from '../../src-engine/systems/registry.ts';
import { readTrf } from '../../src-engine/trf/read.ts';
import { writeTrf } from '../../src-engine/trf/write.ts';
import { cases } from '../effort.ts';
import { roundText } from './comparison.ts';

const THREE_POINTS: Scoring = {
  ...STANDARD_SCORING,
  whiteWin: 30,
  blackWin: 30,
  whiteDraw: 10,
  blackDraw: 10,
  forfeitWin: 30,
  pairingAllocatedBye: 10,
  fullBye: 30,
  halfBye: 10,
  unknown: 10,
};

/** A played tournament whose last round is to be paired once more: the report before it, and how it was paired. */
interface Sample {
  readonly tournament: Tournament;
  readonly expected: string;
  /** Round to be paired. */
  readonly round: number;
}

function sampleOf(edition: Year, seed: number): Sample | null {
  const random = randomOf(seed);
  const answer = generateTournament({
    ...DEFAULT_GENERATOR_OPTIONS,
    seed,
    system: `dutch-${edition}`,
    players: random.integer(8, 40),
    rounds: random.integer(3, 9),
    forfeitRate: 0.08,
    halfByeRate: 0.05,
    zeroByeRate: 0.08,
    withdrawalRate: 0.1,
    lateEntryRate: 0.15,
    acceleration: random.chance(0.4) ? 'baku-2026' : 'none',
    scoring: random.chance(0.5) ? STANDARD_SCORING : THREE_POINTS,
  });
  if (!answer.ok) return null;
  const whole = answer.value;
  const last = whole.rounds.at(-1)!;
  const virtualPoints = virtualPointsOf(whole);
  // Numbered as registered, with its virtual points spelled out and its byes of the last round in its column.
  const before = { ...last, boards: [], unpaired: last.unpaired.filter(({ kind }) => kind !== 'pab') };
  const playing = new Set(last.boards.flatMap(({ white, black }) => [white, black]));
  for (const { player, kind } of last.unpaired) if (kind === 'pab') playing.add(player);
  const excused = new Set(before.unpaired.map(({ player }) => player));
  const absent = whole.players.filter(({ id }) => !playing.has(id) && !excused.has(id));
  const tournament: Tournament = {
    ...whole,
    players: whole.players.map((player) => ({ ...player, withdrawnFrom: null, entryRound: 1, absences: [] })),
    rounds: [
      ...whole.rounds.slice(0, -1),
      {
        ...before,
        unpaired: [...before.unpaired, ...absent.map(({ id }) => ({ player: id, kind: 'zero' as const }))],
      },
    ],
    rules: { ...whole.rules, acceleration: 'none', virtualPoints },
  };
  const round = whole.rounds.length;
  // Byes in the column and absence by withdrawal or late entry are the same to the pairing.
  expect(pairedText(edition, tournament, round)).toBe(roundText(recordedPairing(last)));
  const apart = random
    .shuffled([...playing])
    .slice(0, 3)
    .sort((a, b) => a - b);
  const prohibitions = random.chance(0.5) ? [{ firstRound: 1, lastRound: round, players: apart }] : [];
  const guarded = { ...tournament, rules: { ...tournament.rules, prohibitions } };
  return { tournament: guarded, expected: pairedText(edition, guarded, round), round };
}

function pairedText(edition: Year, tournament: Tournament, round: number): string {
  const task = pairingTaskOf(tournament, round);
  if (!task.ok) return task.failure.code;
  const answer = systemOf(`dutch-${edition}`)!.pair(task.value);
  return answer.ok ? roundText(answer.value) : answer.failure.code;
}

/** How a report is rewritten; `round` is the one to be paired. */
type Rewriting = (text: string, round: number) => string;

const linesOf = (text: string): string[] => text.split('\n');

/** Rewrites the cells `opponent colour result` of the players' lines. */
function withCells(text: string, rewrite: (cell: string, round: number) => string): string {
  return linesOf(text)
    .map((line) => {
      if (!line.startsWith('001')) return line;
      let rewritten = line.slice(0, 91);
      for (let at = 91, round = 1; at < line.length; at += 10, round++) {
        rewritten += rewrite(line.slice(at, at + 8).padEnd(8), round).padEnd(10);
      }
      return rewritten.trimEnd();
    })
    .join('\n');
}

/** Replaces every line of a tag by other lines. */
function withLines(text: string, tag: string, rewrite: (content: string) => readonly string[]): string {
  return linesOf(text)
    .flatMap((line) => (line.startsWith(tag) ? rewrite(line.slice(4).trim()) : [line]))
    .join('\n');
}

/** The numbers of absent players move from the column of the round into a record. */
function absenteesAs(record: (numbers: readonly string[], round: number) => readonly string[]): Rewriting {
  return (text, round) => {
    const absent = linesOf(text)
      .filter((line) => line.startsWith('001') && line.slice(91 + 10 * (round - 1)).startsWith('0000 - Z'))
      .map((line) => line.slice(4, 8).trim());
    const without = withCells(text, (cell, at) => (at === round && cell === '0000 - Z' ? '' : cell));
    return [without.trimEnd(), ...record(absent, round), ''].join('\n');
  };
}

const REWRITINGS: readonly { name: string; apply: Rewriting }[] = [
  { name: 'as written', apply: (text) => text },
  { name: 'lines ended as Windows does', apply: (text) => text.replaceAll('\n', '\r\n') },
  { name: 'codes in small letters', apply: (text) => withCells(text, (cell) => cell.toLowerCase()) },
  {
    name: 'absence in an earlier round as a blank cell',
    apply: (text, round) => withCells(text, (cell, at) => (at < round && cell === '0000 - Z' ? '' : cell)),
  },
  {
    name: 'absence in an earlier round as a loss without opponent',
    apply: (text, round) =>
      withCells(text, (cell, at) => (at < round && cell === '0000 - Z' ? '0000 - -' : cell)),
  },
  {
    name: 'byes without the number of nobody',
    apply: (text) => withCells(text, (cell) => cell.replace(/^0000/, '    ')),
  },
  {
    name: 'forfeited games without colours',
    apply: (text) => withCells(text, (cell) => cell.replace(/[wb] ([+-])$/, '- $1')),
  },
  {
    name: 'absence in the round by XXZ',
    apply: absenteesAs((numbers) => numbers.map((each) => `XXZ ${each}`)),
  },
  {
    name: 'absence in the round by one XXZ',
    apply: absenteesAs((numbers) => (numbers.length === 0 ? [] : [`XXZ ${numbers.join(' ')}`])),
  },
  {
    name: 'absence in the round by 240',
    apply: absenteesAs((numbers, round) =>
      numbers.map((each) => `240 Z ${String(round).padStart(3)} ${each.padStart(4)}`),
    ),
  },
  {
    name: 'players in another order',
    apply: (text) => {
      const players = linesOf(text).filter((line) => line.startsWith('001'));
      const others = linesOf(text).filter((line) => !line.startsWith('001'));
      return [...others.filter((line) => line !== ''), ...players.reverse(), ''].join('\n');
    },
  },
  { name: 'rounds by 142', apply: (text) => withLines(text, 'XXR', (rounds) => [`142 ${rounds}`]) },
  {
    name: 'initial-colour by 152',
    apply: (text) => withLines(text, 'XXC', (colour) => [`152 ${colour.slice(0, 1).toUpperCase()}`]),
  },
  {
    name: 'points by BB records',
    apply: (text) =>
      withLines(text, 'XXS', () => ['BBW  3.0', 'BBD  1.0', 'BBL  0.0', 'BBZ  0.0', 'BBF  0.0', 'BBU  1.0']),
  },
  {
    name: 'points by short codes of XXS',
    apply: (text) => withLines(text, 'XXS', () => ['XXS W=3 D=1', 'XXS PAB=1']),
  },
  {
    name: 'points by 162',
    apply: (text) => withLines(text, 'XXS', () => ['162  W 3.0    D 1.0    P 1.0']),
  },
  {
    name: 'players kept apart two by two',
    apply: (text) =>
      withLines(text, 'XXP', (content) => {
        const numbers = content.split(/\s+/);
        return numbers.flatMap((a, index) => numbers.slice(index + 1).map((b) => `XXP ${b} ${a}`));
      }),
  },
  {
    name: 'players kept apart by 260',
    apply: (text, round) =>
      withLines(text, 'XXP', (content) => {
        const numbers = content.split(/\s+/).map((number) => number.padStart(4));
        return [`260   1 ${String(round).padStart(3)} ${numbers.join(' ')}`];
      }),
  },
  {
    name: 'virtual points by 250',
    apply: (text) =>
      withLines(text, 'XXA', (content) => {
        const [number, ...points] = content.split(/\s+/);
        return points.map((value, index) => {
          const round = String(index + 1).padStart(3);
          const player = number!.padStart(4);
          return `250      ${value.padStart(4)} ${round} ${round} ${player} ${player}`;
        });
      }),
  },
];

describe.each(YEARS)('C.04.3 edition %s pairs alike whatever the spelling', (edition) => {
  const samples = Array.from({ length: cases(9, 18) }, (_, index) => sampleOf(edition, index + 1)).filter(
    (sample) => sample !== null,
  );

  it.each(REWRITINGS)('$name', ({ apply }) => {
    let changed = 0;
    for (const [index, { tournament, expected, round }] of samples.entries()) {
      const written = writeTrf(tournament, 'trf16');
      const text = apply(written, round);
      if (text !== written) changed++;
      const reading = readTrf(text);
      if (!reading.ok) throw new Error(`${reading.failure.code}\n${text}`);
      expect(pairedText(edition, reading.value.tournament, round), `sample ${index}\n${text}`).toBe(expected);
    }
    if (apply !== REWRITINGS[0]!.apply) expect(changed).toBeGreaterThan(cases(1, 3));
  });

  it('as a TRF26', () => {
    for (const { tournament, expected, round } of samples) {
      const reading = readTrf(writeTrf(tournament, 'trf26'));
      if (!reading.ok) throw new Error(reading.failure.code);
      expect(pairedText(edition, reading.value.tournament, round)).toBe(expected);
    }
  });

  it('meets acceleration, three points for a win, absences and byes of all kinds', () => {
    const texts = samples.map(({ tournament }) => writeTrf(tournament, 'trf16'));
    const holding = (pattern: RegExp) => texts.filter((text) => pattern.test(text)).length;
    for (const pattern of [/^XXA/m, /^XXS/m, /^XXP/m, /0000 - Z/, /0000 - H/, /0000 - U/, /[wb] \+/]) {
      expect(holding(pattern), String(pattern)).toBeGreaterThan(cases(1, 3));
    }
  });
});
