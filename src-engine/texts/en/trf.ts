/** What there is to say about reading, writing and filing a TRF. */
import type { Points } from '../../model/points.ts';
import type { TrfAssumption } from '../../trf/assumptions.ts';
import type { Deviation, DeviationCode } from '../../trf/deviation.ts';
import type { TrfFailure } from '../../trf/failure.ts';
import type { FilingProblem } from '../../trf/filing.ts';
import type { LossField, TrfLoss } from '../../trf/losses.ts';
import { format } from './format.ts';

const DEVIATIONS: Record<DeviationCode, string> = {
  'encoding-assumed': 'The text is not valid UTF-8; its encoding was guessed from the letters',
  'format-assumed': 'Only + and - without an opponent: byes in a report of 2006, forfeits in one of 2016',
  'line-ends': 'The line ends are not those of a report; the lines were read',
  'control-character': 'A control character, such as a tab, was read as a blank',
  'unknown-record': 'Unknown record, kept unchanged',
  'unknown-numbered-record': 'Record with an unknown number, kept unchanged and not used',
  'duplicate-record': 'A report may have this record only once; the first one is used',
  'record-overruled': 'Another record of the file contradicts this one and is used',
  'dialect-record': 'Record of another program, read',
  'record-unreadable': 'The record cannot be read and is not used',
  'count-disagrees': 'The number disagrees with the records of the file',
  'system-unknown':
    'Not the code of a pairing system in Wallchart; it is kept, and the system below is assumed',
  'schedule-complete':
    'Everybody met everybody and no record names the system: read as a round robin (C.05 6.6)',
  'acceleration-unused': 'A round robin has no scoregroups, so nothing is accelerated',
  'unknown-points-unused':
    'Points of a game without a result (X), but every game has one; not written again: other programs refuse it',
  'numbers-with-gaps': 'Starting ranks are not 1, 2, 3 … from here on; they are kept',
  misaligned: 'The field does not end in its last column',
  'between-columns': 'Text in a column that must be blank',
  'shifted-columns': 'The columns are shifted from here on; they were moved back',
  'field-unreadable': 'The field cannot be read',
  'field-missing': 'The field is empty',
  'ranks-missing':
    'Players without a rank, from here on; reports written from this file have the places of its standings',
  'title-abbreviated': 'Title in the spelling used before 2016',
  'sex-spelling': 'Sex is written w in a report',
  'points-spelling': 'Points are written with one decimal after a point',
  'date-spelling': 'The date is not written as the format requires',
  'date-ambiguous': 'Day and month may be swapped; the day was read first',
  'date-unreadable': 'The date cannot be read; the record is kept, the date is unknown',
  placeholder: 'Placeholder for an unknown value',
  'player-unknown': 'No player of the file has this starting rank',
  'round-out-of-range': 'The tournament has no such round',
  'opponent-unknown': 'No player of the file has the starting rank of this opponent',
  'opponent-self': 'The player is their own opponent',
  'opponents-disagree': 'The opponent has another opponent, or none, in this round',
  'colours-disagree': 'Both players have the same colour',
  'colour-missing': 'The colour is missing',
  'colour-spelling': 'The initial colour is written with a capital letter',
  'result-unknown': 'Unknown result code, read as a result that is not known',
  'results-impossible': 'The two results cannot be those of one game',
  'result-one-sided': 'Only the opponent has a result for this game',
  'code-without-opponent': 'Result of a game without an opponent',
  'colour-without-opponent': 'Colour without an opponent',
  'bye-with-opponent': 'Code of a bye together with an opponent',
  'bye-of-2006': 'Bye as written before 2016',
  'several-allocated-byes': 'Only one player of a round can have the pairing-allocated bye',
  'absence-of-paired-player':
    'The player has another entry in this round; the record is not used for this player',
  'points-disagree': 'The points disagree with the results',
  'team-number-doubled': 'The team does not have a number of its own',
  'team-unknown': 'No team of the file has this number',
  'team-record-unreadable': 'The record about teams cannot be read; it is kept unchanged',
  'player-in-two-teams': 'The player is already in another team',
  'team-record-disagrees':
    'The record disagrees with the games of the players or with other records of the teams',
};

/** One sentence that says what is irregular, without the place: `The points disagree with the results`. */
function deviationText(deviation: Deviation): string {
  return DEVIATIONS[deviation.code];
}

