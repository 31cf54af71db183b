/** English sentences of standings, tie-breaks and their working. */
import { formatPoints } from '../model/points.ts';
import { entryOf } from '../tiebreaks/catalogue.ts';
import type { CutReason } from '../tiebreaks/contribution.ts';
import type { TieBreakProblem } from '../tiebreaks/criteria.ts';
import type { TieBreakCode } from '../tiebreaks/tie-break.ts';
import type { TeamWorkingFailure } from '../tiebreaks/team-working.ts';
import type { Working, WorkingFailure, WorkingLine } from '../tiebreaks/working.ts';

/** What each tie-break is, in one sentence. */
export const MEANING_OF_TIE_BREAK: Record<TieBreakCode, string> = {
  DE: 'Place in the standings of the tied players’ games with each other.',
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
export function textOfTieBreakProblem(problem: TieBreakProblem): string {
  const { text } = problem;
  switch (problem.code) {
    case 'unknown-tie-break':
      return `${text} is not a tie-break of C.07.`;
    case 'self-defined-tie-break':
      return `${text} is a tie-break of the event’s own rules; it cannot be computed here.`;
    case 'unknown-modifier':
      return `${text}: ${problem.modifier} is not a modifier of C.07 Art. 14.`;
    case 'modifier-not-allowed':
      return `${text}: this tie-break knows no modifier ${problem.modifier}.`;
    case 'modifier-repeated':
      return `${text}: ${problem.modifier} changes what another modifier has set.`;
    case 'not-in-round-robin':
      return `${text} must not be used in a round robin (C.07 Art. 8); it is shown and does not rank.`;
    case 'unrated-players':
      return `${text} is dropped: ${countOf(problem.unrated)} and no rule of the event says how to count that (C.07 Art. 10).`;
    case 'not-in-this-text':
      return `${text} exists only since 1 March 2026; this event follows the text before it, so it is shown and does not rank.`;
    case 'teams-only':
      return `${text} is a tie-break for teams.`;
    case 'players-only':
      return `${text} is a tie-break for players; teams have no rating of their own.`;
  }
}

function countOf(unrated: number): string {
  return unrated === 1 ? '1 unrated player takes part' : `${unrated} unrated players take part`;
}

/** Why a working cannot be shown. */
export function textOfWorkingFailure(failure: WorkingFailure | TeamWorkingFailure): string {
  if (failure.code === 'no-such-player') return `There is no player ${failure.player}.`;
  if (failure.code === 'no-such-team') return `There is no team ${failure.team}.`;
  return textOfTieBreakProblem(failure);
}

/** Why a contribution was cut; `''` for one that counts. */
export function textOfCut(cut: CutReason | null): string {
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
export function textOfArticles({ articles, text }: Pick<Working, 'articles' | 'text'>): string {
  return `C.07 (${text}) ${articles.join(', ')}`;
}

/** How the value follows from the lines: `37.5 − 4 cut`; `''` for a value that is not computed from lines. */
export function textOfSum({ sum, value }: Pick<Working, 'sum' | 'value'>): string {
  const amount = (number: number): string => textOfAmount(number, value.scale);
  const made = (score: number, games: number): string => `${formatPoints(score)} of ${games}`;
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
      const [enough, below] = [sum.expected, sum.expectedBelow].map((score) => textOfAmount(score, 100));
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
export function textOfTie({
  code,
  tied,
  encounters,
  value,
}: Pick<Working, 'code' | 'tied' | 'encounters' | 'value'>): string {
  if (!/^E?DE/.test(code)) return '';
  if (tied.length < 2) return 'Nobody else is tied when the list gets here.';
  if (encounters.length === 0) return `None of the ${tied.length} who are tied here have met.`;
  return value.shown === '' ? `It separates none of the ${tied.length} who are tied here.` : '';
}

/** An integer in a scale as a short decimal: `7.5`, `31`, `3.25`. */
export function textOfAmount(amount: number, scale: number): string {
  return String(Math.round((amount / scale) * 1000) / 1000);
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

/** How a round without an ordinary game counted; `''` for a game that counted as it was played. */
export function textOfTreatment(line: WorkingLine, code: TieBreakCode): string {
  const kind = NAME_OF_KIND[line.kind];
  switch (line.treatment) {
    case 'played':
      return adjustmentOf(line, code);
    case 'open':
      return 'result still open';
    case 'forfeit-as-played':
      return `${kind}, counts as a game against the scheduled opponent`;
    case 'dummy-own-score':
      return `${kind}: dummy with the player’s own score`;
    case 'dummy-opponent-cap':
      return `${kind}: dummy with no more than the opponent’s ${formatPoints(line.significance)}`;
    case 'dummy-draws-cap':
      return `${kind}: dummy with no more than a draw in every round, ${formatPoints(line.significance)}`;
    case 'counted':
      return line.kind === 'played' ? '' : kind;
    case 'not-counted':
      if (code === 'KS') return `the opponent’s ${formatPoints(line.significance)} is below the limit`;
      return line.kind === 'played' ? 'does not count' : `${kind}, does not count`;
  }
}

/** Says where the opponent's score was adjusted before it entered (Art. 16.3, or 8.3 for Fore Buchholz). */
function adjustmentOf(line: WorkingLine, code: TieBreakCode): string {
  if (entryOf(code).usesRatings || code === 'AOB' || line.opponentScore === null) return '';
  if (line.opponentScore === line.significance) return '';
  const made = formatPoints(line.opponentScore);
  return code === 'FB'
    ? `opponent made ${made}; final round counted as drawn`
    : `opponent made ${made}; the last byes count as draws (16.3)`;
}
