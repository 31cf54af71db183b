/**
 * A record of what a system says today, so that every change of it is seen. It notices changes and proves nothing: that the
 * answers are right is shown by the second writings in test/oracle, and in docs/validation.
 *
 * For each edition a folder has two files. `EDITION.txt` has rounds in full, to be read against the article: the field, the
 * round with the reason of each board, the brackets with their rows, the steps, other rounds of the same players judged, and
 * answers to “why not”. `EDITION.prints.txt` has a print of every facet of many more tournaments. Where a print differs, see the
 * whole of it before and after the change:
 * `WHOLE='dubov-2026 history 12' npx vitest run --project node test/systems/dubov/unchanged.test.ts`.
 *
 * After a wanted change write both anew (`-u`), and read the difference.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { randomOf } from '../../src-engine/generator/random.ts';
import { pairingTaskOf } from '../../src-engine/handling/task.ts';
import type { Rules } from '../../src-engine/model/rules.ts';
import type { SystemId } from '../../src-engine/model/system-ids.ts';
import type { Tournament } from '../../src-engine/model/tournament.ts';
import { systemOf } from '../../src-engine/systems/registry.ts';
import { historyOf, prohibitionFor, virtualPointsFor } from '../oracle/histories.ts';
import { midHistoryOf } from '../oracle/mid/histories.ts';
import { cases } from '../effort.ts';
import { renumbered, selfPlay, type Law } from './self-play.ts';
import { FACETS, linesOf, type Line, type Questions } from './unchanged-round.ts';

/** How the rounds of a system differ from those of others. */
interface Manner {
  /** Rules of the tournament with this seed; `round` is the one that is to be paired. */
  readonly rules?: (seed: number, round: number) => Partial<Rules>;
  readonly law?: Law;
}

/**
 * A tournament that the system plays, or a single round after a history that no system paired; in crowded ones many have met, are
 * kept apart or are due the same colour. Of each as many as the fast loop tries, and all.
 */
const KINDS = { play: [3, 20], history: [60, 120], crowded: [20, 120] } as const;
type Kind = keyof typeof KINDS;

/** Most players of a history. */
const LARGEST = { history: 12, crowded: 16 } as const;

/** The tournament as it is after `round - 1` rounds; identities, numbers and the order of registration all differ. */
interface Position {
  readonly tournament: Tournament;
  readonly round: number;
}

function positionsOf(id: SystemId, manner: Manner, kind: Kind, seed: number): readonly Position[] {
  const positions = kind === 'play' ? playOf(id, manner, seed) : [afterHistory(id, manner, kind, seed)];
  return positions.map(({ tournament, round }) => ({
    tournament: renumbered(tournament, seed).tournament,
    round,
  }));
}

/** Rounds of a tournament that the system pairs itself, until it is over or cannot be paired any more. */
function playOf(id: SystemId, { rules, law }: Manner, seed: number): readonly Position[] {
  const random = randomOf(seed);
  const size = random.integer(6, 13);
  const rounds = random.integer(5, 8);
  const { players } = historyOf(seed).tournament;
  const positions: Position[] = [];
  const tournament = selfPlay(
    systemOf(id)!,
    {
      seed,
      players: size,
      rounds,
      messiness: random.pick([0, 0.15, 0.3]),
      rules: {
        prohibitions: random.chance(0.4) ? [prohibitionFor(random, players, rounds)] : [],
        virtualPoints: random.chance(0.3) ? virtualPointsFor(random, players, 2) : [],
        ...rules?.(seed, rounds),
        rounds,
      },
    },
    ({ tournament: before, task }) => positions.push({ tournament: before, round: task.round }),
    undefined,
    law,
  );
  const round = tournament.rounds.length + 1;
  return round > rounds ? positions : [...positions, { tournament, round }];
}

/** A history with ratings in some disorder and with ties. */
function afterHistory(id: SystemId, { rules }: Manner, kind: 'history' | 'crowded', seed: number): Position {
  const history = kind === 'history' ? historyOf : midHistoryOf;
  const { tournament, round } = history(seed, LARGEST[kind]);
  const random = randomOf(seed * 31 + 7);
  const players = tournament.players.map((player) => ({
    ...player,
    rating: 1500 + 50 * random.integer(0, 12),
  }));
  return {
    round,
    tournament: {
      ...tournament,
      players,
      rules: { ...tournament.rules, lotSeed: seed, ...rules?.(seed, round), system: id },
    },
  };
}

/** All lines of the rounds of a seed. */
function wholeOf(
  id: SystemId,
  manner: Manner,
  kind: Kind,
  seed: number,
  questions: Questions,
): readonly Line[] {
  return positionsOf(id, manner, kind, seed).flatMap(({ tournament, round }) => {
    const task = pairingTaskOf(tournament, round);
    if (!task.ok) return [{ facet: 'field', text: task.failure.code } as const];
    return linesOf(systemOf(id)!, task.value, seed * 100 + round, questions);
  });
}

