/** The audit on paper: who differs from the rating lists, may be entered twice, is on none, or is out of line. */
import type { AuditRow, AuditView } from '../../ipc/contract.ts';
import { bodyOf, framed, type Setting } from '../layout/frame.ts';
import { mm, paperOf } from '../layout/paper.ts';
import { nameWords, plain, strong } from '../layout/phrases.ts';
import type { Sheet } from '../layout/sheet.ts';
import { LIST_STYLE, tableHeading, tablePages } from '../layout/table-pages.ts';
import type { Cell, Column } from '../layout/table.ts';
import { texts } from '../words.ts';

export interface AuditSheetView {
  /** Name of the tournament. */
  readonly event: string;
  /** ISO 8601 with the local offset. */
  readonly issuedAt: string;
  readonly audit: AuditView;
}

const SIZE = 10;

export function auditSheet({ event, issuedAt, audit }: AuditSheetView, { size, typeface }: Setting): Sheet {
  const words = texts.audit;
  const text = { align: 'left', size: SIZE, padding: [0, mm(2)] } as const;
  const columns: readonly Column[] = [
    { ...text, heading: words.columns.kind },
    { heading: words.columns.number, align: 'right', size: SIZE, padding: [0, mm(2)] },
    { heading: '', align: 'left', size: SIZE * 0.85, padding: [0, mm(1.6)] },
    { ...text, heading: words.columns.name, flexible: true },
    { ...text, heading: words.columns.differs, flexible: true },
    { ...text, heading: words.columns.listed, flexible: true },
    { ...text, heading: words.columns.changes },
  ];
  const rows = audit.rows.map((row) => cellsOf(row, audit));
  const paper = paperOf(size, 'landscape');
  const partOf = (first: number, end: number) =>
    end === 0 ? '' : texts.sheets.partOf(first + 1, end, rows.length);
  const { pages } = tablePages({
    columns,
    rows,
    body: bodyOf(paper, 'table'),
    style: LIST_STYLE,
    typeface,
    heading: (first, end) => tableHeading(words.title, [event], partOf(first, end)),
  });
  const imprint = { event, version: 0, issuedAt, draft: false, seal: '' };
  return framed(words.title, imprint, { paper, typeface }, [{ text: sumOf(audit) }], pages);
}

/** How many entries are to be settled, how many agree, and with which lists. */
function sumOf({ rows, agree, lists }: AuditView): string {
  if (lists.length === 0) return texts.audit.noListRead;
  return texts.audit.sum(
    rows.length,
    agree,
    lists.map(({ name, month }) => ({ name, month: texts.lists.month(month) })),
  );
}

function cellsOf(row: AuditRow, { list }: AuditView): readonly Cell[] {
  const { tpn, title, name, rating } = row.player;
  const [entered, listed] = sidesOf(row, row.list?.month ?? list?.month ?? '');
  const change = row.number === null ? '' : texts.audit.number(row.number.from, row.number.to);
  return [
    strong(texts.audit.marks[row.kind]),
    plain(tpn === 0 ? '' : `${tpn}`),
    strong(title ?? ''),
    nameWords(name),
    plain(entered ?? (rating === 0 ? texts.audit.none : `${rating}`)),
    plain(listed),
    plain(change),
  ];
}

/** What was entered, null for the rating alone, and what stands against it. */
function sidesOf(row: AuditRow, month: string): readonly [entered: string | null, listed: string] {
  const words = texts.audit;
  if (row.other !== null) return [null, words.otherOf(row.other.name, row.other.rating)];
  switch (row.kind) {
    case 'missing':
      return [null, words.likely(row.likely)];
    case 'other-month':
      return [null, words.sameIn(texts.lists.shortMonth(month))];
    case 'out-of-line':
      return [null, words.oddities(row.oddities)];
    default:
      return [words.values(row.fields, 'entered'), words.values(row.fields, 'listed')];
  }
}
