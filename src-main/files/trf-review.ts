/** What an arbiter sees before a report becomes a tournament. */
import {
  agreesBefore,
  asCounted,
  assumptionsOf,
  recordedRankDifferences,
  recordedTeamRankDifferences,
  shortNames,
  teamEventOf,
  type Deviation,
  type Player,
  type PlayerId,
  type RoundCheck,
  type ToldCorrection,
  type Tournament,
} from '../../src-engine/index.ts';
import { type Catalogue, systemEdition, systemName } from '../../src-engine/texts/index.ts';
import type { TrfFile } from './trf.ts';

interface RoundDifference {
  readonly round: number;
  /** A round begins with one summary; its details follow. */
  readonly weight: 'summary' | 'detail';
  readonly text: string;
  /** The summary of a round that agrees with results before corrections which the file tells. */
  readonly agreesBefore?: true;
}

/** What a report says, and what is wrong with it, before it is taken. */
export interface TrfReview {
  readonly fileName: string;
  readonly format: string;
  readonly encoding: string;
  /** True where nothing in the file told the encoding. */
  readonly encodingAssumed: boolean;
  /** Some names with letters beyond ASCII, by which a person sees whether the encoding is right. */
  readonly foreignNames: readonly string[];
  readonly name: string;
  readonly players: number;
  /** Rounds declared, and rounds with games or byes. */
  readonly rounds: number;
  readonly playedRounds: number;
  readonly system: string;
  readonly deviations: readonly (Pick<Deviation, 'severity' | 'line' | 'column' | 'found' | 'takenAs'> & {
    readonly text: string;
  })[];
  /** Rounds that were paired again by the rules; 0 where they could not be asked. */
  readonly checkedRounds: number;
  /** Rounds whose recorded pairing the rules do not give. */
  readonly roundDifferences: readonly RoundDifference[];
  /** Points or ranks that do not follow from the results, a sentence each. */
  readonly valueDifferences: readonly string[];
  /**
   * The tie-break that cannot be applied, and with it none after it, so that ranks are judged by those before it; `''` where
   * the file names none, so that points alone judge them. Null where nothing is left out.
   */
  readonly ranksUpTo: string | null;
}

const NAME_OF_FORMAT = { trf06: 'TRF06', trf16: 'TRF16', trf26: 'TRF26' } as const;

const MOST_NAMES = 6;

/** What is to be said about one round: first how much differs, then each difference and each broken rule. */
function linesOfRound(
  check: RoundCheck,
  before: readonly ToldCorrection[] | null,
  nameOf: (player: PlayerId) => string,
  texts: Catalogue,
): RoundDifference[] {
  const of = (kind: RoundCheck['differences'][number]['kind']) =>
    check.differences.filter((difference) => difference.kind === kind).length;
  const words = texts.tableRows.report;
  const parts = [
    ...(of('pair-missing') > 0 ? [words.otherPairs(of('pair-missing'))] : []),
    ...(of('colours') > 0 ? [words.otherColours(of('colours'))] : []),
    ...(of('bye') > 0 ? [words.otherBye] : []),
    ...(of('not-pairable') > 0 ? [words.noPairing] : []),
    ...(check.violations.length > 0 ? [words.broken(check.violations.length)] : []),
  ];
  const summary = { round: check.round, weight: 'summary' } as const;
  return [
    before === null
      ? { ...summary, text: words.summary(parts) }
      : { ...summary, text: words.summaryBefore, agreesBefore: true },
    ...[
      ...(before === null
        ? []
        : [words.agreesBefore(before.map((told) => textOfCorrection(told, nameOf, texts)))]),
      ...check.violations.map((violation) => texts.pairing.violation(violation, nameOf)),
      ...check.differences.flatMap((difference) => textOfDifference(difference, nameOf, words)),
      ...(check.decidedBy === undefined
        ? []
        : [words.decidedBy(check.decidedBy.article, check.decidedBy.id)]),
    ].map((text): RoundDifference => ({ round: check.round, weight: 'detail', text })),
  ];
}

/** What a game had before its correction. */
function textOfCorrection(
  { round, white, black, was }: ToldCorrection,
  nameOf: (player: PlayerId) => string,
  { tableRows, outcomes }: Catalogue,
): string {
  return tableRows.report.resultBefore(round, nameOf(white), nameOf(black), outcomes.resultOrOpen(was));
}

function textOfDifference(
  difference: RoundCheck['differences'][number],
  nameOf: (player: PlayerId) => string,
  words: Catalogue['tableRows']['report'],
): string[] {
  switch (difference.kind) {
    case 'pair-missing':
      return [words.due(nameOf(difference.white), nameOf(difference.black))];
    case 'pair-unexpected':
      return [words.recorded(nameOf(difference.white), nameOf(difference.black))];
    case 'colours':
      return [words.colours(nameOf(difference.white), nameOf(difference.black))];
    case 'bye': {
      const [due, had] = [difference.expected, difference.recorded].map((player) =>
        player === null ? null : nameOf(player),
      );
      return [words.bye(due ?? null, had ?? null)];
    }
    case 'not-pairable':
      return [];
  }
}

