/** Reads a TRF of any of the three formats and of the engines' dialects. */
import { cellsOf, pointsOfCell } from '../model/cells.ts';
import { fail, ok, type Outcome } from '../model/outcome.ts';
import type { Player, PlayerId } from '../model/player.ts';
import type { Points } from '../model/points.ts';
import { pointsOfCode, type Scoring } from '../model/scoring.ts';
import { CODE_OF_UNPAIRED } from '../model/result.ts';
import type { Round, Tournament, VirtualPoints } from '../model/tournament.ts';
import { readProhibitions, readVirtualPoints } from './acceleration-records.ts';
import { readAdjustments } from './adjustments.ts';
import { inRecommendedOrder } from './board-order.ts';
import { readByes, withPastByes } from './byes.ts';
import { announcedAbsences, hasOpponent, isPairedRound, pairedRounds, RoundReader } from './cells.ts';
import { pointsText } from './codecs.ts';
import { Deviations, type Deviation, type DeviationCode, type TrfFormat } from './deviation.ts';
import type { TrfFailure } from './failure.ts';
import { contentOf, readHeading, singleLine } from './heading.ts';
import { layoutOf } from './layout.ts';
import { KEPT, splitLines, type SourceFile } from './lines.ts';
import { Numbering } from './numbering.ts';
import { playerOf, readNationalRecords, readPlayerLines, type PlayerLine } from './players.ts';
import { readScoring } from './scoring-records.ts';
import { readSettings, type SystemSource } from './settings.ts';
import { readTeams } from './teams.ts';
import { regularRecords } from './write.ts';

/** What was read, and everything that an arbiter should know before accepting it. */
export interface TrfReading {
  readonly tournament: Tournament;
  readonly format: TrfFormat;
  /** In order of lines and columns. */
  readonly deviations: readonly Deviation[];
  readonly lineCount: number;
  readonly systemSource: SystemSource;
  /** Whether the file tells the tie-breaks of its standings (202 or 212); otherwise the rules have the usual ones. */
  readonly namesTieBreaks: boolean;
  /** Whether the file tells the number of rounds (142, XXR); otherwise it is that of its columns. */
  readonly namesRounds: boolean;
  /** Points as the file has them, by player; null where it has none. */
  readonly recordedPoints: ReadonlyMap<PlayerId, Points | null>;
}

export interface TrfReadOptions {
  /** Refuse the file at its first deviation of severity `error`. */
  readonly strict?: boolean;
  /** False where nothing will be written back: spelling and kept lines of the file are not remembered, which is faster. */
  readonly withLayout?: boolean;
}

const TAGS_OF_2026 =
  '142 152 162 172 182 192 202 212 222 240 250 260 299 300 310 320 330 352 362 801 802'.split(' ');
/** Records that may stay uninterpreted without a word: they are not for this program, or were reported elsewhere. */
const KEPT_TAGS = new Set(
  (
    '### 012 013 022 032 042 052 062 072 082 092 102 112 122 132 142 152 172 182 192 202 212 222 ' +
    '240 250 260 299 300 320 330 352 362 801 802 XXR XXA'
  ).split(' '),
);

/** Deviations whose line is nevertheless written back as found: nothing in it was reinterpreted. */
const HARMLESS = new Set<DeviationCode>([
  'unknown-record',
  'unknown-numbered-record',
  'system-unknown',
  'field-missing',
  'numbers-with-gaps',
  'several-allocated-byes',
  'dialect-record',
  'bye-of-2006',
]);

function formatOf(file: SourceFile, players: readonly PlayerLine[], nationals: number): TrfFormat {
  if (nationals > 0 || TAGS_OF_2026.some((tag) => file.has(tag))) return 'trf26';
  const byes = players.flatMap(({ cells }) =>
    cells.filter((cell) => !hasOpponent(cell) && cell.result !== null),
  );
  const isOld = byes.length > 0 && byes.every(({ result }) => !'HFUZ'.includes(result!));
  return isOld ? 'trf06' : 'trf16';
}

/** Counts of players and teams are the writer's own; a different number in the file is reported. */
function readCounts(file: SourceFile, players: number, teams: number, deviations: Deviations): void {
  const counts = [
    ['062', 'players', players],
    ['072', 'rated', null],
    ['082', 'teams', teams],
  ] as const;
  for (const [tag, key, count] of counts) {
    const line = singleLine(file, tag, key, deviations);
    if (line === null || count === null) continue;
    const text = contentOf(line);
    const told = Number(/^\d+/.exec(text)?.[0] ?? NaN);
    if (text !== '' && told !== count) {
      deviations.add('count-disagrees', line.number, 5, text, String(count));
    }
  }
}

