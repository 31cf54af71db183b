/** What the two cells of one game mean together. */
import { describe, expect, it } from 'vitest';
import { player, read } from './lines.ts';

/** A game of players 2 (White) and 5 (Black), whose numbers are no places in the file. */
function game(white: string, black: string) {
  const reading = read(player(5, '0.0', `2 b ${black || ' '}`), player(2, '0.0', `5 w ${white || ' '}`));
  const [board] = reading.tournament.rounds[0]!.boards;
  return {
    result: board!.result,
    told: reading.deviations
      .filter(({ code }) => code !== 'points-disagree' && code !== 'numbers-with-gaps')
      .map(({ code, line, column, found, takenAs }) => [code, line, column, found, takenAs]),
  };
}

describe('a colour that one side alone tells', () => {
  it.each([
    ['2 - 1', '1 b 0', 1, 'white-wins'],
    ['2 - 1', '1 w 0', 2, 'black-wins'],
    ['2 w 1', '1 - 0', 1, 'white-wins'],
    ['2 b 1', '1 - 0', 2, 'black-wins'],
    // Neither does: the one named first is taken to have White.
    ['2 - 1', '1 - 0', 1, 'white-wins'],
  ] as const)('%s and %s: %i has White', (one, other, white, result) => {
    const { tournament } = read(player(1, '1.0', one), player(2, '0.0', other));
    expect(tournament.rounds[0]!.boards).toMatchObject([{ white, black: 3 - white, result }]);
  });
});

describe('TRF26 001: a game of two cells', () => {
  it.each([
    ['?', '0', 'white-wins', 2, '1'],
    ['?', '1', 'black-wins', 2, '0'],
    ['?', '=', 'draw', 2, '='],
    ['?', '-', 'forfeit-white-wins', 2, '+'],
    ['1', '?', 'white-wins', 1, '0'],
    ['0', '?', 'black-wins', 1, '1'],
    ['+', '?', 'forfeit-white-wins', 1, '-'],
    ['1', '', 'white-wins', 1, '0'],
    ['', '1', 'black-wins', 2, '0'],
    ['?', '', 'adjourned', 1, '?'],
    ['', '?', 'adjourned', 2, '?'],
  ])(
    '“%s” and “%s”: where one side does not know the result, the other tells it',
    (white, black, result, line, means) => {
      expect(game(white, black)).toEqual({
        result,
        told: [['result-one-sided', line, 99, line === 1 ? black : white, means]],
      });
    },
  );

  it('that neither side knows is a game without a result, and no contradiction', () => {
    expect(game('?', '?')).toEqual({ result: 'adjourned', told: [] });
  });
});

it('TRF26 001: a colour without an opponent is told where it stands, and taken for none', () => {
  const { deviations } = read(player(1, '1.5', '2 w 1', '0000 b H'), player(2, '0.5', '1 b 0', '0000 w H'));
  expect(deviations.filter(({ code }) => code === 'colour-without-opponent')).toMatchObject([
    { line: 1, column: 107, found: 'b', takenAs: '-' },
    { line: 2, column: 107, found: 'w', takenAs: '-' },
  ]);
});
