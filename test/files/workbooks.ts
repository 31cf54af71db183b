/** Workbooks for tests, written part by part: what spreadsheets save and the library that we write with does not. */
import { deflateRawSync, crc32 } from 'node:zlib';

const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

/** A sheet by the XML of its rows, as `<row r="1"><c r="A1" t="inlineStr">…`. */
export interface SheetXml {
  readonly name: string;
  readonly rows: string;
  readonly isHidden?: boolean;
  /** Merged ranges, `A1:B1`. */
  readonly merges?: readonly string[];
}

export type CellXml = string | number | { readonly date: number } | { readonly xml: string } | null;

export function letters(column: number): string {
  return column < 26
    ? String.fromCharCode(65 + column)
    : letters(Math.floor(column / 26) - 1) + letters(column % 26);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** One row: texts inline, numbers as numbers, dates as day numbers in a date format, or the cell's own XML. */
export function rowXml(number: number, cells: readonly CellXml[], attributes = ''): string {
  const inside = cells.map((cell, column) => {
    const place = `${letters(column)}${number}`;
    if (cell === null) return '';
    if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`;
    if (typeof cell === 'string')
      return `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
    return 'date' in cell ? `<c r="${place}" s="1"><v>${cell.date}</v></c>` : cell.xml.replace('@', place);
  });
  return `<row r="${number}"${attributes}>${inside.join('')}</row>`;
}

/** Files as a ZIP archive. */
export function zip(files: Readonly<Record<string, string>>): Uint8Array {
  const local: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [name, text] of Object.entries(files)) {
    const data = Buffer.from(text, 'utf8');
    const packed = deflateRawSync(data);
    const title = Buffer.from(name, 'utf8');
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(data), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(data.length, 18);
    common.writeUInt16LE(title.length, 22);
    const head = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), common, title]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(at, 10);
    directory.push(Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000', 'latin1'), common, rest, title]));
    local.push(head, packed);
    at += head.length + packed.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(directory.length, 4);
  end.writeUInt16LE(directory.length, 6);
  end.writeUInt32LE(listed.length, 8);
  end.writeUInt32LE(at, 12);
  return new Uint8Array(Buffer.concat([...local, listed, Buffer.from('PK\u0005\u0006', 'latin1'), end]));
}

/** A workbook of these sheets; `others` are further parts, or others in the place of its own. */
export function workbook(
  sheets: readonly SheetXml[],
  others: Readonly<Record<string, string>> = {},
): Uint8Array {
  const types = sheets.map(
    (_, index) =>
      `<Override PartName="/xl/worksheets/sheet${index + 1}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/>`,
  );
  const files: Record<string, string> = {
    '[Content_Types].xml': `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/>${types.join('')}</Types>`,
    '_rels/.rels': `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<?xml version="1.0"?><workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${sheets
      .map(
        ({ name, isHidden }, index) =>
          `<sheet name="${escaped(name)}" sheetId="${index + 1}"${isHidden ? ' state="hidden"' : ''} r:id="rId${index + 1}"/>`,
      )
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${sheets
      .map(
        (_, index) =>
          `<Relationship Id="rId${index + 1}" Type="${RELATIONS}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`,
      )
      .join('')}<Relationship Id="rId99" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `<?xml version="1.0"?><styleSheet xmlns="${MAIN}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
  };
  for (const [index, { rows, merges = [] }] of sheets.entries()) {
    const merged =
      merges.length === 0
        ? ''
        : `<mergeCells count="${merges.length}">${merges.map((ref) => `<mergeCell ref="${ref}"/>`).join('')}</mergeCells>`;
    files[`xl/worksheets/sheet${index + 1}.xml`] =
      `<?xml version="1.0"?><worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData>${merged}</worksheet>`;
  }
  return zip({ ...files, ...others });
}