/** Lines that nothing was read from: comments and blank lines pass, everything else is reported. */
function reportUnknown(file: SourceFile, deviations: Deviations): void {
  for (const line of file.lines) {
    if (file.keyOf(line) !== KEPT || line.text.trim() === '' || KEPT_TAGS.has(line.tag)) continue;
    const isNumbered = /^\d{3}( |$)/.test(line.text);
    deviations.add(isNumbered ? 'unknown-numbered-record' : 'unknown-record', line.number, 1, line.text);
  }
}

/** A player who has nothing but blanks and zero-point byes before his first entry came late (C.04.2 2.4). */
function entryRoundOf(tournament: Tournament): (player: Player) => number {
  const cells = cellsOf(tournament);
  return ({ id }) => {
    const first = cells
      .get(id)!
      .findIndex(({ opponent, code }) => opponent !== 0 || !(code === null || code === 'Z'));
    return Math.max(0, first) + 1;
  };
}

/** Every round's boards in the recommended order (C.04.2 3.6, C.04.7 1.5). */
function withBoardOrder(tournament: Tournament): Round[] {
  const { scoring, virtualPoints } = tournament.rules;
  const cells = cellsOf(tournament);
  const scores = new Map(tournament.players.map(({ id, adjustment }) => [id, adjustment]));
  return tournament.rounds.map((round, index) => {
    const pairingScores = new Map(scores);
    for (const { points, players } of virtualPoints.filter((span) => isIn(span, index + 1))) {
      for (const id of players) pairingScores.set(id, pairingScores.get(id)! + points);
    }
    for (const [id, score] of scores) scores.set(id, score + pointsOfCell(cells.get(id)![index]!, scoring));
    return { ...round, boards: inRecommendedOrder(round.boards, pairingScores) };
  });
}

function isIn({ firstRound, lastRound }: VirtualPoints, round: number): boolean {
  return firstRound <= round && round <= lastRound;
}

/** Compares the file's points with the results; byes announced for later rounds may be counted or not. */
function checkPoints(
  lines: readonly PlayerLine[],
  tournament: Tournament,
  announced: ReadonlyMap<PlayerId, Player['absences']>,
  scoring: Scoring,
  deviations: Deviations,
): void {
  const cells = cellsOf(tournament);
  lines.forEach(({ line, fields }, index) => {
    if (fields.points === null) return;
    const player = tournament.players[index]!;
    const won = cells
      .get(player.id)!
      .reduce((sum, cell) => sum + pointsOfCell(cell, scoring), player.adjustment);
    const withByes = announced
      .get(player.id)!
      .reduce((sum, { kind }) => sum + pointsOfCode(CODE_OF_UNPAIRED[kind], null, scoring), won);
    if (fields.points !== won && fields.points !== withByes) {
      deviations.add('points-disagree', line.number, 81, pointsText(fields.points), pointsText(won));
    }
  });
}

function reportGaps(lines: readonly PlayerLine[], deviations: Deviations): void {
  const index = lines.findIndex(({ fields }, place) => fields.number !== place + 1);
  const record = lines[index];
  if (record === undefined) return;
  deviations.add('numbers-with-gaps', record.line.number, 5, String(record.fields.number));
}

function roundsOf(reader: RoundReader, paired: number, oldByes: boolean): Round[] {
  const rounds = Array.from({ length: paired }, (_, index) => ({
    stage: 'published' as const,
    ...reader.read(index + 1),
    version: 1,
    publishedAt: '',
    handMade: false,
    system: '',
  }));
  return rounds.slice(0, rounds.findLastIndex((round) => isPairedRound(round, oldByes)) + 1);
}

/** Where teams are paired, records 240, 250, 260 and 299 speak of teams. */
function pairsTeams(file: SourceFile): boolean {
  if (!file.has('310')) return false;
  const codes = file.tagged('192').map(contentOf);
  return codes.length > 0
    ? codes.some((code) => /TEAM|SCHILLER|SCHEVENINGEN/i.test(code))
    : ['320', '330', '352', '362'].some((tag) => file.has(tag));
}

