/** TRF26 801, 802: what the words of a summary of a team are read as. Number, points and opponents all differ. */
import { expect, it } from 'vitest';
import { splitLines } from '../../src-engine/trf/lines.ts';
import { summariesOf, type SummaryRound } from '../../src-engine/trf/team-summaries.ts';

function read(line: string) {
  const file = splitLines(line);
  if (!file.ok) throw new Error(file.failure.code);
  const unread: string[] = [];
  const summaries = summariesOf(file.value, ({ text }) => unread.push(text));
  return { summaries, unread };
}

function matches(line: string) {
  const [summary] = read(line).summaries;
  return summary!.rounds.map((round: SummaryRound) =>
    round.kind === 'bye'
      ? round.bye
      : [
          round.opponent,
          round.colour,
          round.results,
          round.isForfeit ? (round.isWon ? 'won' : 'lost') : 'played',
        ],
  );
}

it('801: a match is forfeited where all of its boards are, and won where they were won', () => {
  expect(matches('801  7 KNIGH    4  9.0 16 b =100 1234 24 w ++++ 3 b ---- 11 w + 12 b -')).toEqual([
    [16, 'b', '=100', 'played'],
    [24, 'w', '++++', 'won'],
    [3, 'b', '----', 'lost'],
    [11, 'w', '+', 'won'],
    [12, 'b', '-', 'lost'],
  ]);
});

it('801: with a game on some board, or with both kinds of forfeit, it was played', () => {
  expect(matches('801  7 KNIGH    4  9.0 16 b +10= 24 w 0=1+ 3 b ++-- 11 w --++ 5 b WdL-')).toEqual([
    [16, 'b', '+10=', 'played'],
    [24, 'w', '0=1+', 'played'],
    [3, 'b', '++--', 'played'],
    [11, 'w', '--++', 'played'],
    [5, 'b', '1=0-', 'played'],
  ]);
});
