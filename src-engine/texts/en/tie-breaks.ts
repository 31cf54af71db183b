/** Tie-breaks and the working of their values. */
import type { CutReason } from '../../tiebreaks/contribution.ts';
import type { TieBreakProblem } from '../../tiebreaks/criteria.ts';
import type { TieBreakCode } from '../../tiebreaks/tie-break.ts';
import type { TeamWorkingFailure } from '../../tiebreaks/team-working.ts';
import type { ScoreAdjustment, Working, WorkingFailure, WorkingLine } from '../../tiebreaks/working.ts';
import { format } from './format.ts';

/** What each tie-break is, in one sentence. */
const MEANINGS: Record<TieBreakCode, string> = {
  DE: 'Rank in the standings of the tied players’ games with each other.',
  WIN: 'Rounds that brought as many points as a win, with or without a game.',
  WON: 'Games won over the board.',
  BPG: 'Games played with Black.',
  BWG: 'Games won with Black.',
  PS: 'Sum of the scores after each round.',
  REP: 'Rounds less half-point byes, zero-point byes and games lost by forfeit.',
  STD: 'Rounds with more points than the opponent count one, with equal points one half.',
  TPN: 'Pairing number; the smaller one ranks first.',
  BH: 'Sum of the opponents’ scores.',
  AOB: 'Average Buchholz of the opponents met over the board.',
  FB: 'Buchholz as if every game of the final round were drawn.',
  SB: 'Points of each round times the score of the opponent.',
  KS: 'Points against opponents with at least half of the maximum score.',
  ARO: 'Average rating of the opponents met over the board.',
  TPR: 'Average rating of the opponents plus the difference that the score stands for.',
  PTP: 'Lowest rating whose expected score is at least the score made.',
  APRO: 'Average performance rating of the opponents met over the board.',
  APPO: 'Average perfect performance of the opponents met over the board.',
  RTNG: 'Rating at the start; the higher one ranks first.',
  BC: 'Board numbers times the points made on them; the smaller sum ranks first.',
  TBR: 'Points on board 1, then on board 2, and so on.',
  BBE: 'Game points without the last board, then without the last two, and so on.',
  MPvGP: 'The score that is not the primary one.',
  EMMSB: 'Match points of each round times the opponent’s match points.',
  EMGSB: 'Game points of each round times the opponent’s match points.',
  EGMSB: 'Match points of each round times the opponent’s game points.',
  EGGSB: 'Game points of each round times the opponent’s game points.',
  EDE: 'Direct encounter on the primary, then on the secondary score.',
  EDEBT: 'Extended direct encounter; two teams: board count, then top boards.',
  EDEBB: 'Extended direct encounter; two teams: board count, then bottom boards.',
  EDET: 'Extended direct encounter; two teams: top boards.',
  EDEB: 'Extended direct encounter; two teams: bottom boards.',
  SSSC: 'Secondary score plus a part of the Buchholz on the primary score.',
};

/** Why a code of the list does not rank, or could not be read. */
function problemText(problem: TieBreakProblem): string {
  const { text } = problem;
  switch (problem.code) {
    case 'unknown-tie-break':
      return `${text} is not a tie-break of C.07.`;
    case 'self-defined-tie-break':
      return `${text} is a tie-break of the event’s own rules; it cannot be computed here.`;
    case 'unknown-modifier':
      return `${text}: ${problem.modifier} is not a modifier of C.07 Art. 14.`;
    case 'modifier-not-allowed':
      return `${text}: this tie-break does not take the modifier ${problem.modifier}.`;
    case 'modifier-repeated':
      return `${text}: ${problem.modifier} contradicts another modifier.`;
    case 'not-in-round-robin':
      return `${text} must not be used in a round robin (C.07 Art. 8). The value is shown and does not rank.`;
    case 'unrated-players':
      return `${text} is dropped: ${countOf(problem.unrated)} and the rules of the event do not say how they count (C.07 Art. 10).`;
    case 'not-in-this-text':
      return `${text} is new in C.07 of 1 March 2026. This event follows the text before it: the value is shown and does not rank.`;
    case 'teams-only':
      return `${text} is a tie-break for teams.`;
    case 'players-only':
      return `${text} is a tie-break for players; teams have no rating of their own.`;
  }
}

function countOf(unrated: number): string {
  return format.plural(unrated, {
    one: `${unrated} unrated player takes part`,
    other: `${unrated} unrated players take part`,
  });
}

/** Why a working cannot be shown. */
function workingFailureText(failure: WorkingFailure | TeamWorkingFailure): string {
  if (failure.code === 'no-such-player') return `There is no player ${failure.player}.`;
  if (failure.code === 'no-such-team') return `There is no team ${failure.team}.`;
  return problemText(failure);
}

