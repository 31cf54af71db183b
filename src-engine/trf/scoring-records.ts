/** Points for results: record 162 (TRF26), XXS (JaVaFo) and BBW … BBU (bbpPairings). */
import type { Points } from '../model/points.ts';
import { STANDARD_SCORING, type Scoring } from '../model/scoring.ts';
import { pointsText, readPoints } from './codecs.ts';
import { readRecord, writeRecord } from './columns.ts';
import type { Deviations, TrfFormat } from './deviation.ts';
import { contentOf, reporterOf } from './heading.ts';
import { trfRecord, type TrfRecord } from './layout.ts';
import type { SourceFile, SourceLine } from './lines.ts';
import { pointRecord, SCORING_RECORD } from './records.ts';

type Field = keyof Scoring;

/** Fields that a symbol of record 162 sets. `Z` is bbpPairings' name for `A`. */
const FIELDS_OF_SYMBOL: Readonly<Record<string, readonly Field[]>> = {
  W: ['whiteWin', 'blackWin', 'forfeitWin', 'fullBye'],
  D: ['whiteDraw', 'blackDraw', 'halfBye'],
  L: ['whiteLoss', 'blackLoss'],
  A: ['zeroBye', 'forfeitLoss'],
  Z: ['zeroBye', 'forfeitLoss'],
  P: ['pairingAllocatedBye'],
  X: ['unknown'],
};

/** Fields that a code of record XXS sets. */
export const FIELDS_OF_XXS_CODE: Readonly<Record<string, readonly Field[]>> = {
  WW: ['whiteWin'],
  BW: ['blackWin'],
  WD: ['whiteDraw'],
  BD: ['blackDraw'],
  WL: ['whiteLoss'],
  BL: ['blackLoss'],
  ZPB: ['zeroBye'],
  HPB: ['halfBye'],
  FPB: ['fullBye'],
  PAB: ['pairingAllocatedBye'],
  FW: ['forfeitWin'],
  FL: ['forfeitLoss'],
  W: ['whiteWin', 'blackWin', 'forfeitWin', 'fullBye'],
  D: ['whiteDraw', 'blackDraw', 'halfBye'],
};

const FIELDS_OF_TAG: Readonly<Record<string, readonly Field[]>> = {
  BBW: ['whiteWin', 'blackWin', 'forfeitWin', 'fullBye'],
  BBD: ['whiteDraw', 'blackDraw', 'halfBye'],
  BBL: ['whiteLoss', 'blackLoss'],
  BBZ: ['zeroBye'],
  BBF: ['forfeitLoss'],
  BBU: ['pairingAllocatedBye'],
};

type Setting = readonly [fields: readonly Field[], points: Points];

function applied(settings: readonly Setting[]): Scoring {
  const scoring: Record<Field, Points> = { ...STANDARD_SCORING };
  for (const [fields, points] of settings) for (const field of fields) scoring[field] = points;
  return scoring;
}

/** XXS: every value stands for itself; for an unknown result, which it has no code for, a draw is taken. */
function withUnknownAsDraw(settings: readonly Setting[]): Scoring {
  const scoring = applied(settings);
  return { ...scoring, unknown: scoring.whiteDraw };
}

/** 162 and BB*: without a value of its own the allocated bye is worth a win, an unknown result a draw. */
function withDefaults(settings: readonly Setting[]): Scoring {
  const scoring = applied(settings);
  const isSet = (field: Field) => settings.some(([fields]) => fields.includes(field));
  return {
    ...scoring,
    pairingAllocatedBye: isSet('pairingAllocatedBye') ? scoring.pairingAllocatedBye : scoring.whiteWin,
    unknown: isSet('unknown') ? scoring.unknown : scoring.whiteDraw,
  };
}

function settingsOf162(line: SourceLine, deviations: Deviations): Setting[] {
  const { groups } = readRecord(SCORING_RECORD, line.text, reporterOf(line, deviations));
  return groups.flatMap(({ symbol, points }): Setting[] => {
    const fields = FIELDS_OF_SYMBOL[symbol.toUpperCase()];
    if (fields !== undefined && points !== null) return [[fields, points]];
    if (symbol !== '') deviations.add('record-unreadable', line.number, 6, line.text);
    return [];
  });
}

function settingsOfXxs(line: SourceLine, deviations: Deviations): Setting[] {
  return contentOf(line)
    .split(/\s+/)
    .filter((word) => word !== '')
    .flatMap((word): Setting[] => {
      const [code, value] = word.split('=');
      const fields = FIELDS_OF_XXS_CODE[(code ?? '').toUpperCase()];
      const points = readPoints(value ?? '');
      if (fields !== undefined && points !== null) return [[fields, points.value]];
      deviations.add('record-unreadable', line.number, line.text.indexOf(word) + 1, word);
      return [];
    });
}

function settingsOfBb(line: SourceLine, deviations: Deviations): Setting[] {
  const { points } = readRecord(pointRecord(line.tag), line.text, reporterOf(line, deviations)).fields;
  if (points === null) deviations.add('record-unreadable', line.number, 5, line.text);
  return points === null ? [] : [[FIELDS_OF_TAG[line.tag]!, points]];
}