function reasonText(failure: TrfFailure): string {
  switch (failure.code) {
    case 'empty':
      return 'The file is empty.';
    case 'not-a-report':
      return `This is not a tournament report: it has neither a player (001) nor a name (012). It begins with “${failure.found}”.`;
    case 'file-too-large':
      return `The file has more than ${failure.limit} characters; a report is never that long.`;
    case 'line-too-long':
      return `The line has more than ${failure.limit} characters; a record is never that long.`;
    case 'player-number-unreadable':
      return `A player’s starting rank, a number from 1 to 9999, is expected in columns 5–8; found “${failure.found}”.`;
    case 'player-number-doubled':
      return `The player in line ${failure.firstLine} already has starting rank ${failure.number}.`;
    case 'too-many-rounds':
      return `The player has more than ${failure.limit} rounds.`;
    case 'deviation':
      return `${deviationText(failure.deviation)}: “${failure.deviation.found}”.`;
  }
}

/** Why a file is refused, with its place: `Line 12, column 5: …` */
function failureText(failure: TrfFailure): string {
  return `Line ${failure.line}, column ${failure.column}: ${reasonText(failure)}`;
}

/** What is missing before a report can be filed, in one sentence. */
function filingText(problem: FilingProblem): string {
  switch (problem.code) {
    case 'name-missing':
      return 'The tournament has no name (012).';
    case 'city-missing':
      return 'The city is missing (022).';
    case 'federation-missing':
      return 'The federation is missing (032).';
    case 'start-date-missing':
      return 'The first day is missing (042).';
    case 'end-date-missing':
      return 'The last day is missing (052).';
    case 'dates-reversed':
      return 'The last day is before the first day.';
    case 'chief-arbiter-missing':
      return 'The chief arbiter is missing (102).';
    case 'arbiter-id-missing':
      return `The FIDE ID of an arbiter is missing: ${problem.name}.`;
    case 'time-control-missing':
      return 'The time control is missing (122).';
    case 'encoded-time-control-missing':
      return 'The time control in seconds is missing (222), e.g. 5400+30.';
    case 'encoded-time-control-unreadable':
      return `The time control in seconds cannot be read (222): ${problem.text}.`;
    case 'round-dates-missing':
      return `The date is missing (132): ${roundsText(problem.rounds)}.`;
    case 'round-date-outside':
      return `The date is not between the first and the last day: ${roundsText(problem.rounds)}.`;
    case 'rounds-unpaired':
      return `Only ${problem.paired} of ${problem.declared} rounds are paired.`;
    case 'rounds-unpublished':
      return `Not published yet: ${roundsText(problem.rounds)}.`;
    case 'games-open':
      return `Round ${problem.round}: ${format.count(problem.games, { one: 'game has', other: 'games have' })} no result.`;
    case 'games-adjourned':
      return `Round ${problem.round}: ${format.count(problem.games, { one: 'game is', other: 'games are' })} adjourned.`;
    case 'players-missing':
      return 'There are no players.';
    case 'numbers-missing':
      return 'Players without a pairing number cannot be in a report.';
    case 'fide-id-missing':
      return 'Players without a FIDE ID: their games cannot be rated.';
    case 'fide-id-doubled':
      return `Several players have the FIDE ID ${problem.fideId}.`;
    case 'player-federation-missing':
      return 'Players without a federation.';
    case 'birth-missing':
      return 'Players without a date or year of birth.';
    case 'sex-missing':
      return 'Players without a sex.';
    case 'federation-unknown':
      return `The code of the federation is not one of FIDE (032): ${problem.federation}.`;
    case 'player-federation-unknown':
      return `The code of the federation is not one of FIDE: ${problem.federation}.`;
    case 'birth-after-event':
      return 'Players born after the first day.';
    case 'birth-implausible':
      return `Players younger than ${problem.youngest} or older than ${problem.oldest} years.`;
    case 'title-of-women':
      return 'Players with a women’s title and sex m.';
    case 'rating-without-id':
      return 'Players with a rating and no FIDE ID: the rating is not one of FIDE.';
    case 'rating-below-floor':
      return `Ratings below ${problem.floor}, which FIDE does not publish.`;
    case 'rating-implausible':
      return `Ratings above ${problem.highest}, which nobody has.`;
    case 'rank-missing':
      return 'Players without a rank.';
    case 'rank-differs': {
      const { recorded, firstPlace, lastPlace } = problem;
      const due = firstPlace === lastPlace ? `${firstPlace}` : `${firstPlace} to ${lastPlace}`;
      return `Rank ${recorded} should be ${due} by points and tie-breaks.`;
    }
    case 'field-too-long':
      return `A value is longer than its ${problem.width} columns and will be cut: ${problem.text}.`;
    case 'system-without-code':
      return 'TRF26 has no code for this pairing system; record 192 says CUSTOM_SWISS.';
    case 'controller-missing':
      return 'The pairing controller is missing (182); title events need it.';
  }
}

