import { describe, expect, it } from 'vitest';
import { startOfText } from '../../../src-renderer/hall/control/start.ts';
import { fitName, fitText } from '../../../src-renderer/hall/fit.ts';
import { columnsOf, gridOf, pageAt, pagesOf, pagingOf, stageOf } from '../../../src-renderer/hall/layout.ts';
import type { HallDistance, HallPicture } from '../../../src-main/ipc/contract.ts';

const FULL_HD = stageOf(1920, 1080);

describe('the stage of the hall screen', () => {
  it('is at least 1920 by 1080 design pixels on every projector', () => {
    for (const [width, height] of [
      [1024, 768],
      [1366, 768],
      [1920, 1080],
      [3840, 2160],
      [3440, 1440],
      [600, 1200],
    ] as const) {
      const stage = stageOf(width, height);
      expect(stage.width).toBeGreaterThanOrEqual(1920 - 1e-6);
      expect(stage.height).toBeGreaterThanOrEqual(1080 - 1e-6);
      expect(stage.width * stage.unit).toBeCloseTo(width);
      expect(stage.height * stage.unit).toBeCloseTo(height);
    }
  });

  it('has 15 boards for readers at ten metres and 30 at five', () => {
    const far = gridOf('boards', 'far', FULL_HD, false);
    const near = gridOf('boards', 'near', FULL_HD, false);
    expect([far.rows * far.columns, far.size]).toEqual([15, 44]);
    expect([near.rows * near.columns, near.size]).toEqual([30, 33]);
  });

  it('shows more boards where the picture is higher, and fewer under a band', () => {
    expect(gridOf('boards', 'far', stageOf(1024, 768), false).rows).toBeGreaterThan(15);
    expect(gridOf('boards', 'far', FULL_HD, true).rows).toBeLessThan(15);
  });
});

describe('letters that fill the picture', () => {
  const entry = { name: 'Holt, Ana', mark: '', colour: null, board: null, reason: '' };
  const board = {
    board: 1,
    white: { name: '', mark: '', points: 0 },
    black: { name: '', mark: '', points: 0 },
  };
  const shown = (content: object, distance: HallDistance, stage = FULL_HD) =>
    pagingOf({ content, distance, message: { text: '', band: false } } as unknown as HallPicture, stage);
  const names = (count: number, distance: HallDistance) =>
    shown({ kind: 'names', entries: Array<object>(count).fill(entry) }, distance);
  const open = (count: number) => shown({ kind: 'open', boards: Array<object>(count).fill(board) }, 'near');

  it('are those of ten metres where that takes no further page', () => {
    expect([names(58, 'near').pages.length, names(58, 'near').grid.size]).toEqual([2, 44]);
    // 150 names: three pages in small letters, five in large ones.
    expect([names(150, 'near').pages.length, names(150, 'near').grid.size]).toEqual([3, 33]);
    expect(names(150, 'far').pages).toHaveLength(5);
  });

  it('grow with the room that the fullest page leaves, and never out of the picture', () => {
    expect(open(15).grid).toMatchObject({ row: 55, size: 44 });
    expect(open(12).grid).toMatchObject({ size: 55 });
    expect(open(6).grid).toMatchObject({ row: 82.5, size: 66 });
    for (let count = 0; count < 200; count++)
      for (const distance of ['near', 'far'] as const)
        for (const stage of [FULL_HD, stageOf(1024, 768)]) {
          const kinds = [
            shown({ kind: 'names', entries: Array<object>(count).fill(entry) }, distance, stage),
            shown({ kind: 'boards', boards: Array<object>(count).fill(board) }, distance, stage),
            shown({ kind: 'open', boards: Array<object>(count).fill(board) }, distance, stage),
          ];
          for (const { grid, pages } of kinds) {
            const used = Math.max(...pages.map(({ from, to }) => Math.ceil((to - from) / grid.columns)));
            // Head, headings and foot take 250 of the picture.
            expect(used * grid.row).toBeLessThanOrEqual(stage.height - 250 + 1e-6);
          }
        }
  });
});

