/** What the filing page offers, and the request that a choice makes. */
import type { CsvDelimiter, ExportFormat, ExportRequest } from '../../../src-main/ipc/contract.ts';

type TableFormat = Extract<ExportFormat, `${string}-${'csv' | 'xlsx'}`>;
export type TableName = TableFormat extends `${infer Name}-${'csv' | 'xlsx'}` ? Name : never;
export type Report = Exclude<ExportFormat, TableFormat>;

export const REPORTS = ['trf16', 'trf26'] as const satisfies readonly Report[];
export const TABLES = [
  'standings',
  'crosstable',
  'pairings',
  'players',
] as const satisfies readonly TableName[];

/** The receiver of a report. */
export const PURPOSES = ['report', 'exchange'] as const;
export type Purpose = (typeof PURPOSES)[number];

export const TABLE_FILES = ['xlsx', 'comma', 'semicolon', 'tab'] as const;
export type TableFile = (typeof TABLE_FILES)[number];

const DELIMITERS: Readonly<Record<Exclude<TableFile, 'xlsx'>, CsvDelimiter>> = {
  comma: ',',
  semicolon: ';',
  tab: '\t',
};

/** Whether it is a report for a federation, and no table. */
export function isReport(what: Report | TableName): what is Report {
  return (REPORTS as readonly string[]).includes(what);
}

/** What main is asked for; `round` null means the newest. */
export function exportRequest(
  what: Report | TableName,
  file: TableFile,
  round: number | null,
  purpose: Purpose,
): ExportRequest & { readonly extension: 'trf' | 'csv' | 'xlsx' } {
  if (isReport(what)) return { format: what, purpose, extension: 'trf' };
  const asked = round === null || what === 'players' ? {} : { round };
  return file === 'xlsx'
    ? { format: `${what}-xlsx`, ...asked, extension: 'xlsx' }
    : { format: `${what}-csv`, ...asked, delimiter: DELIMITERS[file], extension: 'csv' };
}

const LONGEST_NAME = 120;

/** A name that every file system takes: no signs with a meaning of their own, no dot or blank at its end. */
export function fileName(name: string, extension: string): string {
  const plain = name
    // eslint-disable-next-line no-control-regex
    .replaceAll(/[\\/:*?"<>|\u0000-\u001f]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST_NAME)
    .replace(/^\.+|[. ]+$/g, '');
  const isReserved = /^(con|prn|aux|nul|com\d|lpt\d)$/i.test(plain);
  return `${plain === '' || isReserved ? `tournament ${plain}`.trim() : plain}.${extension}`;
}