function shown(lines: readonly Line[]): string[] {
  return lines.map(({ facet, text }) => `${facet}: ${text}`);
}

/** `history 12 field 3fa1 pairing 09bc …`. */
function printOf(kind: Kind, seed: number, lines: readonly Line[]): string {
  const prints = FACETS.map((facet) => {
    const hash = createHash('sha256');
    for (const line of lines) if (line.facet === facet) hash.update(`${line.text}\n`);
    return `${facet} ${hash.digest('hex').slice(0, 6)}`;
  });
  return `${kind} ${seed} ${prints.join(' ')}`;
}

/** The facets of `now` whose print is another one than before: `history 12: boards steps`. */
function changedSince(before: readonly string[], now: readonly string[]): string[] {
  const known = new Map(before.map((line) => [line.split(' ', 2).join(' '), line.split(' ')]));
  return now.flatMap((line) => {
    const words = line.split(' ');
    const name = words.slice(0, 2).join(' ');
    const old = known.get(name);
    if (old === undefined) return [`${name}: not recorded`];
    const changed = FACETS.filter((_, at) => words[3 + 2 * at] !== old[3 + 2 * at]);
    return changed.length === 0 ? [] : [`${name}: ${changed.join(' ')}`];
  });
}

/** The lines of a file of records; written when asked for with `-u`. A missing one is only written then. */
function recorded(path: string, make: () => readonly string[]): readonly string[] {
  if (expect.getState().snapshotState.snapshotUpdateState === 'all') {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `${make().join('\n')}\n`);
  }
  expect(existsSync(path), `${path} is missing: read the rounds, then write it with -u`).toBe(true);
  return readFileSync(path, 'utf8').trimEnd().split('\n');
}

/** Of each kind the first seeds: `few` of the fast loop, or all. */
function seedsOf(many: 'few' | 'all'): readonly (readonly [Kind, number])[] {
  return (Object.keys(KINDS) as Kind[]).flatMap((kind) =>
    Array.from({ length: KINDS[kind][many === 'few' ? 0 : 1] }, (_, index) => [kind, index + 1] as const),
  );
}

/** What a print asks of a round. */
const ASKED: Questions = { whyNot: 4, others: 4 };

/** What is to be shown in full: `dubov-2026 history 12`. */
const WHOLE = /^(?<id>\S+) (?<kind>play|history|crowded) (?<seed>\d+)$/;

/** Rounds that are recorded in full. */
const IN_FULL: readonly (readonly [Kind, number])[] = [
  ['play', 1],
  ...[3, 7, 12, 26].map((seed) => ['history', seed] as const),
  ['crowded', 5],
];

/** Holds what an edition says against its record in the folder. */
export function describeUnchanged(id: SystemId, folder: string, manner: Manner = {}): void {
  const edition = id.slice(id.indexOf('-') + 1);

  describe(`${id} says what it said before`, () => {
    let known: readonly string[] | null = null;
    const inFull = () =>
      (known ??= [
        `# What ${id} says today: a record that notices changes, no proof of a rule. See test/systems/unchanged.ts.`,
        ...IN_FULL.flatMap(([kind, seed]) => [
          `# ${kind} ${seed}`,
          ...shown(wholeOf(id, manner, kind, seed, { whyNot: 4, others: 2 })),
        ]),
      ]);

    it.each(FACETS)('%s of rounds that are written out', (facet) => {
      const lines = inFull();
      const before = recorded(`${folder}/${edition}.txt`, () => lines);
      const of = (all: readonly string[]) =>
        all.filter((line) => line.startsWith('#') || line.startsWith(facet));
      expect(of(lines)).toEqual(of(before));
    });

    it('prints of many more', () => {
      const prints = (many: 'few' | 'all') =>
        seedsOf(many).map(([kind, seed]) => printOf(kind, seed, wholeOf(id, manner, kind, seed, ASKED)));
      const before = recorded(`${folder}/${edition}.prints.txt`, () => prints('all'));
      const few = prints(cases('few', 'all'));
      expect(changedSince(before, few), 'see the top of test/systems/unchanged.ts').toEqual([]);
    });

    const whole = WHOLE.exec(process.env['WHOLE'] ?? '')?.groups;
    it.runIf(whole?.['id'] === id)('in full', () => {
      const { kind, seed } = whole as { kind: Kind; seed: string };
      console.log(shown(wholeOf(id, manner, kind, Number(seed), ASKED)).join('\n'));
    });
  });
}
