/** English sentences for everything that reading, writing and filing a TRF has to say. */
import type { Deviation, DeviationCode } from '../trf/deviation.ts';
import type { TrfFailure } from '../trf/failure.ts';
import type { FilingProblem } from '../trf/filing.ts';
import type { TrfLoss } from '../trf/losses.ts';

const TEXT_OF_DEVIATION: Record<DeviationCode, string> = {
  'encoding-assumed':
    'The text is not regular UTF-8; its encoding was recognised by the letters and may be another',
  'format-assumed':
    'Without an opponent there are only + and -: byes in a report of 2006, forfeits in one of 2016',
  'line-ends': 'The lines end otherwise than those of a report; they were taken apart all the same',
  'control-character': 'A control character, such as a tab, was read as a blank',
  'unknown-record': 'Unknown record, kept as it is',
  'unknown-numbered-record': 'Record with an unknown number, kept as it is; its content is not used',
  'duplicate-record': 'This record may stand in a report only once; the first one is used',
  'record-overruled': 'Another record of the file says otherwise; that one is used',
  'dialect-record': 'Record of another program, understood',
  'record-unreadable': 'The record cannot be understood and is not used',
  'count-disagrees': 'The number disagrees with the records of the file',
  'system-unknown':
    'The code names no pairing system of this program; it is kept, the system below is assumed',
  'numbers-with-gaps': 'Starting ranks are not 1, 2, 3 … from here on; they are kept',
  misaligned: 'The field does not end in its last column',
  'between-columns': 'There is text in a column that must be blank',
  'shifted-columns': 'From here on the columns are shifted; they were moved back',
  'field-unreadable': 'The field cannot be read',
  'field-missing': 'The field is empty',
  'title-abbreviated': 'Title in the spelling used before 2016',
  'sex-spelling': 'Sex is written w in a report',
  'points-spelling': 'Points are written with one decimal after a point',
  'date-spelling': 'Date in another spelling than the format has',
  'date-ambiguous': 'Day and month may be exchanged; the day was taken to come first',
  'date-unreadable': 'The date cannot be understood; the record is kept, the date is unknown',
  placeholder: 'Placeholder for an unknown value',
  'player-unknown': 'No player of the file has this starting rank',
  'round-out-of-range': 'The tournament has no such round',
  'opponent-unknown': 'No player of the file has the starting rank of this opponent',
  'opponent-self': 'The player is his own opponent',
  'opponents-disagree': 'The opponent has somebody else, or nobody, in this round',
  'colours-disagree': 'Both players have the same colour',
  'colour-missing': 'The colour is missing',
  'result-unknown': 'Unknown result code',
  'results-impossible': 'The two results cannot be those of one game',
  'result-one-sided': 'Only the opponent has a result for this game',
  'code-without-opponent': 'Result of a game without an opponent',
  'colour-without-opponent': 'Colour without an opponent',
  'bye-with-opponent': 'Code of a bye together with an opponent',
  'bye-of-2006': 'Bye as reports wrote it before 2016',
  'several-allocated-byes': 'Only one player of a round can have the pairing-allocated bye',
  'absence-of-paired-player': 'The player has another entry in this round; the record is not used for him',
  'points-disagree': 'The points disagree with the results',
  'team-number-doubled': 'The team has no number of its own',
  'team-unknown': 'No team of the file has this number',
  'team-record-unreadable': 'The record about teams cannot be understood; it is kept as it is',
  'player-in-two-teams': 'The player stands in another team already',
  'team-record-disagrees':
    'The record disagrees with the games of the players or with other records of the teams',
};

/** One sentence that says what is irregular, without the place: `The points disagree with the results`. */
export function textOfDeviation(deviation: Deviation): string {
  return TEXT_OF_DEVIATION[deviation.code];
}