function roundsText(rounds: readonly number[]): string {
  return `${format.plural(rounds.length, { one: 'round', other: 'rounds' })} ${format.list(rounds.map(String))}`;
}

/** Names of the model's fields that some format does not carry. */
const FIELDS: Readonly<Record<LossField, string>> = {
  encodedTimeControl: 'time control in seconds',
  pairingController: 'pairing controller',
  deputyArbiters: 'deputy arbiters',
  roundDates: 'round dates',
  virtualPoints: 'virtual points',
  initialColour: 'initial colour',
  tieBreaks: 'tie-breaks',
  tieBreakText: 'edition of the tie-break rules',
  system: 'pairing system',
  rounds: 'number of rounds',
  national: 'national rating',
  tpn: 'pairing number',
  fideId: 'FIDE ID',
  birth: 'date of birth',
  withdrawnFrom: 'withdrawal',
  estimate: 'estimated strength',
  prohibitions: 'prohibited pairings',
  scoring: 'points for results',
  adjustment: 'bonus or penalty points',
  name: 'name',
  city: 'city',
  federation: 'federation',
  startDate: 'first day',
  endDate: 'last day',
  type: 'kind of event',
  chiefArbiter: 'chief arbiter',
  timeControl: 'time control',
  acceleration: 'acceleration',
  unratedInTieBreaks: 'rule for unrated players in tie-breaks',
  tournamentRating: 'choice of the tournament rating',
  longEvent: 'length of over 30 days',
  ratingInTieBreaks: 'choice of the rating in tie-breaks',
  orderOfEquals: 'order of players of equal rating',
  ratingLists: 'order of the rating lists',
  correctionMinutes: 'minutes for corrections',
  maxiTournament: 'conditions of the Maxi-tournament',
  maximumColourDifference: 'largest colour difference',
  numbersByLot: 'numbers by lot',
  lastRoundsInOrder: 'order of the last rounds of the first cycle',
  sex: 'sex',
  title: 'title',
  rating: 'rating',
  official: 'FIDE rating',
  womensTitle: 'women’s title',
  laterRatings: 'later ratings',
  seat: 'exchanged numbers',
  club: 'club',
  category: 'category',
  expelled: 'expulsion',
  absences: 'absences',
  players: 'everything',
  games: 'games',
  byes: 'byes',
  'results for rating': 'results for rating',
  teams: 'teams',
  'records of other formats': 'records of other formats',
};

/** What a format does not carry: `Not carried: club of 12 players.` */
function lossText({ field, players, rounds }: TrfLoss): string {
  const words = FIELDS[field];
  if (players.length > 0) {
    return `Not carried: ${words} of ${format.count(players.length, { one: 'player', other: 'players' })}.`;
  }
  if (rounds.length > 0) return `Not carried: ${words} of ${roundsText(rounds)}.`;
  return `Not carried: ${words}.`;
}

/** What had to be assumed, as a line of the review: what the file does not tell, and what was taken. */
function assumptionText(
  assumption: TrfAssumption,
  nameOf: (system: string) => string,
): { readonly text: string; readonly taken: string } {
  const points = (value: Points) => format.points(value);
  switch (assumption.code) {
    case 'rounds':
      return {
        text: 'The file does not tell the number of rounds (142, XXR)',
        taken: `${assumption.rounds}, as it has columns or dates`,
      };
    case 'system-by-day':
      return {
        text: 'The file does not name the pairing system with its edition (192)',
        taken: `${nameOf(assumption.system)}, in force on the first day`,
      };
    case 'system-by-text':
      return { text: 'The pairing system is named in 092 only', taken: nameOf(assumption.system) };
    case 'system-by-games':
      return {
        text: 'The file does not tell the pairing system, and everybody met everybody',
        taken: nameOf(assumption.system),
      };
    case 'tie-breaks':
      return {
        text: 'The file does not tell the tie-breaks (202, 212)',
        taken: format.list(assumption.tieBreaks),
      };
    case 'points':
      return {
        text: 'The file does not tell the points of results and byes',
        taken: `win ${points(assumption.win)}, draw ${points(assumption.draw)}, pairing-allocated bye ${points(assumption.bye)}`,
      };
    case 'initial-colour':
      return {
        text: 'The file does not tell the initial colour (152, XXC)',
        taken: 'drawn by lot before round 1',
      };
    case 'start-date':
      return {
        text: 'The file does not tell the first day (042)',
        taken: 'the texts in force today, where the file does not name others',
      };
  }
}

export const trfText = {
  assumption: assumptionText,
  deviation: deviationText,
  failure: failureText,
  filing: filingText,
  loss: lossText,
};