/** The points of a report: 162, else XXS, else BB*, else the standard 1, ½, 0. Others that disagree are reported. */
export function readScoring(file: SourceFile, deviations: Deviations): Scoring {
  const told = [
    { lines: file.tagged('162'), read: settingsOf162, complete: withDefaults },
    { lines: file.tagged('XXS'), read: settingsOfXxs, complete: withUnknownAsDraw },
    {
      lines: Object.keys(FIELDS_OF_TAG).flatMap((tag) => file.tagged(tag)),
      read: settingsOfBb,
      complete: withDefaults,
    },
  ].flatMap(({ lines, read, complete }) => {
    const [first] = lines;
    for (const line of lines) file.claim(line, 'scoring');
    return first === undefined
      ? []
      : [{ first, scoring: complete(lines.flatMap((line) => read(line, deviations))) }];
  });
  const [used, ...others] = told;
  if (used === undefined) return STANDARD_SCORING;
  for (const { first, scoring } of others) {
    if (sameScoring(scoring, used.scoring)) continue;
    deviations.add('record-overruled', first.number, 1, first.text, used.first.text);
  }
  return used.scoring;
}

function sameScoring(a: Scoring, b: Scoring): boolean {
  return (Object.keys(a) as Field[]).every((field) => a[field] === b[field]);
}

/** Record 162, or null where its six symbols or four columns cannot tell the points. */
function officialLine(scoring: Scoring): string | null {
  const { whiteWin, whiteDraw, whiteLoss, zeroBye, pairingAllocatedBye, unknown } = scoring;
  const all = [
    { symbol: 'W', points: whiteWin, written: true },
    { symbol: 'D', points: whiteDraw, written: true },
    { symbol: 'L', points: whiteLoss, written: true },
    { symbol: 'A', points: zeroBye, written: zeroBye !== 0 },
    { symbol: 'P', points: pairingAllocatedBye, written: pairingAllocatedBye !== whiteWin },
    { symbol: 'X', points: unknown, written: unknown !== whiteDraw },
  ];
  const groups = all.filter(({ written }) => written);
  const told = withDefaults(groups.map(({ symbol, points }): Setting => [FIELDS_OF_SYMBOL[symbol]!, points]));
  if (!sameScoring(told, scoring)) return null;
  let fits = true;
  const line = writeRecord(SCORING_RECORD, {}, groups, () => (fits = false));
  return fits ? line : null;
}

function javafoLine(scoring: Scoring): string {
  const single = Object.entries(FIELDS_OF_XXS_CODE).filter(([, fields]) => fields.length === 1);
  const words = single
    .filter(([, [field]]) => scoring[field!] !== STANDARD_SCORING[field!])
    .map(([code, [field]]) => `${code}=${pointsText(scoring[field!])}`);
  return words.length === 0 ? '' : `XXS ${words.join(' ')}`;
}

/** The records that bbpPairings reads instead of XXS, none where they cannot tell the points. */
function bbLines(scoring: Scoring): string[] {
  const { whiteWin, whiteDraw, whiteLoss, zeroBye, forfeitLoss, pairingAllocatedBye } = scoring;
  const values = [
    { tag: 'BBW', points: whiteWin, usual: STANDARD_SCORING.whiteWin },
    { tag: 'BBD', points: whiteDraw, usual: STANDARD_SCORING.whiteDraw },
    { tag: 'BBL', points: whiteLoss, usual: STANDARD_SCORING.whiteLoss },
    { tag: 'BBZ', points: zeroBye, usual: STANDARD_SCORING.zeroBye },
    { tag: 'BBF', points: forfeitLoss, usual: STANDARD_SCORING.forfeitLoss },
    { tag: 'BBU', points: pairingAllocatedBye, usual: whiteWin },
  ].filter(({ points, usual }) => points !== usual);
  const told = withDefaults(values.map(({ tag, points }): Setting => [FIELDS_OF_TAG[tag]!, points]));
  if (!sameScoring(told, scoring)) return [];
  let fits = true;
  const lines = values.map(({ tag, points }) =>
    writeRecord(pointRecord(tag), { points }, [], () => (fits = false)),
  );
  return fits ? lines : [];
}

/**
 * The records of the points; none for the standard ones. Before 2026 each engine is told in its own words. What an unknown
 * result is worth is told by a TRF26 only, and only where a game has one (`hasUnknown`): other programs refuse the symbol.
 */
export function scoringRecord(whole: Scoring, format: TrfFormat, hasUnknown: boolean): TrfRecord {
  const scoring = format === 'trf26' && hasUnknown ? whole : { ...whole, unknown: whole.whiteDraw };
  if (sameScoring(scoring, STANDARD_SCORING)) return trfRecord('scoring', []);
  const official = format === 'trf26' ? officialLine(scoring) : null;
  const javafo = javafoLine(scoring);
  const forEngines = [...(javafo === '' ? [] : [javafo]), ...(format === 'trf26' ? [] : bbLines(scoring))];
  return trfRecord('scoring', official === null ? forEngines : [official], JSON.stringify(scoring));
}
