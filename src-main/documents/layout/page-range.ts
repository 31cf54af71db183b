/**
 * The rest of a stored PDF, for a printer that stopped half-way. The file is left as it was and an update is appended
 * (ISO 32000-1, 7.5.6): a new page tree that begins with the page that is wanted. Reads what the PDF library of this
 * program writes: one page tree in one object, a plain cross-reference table.
 */

const DECODER = new TextDecoder('latin1');

/** The PDF from page `from` (1-based) on. Throws a RangeError for a page it has not, an Error for another's PDF. */
export function pdfFromPage(pdf: Uint8Array, from: number): Uint8Array {
  const text = DECODER.decode(pdf);
  const start = Number(lastMatch(text, /startxref\s+(\d+)\s+%%EOF\s*$/u, 'startxref')[1]);
  const trailer = lastMatch(text.slice(start), /trailer\s*<<(.*?)>>\s*startxref/su, 'trailer')[1]!;
  const root = objectAt(text, reference(trailer, 'Root'));
  const number = reference(root, 'Pages');
  const tree = objectAt(text, number);
  const kids = /\/Kids\s*\[([^\]]*)\]/u.exec(tree)?.[1]?.match(/\d+ \d+ R/gu) ?? [];
  if (from < 1 || from > kids.length) throw new RangeError(`There is no page ${from} in ${kids.length}.`);
  const rest = kids.slice(from - 1);
  const changed = tree
    .replace(/\/Kids\s*\[[^\]]*\]/u, `/Kids [${rest.join(' ')}]`)
    .replace(/\/Count\s+\d+/u, `/Count ${rest.length}`);
  const object = `${number} 0 obj\n${changed}\nendobj\n`;
  const at = pdf.length + 1;
  const table = `xref\n${number} 1\n${String(at).padStart(10, '0')} 00000 n \n`;
  const end = `trailer\n<<${withPrevious(trailer, start)}>>\nstartxref\n${at + object.length}\n%%EOF\n`;
  return joined(pdf, `\n${object}${table}${end}`);
}

function lastMatch(text: string, pattern: RegExp, what: string): RegExpExecArray {
  const found = pattern.exec(text);
  if (found === null) throw new Error(`Not a PDF of this program: no ${what}.`);
  return found;
}

/** The number behind a key of a dictionary. */
function reference(dictionary: string, key: string): number {
  const found = new RegExp(`/${key}\\s+(\\d+)`, 'u').exec(dictionary)?.[1];
  if (found === undefined) throw new Error(`Not a PDF of this program: no ${key}.`);
  return Number(found);
}

/** What stands between `obj` and `endobj`, the newest where an object was written twice. */
function objectAt(text: string, number: number): string {
  const from = text.lastIndexOf(`\n${number} 0 obj`);
  const to = text.indexOf('endobj', from);
  if (from < 0 || to < 0) throw new Error(`Not a PDF of this program: no object ${number}.`);
  return text.slice(text.indexOf('obj', from) + 3, to).trim();
}

function withPrevious(trailer: string, start: number): string {
  return `${trailer.replace(/\/Prev\s+\d+/u, '').trimEnd()}\n/Prev ${start}\n`;
}

function joined(pdf: Uint8Array, text: string): Uint8Array {
  // Everything that is appended is ASCII, as the objects that it repeats are.
  const tail = Uint8Array.from(text, (character) => character.charCodeAt(0));
  const whole = new Uint8Array(pdf.length + tail.length);
  whole.set(pdf);
  whole.set(tail, pdf.length);
  return whole;
}
