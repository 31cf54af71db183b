import { describe, expect, it } from 'vitest';
import { pdfFromPage } from '../../src-main/documents/layout/page-range.ts';

/** The smallest file with three pages, laid out as the PDF library does. */
function smallPdf(): Uint8Array {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<<\n/Type /Pages\n/Count 3\n/Kids [3 0 R 4 0 R 5 0 R]\n>>',
    ...[1, 2, 3].map((page) => `<< /Type /Page /Parent 2 0 R /Number ${page} >>`),
  ];
  let text = '%PDF-1.3\n';
  const offsets = objects.map((object, index) => {
    const at = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const start = text.length;
  text += `xref\n0 6\n0000000000 65535 f \n${table}trailer\n<<\n/Size 6\n/Root 1 0 R\n>>\nstartxref\n${start}\n%%EOF\n`;
  return new TextEncoder().encode(text);
}

const textOf = (pdf: Uint8Array): string => new TextDecoder('latin1').decode(pdf);

describe('the rest of a stored PDF', () => {
  it('has a page tree of its own behind the file, which stays as it was', () => {
    const pdf = smallPdf();
    const rest = textOf(pdfFromPage(pdf, 2));
    expect(rest.startsWith(textOf(pdf))).toBe(true);
    const update = rest.slice(pdf.length);
    expect(update).toContain('/Kids [4 0 R 5 0 R]');
    expect(update).toContain('/Count 2');
    expect(update).toContain('/Prev ');
  });

  it('points to where the new page tree and its table really are', () => {
    const rest = textOf(pdfFromPage(smallPdf(), 3));
    const table = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(rest)![1]);
    expect(rest.slice(table)).toMatch(/^xref\n2 1\n/);
    const object = Number(/^xref\n2 1\n(\d{10}) /.exec(rest.slice(table))![1]);
    expect(rest.slice(object)).toMatch(/^2 0 obj\n/);
  });

  it('is an update that says where the table before it lies', () => {
    const pdf = smallPdf();
    const start = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(textOf(pdf))![1]);
    const at = String(pdf.length + 1).padStart(10, '0');
    const object = '2 0 obj\n<<\n/Type /Pages\n/Count 1\n/Kids [5 0 R]\n>>\nendobj\n';
    expect(textOf(pdfFromPage(pdf, 3)).slice(pdf.length)).toBe(
      `\n${object}xref\n2 1\n${at} 00000 n \n` +
        `trailer\n<<\n/Size 6\n/Root 1 0 R\n/Prev ${start}\n>>\n` +
        `startxref\n${pdf.length + 1 + object.length}\n%%EOF\n`,
    );
  });

  it('may be cut again: the newest page tree counts, and the newest table is the one before', () => {
    const once = pdfFromPage(smallPdf(), 2);
    const update = textOf(pdfFromPage(once, 2)).slice(once.length);
    expect(update).toContain('/Count 1\n/Kids [5 0 R]');
    const start = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(textOf(once))![1];
    expect(update.match(/\/Prev \d+/g)).toEqual([`/Prev ${start}`]);
  });

  it('may have more blanks between its words, or none', () => {
    const loose = textOf(smallPdf())
      .replace('/Count 3', '/Count   3')
      .replace('/Kids [', '/Kids  \n[')
      .replace('/Root 1', '/Root\n 1')
      .replace('2 0 obj\n<<', '2 0 obj<<')
      .replace('trailer\n<<', 'trailer<<')
      .replace('>>\nstartxref\n', '>>startxref \n ')
      .replace('\n%%EOF\n', '\n\n%%EOF \n\n');
    const pdf = new TextEncoder().encode(loose);
    const update = textOf(pdfFromPage(pdf, 2)).slice(pdf.length);
    expect(update).toContain('2 0 obj\n<<\n/Type /Pages\n/Count 2\n/Kids [4 0 R 5 0 R]\n>>\nendobj\n');
    const twice = new TextEncoder().encode(textOf(pdfFromPage(pdf, 2)).replace('/Prev ', '/Prev \n'));
    expect(
      textOf(pdfFromPage(twice, 2))
        .slice(twice.length)
        .match(/\/Prev/gu),
    ).toHaveLength(1);
  });

  it('of all pages has all of them', () => {
    const pdf = smallPdf();
    expect(textOf(pdfFromPage(pdf, 1)).slice(pdf.length)).toContain('/Count 3\n/Kids [3 0 R 4 0 R 5 0 R]');
  });

  it('refuses what the program did not write, and says what is missing', () => {
    const without = (part: string, other = '') =>
      new TextEncoder().encode(textOf(smallPdf()).replace(part, other.padEnd(part.length)));
    expect(() => pdfFromPage(without('startxref'), 1)).toThrow('Not a PDF of this program: no startxref.');
    expect(() => pdfFromPage(without('trailer'), 1)).toThrow('Not a PDF of this program: no trailer.');
    expect(() => pdfFromPage(without('/Root 1'), 1)).toThrow('Not a PDF of this program: no Root.');
    expect(() => pdfFromPage(without('/Root 1', '/Root 9'), 1)).toThrow(
      'Not a PDF of this program: no object 9.',
    );
    expect(() => pdfFromPage(without('/Pages 2'), 1)).toThrow('Not a PDF of this program: no Pages.');
    expect(() => pdfFromPage(without('/Kids [3 0 R 4 0 R 5 0 R]'), 1)).toThrow('There is no page 1 in 0.');
    const last = smallPdf();
    const cut = textOf(last).replaceAll('endobj', 'endXXX');
    expect(() => pdfFromPage(new TextEncoder().encode(cut), 1)).toThrow(
      'Not a PDF of this program: no object 1.',
    );
  });

  it('refuses pages that are not there and files of others', () => {
    expect(() => pdfFromPage(smallPdf(), 4)).toThrow(new RangeError('There is no page 4 in 3.'));
    expect(() => pdfFromPage(smallPdf(), 0)).toThrow(new RangeError('There is no page 0 in 3.'));
    expect(() => pdfFromPage(new TextEncoder().encode('no PDF'), 1)).toThrow('Not a PDF of this program');
  });
});
