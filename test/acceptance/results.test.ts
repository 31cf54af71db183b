/** Questions 180 to 186 of FIDE's acceptance list: the results that there are. */
import { expect, it } from 'vitest';
import { codeOf, GAME_RESULTS, resultOfCodes, type GameResult } from '../../src-engine/index.ts';
import { newTournament, pairAndPublish } from '../handlers/field.ts';
import { Program } from '../handlers/program.ts';

const codes = (result: GameResult) => [codeOf(result, 'white'), codeOf(result, 'black')] as const;
const ENTERED = GAME_RESULTS.filter((result) => result !== 'open');

it('Q180 to Q185 odd results are there; impossible ones, drawn forfeits and half forfeits are not', () => {
  const known = ENTERED.map((result) => codes(result).join(''));
  for (const odd of ['=0', '0=', '00']) expect(known).toContain(odd);
  for (const impossible of ['1=', '=1', '11', '1-', '-1', '+0', '0+', '=-', '-=', '++', '+=', '=+'])
    expect(known).not.toContain(impossible);
  const forfeits = known.filter((pair) => /[+-]/.test(pair));
  expect(forfeits.toSorted()).toEqual(['+-', '-+', '--'].toSorted());
  const unrated = known.filter((pair) => /[WDL]/.test(pair));
  expect(unrated.toSorted()).toEqual(['DD', 'LW', 'WL'].toSorted());
});

/** What each result is worth to White and to Black, in tenths. */
const WORTH: Record<Exclude<GameResult, 'open'>, readonly [number, number]> = {
  'white-wins': [10, 0],
  draw: [5, 5],
  'black-wins': [0, 10],
  'white-draws-black-loses': [5, 0],
  'white-loses-black-draws': [0, 5],
  'both-lose': [0, 0],
  'unrated-white-wins': [10, 0],
  'unrated-draw': [5, 5],
  'unrated-black-wins': [0, 10],
  'forfeit-white-wins': [10, 0],
  'forfeit-black-wins': [0, 10],
  'forfeit-both-lose': [0, 0],
  adjourned: [5, 5],
};

it('Q186 each result is stored, counted for both, written and read back as itself', async () => {
  const program = new Program();
  await newTournament(program, 2, 1);
  await pairAndPublish(program, 1);
  for (const result of ENTERED) {
    await program.confirm('results.enter', { round: 1, board: 1, result, confirmed: 0 });
    const { boards } = await program.query('round.view', { round: 1 });
    expect(boards[0]!.result).toBe(result);
    const { white, black } = boards[0]!;
    const { rows } = await program.query('standings.view', { afterRound: 1, category: '' });
    const points = (id: number) => rows.find((row) => row.id === id)!.points;
    const [ofWhite, ofBlack] = codes(result);
    expect([points(white.id), points(black.id)], result).toEqual(WORTH[result]);
    expect(resultOfCodes(ofWhite!, ofBlack!), result).toBe(result);
  }
  await program.close();
});
