import { describe, expect, it } from 'vitest';
import {
  normDetailOf,
  normsMadeIn,
  normsSoughtBy,
  normWatchOf,
  type NormDetail,
  type Player,
  type Title,
  type Tournament,
} from '../../src-engine/index.ts';
import { randomOf } from '../../tools/bench/random.ts';
import { cases } from '../effort.ts';
import { renumbered, withDistantIdentities } from '../oracle/renumbered.ts';
import { circle, pick, shuffle, upTo, type Random } from '../oracle/tie-breaks/events.ts';
import { eventOf } from '../tiebreaks/event.ts';
import { literalExemption, literalNorm } from './literal.ts';

const TITLES: readonly (Title | null)[] = ['GM', 'GM', 'IM', 'IM', 'WGM', 'FM', 'WIM', 'WFM', 'CM', null];
/** The lower title of a woman beside another one counts for something only with some of them. */
const WOMENS_TITLES: readonly (Title | null)[] = ['WIM', 'WFM', 'WCM', null];
const FEDERATIONS = ['NOR', 'NOR', 'NOR', 'SWE', 'SWE', 'DEN', 'DEN', 'POL', 'GER', 'FRA', 'FID', 'XXX', ''];
const USUAL = ['10', '10', '10', '01', '01', '==', '=='];
const RESULTS = [...USUAL, ...USUAL, ...USUAL, ...USUAL, '+-', '--', 'WL', 'DD', '=0', '00'];

type Kind = 'swiss' | 'round-robin' | 'double-round-robin';

/** Who plays whom, by round: chance in a Swiss, the circle method in a round robin. */
function pairsOf(random: Random, kind: Kind, size: number, round: number): [number, number][] {
  if (kind !== 'swiss') {
    const places = size + (size % 2);
    return circle(places, round % (places - 1)).filter(([a, b]) => a < size && b < size);
  }
  const order = Array.from({ length: size }, (_, index) => index);
  shuffle(random, order);
  return Array.from({ length: Math.floor(size / 2) }, (_, index) => [
    order[2 * index]!,
    order[2 * index + 1]!,
  ]);
}

/** The first players seek, and win often. */
const SEEKERS = 4;

function resultOf(random: Random, a: number, b: number): string {
  if (a < SEEKERS !== b < SEEKERS && random() < 0.5) return a < SEEKERS ? '10' : '01';
  return pick(random, RESULTS);
}

/** `last`: nine rounds, of which the last is won by forfeit by every seeker who meets somebody else. */
function randomEvent(random: Random, kind: Kind, last = false): Tournament {
  // 1.4.3d asks for twenty players in every round.
  const isLarge = kind === 'swiss' && !last && random() < 0.3;
  const size = isLarge
    ? upTo(random, 28, 44)
    : kind === 'swiss'
      ? upTo(random, 16, 30)
      : kind === 'round-robin'
        ? upTo(random, 9, 13)
        : upTo(random, 5, 8);
  const cycle = size % 2 === 0 ? size - 1 : size;
  const rounds = last
    ? 9
    : kind === 'swiss'
      ? upTo(random, 9, 12)
      : kind === 'round-robin'
        ? cycle
        : 2 * cycle;
  // 1.4.2b: unrated, and without a point.
  const hopeless = random() < 0.3 ? size - 1 : -1;
  const lines = Array.from({ length: size }, () => Array<string>(rounds).fill('.'));
  for (let round = 0; round < rounds; round++) {
    for (const [a, b] of pairsOf(random, kind, size, round)) {
      if (random() < 0.02) continue;
      const isForfeit = last && round === rounds - 1 && a < SEEKERS !== b < SEEKERS;
      const [white, black] = isForfeit
        ? a < SEEKERS
          ? '+-'
          : '-+'
        : random() < 0.03
          ? '+-'
          : a === hopeless || b === hopeless
            ? ['01', '10'][a === hopeless ? 0 : 1]!
            : resultOf(random, a, b);
      lines[a]![round] = `${b + 1}w${white}`;
      lines[b]![round] = `${a + 1}b${black}`;
    }
    for (const line of lines) if (line[round] === '.') line[round] = pick(random, ['U', 'U', 'H', '.', '+']);
  }
  const middle = pick(random, [2050, 2250, 2400, 2550]);
  const isMixed = !isLarge && random() < 0.5;
  const federations = FEDERATIONS.slice(0, isMixed ? 13 : isLarge ? 11 : 8);
  const player = (_: unknown, index: number): Partial<Player> => ({
    title: pick(random, TITLES),
    womensTitle: random() < 0.3 ? pick(random, WOMENS_TITLES) : null,
    federation: pick(random, federations),
    sex: pick(random, ['m', 'w'] as const),
    rating:
      random() < 0.06 || index === hopeless
        ? 0
        : upTo(random, middle - 150, middle + 250) - (random() < 0.15 ? 500 : 0),
    ...(random() < 0.15
      ? { laterRatings: [{ fromRound: upTo(random, 2, 8), rating: upTo(random, 1900, 2600) }] }
      : {}),
  });
  const written = eventOf(
    lines.map((line) => line.join(' ')),
    {
      players: lines.map(player),
      rules: { system: kind === 'swiss' ? 'dutch-2026' : kind, longEvent: true },
    },
  );
  const event = withDistantIdentities(renumbered(written, upTo(random, 1, 99)).tournament);
  const federation = pick(random, ['ISL', 'ISL', 'SWE', 'DEN']);
  return { ...event, info: { ...event.info, federation, startDate: '2026/11/07' } };
}

