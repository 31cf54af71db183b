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

describe('what is remarked of a game', () => {
  /** Code, line, column, what was found and what it is taken for. */
  const told = (...lines: readonly string[]) =>
    read(...lines)
      .deviations.filter(({ code }) => code !== 'points-disagree')
      .map(({ code, line, column, found, takenAs }) => [code, line, column, found, takenAs]);

  it('is the colour that a side lacks, where it stands', () => {
    expect(told(player(1, '1.0', '2 - 1'), player(2, '0.0', '1 w 0'))).toEqual([
      ['colour-missing', 1, 97, '-', 'b'],
    ]);
    expect(told(player(1, '1.0', '2 b 1'), player(2, '0.0', '1   0'))).toEqual([
      ['colour-missing', 2, 97, '', 'w'],
    ]);
    expect(told(player(1, '1.0', '2   1'), player(2, '0.0', '1 - 0'))).toEqual([
      ['colour-missing', 1, 97, '', 'w'],
      ['colour-missing', 2, 97, '-', 'b'],
    ]);
    // Neither has a colour nor a result.
    expect(told(player(1, '0.0', '2 - ?'), player(2, '0.0', '1 w ?'))).toEqual([
      ['colour-missing', 1, 97, '-', 'b'],
    ]);
  });

  it('is a colour that both have', () => {
    expect(told(player(1, '1.0', '2 b 1'), player(2, '0.0', '1 b 0'))).toEqual([
      ['colours-disagree', 2, 97, 'b', 'w'],
    ]);
  });

  it('is an opponent who is nobody, without a colour too', () => {
    expect(told(player(1, '0.0', '9 - 1'), player(2, '0.0'))).toEqual([
      ['opponent-unknown', 1, 92, '9', ''],
      ['colour-missing', 1, 97, '-', ''],
    ]);
    expect(told(player(1, '0.0', '9 w 1'), player(2, '0.0'))).toEqual([['opponent-unknown', 1, 92, '9', '']]);
  });
});

describe('a round without an opponent', () => {
  const kinds = (...cells: readonly string[]) =>
    read(
      ...cells.map((cell, index) => player(index + 1, '0.0', cell)),
      ...[player(7, '1.0', '8 w 1'), player(8, '0.0', '7 b 0')],
    ).tournament.rounds[0]!.unpaired.map(({ player: id, kind }) => `${id} ${kind}`);

  it('keeps a forfeit against somebody who does not confirm it, and nothing else', () => {
    expect(kinds('9 w +', '9 b -', '9 w 1', '9 b =', '0000 - H')).toEqual([
      '1 forfeit-win',
      '2 forfeit-loss',
      '5 half',
    ]);
  });

  it('takes a result for the bye of as many points', () => {
    expect(kinds('0000 - D', '0000 - =', '0000 - L', '0000 - 0', '0000 - ?')).toEqual([
      '1 half',
      '2 half',
      '3 zero',
      '4 zero',
    ]);
    // One full point is that of the allocated bye, two were asked for.
    expect(kinds('0000 - W', '0000 - 0')).toEqual(['1 pab', '2 zero']);
    expect(kinds('0000 - 1', '0000 - W')).toEqual(['1 full', '2 full']);
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
