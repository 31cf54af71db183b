/** The next round while games are open, on a desk of its own: what the threads answer is written down. */
import { availableParallelism } from 'node:os';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { blankPlayer, type EventDraft, type Pairing } from '../../src-engine/index.ts';
import { Previews } from '../../src-main/handlers/round/preview.ts';
import { texts } from '../../src-main/texts.ts';
import { refusedBy, DeskWithJobs } from './desk-with-jobs.ts';
import { FIRST, imported, players, results, up } from './written.ts';

/** One game, on board 20, is still on: three cases. */
const ONE_OPEN = [imported(), ...up(1, FIRST, 3), ...results(1, FIRST, 'white-wins', 'draw')];
const words = texts.preview.refusals;
const pairing = (bye: number | null, ...pairs: readonly (readonly [number, number])[]): Pairing => ({
  pairs: pairs.map(([white, black]) => ({ white, black })),
  bye,
});
/** How the round is paired where White wins, nobody does, Black wins. */
const CASES = [
  pairing(4, [9, 7], [5, 8], [6, 3]),
  pairing(5, [9, 7], [8, 4], [6, 3]),
  pairing(5, [9, 7], [8, 4], [3, 6]),
];

interface Part {
  readonly args: { readonly round: number; readonly cases: readonly [number, number]; games: unknown };
  readonly progress: (settled: number, all: number) => void;
  readonly finish: (value: readonly (Pairing | null)[] | null) => void;
  cancelled: number;
}

/** Parts wait until a test finishes them; a cancelled one answers null. */
function deskOf(drafts: readonly EventDraft[]) {
  const written = new DeskWithJobs(drafts);
  const parts: Part[] = [];
  const start = (name: string, args: Part['args'], progress: Part['progress']) => {
    if (name !== 'preview') throw new Error(name);
    let finish: Part['finish'] = () => undefined;
    const value = new Promise<readonly (Pairing | null)[] | null>((resolve) => (finish = resolve));
    const part: Part = { args, progress, finish, cancelled: 0 };
    parts.push(part);
    const cancel = () => {
      part.cancelled++;
      finish(null);
    };
    return { value, cancel };
  };
  Object.assign(written.desk.workers, { start });
  const previews = new Previews(written.desk);
  const ask = (round = 2) => previews.queries()['round.preview']({ round });
  const finishAll = (cases: readonly (Pairing | null)[]) => {
    for (const { finish, args } of parts) finish(cases.slice(...args.cases));
  };
  const cancel = () => previews.commands()['round.cancelPreview'](null);
  return { written, parts, ask, finishAll, cancel };
}
const named = (id: number) => ({
  ...{ id, tpn: 10 - id, name: `Name${id}, Given`, title: null, rating: 1500 + 100 * id },
});
const seats = (white: number, black: number) => ({ white: named(white), black: named(black) });

describe('the preview of a round', () => {
  afterEach(() => vi.restoreAllMocks());

  it('says who may sit at each board, on which games that waits, and who may have the bye', async () => {
    const clock = vi.spyOn(performance, 'now');
    const { ask, finishAll } = deskOf(ONE_OPEN);
    clock.mockReturnValueOnce(1000).mockReturnValue(3500);
    const asked = ask();
    finishAll(CASES);
    const endings = (...each: readonly (readonly (readonly [number, number])[])[]) =>
      (['white-wins', 'draw', 'black-wins'] as const).map((ending, at) => ({
        ending,
        seats: each[at]!.map(([white, black]) => seats(white, black)),
      }));
    expect(await asked).toEqual({
      ok: true,
      value: {
        round: 2,
        games: [{ board: 20, ...seats(7, 4) }],
        cases: 3,
        unpairable: 0,
        boards: [
          { board: 1, isFixed: true, candidates: [{ ...seats(9, 7), cases: 3 }], waitsFor: [] },
          {
            board: 2,
            isFixed: false,
            candidates: [
              { ...seats(8, 4), cases: 2 },
              { ...seats(5, 8), cases: 1 },
            ],
            waitsFor: [{ board: 20, endings: endings([[5, 8]], [[8, 4]], [[8, 4]]) }],
          },
          {
            board: 3,
            isFixed: false,
            candidates: [
              { ...seats(6, 3), cases: 2 },
              { ...seats(3, 6), cases: 1 },
            ],
            waitsFor: [{ board: 20, endings: endings([[6, 3]], [[6, 3]], [[3, 6]]) }],
          },
        ],
        byes: [
          { ...named(5), cases: 2 },
          { ...named(4), cases: 1 },
        ],
        seconds: 2.5,
      },
    });
  });

  it('counts the cases without a pairing, and names nobody where there is no bye', async () => {
    const { ask, finishAll } = deskOf(ONE_OPEN);
    const asked = ask();
    finishAll([pairing(null, [9, 7]), null, pairing(null, [9, 7])]);
    expect(await asked).toMatchObject({ value: { cases: 3, unpairable: 1, byes: [] } });
  });

  it('tells namesakes apart', async () => {
    const namesakes = players.map((player) =>
      [7, 9].includes(player.id) ? { ...player, name: 'Holt, Ana' } : player,
    );
    const { ask, finishAll } = deskOf([imported(namesakes), ...ONE_OPEN.slice(1)]);
    const asked = ask();
    finishAll(CASES);
    const reply = await asked;
    const [first] = reply.ok ? reply.value.boards : [];
    expect(first!.candidates.map(({ white, black }) => [white.name, black.name])).toEqual([
      ['Holt, Ana (1)', 'Holt, Ana (3)'],
    ]);
  });

  it('is computed in parts, each with its own cases, and tells how many are settled of all', async () => {
    // Two games are on: nine cases.
    const { ask, parts, written, finishAll } = deskOf([...ONE_OPEN.slice(0, 4)]);
    const asked = ask();
    expect(parts).toHaveLength(Math.min(4, availableParallelism(), 9));
    let next = 0;
    for (const { args } of parts) {
      const games = [
        { board: 14, white: 5, black: 8 },
        { board: 20, white: 7, black: 4 },
      ];
      expect(args).toMatchObject({ round: 2, games, tournament: written.log.state.tournament });
      expect(args.cases[0]).toBe(next);
      next = args.cases[1];
    }
    expect(next).toBe(9);
    const lengths = parts.map(({ args: { cases } }) => cases[1] - cases[0]);
    parts[0]!.progress(1, lengths[0]!);
    parts.forEach(({ progress }, at) => progress(lengths[at]!, lengths[at]!));
    const sums = lengths.map((_, at) => lengths.slice(0, at + 1).reduce((sum, each) => sum + each));
    expect(written.told).toEqual(
      [1, ...sums].map((settled) => ({ name: 'preview.progress', notice: { round: 2, settled, all: 9 } })),
    );
    finishAll(Array.from({ length: 9 }, () => CASES[0]!));
    expect(await asked).toMatchObject({ ok: true, value: { cases: 9 } });
  });
});

