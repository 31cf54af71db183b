/** Workbooks (XLSX) as a person sees them: their sheets in the order of the tabs, each read when it is asked for. */
import { fail, ok, type FailureShape, type Outcome } from '../../src-engine/index.ts';
import { MOST_SHEETS, MOST_UNPACKED, tooLarge } from './bounds.ts';
import { readFormats, readTexts, type Formats } from './workbook-parts.ts';
import { readSheetXml, type SheetFailure, type SheetRows } from './sheet-xml.ts';
import { walkXml, type Attributes } from './xml.ts';
import { unzipped, zipEntries, type ZipEntry } from './zip.ts';

export type WorkbookFailure = SheetFailure | (FailureShape & { readonly code: 'workbook-unreadable' });

/** A sheet of a workbook. */
export interface WorkbookSheet {
  readonly name: string;
  readonly isHidden: boolean;
}

interface Workbook {
  /** In the order of their tabs. */
  readonly sheets: readonly WorkbookSheet[];
  /** Fails as {@link readSheetXml} does, or with `workbook-unreadable`. */
  readonly read: (sheet: number) => Outcome<SheetRows, WorkbookFailure>;
}

/** Whether the bytes begin as a ZIP, which every workbook is. */
export function isWorkbook(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03 && bytes[3] === 0x04;
}

/** What the elements of one name in a part have as attributes. */
function elements(part: Uint8Array, wanted: string): Attributes[] {
  const found: Attributes[] = [];
  walkXml(part, {
    open: (name, attributes) => {
      if (name === wanted) found.push(attributes);
    },
  });
  return found;
}

/** Thrown within this module for a part that is missing, damaged or larger than is looked at. */
class PartFailure extends Error {
  readonly failure: WorkbookFailure;

  constructor(failure: WorkbookFailure) {
    super(failure.code);
    this.failure = failure;
  }
}

/** The parts of a workbook, each unpacked when it is asked for. */
class Parts {
  readonly #bytes: Uint8Array;
  readonly #entries: ReadonlyMap<string, ZipEntry>;
  #unpacked = 0;

  constructor(bytes: Uint8Array, entries: readonly ZipEntry[]) {
    this.#bytes = bytes;
    this.#entries = new Map(entries.map((entry) => [entry.name, entry]));
  }

  has(name: string): boolean {
    return this.#entries.has(name);
  }

  get(name: string): Uint8Array {
    const entry = this.#entries.get(name);
    if (entry === undefined) throw new PartFailure({ code: 'workbook-unreadable' });
    this.#unpacked += entry.unpacked;
    if (this.#unpacked > MOST_UNPACKED) throw new PartFailure(tooLarge('unpacked', MOST_UNPACKED));
    const part = unzipped(this.#bytes, entry);
    if (part === null) throw new PartFailure({ code: 'workbook-unreadable' });
    return part;
  }
}

/** Runs what may meet a bad part. The parser throws whatever a damaged part makes it stumble over. */
function guarded<T>(work: () => Outcome<T, WorkbookFailure>): Outcome<T, WorkbookFailure> {
  try {
    return work();
  } catch (error) {
    return fail(error instanceof PartFailure ? error.failure : { code: 'workbook-unreadable' });
  }
}

function isTrue(value: string | undefined): boolean {
  return value === '1' || value === 'true';
}

/** Texts and formats of a workbook, which all its sheets share. */
interface Shared {
  readonly texts: readonly string[];
  readonly formats: Formats;
}

function sharedOf(parts: Parts, targets: ReadonlyMap<string, Attributes>, from1904: boolean): Shared {
  const partOf = (kind: string): Uint8Array | null => {
    const relation = [...targets.values()].find((each) => each.get('Type')?.endsWith(`/${kind}`));
    const name = relation === undefined ? '' : partName(relation);
    return parts.has(name) ? parts.get(name) : null;
  };
  const [texts, styles] = [partOf('sharedStrings'), partOf('styles')];
  return { texts: texts === null ? [] : readTexts(texts), formats: readFormats(styles, from1904) };
}

function partName(relation: Attributes): string {
  const target = relation.get('Target') ?? '';
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

/**
 * Opens a workbook and lists its sheets. Fails with `workbook-unreadable`, or `table-too-large` where it has hundreds of
 * sheets, or parts that unpack to more than 64 MB.
 */
export function openWorkbook(bytes: Uint8Array): Outcome<Workbook, WorkbookFailure> {
  const entries = zipEntries(bytes);
  if (entries === null) return fail({ code: 'workbook-unreadable' });
  return guarded(() => {
    const parts = new Parts(bytes, entries);
    const book = parts.get('xl/workbook.xml');
    const relations = elements(parts.get('xl/_rels/workbook.xml.rels'), 'Relationship');
    const targets = new Map(relations.map((relation) => [relation.get('Id') ?? '', relation]));
    const listed = elements(book, 'sheet');
    if (listed.length > MOST_SHEETS) return fail(tooLarge('sheets', MOST_SHEETS));
    const from1904 = elements(book, 'workbookPr').some((about) => isTrue(about.get('date1904')));
    const sheets = listed.map((sheet) => ({
      name: sheet.get('name') ?? '',
      isHidden: sheet.has('state') && sheet.get('state') !== 'visible',
    }));
    let shared: Shared | null = null;
    return ok({
      sheets,
      read: (number) =>
        guarded(() => {
          shared ??= sharedOf(parts, targets, from1904);
          const relation = targets.get(listed[number]!.get('id') ?? '');
          if (relation === undefined) return fail({ code: 'workbook-unreadable' });
          const part = parts.get(partName(relation));
          return readSheetXml(part, sheets[number]!.name, shared.texts, shared.formats);
        }),
    });
  });
}