function reasonOf(failure: TrfFailure): string {
  switch (failure.code) {
    case 'empty':
      return 'The file is empty.';
    case 'not-a-report':
      return `This is not a tournament report: it has neither a player (001) nor a name (012). It begins with “${failure.found}”.`;
    case 'file-too-large':
      return `The file has more than ${failure.limit} characters; no report is that long.`;
    case 'line-too-long':
      return `The line has more than ${failure.limit} characters; no record is that long.`;
    case 'player-number-unreadable':
      return `A player’s starting rank, a number from 1 to 9999, is expected in columns 5–8; found “${failure.found}”.`;
    case 'player-number-doubled':
      return `Starting rank ${failure.number} was given to the player in line ${failure.firstLine} already.`;
    case 'too-many-rounds':
      return `The player has more than ${failure.limit} rounds.`;
    case 'deviation':
      return `${textOfDeviation(failure.deviation)}: “${failure.deviation.found}”.`;
  }
}

/** Why a file is refused, with its place: `Line 12, column 5: …` */
export function textOfTrfFailure(failure: TrfFailure): string {
  return `Line ${failure.line}, column ${failure.column}: ${reasonOf(failure)}`;
}

/** What is missing before a report can be filed, in one sentence. */
export function textOfFilingProblem(problem: FilingProblem): string {
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
      return 'The encoded time control is missing (222), for example 5400+30.';
    case 'encoded-time-control-unreadable':
      return `The encoded time control cannot be read (222): ${problem.text}.`;
    case 'round-dates-missing':
      return `The date is missing for ${listed('round', problem.rounds)} (132).`;
    case 'round-date-outside':
      return `The date of ${listed('round', problem.rounds)} is not between the first and the last day.`;
    case 'rounds-unpaired':
      return `Only ${problem.paired} of ${problem.declared} rounds are paired.`;
    case 'rounds-unpublished':
      return `${capitalised(listed('round', problem.rounds))} not published yet.`;
    case 'games-open':
      return `${problem.games} ${problem.games === 1 ? 'game has' : 'games have'} no result in round ${problem.round}.`;
    case 'games-adjourned':
      return `${problem.games} ${problem.games === 1 ? 'game is' : 'games are'} adjourned in round ${problem.round}.`;
    case 'players-missing':
      return 'There are no players.';
    case 'numbers-missing':
      return 'Players without a pairing number cannot stand in a report.';
    case 'fide-id-missing':
      return 'Players without a FIDE ID: the report cannot be rated for them.';
    case 'fide-id-doubled':
      return `Several players have the FIDE ID ${problem.fideId}.`;
    case 'player-federation-missing':
      return 'Players without a federation.';
    case 'birth-missing':
      return 'Players without a date or year of birth.';
    case 'sex-missing':
      return 'Players whose sex is not recorded.';
    case 'field-too-long':
      return `A value does not fit its ${problem.width} columns and will be cut: ${problem.text}.`;
    case 'system-without-code':
      return 'The pairing system has no code of its own in a TRF26; record 192 says CUSTOM_SWISS.';
    case 'controller-missing':
      return 'The pairing controller is missing (182); title events need it.';
  }
}

function listed(word: string, numbers: readonly number[]): string {
  return `${word}${numbers.length === 1 ? '' : 's'} ${numbers.join(', ')}`;
}

function capitalised(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** Names of the model's fields that some format does not carry. */
const WORDS_OF_FIELD: Readonly<Record<string, string>> = {
  encodedTimeControl: 'encoded time control',
  pairingController: 'pairing controller',
  deputyArbiters: 'deputy arbiters',
  roundDates: 'dates of the rounds',
  virtualPoints: 'virtual points',
  initialColour: 'initial colour',
  tieBreaks: 'tie-breaks',
  tieBreakText: 'edition of the tie-breaks',
  system: 'pairing system',
  rounds: 'number of rounds',
  national: 'national rating',
  tpn: 'pairing number',
  fideId: 'FIDE ID',
  birth: 'date of birth',
  withdrawnFrom: 'withdrawal',
  estimate: 'estimated strength',
  prohibitions: 'forbidden pairings',
  scoring: 'points for results',
  adjustment: 'bonus or penalty points',
};

/** What a format does not carry, in one sentence: `Not carried: club of 12 players.` */
export function textOfTrfLoss({ field, players, rounds }: TrfLoss): string {
  const words = WORDS_OF_FIELD[field] ?? field;
  if (players.length > 0) {
    return `Not carried: ${words} of ${players.length} ${players.length === 1 ? 'player' : 'players'}.`;
  }
  if (rounds.length > 0) return `Not carried: ${words} of ${listed('round', rounds)}.`;
  return `Not carried: ${words}.`;
}