function build(
  file: SourceFile,
  lines: readonly PlayerLine[],
  deviations: Deviations,
): Omit<TrfReading, 'deviations'> {
  const numbering = new Numbering(
    lines.map(({ fields }, index) => ({ id: index + 1, number: fields.number })),
  );
  const idOfNumber = new Map(lines.map(({ fields }, index) => [fields.number, index + 1]));
  const info = readHeading(file, deviations);
  const nationals = readNationalRecords(file, new Set(idOfNumber.keys()), deviations);
  const format = formatOf(file, lines, nationals.size);
  const oldByes = format === 'trf06';
  const reader = new RoundReader(lines, idOfNumber, oldByes, deviations);
  const played = roundsOf(reader, pairedRounds(lines, oldByes), oldByes);
  const paired = played.length;
  const columns = Math.max(0, ...lines.map(({ cells }) => cells.length));
  const isTeamEvent = pairsTeams(file);
  const byes = isTeamEvent ? [] : readByes(file, numbering, paired, deviations);
  const settings = readSettings(file, info, paired, columns, deviations);
  const teams = readTeams(file, numbering, deviations);
  const rules = {
    ...settings.rules,
    scoring: readScoring(file, deviations),
    virtualPoints: isTeamEvent ? [] : readVirtualPoints(file, numbering, deviations),
    prohibitions: isTeamEvent ? [] : readProhibitions(file, numbering, settings.rules.rounds, deviations),
  };
  const rounds = played.map((round, index) =>
    withPastByes(
      round,
      byes.filter((bye) => bye.round === index + 1),
      deviations,
    ),
  );
  const inCells = new Map(
    lines.map((record, index) => [index + 1, announcedAbsences(record, paired, oldByes, deviations)]),
  );
  const granted = Map.groupBy(
    byes.filter(({ round }) => round > paired),
    ({ player }) => player,
  );
  const players = lines.map((record, index) => {
    const id = index + 1;
    const told = [...inCells.get(id)!, ...(granted.get(id) ?? [])];
    const kinds = new Map(told.map(({ round, kind }) => [round, kind]));
    const absences = [...kinds].map(([round, kind]) => ({ round, kind })).sort((a, b) => a.round - b.round);
    return { ...playerOf(record, id), national: nationals.get(record.fields.number) ?? null, absences };
  });
  let tournament: Tournament = { info, rules, players, rounds, teams, keptRecords: [] };
  const adjustments = isTeamEvent ? null : readAdjustments(file, numbering, tournament, deviations);
  const entryRound = entryRoundOf(tournament);
  tournament = {
    ...tournament,
    players: players.map((player) => ({
      ...player,
      entryRound: entryRound(player),
      adjustment: adjustments?.get(player.id) ?? 0,
    })),
  };
  tournament = { ...tournament, rounds: withBoardOrder(tournament) };
  checkPoints(lines, tournament, inCells, rules.scoring, deviations);
  readCounts(file, players.length, teams.length, deviations);
  reportGaps(lines, deviations);
  reportUnknown(file, deviations);
  const recordedPoints = new Map(lines.map(({ fields }, index) => [index + 1, fields.points]));
  return {
    tournament,
    format,
    lineCount: file.lines.length,
    systemSource: settings.systemSource,
    namesTieBreaks: settings.namesTieBreaks,
    namesRounds: settings.namesRounds,
    recordedPoints,
  };
}

/**
 * Reads a TRF06, TRF16 or TRF26, with the records of JaVaFo and bbpPairings. Players are identified by the order of
 * their starting ranks. A last column of the rounds that holds only half-point, zero-point and full-point byes is
 * the round to be paired next: its entries become absences. The boards of a round stand in the order that C.04.2
 * 3.6 recommends, since a report does not tell theirs. Without record 192 the Dutch text in force at the start.
 *
 * Deviations are collected and reading goes on; it fails only where no tournament can be made of the text, with
 * `empty`, `not-a-report`, `file-too-large`, `line-too-long`, `player-number-unreadable`, `player-number-doubled`,
 * `too-many-rounds`, or in a strict reading `deviation`. Cost: length of the text, plus sorting.
 */
export function readTrf(text: string, options: TrfReadOptions = {}): Outcome<TrfReading, TrfFailure> {
  const split = splitLines(text);
  if (!split.ok) return split;
  const file = split.value;
  const deviations = new Deviations();
  const players = readPlayerLines(file, deviations);
  if (!players.ok) return players;
  if (players.value.length === 0 && !file.has('012')) {
    const first = file.lines.find((line) => line.text.trim() !== '')!;
    return fail({ code: 'not-a-report', line: first.number, column: 1, found: first.text.slice(0, 60) });
  }
  const reading = build(file, players.value, deviations);
  const sorted = deviations.list.sort((a, b) => a.line - b.line || a.column - b.column);
  const grave = options.strict === true ? sorted.find(({ severity }) => severity === 'error') : undefined;
  if (grave !== undefined) {
    return fail({ code: 'deviation', line: grave.line, column: grave.column, deviation: grave });
  }
  if (options.withLayout === false) return ok({ ...reading, deviations: sorted });
  const deviating = new Set(sorted.filter(({ code }) => !HARMLESS.has(code)).map(({ line }) => line));
  const regular = regularRecords(reading.tournament, reading.format);
  const { layout, kept } = layoutOf(file, reading.format, regular, deviating);
  const tournament = { ...reading.tournament, keptRecords: kept, file: layout };
  return ok({ ...reading, tournament, deviations: sorted });
}
