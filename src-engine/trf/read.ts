/** Reads a TRF of any of the three formats and of the engines' dialects. */
import { completeCycles } from '../model/complete-schedule.ts';
import { fail, ok, type Outcome } from '../model/outcome.ts';
import type { Absence, NationalRating, Player, PlayerId } from '../model/player.ts';
import type { Points } from '../model/points.ts';
import type { Tournament } from '../model/tournament.ts';
import { readProhibitions, readVirtualPoints } from './acceleration-records.ts';
import { readAdjustments } from './adjustments.ts';
import { readByes, withPastByes, type GrantedBye } from './byes.ts';
import { RoundReader } from './cells.ts';
import { announcedAbsences, pairedRounds } from './paired-rounds.ts';
import { checkPoints, readCounts, reportGaps, reportUnknown, reportUnusedPoints } from './checks.ts';
import { Deviations, type Deviation, type DeviationCode, type TrfFormat } from './deviation.ts';
import type { TrfFailure } from './failure.ts';
import { formatOf, pairsTeams } from './format.ts';
import { contentOf, readHeading } from './heading.ts';
import { layoutOf } from './layout.ts';
import { reportControls, splitLines, type SourceFile } from './lines.ts';
import { Numbering } from './numbering.ts';
import { federationsOf, playerOf, readNationalRecords, readPlayerLines, type PlayerLine } from './players.ts';
import { readRatingMethod, withTournamentRatings } from './rating-method.ts';
import { followed, roundsOf, type Followed } from './rounds.ts';
import { readScoring } from './scoring-records.ts';
import { readSettings, type SystemSource } from './settings.ts';
import { checkTeamRecords } from './team-checks.ts';
import { readTeams, readTotals, type RecordedTotals } from './teams.ts';
import { regularRecords } from './write.ts';

/** What was read, and everything that an arbiter should know before accepting it. */
export interface TrfReading {
  readonly tournament: Tournament;
  readonly format: TrfFormat;
  /** In order of lines and columns. */
  readonly deviations: readonly Deviation[];
  readonly lineCount: number;
  /** True for the report of an event that pairs teams (310): its boards follow from the matches. */
  readonly pairsTeams: boolean;
  readonly systemSource: SystemSource;
  /** Whether the file tells the tie-breaks of its standings (202 or 212); otherwise the rules have the usual ones. */
  readonly namesTieBreaks: boolean;
  /** Whether the file tells the number of rounds (142, XXR); otherwise it is that of its columns. */
  readonly namesRounds: boolean;
  /** Points as the file has them, by player; null where it has none. */
  readonly recordedPoints: ReadonlyMap<PlayerId, Points | null>;
  /** Line of each player's record 001, and of the first record with each tag; 1-based. */
  readonly lineOfPlayer: ReadonlyMap<PlayerId, number>;
  readonly lineOfTag: ReadonlyMap<string, number>;
  /** Lines of the records 112 that name a deputy, in the order of `deputyArbiters`; 1-based. */
  readonly linesOfDeputies: readonly number[];
  /** Totals of the teams as the file has them; empty where players are paired or the layout is not remembered. */
  readonly recordedTotals: readonly RecordedTotals[];
}

/** How a report is read; by default everything is remembered and nothing refused for its spelling. */
export interface TrfReadOptions {
  /** Refuse the file at its first deviation of severity `error`. */
  readonly strict?: boolean;
  /** False where nothing will be written back: spelling and kept lines of the file are not remembered, which is faster. */
  readonly withLayout?: boolean;
}

/** Deviations whose line is nevertheless written back as found: nothing in it was reinterpreted. */
const HARMLESS = new Set<DeviationCode>([
  'unknown-record',
  'unknown-numbered-record',
  'system-unknown',
  'schedule-complete',
  'field-missing',
  'ranks-missing',
  'numbers-with-gaps',
  'several-allocated-byes',
  'bye-of-2006',
  'format-assumed',
  'team-number-doubled',
  'player-in-two-teams',
]);

/** What says nothing of the tournament: it is left out of what is written. */
const isUnused = ({ code }: Deviation): boolean =>
  code === 'unknown-points-unused' || code === 'acceleration-unused';

/** Lines about which there is nothing to say but that what they tell is not needed. */
function onlyUnused(deviations: readonly Deviation[]): ReadonlySet<number> {
  const byLine = Map.groupBy(deviations, ({ line }) => line);
  const unused = [...byLine].filter(([, list]) => list.every(isUnused));
  return new Set(unused.map(([line]) => line));
}

/** The players with what the other records say about them. */
function playersOf(
  lines: readonly PlayerLine[],
  nationals: ReadonlyMap<number, NationalRating>,
  announced: ReadonlyMap<PlayerId, readonly Absence[]>,
  byes: readonly GrantedBye[],
): Player[] {
  const granted = Map.groupBy(byes, ({ player }) => player);
  return lines.map((record, index) => {
    const id = index + 1;
    const national = nationals.get(record.fields.number) ?? null;
    return playerOf(record, id, national, joined(announced.get(id)!, granted.get(id) ?? []));
  });
}

/** Absences by round; a bye granted by name counts for more than an entry in the cells. */
function joined(announced: readonly Absence[], granted: readonly GrantedBye[]): readonly Absence[] {
  if (granted.length === 0) return announced;
  const kinds = new Map([...announced, ...granted].map(({ round, kind }) => [round, kind]));
  return [...kinds].map(([round, kind]) => ({ round, kind })).sort((a, b) => a.round - b.round);
}