describe('pages', () => {
  it('hold about equally many lines: 31 boards are 11, 10 and 10, not 15, 15 and 1', () => {
    const lengths = pagesOf(31, 15).map(({ from, to }) => to - from);
    expect(lengths.toSorted()).toEqual([10, 10, 11]);
  });

  it('hold every line once, in order, for any count', () => {
    for (let count = 0; count < 200; count++) {
      const pages = pagesOf(count, 15);
      expect(pages[0]!.from).toBe(0);
      expect(pages.at(-1)!.to).toBe(count);
      pages.forEach(({ from, to }, index) => {
        expect(to - from).toBeLessThanOrEqual(15);
        if (index > 0) expect(from).toBe(pages[index - 1]!.to);
      });
    }
  });

  it('of nothing are one empty page', () => {
    expect(pagesOf(0, 15)).toEqual([{ from: 0, to: 0 }]);
    expect(columnsOf([], 2)).toEqual([[], []]);
  });

  it('turn by the clock alone, so that two windows turn together', () => {
    const paging = { page: 1, since: 1000, held: false };
    expect(pageAt(paging, 12, 3, 1000)).toEqual({ page: 1, nextIn: 12 });
    expect(pageAt(paging, 12, 3, 12_900)).toEqual({ page: 1, nextIn: 1 });
    expect(pageAt(paging, 12, 3, 13_000)).toEqual({ page: 2, nextIn: 12 });
    expect(pageAt(paging, 12, 3, 25_000)).toEqual({ page: 0, nextIn: 12 });
    // A clock that was set back a little does not turn them backwards.
    expect(pageAt(paging, 12, 3, 0)).toEqual({ page: 1, nextIn: 12 });
  });

  it.each([-3_600_000, -31_536_000_000, 3_600_000])(
    'go on turning where the clock was set by %d ms',
    (jump) => {
      const paging = { page: 1, since: 1000, held: false };
      const seen = Array.from({ length: 36 }, (_, second) =>
        pageAt(paging, 12, 3, 1000 + jump + 1000 * second),
      );
      for (const page of [0, 1, 2]) expect(seen.filter((at) => at.page === page)).toHaveLength(12);
      for (const { nextIn } of seen) expect(nextIn! >= 1 && nextIn! <= 12).toBe(true);
    },
  );

  it('stay while they are held, turned by hand, or alone', () => {
    expect(pageAt({ page: 7, since: 0, held: true }, 8, 3, 1e6)).toEqual({ page: 1, nextIn: null });
    expect(pageAt({ page: 1, since: 0, held: false }, 0, 3, 1e6)).toEqual({ page: 1, nextIn: null });
    expect(pageAt({ page: 0, since: 0, held: false }, 8, 1, 1e6)).toEqual({ page: 0, nextIn: null });
  });
});

describe('a name in its place', () => {
  /** Every letter ten wide. */
  const measure = (text: string) => text.length * 10;

  it('stays as it is where it fits', () => {
    expect(fitName('Novák, Lukas', 0, 200, 0.5, measure)).toMatchObject({ rest: ', Lukas', scale: 1 });
  });

  it('gives up first names for initials before the surname loses size', () => {
    const fitted = fitName('Hohenstein-Wolkenburg, Maria-Theresia Anna', 0, 320, 0.5, measure);
    expect(fitted).toEqual({ surname: 'Hohenstein-Wolkenburg', rest: ', M.-T. A.', scale: 1, wraps: false });
  });

  it('then goes down in size, and takes two lines at last; no letter of a surname is lost', () => {
    expect(fitName('Hohenstein-Wolkenburg, Maria', 0, 200, 0.5, measure)).toMatchObject({ wraps: false });
    const longest = fitName('A'.repeat(70) + ', Bartholomew', 60, 300, 0.5, measure);
    expect(longest.surname).toHaveLength(70);
    expect(longest.wraps).toBe(true);
    expect(longest.scale * measure(longest.surname + longest.rest)).toBeLessThan(2 * 240);
  });

  it('takes two lines with initials where these make it larger, and as large as the row allows', () => {
    const name = 'von und zu Hohenlohe-Langenburg-Schillingsfürst, Maximilian Alexander Friedrich';
    const narrow = fitName(name, 0, 300, 0.75, measure);
    expect(narrow).toMatchObject({ rest: ', M. A. F.', wraps: true });
    expect(narrow.scale).toBeGreaterThan(
      1.4 * (300 / measure('von und zu Hohenlohe-Langenburg-Schillingsfürst, M. A. F.')),
    );
    expect(fitName(name, 0, 280, 0.5, measure)).toMatchObject({ scale: 0.5, wraps: true });
    // Two lines hold what stands on them: the widest is that of the second half of the name.
    const widest = measure('Schillingsfürst, M. A. F.');
    expect(narrow.scale * widest).toBeLessThan(300);
  });

  it('parts a long text into two lines that are larger than one would be', () => {
    const event = 'The 87th International Harbour and Lighthouse Open in Memory of Everybody';
    const one = fitText('Harbour Open', 700, 400, 0.85, measure);
    expect(one).toEqual({ scale: 1, wraps: false });
    const two = fitText(event, 700, 500, 0.85, measure);
    expect(two.wraps).toBe(true);
    expect(two.scale).toBeGreaterThan(1.2 * (500 / measure(event)));
    expect(fitText(event, 700, 10_000, 0.85, measure)).toEqual({ scale: 1, wraps: false });
    expect(fitText('', 400, 100, 0.85, measure).scale).toBe(1);
  });

  it('leaves room for the mark of a namesake', () => {
    expect(fitName('Holt, Ana', 90, 100, 0.5, measure).scale).toBeLessThan(1);
  });
});

describe('a typed start of play', () => {
  const now = new Date(2026, 10, 15, 22, 30);
  it.each([
    ['23:00', '2026-11-15T23:00'],
    ['14.05', '2026-11-15T14:05'],
    ['9:00', '2026-11-16T09:00'],
    ['', ''],
    ['24:00', null],
    ['14', null],
    ['soon', null],
  ])('%j is %j', (typed, start) => {
    expect(startOfText(typed, now)).toBe(start);
  });
});
