/**
 * C.04.2 4.3: a result that is corrected once the next round is paired leaves that round as it is, and one that is corrected
 * later still is for rating only. By the results of the report such rounds are not the system's; by those that held when they
 * were paired they may be. Comments of the report tell the corrections, so that a round can be paired with what was before them.
 *
 * The sentence for people is the one line of a correction, and is read by the names in it. A second line with numbers would not
 * stay true: comments of a report that was read are kept as they stand, while its players get other numbers.
 */
import type { PlayerId } from '../model/player.ts';
import { isWaiting, resultOfCodes, type CellCode, type GameResult } from '../model/result.ts';
import { shortNames } from '../model/short-names.ts';
import type { Board, Tournament } from '../model/tournament.ts';
import { checkTournament } from './check.ts';

/** A correction that a report tells. */
export interface ToldCorrection {
  /** Of the game, 1-based. */
  readonly round: number;
  readonly white: PlayerId;
  readonly black: PlayerId;
  readonly was: GameResult;
  readonly now: GameResult;
  /** True where standings and pairings keep what was. */
  readonly forRating: boolean;
}

/** What the comment on any corrected result says. */
export const SAYS_CORRECTED = /Result corrected/;

/** `### Correction @ Round 1: Result corrected late, board 7, Berg – Holt, 0 – 1, now 1 – 0, …`: always in English. */
const LINE =
  /^### (?:(?:(Rating) c|C)orrection|Adjournment) @ Round (\d{1,3}): Result corrected [a-z ]+, board \d+, (.+)/;
const RESULTS = /^(\S+(?: – \S+)?), now (\S+(?: – \S+)?)(?=[,:]|$)/;

const SIDES: Readonly<Record<string, CellCode>> = {
  ...{ '1': '1', '½': '=', '0': '0' },
  ...{ '1U': 'W', '½U': 'D', '0U': 'L' },
  ...{ '1F': '+', '0F': '-' },
};

function resultOfWords(words: string): GameResult | null {
  if (words === 'open' || words === 'adjourned') return words;
  const [white, black] = words.split(' – ').map((side) => SIDES[side]);
  return white === undefined || black === undefined ? null : resultOfCodes(white, black);
}

/** The corrections that the comments of a report tell, in the order in which they were made; others are passed over. */
export function toldCorrections({ players, rounds, keptRecords }: Tournament): readonly ToldCorrection[] {
  const names = shortNames(players);
  return keptRecords.flatMap(({ line }) => {
    const found = LINE.exec(line);
    if (found === null) return [];
    const [, forRating, number, rest] = found;
    const round = Number(number);
    // By the names of each game, since a name may hold what stands between two.
    return (rounds[round - 1]?.boards ?? []).flatMap(({ white, black }): ToldCorrection[] => {
      const game = `${names.get(white) ?? ''} – ${names.get(black) ?? ''}, `;
      const results = rest!.startsWith(game) ? RESULTS.exec(rest!.slice(game.length)) : null;
      if (results === null) return [];
      const was = resultOfWords(results[1]!);
      const now = resultOfWords(results[2]!);
      if (was === null || now === null) return [];
      return [{ round, white, black, was, now, forRating: forRating !== undefined }];
    });
  });
}

/** The tournament before a correction; null where the game has not the result that the correction gave it. */
function before(tournament: Tournament, correction: ToldCorrection): Tournament | null {
  const { round, white, black, was, now, forRating } = correction;
  const isGame = (board: Board) => board.white === white && board.black === black;
  const { boards } = tournament.rounds[round - 1]!;
  const known = boards.find(isGame)?.result;
  // Only the report for a federation has what is rated; other files have what counts.
  if (forRating && known === was) return tournament;
  if (known !== now) return null;
  const result = isWaiting(was) ? 'adjourned' : was;
  const earlier = boards.map((board) => (isGame(board) ? { ...board, result } : board));
  const rounds = tournament.rounds.map((each, index) =>
    index === round - 1 ? { ...each, boards: earlier } : each,
  );
  return { ...tournament, rounds };
}

/**
 * The last corrections that have to be taken back, oldest first, so that the system gives the recorded round; null where the
 * round agrees with none of the results before corrections, or the comments contradict the results.
 */
export function agreesBefore(tournament: Tournament, round: number): readonly ToldCorrection[] | null {
  const taken: ToldCorrection[] = [];
  let earlier = tournament;
  for (const correction of toldCorrections(tournament).toReversed()) {
    const back = before(earlier, correction);
    if (back === null) return null;
    earlier = back;
    // Later games say nothing about the round.
    if (correction.round >= round) continue;
    taken.unshift(correction);
    const check = checkTournament(earlier, { rounds: [round] });
    if (check.ok && check.value.rounds.every(({ agrees, violations }) => agrees && violations.length === 0))
      return taken;
  }
  return null;
}

/**
 * The tournament by the results that count in standings and pairings, and the corrections for rating only that were taken back;
 * null where the report tells none, or contradicts itself.
 */
export function asCounted(
  tournament: Tournament,
): { readonly tournament: Tournament; readonly corrections: readonly ToldCorrection[] } | null {
  const corrections = toldCorrections(tournament).filter(({ forRating }) => forRating);
  const counted = corrections
    .toReversed()
    .reduce<Tournament | null>(
      (known, correction) => (known === null ? null : before(known, correction)),
      tournament,
    );
  return counted === null || corrections.length === 0 ? null : { tournament: counted, corrections };
}
