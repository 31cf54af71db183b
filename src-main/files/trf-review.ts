/** What an arbiter sees before a report becomes a tournament. */
import {
  recordedRankDifferences,
  systemOf,
  textOfDeviation,
  type Deviation,
  type Player,
  type PlayerId,
  type RoundCheck,
} from '../../src-engine/index.ts';
import type { TrfFile } from './trf.ts';

export interface TrfReview {
  readonly fileName: string;
  readonly format: string;
  readonly encoding: string;
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
  readonly roundDifferences: readonly { readonly round: number; readonly text: string }[];
  /** Points or ranks that do not follow from the results, a sentence each. */
  readonly valueDifferences: readonly string[];
}

const NAME_OF_FORMAT = { trf06: 'TRF06', trf16: 'TRF16', trf26: 'TRF26' } as const;

function plural(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

function textOfRound(check: RoundCheck): string {
  const pairs = check.differences.filter(({ kind }) => kind === 'pair-missing').length;
  const colours = check.differences.filter(({ kind }) => kind === 'colours').length;
  const parts = [
    ...(pairs > 0 ? [`${plural(pairs, 'board')} would be paired otherwise`] : []),
    ...(colours > 0 ? [`${plural(colours, 'board')} with the other colours`] : []),
    ...(check.differences.some(({ kind }) => kind === 'bye') ? ['the bye would go to another player'] : []),
    ...(check.differences.some(({ kind }) => kind === 'not-pairable') ? ['the system finds no pairing'] : []),
  ];
  const broken = check.violations.map(({ kind, article }) => `${kind.replaceAll('-', ' ')} (${article})`);
  return [...parts, ...new Set(broken)].join('; ');
}

/** True when the rules can be asked: rounds of players, of a system that the file names or its date implies. */
export function mayCheckRounds({ tournament, deviations }: TrfFile): boolean {
  const pairsTeams = tournament.teams.length > 0 && /team/i.test(tournament.info.type);
  return !pairsTeams && !deviations.some(({ code }) => code === 'system-unknown');
}

function roundDifferencesOf(checks: readonly RoundCheck[]): TrfReview['roundDifferences'] {
  return checks
    .filter(({ agrees, violations }) => !agrees || violations.length > 0)
    .map((round) => ({ round: round.round, text: textOfRound(round) }));
}

function valueDifferencesOf({ tournament, deviations, namesTieBreaks }: TrfFile): string[] {
  const players = new Map<PlayerId, Player>(tournament.players.map((player) => [player.id, player]));
  const points = deviations
    .filter(({ code }) => code === 'points-disagree')
    .map(
      ({ line, found, takenAs }) => `Line ${line}: ${found} points in the file, ${takenAs} by the results.`,
    );
  // Without tie-breaks in the file only the order of the points can be judged.
  const options = namesTieBreaks ? {} : { tieBreaks: [] };
  const ranks = recordedRankDifferences(tournament, options).differences.map(
    ({ player, recorded, firstPlace, lastPlace }) => {
      const places = firstPlace === lastPlace ? String(firstPlace) : `${firstPlace}–${lastPlace}`;
      return `${players.get(player)!.name}: rank ${recorded} in the file, ${places} by points and tie-breaks.`;
    },
  );
  return [...points, ...ranks];
}

/**
 * Gathers everything that the arbiter should know before the import is accepted; nothing is stored. `checks` are the
 * rounds as the rules pair them ({@link mayCheckRounds} tells whether they can be asked), empty where they were not.
 */
export function reviewTrf(fileName: string, file: TrfFile, checks: readonly RoundCheck[]): TrfReview {
  const { tournament, format, encoding, deviations } = file;
  const { info, rules, players, rounds } = tournament;
  return {
    fileName,
    format: NAME_OF_FORMAT[format],
    encoding,
    name: info.name,
    players: players.length,
    rounds: rules.rounds,
    playedRounds: rounds.length,
    system: systemOf(rules.system)?.name ?? rules.system,
    deviations: deviations.map((deviation) => ({
      severity: deviation.severity,
      line: deviation.line,
      column: deviation.column,
      text: textOfDeviation(deviation),
      found: deviation.found,
      takenAs: deviation.takenAs,
    })),
    checkedRounds: checks.length,
    roundDifferences: roundDifferencesOf(checks),
    valueDifferences: valueDifferencesOf(file),
  };
}