/** True when the rules can be asked: rounds of players, of a system that the file names or its date implies. */
export function mayCheckRounds({ tournament, deviations, pairsTeams }: TrfFile): boolean {
  const namesTeams = tournament.teams.length > 0 && /team/i.test(tournament.info.type);
  return !pairsTeams && !namesTeams && !deviations.some(({ code }) => code === 'system-unknown');
}

function roundDifferencesOf(
  tournament: Tournament,
  checks: readonly RoundCheck[],
  texts: Catalogue,
): RoundDifference[] {
  const nameOf = namesIn(tournament, texts);
  return checks
    .filter(({ agrees, violations }) => !agrees || violations.length > 0)
    .flatMap((check) => {
      const before = check.agrees ? null : agreesBefore(tournament, check.round);
      return linesOfRound(check, before, nameOf, texts);
    });
}

function namesIn({ players }: Tournament, texts: Catalogue): (player: PlayerId) => string {
  const names = shortNames(players);
  return (player) => names.get(player) ?? texts.roundHandling.player(player);
}

function valuesOf(file: TrfFile, texts: Catalogue): Pick<TrfReview, 'valueDifferences' | 'ranksUpTo'> {
  const { deviations } = file;
  const { tableRows } = texts;
  // What is corrected for rating only does not count in the standings.
  const asRated = asCounted(file.tournament);
  const points = deviations
    .filter(({ code }) => code === 'points-disagree')
    .map(({ line, found, takenAs }) => tableRows.report.points(line, found, takenAs));
  const judged = asRated === null ? file : { ...file, tournament: asRated.tournament };
  const nameOf = namesIn(file.tournament, texts);
  const told = asRated?.corrections.map((correction) => textOfCorrection(correction, nameOf, texts));
  const { found, notApplied } = rankDifferencesOf(judged);
  const ranks = found.map(({ name, recorded, firstPlace, lastPlace }) =>
    tableRows.report.rank(
      name,
      recorded,
      firstPlace === lastPlace ? String(firstPlace) : `${firstPlace}–${lastPlace}`,
    ),
  );
  const counted = told === undefined ? [] : [tableRows.report.countsOtherwise(told)];
  return {
    valueDifferences: [...points, ...counted, ...ranks],
    ranksUpTo: file.namesTieBreaks ? (notApplied[0] ?? null) : '',
  };
}

/** Ranks of players, or of teams where teams are paired, that points and tie-breaks do not give. */
function rankDifferencesOf({ tournament, namesTieBreaks, pairsTeams }: TrfFile) {
  // Without tie-breaks in the file only the order of the points can be judged.
  const options = namesTieBreaks ? {} : { tieBreaks: [] };
  if (pairsTeams) {
    const event = teamEventOf(tournament);
    if (event === null) return { found: [], notApplied: [] };
    const { differences, notApplied } = recordedTeamRankDifferences(tournament, event, options);
    const nameOfTeam = (team: number) => tournament.teams[team - 1]!.name;
    return { found: differences.map((each) => ({ ...each, name: nameOfTeam(each.team) })), notApplied };
  }
  const players = new Map<PlayerId, Player>(tournament.players.map((player) => [player.id, player]));
  const { differences, notApplied } = recordedRankDifferences(tournament, options);
  return {
    found: differences.map((each) => ({ ...each, name: players.get(each.player)!.name })),
    notApplied,
  };
}

/** What nothing in the file tells: remarks about the whole of it, which have no place. */
function assumedLines(file: TrfFile, { trf, systems }: Catalogue): TrfReview['deviations'] {
  const nameOf = (system: string) => systemName(system, systems);
  return assumptionsOf(file).map((assumption) => {
    const { text, taken } = trf.assumption(assumption, nameOf);
    return { severity: 'warning', line: 0, column: 0, text, found: '', takenAs: taken };
  });
}

/**
 * Gathers everything that the arbiter should know before the import is accepted; nothing is stored. `checks` are the
 * rounds as the rules pair them ({@link mayCheckRounds} tells whether they can be asked), empty where they were not. It is in
 * the words of `texts`.
 */
export function reviewTrf(
  fileName: string,
  file: TrfFile,
  checks: readonly RoundCheck[],
  texts: Catalogue,
): TrfReview {
  const { tournament, format, encoding, deviations } = file;
  const { info, rules, players, rounds } = tournament;
  return {
    fileName,
    format: NAME_OF_FORMAT[format],
    encoding,
    foreignNames: players
      .map((player) => player.name)
      .filter((each) => /[\u0080-\uffff]/.test(each))
      .slice(0, MOST_NAMES),
    encodingAssumed: deviations.some(({ code }) => code === 'encoding-assumed'),
    name: info.name,
    players: players.length,
    rounds: rules.rounds,
    playedRounds: rounds.length,
    system: [systemName(rules.system, texts.systems), systemEdition(rules.system, texts.systems)]
      .filter((part) => part !== '')
      .join(', '),
    deviations: [
      ...assumedLines(file, texts),
      ...deviations.map((deviation) => ({
        severity: deviation.severity,
        line: deviation.line,
        column: deviation.column,
        text: texts.trf.deviation(deviation),
        found: deviation.found,
        takenAs: deviation.takenAs,
      })),
    ],
    checkedRounds: checks.length,
    roundDifferences: roundDifferencesOf(tournament, checks, texts),
    ...valuesOf(file, texts),
  };
}
