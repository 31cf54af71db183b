/** What a report needs before a federation can rate it (TRF26, records marked as needed for rating; B.02). */
import { isFideFederation } from '../model/federations.ts';
import type { PlayerId } from '../model/player.ts';
import type { GameResult } from '../model/result.ts';
import type { Round, Tournament } from '../model/tournament.ts';
import type { TrfFormat } from './deviation.ts';
import { playerProblems, type PlayerProblem } from './filing-players.ts';
import { codeOfSystem, CUSTOM_SWISS } from './system-codes.ts';
import { regularRecords } from './write.ts';

/** `missing` keeps the report from being rated; `advice` is asked for in some reports or by some servers. */
type FilingWeight = 'missing' | 'advice';

type Detail =
  | {
      readonly code:
        | 'name-missing'
        | 'city-missing'
        | 'federation-missing'
        | 'start-date-missing'
        | 'end-date-missing'
        | 'dates-reversed'
        | 'chief-arbiter-missing'
        | 'time-control-missing'
        | 'encoded-time-control-missing'
        | 'system-without-code'
        | 'controller-missing';
    }
  | { readonly code: 'arbiter-id-missing'; readonly name: string }
  | { readonly code: 'encoded-time-control-unreadable'; readonly text: string }
  | {
      readonly code: 'round-dates-missing' | 'round-date-outside' | 'rounds-unpublished';
      readonly rounds: readonly number[];
    }
  | { readonly code: 'rounds-unpaired'; readonly paired: number; readonly declared: number }
  | { readonly code: 'games-open' | 'games-adjourned'; readonly round: number; readonly games: number }
  | { readonly code: 'federation-unknown'; readonly federation: string }
  | { readonly code: 'rank-missing' }
  | {
      readonly code: 'rank-differs';
      readonly recorded: number;
      readonly firstPlace: number;
      readonly lastPlace: number;
    }
  | { readonly code: 'field-too-long'; readonly text: string; readonly width: number };

/** What a rating officer would send back, about one player or about the tournament, with its weight. */
export type FilingProblem =
  | PlayerProblem
  | (Detail & {
      readonly weight: FilingWeight;
      /** Players concerned; empty for a problem of the tournament. */
      readonly players: readonly PlayerId[];
    });

function missing(detail: Detail, players: readonly PlayerId[] = []): FilingProblem {
  return { ...detail, weight: 'missing', players };
}

function advice(detail: Detail, players: readonly PlayerId[] = []): FilingProblem {
  return { ...detail, weight: 'advice', players };
}

/** One control of record 222: seconds, with moves before and increment after, `40/6000+30`. */
const PERIOD = /^(\d+\/)?\d+(\+\d+)?$/;
/** Each colour with controls of its own, `W300-B240`. */
const TWO_SIDES = /^W(.+?)-B(.+)$/;

function isEncodedTimeControl(text: string): boolean {
  const sides = TWO_SIDES.exec(text)?.slice(1) ?? [text];
  return sides.every((side) => side.split(':').every((period) => PERIOD.test(period)));
}

function datesOf({ info, rules }: Tournament): FilingProblem[] {
  const { startDate, endDate, roundDates } = info;
  const problems: FilingProblem[] = [];
  if (startDate === '') problems.push(missing({ code: 'start-date-missing' }));
  if (endDate === '') problems.push(missing({ code: 'end-date-missing' }));
  if (endDate !== '' && endDate < startDate) problems.push(missing({ code: 'dates-reversed' }));
  const rounds = Array.from({ length: rules.rounds }, (_, index) => index + 1);
  const undated = rounds.filter((round) => (roundDates[round - 1] ?? '') === '');
  if (undated.length > 0) problems.push(missing({ code: 'round-dates-missing', rounds: undated }));
  const outside = rounds.filter((round) => {
    const date = roundDates[round - 1] ?? '';
    return date !== '' && ((startDate !== '' && date < startDate) || (endDate !== '' && date > endDate));
  });
  if (outside.length > 0) problems.push(missing({ code: 'round-date-outside', rounds: outside }));
  return problems;
}

function headingOf({ info, rules }: Tournament, format: TrfFormat): FilingProblem[] {
  const problems: FilingProblem[] = [];
  if (info.name === '') problems.push(missing({ code: 'name-missing' }));
  if (info.city === '') problems.push(missing({ code: 'city-missing' }));
  if (info.federation === '') problems.push(missing({ code: 'federation-missing' }));
  else if (!isFideFederation(info.federation))
    problems.push(advice({ code: 'federation-unknown', federation: info.federation }));
  if (info.chiefArbiter === '') problems.push(missing({ code: 'chief-arbiter-missing' }));
  for (const name of [info.chiefArbiter, ...info.deputyArbiters]) {
    if (name !== '' && !/\d{5,}/.test(name)) problems.push(advice({ code: 'arbiter-id-missing', name }));
  }
  if (info.timeControl === '') problems.push(missing({ code: 'time-control-missing' }));
  if (format !== 'trf26') return problems;
  if (info.encodedTimeControl === '') problems.push(missing({ code: 'encoded-time-control-missing' }));
  else if (!isEncodedTimeControl(info.encodedTimeControl)) {
    problems.push(missing({ code: 'encoded-time-control-unreadable', text: info.encodedTimeControl }));
  }
  if (info.pairingController === '') problems.push(advice({ code: 'controller-missing' }));
  if (codeOfSystem(rules.system, rules.acceleration) === CUSTOM_SWISS)
    problems.push(advice({ code: 'system-without-code' }));
  return problems;
}

function count(round: Round, result: GameResult): number {
  return round.boards.filter((board) => (board.ratedAs ?? board.result) === result).length;
}

function roundsOf({ rounds, rules }: Tournament): FilingProblem[] {
  const problems: FilingProblem[] = [];
  if (rounds.length < rules.rounds) {
    problems.push(missing({ code: 'rounds-unpaired', paired: rounds.length, declared: rules.rounds }));
  }
  const drafts = rounds.flatMap(({ stage }, index) => (stage === 'published' ? [] : [index + 1]));
  if (drafts.length > 0) problems.push(missing({ code: 'rounds-unpublished', rounds: drafts }));
  rounds.forEach((round, index) => {
    const open = count(round, 'open');
    const adjourned = count(round, 'adjourned');
    if (open > 0) problems.push(missing({ code: 'games-open', round: index + 1, games: open }));
    if (adjourned > 0)
      problems.push(missing({ code: 'games-adjourned', round: index + 1, games: adjourned }));
  });
  return problems;
}

function overflowsOf(tournament: Tournament, format: TrfFormat): FilingProblem[] {
  const problems: FilingProblem[] = [];
  regularRecords(tournament, format, {
    onOverflow(_field, text, width, player) {
      problems.push(advice({ code: 'field-too-long', text, width }, player === undefined ? [] : [player]));
    },
  });
  return problems;
}

/**
 * Everything that keeps a tournament from being filed for rating, in the order of the records, then of the rounds
 * and players. An empty list means complete. Ranks are not asked for: the writer takes them from the
 * standings; those of a report that is filed as it is are looked at in checker/report-filing.ts.
 */
export function filingProblems(tournament: Tournament, format: TrfFormat): FilingProblem[] {
  return [
    ...headingOf(tournament, format),
    ...datesOf(tournament),
    ...roundsOf(tournament),
    ...playerProblems(tournament),
    ...(tournament.players.every(({ tpn }) => tpn > 0) ? overflowsOf(tournament, format) : []),
  ];
}
