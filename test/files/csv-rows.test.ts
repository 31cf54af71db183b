/** Rows of a text: which delimiter is taken, where a row ends, what is remarked, and how much there may be. */
import { describe, expect, it } from 'vitest';
import { LONGEST_LINE, MOST_CELLS, MOST_COLUMNS, MOST_LINES } from '../../src-main/files/bounds.ts';
import { rowsOfCsv, type CellDelimiter } from '../../src-main/files/csv.ts';
import { encodeCsv } from '../../src-main/files/sheet-files.ts';
import { textShape } from '../../src-main/files/text-shape.ts';

const read = (text: string, chosen: CellDelimiter | null = null) => {
  const rows = rowsOfCsv(text, chosen);
  if (!rows.ok) throw new Error(JSON.stringify(rows.failure));
  return rows.value;
};
const failureOf = (text: string) => {
  const rows = rowsOfCsv(text);
  return rows.ok ? 'read' : rows.failure;
};
const utf8 = (text: string) => new TextEncoder().encode(text);

describe('the delimiter', () => {
  it.each([
    ['a,b\nc,d', ','],
    ['a;b\nc;d', ';'],
    ['a\tb\nc\td', '\t'],
    ['a|b\nc|d', '|'],
    // The more rows it splits alike, and into the more cells, the better.
    ['a,b;c;d\ne,f;g;h', ';'],
    ['a,b;c\nd,e;f\ng,h', ','],
    ['a,b;c\nd,e;f', ','],
    // The comma of a name has a blank behind it.
    ['Costa, Ana;1900\nBerg, Eva;1800', ';'],
    ['Costa, Ana|1900\nBerg, Eva|1800', '|'],
    ['"a;b",c\n"d;e",f', ','],
    ['a', ','],
    ['', ','],
    ['\n\n\na;b\n\n', ';'],
  ])('of %j is %j', (text, delimiter) => {
    expect(read(text).delimiter).toBe(delimiter);
  });

  it('that the first line declares is taken, and that line is empty; one that is chosen goes before', () => {
    expect(read('sep=|\na,b|c,d')).toEqual({ rows: [[''], ['a,b', 'c,d']], delimiter: '|', remarks: [] });
    expect(read('SEP=;\na,b;c,d').rows[1]).toEqual(['a,b', 'c,d']);
    expect(read('sep=;\na,b;c,d', ',')).toMatchObject({ rows: [[''], ['a', 'b;c', 'd']], delimiter: ',' });
    expect(read('sep=;;\na;b').rows[0]).toEqual(['sep=', '', '']);
    expect(read('a;b\nsep=,').rows).toEqual([
      ['a', 'b'],
      ['sep=', ''],
    ]);
  });

  it('of one row may be another one, which is remarked; not where one was chosen', () => {
    const text = 'a;b;c\nd;e;f\ng,h,i\nj\n';
    expect(read(text)).toEqual({
      rows: [['a', 'b', 'c'], ['d', 'e', 'f'], ['g', 'h', 'i'], ['j'], ['']],
      delimiter: ';',
      remarks: ['Row 3 uses another delimiter than most rows.'],
    });
    expect(read(text, ';')).toMatchObject({ rows: { 2: ['g,h,i'] }, remarks: [] });
  });

  it('is judged by the first fifty rows that have something in them', () => {
    const text = (rows: number) => `${'\n'.repeat(60)}${'a;b\n'.repeat(rows)}${'c,d,e,f\n'.repeat(200)}`;
    expect(read(text(49)).delimiter).toBe(';');
    expect(read(`${'a\n'.repeat(50)}${'c,d\n'.repeat(9)}${'e;f;g\n'.repeat(9)}`).delimiter).toBe(',');
    expect(read(`${'a\n'.repeat(49)}e;f;g\n${'c,d\n'.repeat(9)}`).delimiter).toBe(';');
  });
});

describe('a cell', () => {
  it('has no blanks at its ends, no marks around it, and no apostrophe before a sign of arithmetic', () => {
    expect(read(' a ,"b ""c""" ,\'=1,\'+2,\'-3,\'@x,\'y,\'＝z').rows).toEqual([
      ['a', 'b "c"', '=1', '+2', '-3', '@x', "'y", '＝z'],
    ]);
  });

  it.each([
    '=1',
    '+1',
    '-1',
    '@x',
    '＝1',
    '＋1',
    '－1',
    '＠x',
    '=',
    '@',
    '\tx',
    '\rx',
    '\nx',
    '+',
    '-',
    "'",
    'a=b',
    '',
  ])('%j is harmless in a file, and comes back from there', (cell) => {
    const bytes = encodeCsv({ name: '', headers: ['h', 'i'], rows: [[cell, 'x']] }, ';');
    const text = new TextDecoder().decode(bytes);
    // A control character is no sign of arithmetic: what was put before it stays.
    const back = /^[\t\r\n]/.test(cell) ? `'${cell}` : cell;
    expect(read(text).rows[1]).toEqual([back.replace('\r', '\n'), 'x']);
    const isFormula = /^[=+\-@＝＋－＠\t\r\n]/.test(cell) && !['+', '-'].includes(cell);
    expect(text.includes("'")).toBe(isFormula || cell === "'");
  });

  it('of a number has the comma of the language where the delimiter is a semicolon', () => {
    const of = (delimiter: ',' | ';' | '\t') =>
      new TextDecoder('utf-8', { ignoreBOM: true }).decode(
        encodeCsv(
          {
            name: '',
            headers: ['a', '=b'],
            rows: [
              [1.5, 'x'],
              [-2, '1.5'],
            ],
          },
          delimiter,
        ),
      );
    expect(of(';')).toBe("\uFEFFa;'=b\r\n1,5;x\r\n-2;1.5\r\n");
    expect(of(',')).toBe("\uFEFFa,'=b\r\n1.5,x\r\n-2,1.5\r\n");
    expect(of('\t')).toBe("\uFEFFa\t'=b\r\n1.5\tx\r\n-2\t1.5\r\n");
  });
});