/** The tournament with what follows from its rounds: adjustments, late entries, the order of the boards. */
function completed(tournament: Tournament, { rounds, entryRounds }: Followed): Tournament {
  const players = tournament.players.map((player, place) => {
    const entryRound = entryRounds[place]!;
    return entryRound === 1 ? player : { ...player, entryRound };
  });
  return { ...tournament, players, rounds };
}

function withAdjustments(tournament: Tournament, adjustments: ReadonlyMap<PlayerId, Points>): Tournament {
  if (adjustments.size === 0) return tournament;
  const players = tournament.players.map((player) => ({
    ...player,
    adjustment: adjustments.get(player.id) ?? 0,
  }));
  return { ...tournament, players };
}

/** Reads every record and compares what is said twice. */
function build(
  file: SourceFile,
  lines: readonly PlayerLine[],
  deviations: Deviations,
): Omit<TrfReading, 'deviations'> {
  const numbered = lines.map(({ fields }, index) => ({ id: index + 1, number: fields.number }));
  const numbering = new Numbering(numbered);
  const info = readHeading(file, deviations);
  const federations = federationsOf(
    info.federation,
    lines.map(({ fields }) => fields),
    file.tagged('172').map(({ text }) => text),
  );
  const nationals = readNationalRecords(file, numbering, federations, deviations);
  const format = formatOf(file, lines, nationals.size, deviations);
  const oldByes = format === 'trf06';
  const reader = new RoundReader(lines, numbering, oldByes, deviations);
  const played = roundsOf(reader, pairedRounds(lines, oldByes), oldByes);
  const paired = played.length;
  const columns = Math.max(0, ...lines.map(({ cells }) => cells.length));
  const cycles = completeCycles(lines.length, played);
  const forPlayers = !pairsTeams(file);
  const byes = forPlayers ? readByes(file, numbering, paired, deviations) : [];
  const { rules: settings, ...told } = readSettings(file, info, paired, cycles, columns, deviations);
  const announced = new Map(
    lines.map((record, index) => [index + 1, announcedAbsences(record, paired, oldByes, deviations)]),
  );
  const method = readRatingMethod(file);
  const listed = playersOf(
    lines,
    nationals,
    announced,
    byes.filter(({ round }) => round > paired),
  );
  const plain: Tournament = {
    info,
    rules: {
      ...settings,
      ...(method === null ? {} : { tournamentRating: method }),
      scoring: readScoring(file, deviations),
      virtualPoints: forPlayers ? readVirtualPoints(file, numbering, deviations) : [],
      prohibitions: forPlayers ? readProhibitions(file, numbering, settings.rounds, deviations) : [],
    },
    players: method === null ? listed : withTournamentRatings(listed, method),
    rounds: played.map((round, index) =>
      withPastByes(
        round,
        byes.filter((bye) => bye.round === index + 1),
        deviations,
      ),
    ),
    teams: readTeams(file, numbering, deviations),
    keptRecords: [],
  };
  const adjusted = forPlayers
    ? withAdjustments(plain, readAdjustments(file, numbering, plain, deviations))
    : plain;
  const follows = followed(adjusted);
  const tournament = completed(adjusted, follows);
  if (file.has('310')) checkTeamRecords(file, numbering, tournament, !forPlayers, deviations);
  checkPoints(lines, tournament, follows.scores, announced, deviations);
  readCounts(file, tournament.players.length, tournament.teams.length, deviations);
  reportUnusedPoints(file, tournament, deviations);
  reportGaps(lines, deviations);
  reportUnknown(file, deviations);
  const recordedPoints = new Map(lines.map(({ fields }, index) => [index + 1, fields.points]));
  const lineCount = file.lines.length;
  const lineOfPlayer = new Map(lines.map(({ line }, index) => [index + 1, line.number]));
  const lineOfTag = new Map([...file.tags()].map((tag) => [tag, file.tagged(tag)[0]!.number]));
  const deputies = file.tagged('112').filter((line) => contentOf(line) !== '');
  const recordedTotals = forPlayers ? [] : readTotals(file);
  return {
    tournament,
    format,
    lineCount,
    pairsTeams: !forPlayers,
    ...told,
    recordedPoints,
    recordedTotals,
    lineOfPlayer,
    lineOfTag,
    linesOfDeputies: deputies.map((line) => line.number),
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
  reportControls(file, deviations);
  const players = readPlayerLines(file, deviations);
  if (!players.ok) return players;
  if (players.value.length === 0 && file.tagged('012').every((line) => contentOf(line) === '')) {
    const first = file.lines.find((line) => line.text.trim() !== '')!;
    return fail({ code: 'not-a-report', line: first.number, column: 1, found: first.text.slice(0, 60) });
  }
  const reading = build(file, players.value, deviations);
  const sorted = deviations.list.sort((a, b) => a.line - b.line || a.column - b.column);
  const grave = options.strict === true ? sorted.find(({ severity }) => severity === 'error') : undefined;
  if (grave !== undefined) {
    return fail({ code: 'deviation', line: grave.line, column: grave.column, deviation: grave });
  }
  if (options.withLayout === false) return ok({ ...reading, recordedTotals: [], deviations: sorted });
  const deviating = new Set(sorted.filter(({ code }) => !HARMLESS.has(code)).map(({ line }) => line));
  const regular = regularRecords(reading.tournament, reading.format);
  const droppable = onlyUnused(sorted);
  const { layout, kept } = layoutOf(file, reading.format, regular, deviating, droppable);
  const tournament = { ...reading.tournament, keptRecords: kept, file: layout };
  return ok({ ...reading, tournament, deviations: sorted });
}
