import { describe, expect, it } from 'vitest';
import { STANDARD_SCORING, standingsOf, type Tournament } from '../../src-engine/index.ts';
import { eventOf } from './event.ts';
import { valuesOf } from './values.ts';

/** Player 1: win with White, unrated win with Black, forfeit win with Black, PAB, half bye, loss, forfeit loss, zero bye. */
const EVENT = eventOf(['2w1 3bW 2b+ U H 3w0 2b- Z', '1b0 F 1w- F F F 1w+ F', 'F 1wL F F F 1b1 F F']);

describe('7 own results', () => {
  it.each([
    ['WIN', 4, '7.1 every round worth a win, played or not'],
    ['WON', 2, '7.2 games won over the board, rated or not'],
    ['BPG', 1, '7.3 games played with Black, no forfeits'],
    ['BWG', 1, '7.4 games won with Black, no forfeits'],
    ['REP', 5, '7.6 rounds less half bye, zero bye and forfeit loss'],
    ['PS', 1 + 2 + 3 + 4 + 4.5 + 4.5 + 4.5 + 4.5, '7.5 sum of the scores after each round'],
    ['PS/C1', 2 + 3 + 4 + 4.5 + 4.5 + 4.5 + 4.5, '7.5 without the first round'],
    ['PS/C2', 3 + 4 + 4.5 + 4.5 + 4.5 + 4.5, '7.5 without the first two rounds'],
    ['STD', 4.5, '7.7 half for the round that brought as much as a draw'],
    ['TPN', 1, '7.8 pairing number'],
    ['RTNG', 2000, '10.6 rating'],
  ])('%s is %d: %s', (code, expected) => {
    expect(valuesOf(EVENT, code, { text: '2026' })[1]).toBe(expected);
  });

  it('7.1 counts what brought as much as a win with the colour that brings less for it, with or without a game', () => {
    const scoring = { ...STANDARD_SCORING, ...{ whiteWin: 10, blackWin: 12, fullBye: 10, halfBye: 9 } };
    const event = eventOf(['2w1 2b1 F H', '1b0 1w0 F F'], { rules: { scoring } });
    expect(valuesOf(event, 'WIN')).toEqual({ 1: 3, 2: 2 });
  });

  it('7.6 counts a round without entry as a zero-point bye', () => {
    expect(valuesOf(eventOf(['2w1 .', '1b0 U']), 'REP')).toEqual({ 1: 1, 2: 2 });
  });

  it('7.7 recounts a football scoring by comparing both players', () => {
    const scoring = {
      ...STANDARD_SCORING,
      whiteWin: 30,
      blackWin: 30,
      whiteDraw: 10,
      blackDraw: 10,
      halfBye: 10,
    };
    const event = eventOf(['2w1 2b= H', '1b0 1w= U', 'F F F'], { rules: { scoring } });
    expect(valuesOf(event, 'STD', { text: '2026' })[1]).toBe(1 + 0.5 + 0.5);
    // The bye is worth 1 point here, as much as a draw.
    expect(valuesOf(event, 'STD', { text: '2026' })[2]).toBe(0 + 0.5 + 0.5);
  });

  it('7.7 gives both half a point where both lost, and nothing for half a point against a draw', () => {
    const event = eventOf(['2w0 2w=', '1b0 1b0']);
    expect(valuesOf(event, 'STD', { text: '2026' })).toEqual({ 1: 0.5 + 1, 2: 0.5 });
  });

  it('7.7 compares a forfeited round with the scheduled opponent, a bye with a draw', () => {
    const event = eventOf(['2w- 3w+ H', '1b- U Z', 'F 1b- F']);
    expect(valuesOf(event, 'STD', { text: '2026' })).toEqual({ 1: 0.5 + 1 + 0.5, 2: 0.5 + 1, 3: 1 + 0 + 1 });
  });

  it('7.8 puts a player without number behind the others', () => {
    const event = eventOf(['2w= .', '1b= .', '. H'], { players: [{}, {}, { tpn: 0 }] });
    expect(ranking(event, 'TPN')).toEqual(['Player 1', 'Player 2', 'Player 3']);
    // Numbers of an import may have gaps.
    const gaps = eventOf(['2w= .', '1b= .', '. H'], { players: [{ tpn: 12 }, { tpn: 5 }, { tpn: 0 }] });
    expect(ranking(gaps, 'TPN')).toEqual(['Player 2', 'Player 1', 'Player 3']);
    expect(valuesOf(gaps, 'TPN', { text: '2026' })).toEqual({ 1: 12, 2: 5, 3: 13 });
  });

  it('7.8 and 10.6 rank the smaller number and the higher rating first, /R the other way round', () => {
    const event = eventOf(['2w=', '1b='], { ratings: [1500, 1600] });
    const first = (code: string): string => ranking(event, code)[0]!;
    expect(first('TPN')).toBe('Player 1');
    expect(first('TPN/R')).toBe('Player 2');
    expect(first('RTNG')).toBe('Player 2');
    expect(first('RTNG/R')).toBe('Player 1');
  });
});

function ranking(event: Tournament, code: string): string[] {
  const names = new Map(event.players.map(({ id, name }) => [id, name]));
  return standingsOf(event, { tieBreaks: [code], text: '2026' }).rows.map(({ player }) => names.get(player)!);
}
