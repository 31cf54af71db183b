/** When each round is played: its date, and the start of play where it was announced. */
import type { Tournament } from '../../../src-engine/index.ts';
import { bodyOf, framed, type Setting } from '../layout/frame.ts';
import { mm, paperOf } from '../layout/paper.ts';
import { imprintOf } from '../views/round-views.ts';
import type { Sheet } from '../layout/sheet.ts';
import { enlarged, hangingHeading, tablePages } from '../layout/table-pages.ts';
import type { Cell, Column, TableStyle } from '../layout/table.ts';
import { plain, strong } from '../layout/phrases.ts';
import type { DocumentMeta, View } from '../views/view.ts';
import { texts } from '../words.ts';

export interface ScheduleView extends View {
  readonly rounds: readonly {
    readonly round: number;
    /** `2026/11/15` or `2026-11-15`, `''` where unknown. */
    readonly date: string;
    /** `14:00`, `''` where not announced. */
    readonly time: string;
    readonly isPublished: boolean;
  }[];
}

const STYLE: TableStyle = {
  headSize: 13,
  headHeight: mm(10),
  rowHeight: mm(12),
  thin: mm(0.2),
  heavy: mm(0.6),
};

/** All rounds of the event, those to come included. */
export function scheduleView(tournament: Tournament, meta: DocumentMeta): ScheduleView {
  const { rounds, rules } = tournament;
  const count = Math.max(rules.rounds, rounds.length);
  return {
    imprint: imprintOf(tournament, meta),
    rounds: Array.from({ length: count }, (_, index) => ({
      round: index + 1,
      ...startOfRound(tournament, index + 1, meta),
      isPublished: rounds[index]?.stage === 'published',
    })),
  };
}

/** When a round is played: its date, `2026/11/15` or `2026-11-15`, and the announced start, `14:00`; `''` where unknown. */
export function startOfRound(
  { info }: Tournament,
  round: number,
  { starts = {} }: DocumentMeta,
): { readonly date: string; readonly time: string } {
  const announced = starts[round] ?? '';
  const date = info.roundDates[round - 1] ?? '';
  return { date: date === '' ? announced.slice(0, 10) : date, time: announced.slice(11, 16) };
}

/** The schedule as a sheet in portrait, one row for each round; without a column of times before one is announced. */
export function scheduleSheet(view: ScheduleView, { size, typeface }: Setting): Sheet {
  const hasTimes = view.rounds.some(({ time }) => time !== '');
  const rows = view.rounds.map(({ round, date, time, isPublished }): readonly Cell[] => [
    strong(`${round}`),
    plain(texts.sheets.dayOf(date)),
    ...(hasTimes ? [strong(time)] : []),
    plain(texts.sheets.roundState(isPublished)),
  ]);
  const starts = { heading: texts.sheets.words.playStarts, align: 'right', size: 20 } as const;
  const columns: readonly Column[] = [
    { heading: texts.sheets.words.round, align: 'right', size: 20, padding: [0, mm(8)] },
    { heading: texts.sheets.words.date, align: 'left', size: 17, padding: [0, mm(4)], flexible: true },
    ...(hasTimes ? [{ ...starts, padding: [0, mm(8)] } as const] : []),
    { heading: '', align: 'left', size: 13, padding: [0, 0] },
  ];
  const { paper, pages } = enlarged(paperOf(size, 'portrait', 'larger'), (on) =>
    tablePages({
      columns,
      rows,
      body: bodyOf(on, 'table'),
      style: STYLE,
      typeface,
      heading: () => hangingHeading(texts.sheets.titles.schedule, [view.imprint.event], ''),
    }),
  );
  return framed(
    texts.sheets.titles.schedule,
    view.imprint,
    { paper, typeface },
    [{ text: texts.sheets.words.timesMayChange }],
    pages,
  );
}