/** Why a contribution was cut; `''` for one that counts. */
function cutText(cut: CutReason | null): string {
  switch (cut) {
    case null:
      return '';
    case 'least-significant':
      return 'cut: least significant';
    case 'voluntarily-unplayed':
      return 'cut: voluntarily unplayed round goes first';
    case 'most-significant':
      return 'cut: most significant';
  }
}

/** Where a tie-break and its modifiers are defined: `C.07 (2026) 8.1, 14.1`. */
function articlesText({ articles, text }: Pick<Working, 'articles' | 'text'>): string {
  return `C.07 (${text}) ${articles.join(', ')}`;
}

/** How the value follows from the lines: `37.5 − 4 cut`; `''` for a value that is not computed from lines. */
function sumText({ sum, value }: Pick<Working, 'sum' | 'value'>): string {
  const amount = (number: number): string => amountText(number, value.scale);
  const made = (score: number, games: number): string => `${format.points(score)} of ${games}`;
  switch (sum.kind) {
    case 'sum':
      return sum.cut === null ? 'Sum' : `${amount(sum.all)} − ${amount(sum.cut)} cut`;
    case 'average':
      return `${amount(sum.sum)} ÷ ${sum.count}`;
    case 'performance': {
      const sign = sum.difference < 0 ? '−' : '+';
      const percent = `${made(sum.score, sum.games)} = ${sum.percent} %`;
      return `Average ${sum.average} ${sign} ${Math.abs(sum.difference)} (${percent})`;
    }
    case 'perfect': {
      const [enough, below] = [sum.expected, sum.expectedBelow].map((score) => amountText(score, 100));
      return `${made(sum.score, sum.games)}: expected ${enough}, one rating point lower ${below}`;
    }
    case 'zero-score':
      return `No point: lowest opponent ${sum.lowest} − 800`;
    case 'strength':
      return `${amount(sum.own)} + ${amount(sum.buchholz)} ÷ ${sum.divisor}`;
    case 'given':
      return '';
  }
}

/** What became of a direct encounter without separate standings, or one that separated nobody; `''` otherwise. */
function tieText({
  code,
  tied,
  encounters,
  value,
}: Pick<Working, 'code' | 'tied' | 'encounters' | 'value'>): string {
  if (!/^E?DE/.test(code)) return '';
  if (tied.length < 2) return 'No other player is tied at this point of the list.';
  if (encounters.length === 0) return `The ${tied.length} tied players have not met.`;
  return value.shown === '' ? `It does not separate the ${tied.length} tied players.` : '';
}

/** An integer in a scale as a short decimal: `7.5`, `31`, `3.25`. */
function amountText(amount: number, scale: number): string {
  return format.decimal(Math.round((amount / scale) * 1000) / 1000);
}

const NAME_OF_KIND: Record<WorkingLine['kind'], string> = {
  played: 'game',
  open: 'open game',
  'forfeit-win': 'win by forfeit',
  'forfeit-loss': 'loss by forfeit',
  pab: 'pairing-allocated bye',
  'full-bye': 'full-point bye',
  'half-bye': 'half-point bye',
  'zero-bye': 'zero-point bye',
  free: 'no game scheduled',
};

/** How a round counted; `''` for a game that counted as it was played. */
function treatmentText(line: WorkingLine, code: TieBreakCode, adjustment: ScoreAdjustment | null): string {
  const kind = NAME_OF_KIND[line.kind];
  switch (line.treatment) {
    case 'played':
      return adjustmentText(adjustment);
    case 'open':
      return 'result still open';
    case 'forfeit-as-played':
      return `${kind}, counts as a game against the scheduled opponent`;
    case 'dummy-own-score':
      return `${kind}: dummy with the player’s own score`;
    case 'dummy-opponent-cap':
      return `${kind}: dummy with no more than the opponent’s ${format.points(line.significance)}`;
    case 'dummy-draws-cap':
      return `${kind}: dummy with no more than a draw in every round, ${format.points(line.significance)}`;
    case 'counted':
      return line.kind === 'played' ? '' : kind;
    case 'not-counted':
      if (code === 'KS') return `the opponent’s ${format.points(line.significance)} is below the limit`;
      return line.kind === 'played' ? 'does not count' : `${kind}, does not count`;
  }
}

function adjustmentText(adjustment: ScoreAdjustment | null): string {
  if (adjustment === null) return '';
  const made = format.points(adjustment.made);
  return adjustment.by === 'final-round'
    ? `opponent made ${made}; final round counted as drawn`
    : `opponent made ${made}; the last byes count as draws (16.3)`;
}

export const tieBreaksText = {
  meanings: MEANINGS,
  problem: problemText,
  workingFailure: workingFailureText,
  cut: cutText,
  articles: articlesText,
  sum: sumText,
  tie: tieText,
  amount: amountText,
  treatment: treatmentText,
  metInGroup: (met: number, others: number) => `${met} of ${others} in the group met`,
};