describe('a row', () => {
  it('ends at CRLF, CR or LF, and goes on within marks, over twenty lines at most', () => {
    expect(read('a,b\r\nc,d\re,f\ng,h').rows).toEqual([
      ['a', 'b'],
      ['c', 'd'],
      ['e', 'f'],
      ['g', 'h'],
    ]);
    expect(read('a,"b\nc"\nd,e').rows).toEqual([
      ['a', 'b\nc'],
      ['d', 'e'],
    ]);
    const over = (lines: number) => read(`h,i\na,"${'x\n'.repeat(lines - 1)}y"\nd,e`);
    expect(over(20).rows).toHaveLength(3);
    expect(over(20).remarks).toEqual([]);
    expect(over(21).rows).toHaveLength(23);
    expect(over(21).remarks).toEqual(['Row 2 has a quotation mark too many or too few.']);
  });

  it('whose mark is never closed is one line, and five of them are named', () => {
    expect(read('a,b\n"c,d\ne,f').rows).toHaveLength(3);
    const some = (count: number) => read(`h,i\n${'"c" d,e\n'.repeat(count)}`).remarks;
    expect(some(0)).toEqual([]);
    expect(some(1)).toEqual(['Row 2 has a quotation mark too many or too few.']);
    expect(some(5)).toEqual(['Rows 2, 3, 4, 5, 6 have a quotation mark too many or too few.']);
    expect(some(7)).toEqual(['Rows 2, 3, 4, 5, 6 and 2 more have a quotation mark too many or too few.']);
  });

  it('whose mark is forgotten may come 500 times; then the text is no table, and where that begins is said', () => {
    // An odd mark each, of which no two make a row together.
    const text = (count: number) => `a,b\n${`"c" d",e\n${'x,y\n'.repeat(20)}`.repeat(count)}`;
    expect(failureOf(text(500))).toBe('read');
    expect(failureOf(text(501))).toEqual({ code: 'quotation-open', line: 2 });
  });
});

describe('a text has at most', () => {
  it('100,000 lines, of 100,000 characters each', () => {
    expect(failureOf('\n'.repeat(MOST_LINES - 1))).toBe('read');
    expect(failureOf('\n'.repeat(MOST_LINES))).toEqual({
      code: 'table-too-large',
      limit: { what: 'lines', most: MOST_LINES },
    });
    expect(failureOf(`a\n${'x'.repeat(LONGEST_LINE)}`)).toBe('read');
    expect(failureOf(`a\n${'x'.repeat(LONGEST_LINE + 1)}`)).toEqual({ code: 'row-too-long', line: 2 });
  });

  it('500 columns and a million cells', () => {
    const row = (columns: number) => Array.from({ length: columns }, () => 'x').join(',');
    expect(failureOf(row(MOST_COLUMNS))).toBe('read');
    expect(failureOf(`a,b\n${row(MOST_COLUMNS + 1)}`)).toEqual({
      code: 'table-too-large',
      limit: { what: 'columns', most: MOST_COLUMNS },
    });
    const wide = `${','.repeat(MOST_COLUMNS - 1)}\n`.repeat(MOST_CELLS / MOST_COLUMNS - 1);
    expect(failureOf(`${wide}${','.repeat(MOST_COLUMNS - 1)}`)).toBe('read');
    expect(failureOf(`${wide}${','.repeat(MOST_COLUMNS - 1)}\nx`)).toEqual({
      code: 'table-too-large',
      limit: { what: 'cells', most: MOST_CELLS },
    });
  });

  it.each<[string, string, ReturnType<typeof textShape>]>([
    ['nothing', '', null],
    ['as many lines as may be, ended by LF', '\n'.repeat(MOST_LINES - 1), null],
    ['one line more', '\n'.repeat(MOST_LINES), 'too-many-lines'],
    ['as many, ended by CRLF', '\r\n'.repeat(MOST_LINES - 1), null],
    ['one more, ended by CRLF', '\r\n'.repeat(MOST_LINES), 'too-many-lines'],
    ['one more, ended by CR', '\r'.repeat(MOST_LINES), 'too-many-lines'],
    ['a line as long as may be', `\n${'x'.repeat(LONGEST_LINE)}\n`, null],
    ['a longer one', `\r\n\r${'x'.repeat(LONGEST_LINE + 1)}`, { longLine: 3 }],
    ['a longer one at the beginning', 'x'.repeat(LONGEST_LINE + 1), { longLine: 1 }],
  ])('so many bytes before it is read: %s', (_what, text, problem) => {
    expect(textShape(utf8(text))).toEqual(problem);
  });
});