describe.each(['swiss', 'round-robin', 'double-round-robin'] as const)(
  'B.01 1.4 on random events, against the articles written out a second time: %s',
  (kind) => {
    it('finds the same norms, with the same games, performance and credit', () => {
      const seen = { compared: 0, made: 0, dropped: 0, later: 0, free: 0, exempt: 0, notExempt: 0 };
      for (let seed = 1; seed <= cases(45, 160); seed++) {
        const event = randomEvent(randomOf(seed), kind);
        const alone = normsMadeIn(event).map(({ player, title, credit }) =>
          [player, title, credit].join(' '),
        );
        const listed = normWatchOf(event).rows.filter(({ verdict }) => verdict === 'made');
        expect(alone.toSorted(), `seed ${seed}`).toEqual(
          listed.map(({ player, title, credit }) => [player, title, credit].join(' ')).toSorted(),
        );
        const isExempt = kind === 'swiss' && literalExemption(event);
        seen[isExempt ? 'exempt' : 'notExempt']++;
        for (const player of event.players.filter(({ tpn }) => tpn <= SEEKERS)) {
          for (const title of normsSoughtBy(player)) {
            const detail = normDetailOf(event, player.id, title)!;
            const due = literalNorm(event, player, title, {
              isRobin: kind !== 'swiss',
              isDouble: kind === 'double-round-robin',
              isExempt,
            });
            expect(asLiteral(detail), `seed ${seed}, player ${player.id}, ${title}`).toEqual(due);
            expect(detail.exemption?.met ?? false, `seed ${seed}`).toBe(isExempt);
            seen.compared++;
            if (due !== null) count(detail, seen);
          }
        }
      }
      expect(seen.made).toBeGreaterThan(cases(12, 30));
      expect(seen.dropped).toBeGreaterThan(0);
      if (kind === 'swiss') {
        expect(seen.dropped).toBeGreaterThan(cases(1, 5));
        expect(seen.later).toBeGreaterThan(cases(0, 3));
        expect(seen.free).toBeGreaterThan(0);
        expect(Math.min(seen.exempt, seen.notExempt)).toBeGreaterThan(cases(2, 8));
      }
    });
  },
);

describe('B.01 1.4.1c and 1.4.2c, where the last of nine rounds is won by forfeit', () => {
  it('finds the norm by either article, against the articles written out a second time', () => {
    const seen = { compared: 0, '1.4.1a': 0, '1.4.1c': 0, '1.4.2c': 0 };
    for (let seed = 1; seed <= cases(120, 400); seed++) {
      const event = randomEvent(randomOf(seed), 'swiss', true);
      const isExempt = literalExemption(event);
      for (const player of event.players.filter(({ tpn }) => tpn <= SEEKERS)) {
        for (const title of normsSoughtBy(player)) {
          const detail = normDetailOf(event, player.id, title)!;
          const due = literalNorm(event, player, title, { isRobin: false, isDouble: false, isExempt });
          expect(asLiteral(detail), `seed ${seed}, player ${player.id}, ${title}`).toEqual(due);
          seen.compared++;
          if (due !== null) seen[detail.choice.basis]++;
        }
      }
    }
    expect(seen['1.4.1c']).toBeGreaterThan(cases(5, 20));
    expect(seen['1.4.2c']).toBeGreaterThan(cases(1, 5));
  });
});

function count({ choice }: NormDetail, seen: Record<'made' | 'dropped' | 'later' | 'free', number>): void {
  seen.made++;
  if (choice.beaten.length > 0) seen.dropped++;
  if (choice.later.length > 0) seen.later++;
  if (choice.basis !== '1.4.1a') seen.free++;
}

function asLiteral({ row, choice }: NormDetail) {
  if (row.verdict !== 'made') return null;
  return { games: choice.games.length, performance: choice.tally.performance, credit: row.credit };
}
