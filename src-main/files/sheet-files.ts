/** Plain tables as files of spreadsheets: CSV and XLSX. */
import Papa from 'papaparse';
import writeXlsxFile, { type SheetData } from 'write-excel-file/node';
import { encodeText } from './decode.ts';

/** A table for other programs: numbers stay numbers, an empty cell is `''`. */
export interface Sheet {
  readonly name: string;
  readonly headers: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
}

/** A semicolon is what spreadsheets expect where the decimal sign is a comma. */
export type Delimiter = ',' | ';' | '\t';

/**
 * A text that a spreadsheet would take for a formula gets an apostrophe before it, which says that it is text: names
 * come from strangers. A sign alone is a result of the crosstable and no formula.
 */
function harmless(cell: string): string {
  return /^[=+\-@＝＋－＠\t\r\n]./s.test(cell) || /^[=@＝＠]$/.test(cell) ? `'${cell}` : cell;
}

/** CSV in UTF-8 with byte order mark, lines ending in CRLF, as spreadsheets open it without asking. */
export function encodeCsv({ headers, rows }: Sheet, delimiter: Delimiter): Uint8Array {
  const decimal = (value: number) => (delimiter === ';' ? String(value).replace('.', ',') : String(value));
  const cells = [
    headers.map(harmless),
    ...rows.map((row) => row.map((cell) => (typeof cell === 'number' ? decimal(cell) : harmless(cell)))),
  ];
  return encodeText(`${Papa.unparse(cells, { delimiter, newline: '\r\n' })}\r\n`, 'with mark');
}

/** Widths in characters. */
const [NARROWEST, WIDEST] = [6, 40];

/** Room for the longest cell of each column, within reason. */
function widthsOf({ headers, rows }: Sheet): { readonly width: number }[] {
  return headers.map((header, column) => {
    const longest = rows.reduce(
      (most, row) => Math.max(most, String(row[column] ?? '').length),
      header.length,
    );
    return { width: Math.min(WIDEST, Math.max(NARROWEST, longest + 2)) };
  });
}

/** Excel refuses longer names of sheets, and these signs in them. */
function sheetName(name: string): string {
  return name.replaceAll(/[[\]:*?/\\]/g, ' ').slice(0, 31);
}

/**
 * A workbook with one page for each sheet: numbers as numbers, headings in bold and always in view. Texts stay texts
 * there, so formulas in them do nothing.
 */
export async function encodeWorkbook(sheets: readonly Sheet[]): Promise<Uint8Array> {
  const pages = sheets.map((sheet) => ({
    sheet: sheetName(sheet.name),
    data: [
      sheet.headers.map((value, column) => ({
        value,
        type: String,
        fontWeight: 'bold' as const,
        ...(sheet.rows.some((row) => typeof row[column] === 'number') ? { align: 'right' as const } : {}),
      })),
      ...sheet.rows.map((row) =>
        row.map((value) =>
          value === '' ? null : typeof value === 'number' ? { value, type: Number } : { value, type: String },
        ),
      ),
    ] as SheetData,
    columns: widthsOf(sheet),
    stickyRowsCount: 1,
  }));
  return await writeXlsxFile(pages).toBuffer();
}