describe('a preview that is stopped', () => {
  const STOPPED = {
    ...{ code: 'preview-cancelled', severity: 'refused', message: 'The preview was stopped.', advice: '' },
  };

  it('is stopped in all its parts, once', async () => {
    const { ask, cancel, parts } = deskOf(ONE_OPEN);
    const asked = ask();
    expect(await cancel()).toEqual({ ok: true, value: null });
    expect(await cancel()).toEqual({ ok: true, value: null });
    expect(parts.map(({ cancelled }) => cancelled)).toEqual(parts.map(() => 1));
    expect(await refusedBy(asked)).toEqual(STOPPED);
  });

  it('gives way to the next one, which can be stopped as well', async () => {
    const { ask, cancel, parts } = deskOf(ONE_OPEN);
    const first = ask();
    const count = parts.length;
    const second = ask();
    expect(await refusedBy(first)).toEqual(STOPPED);
    expect(parts.map(({ cancelled }) => cancelled)).toEqual(parts.map((_, at) => (at < count ? 1 : 0)));
    await cancel();
    expect(parts.every(({ cancelled }) => cancelled === 1)).toBe(true);
    expect(await refusedBy(second)).toEqual(STOPPED);
  });

  it('is left alone once it is done', async () => {
    const { ask, cancel, finishAll, parts } = deskOf(ONE_OPEN);
    const asked = ask();
    finishAll(CASES);
    expect(await asked).toMatchObject({ ok: true });
    await cancel();
    expect(parts.every(({ cancelled }) => cancelled === 0)).toBe(true);
  });

  it('is one as soon as one part was', async () => {
    const { ask, finishAll, parts } = deskOf(ONE_OPEN.slice(0, 3));
    const asked = ask();
    parts.at(-1)!.finish(null);
    finishAll(Array.from({ length: 27 }, () => CASES[0]!));
    expect(await refusedBy(asked)).toEqual(STOPPED);
  });
});

describe('there is no preview', () => {
  const refused = (drafts: readonly EventDraft[], round = 2) => refusedBy(deskOf(drafts).ask(round));

  it('without a game that is still on, and where the round before does not exist', async () => {
    const none = {
      ...{ code: 'no-open-games', severity: 'refused', message: words.noOpenGames, advice: words.pair },
    };
    const over = [...ONE_OPEN, ...results(1, FIRST, 'draw', 'draw', 'draw').slice(2)];
    expect(await refused(over)).toEqual(none);
    expect(await refused(ONE_OPEN, 3)).toEqual(none);
  });

  it('with more than eight games to go', async () => {
    const field = Array.from({ length: 18 }, (_, at) => ({
      ...{ ...blankPlayer(at + 3, `Name${at + 3}, Given`), tpn: 18 - at },
    }));
    const pairs = Array.from({ length: 9 }, (_, at) => ({ white: at + 3, black: at + 12 }));
    const drafts: EventDraft[] = [
      imported(field),
      {
        kind: 'round-drafted',
        payload: { round: 1, pairs, unpaired: [], system: 'dutch-2026', seconds: 0 },
      },
      { kind: 'round-published', payload: { round: 1, version: 1, boards: 9, programme: 'test' } },
    ];
    expect(await refused(drafts)).toEqual({
      ...{ code: 'too-many-games', severity: 'refused' },
      ...{ message: words.tooManyGames(9), advice: words.enter(8) },
    });
  });

  it('where the system is not known, where no case can be paired, and where nothing is open', async () => {
    const base = imported();
    const { tournament } = base.payload;
    const rules = { ...tournament.rules, system: 'of-the-club' };
    const unknown = { ...base, payload: { ...base.payload, tournament: { ...tournament, rules } } };
    expect(await refused([unknown, ...ONE_OPEN.slice(1)])).toEqual({
      ...{ code: 'system-unknown', severity: 'refused', message: words.systemUnknown, advice: '' },
    });
    const { ask, finishAll, written } = deskOf(ONE_OPEN);
    const never = ask();
    finishAll([null, null, null]);
    expect(await refusedBy(never)).toEqual({
      ...{ code: 'never-pairable', severity: 'refused' },
      ...{ message: words.neverPairable, advice: words.byHand },
    });
    written.desk.document = null;
    expect((await refusedBy(ask())).code).toBe('preview-cancelled');
  });
});
