/** C.04.2 4.3: results of earlier rounds among the rows of a table. */
import { writeFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newTournament, pairAndPublish, playRound } from './field.ts';
import { Program } from './program.ts';

describe('tables with results of earlier rounds', () => {
  let program: Program;
  beforeEach(async () => {
    program = new Program();
    await newTournament(program, 8);
    await pairAndPublish(program, 1);
  });
  afterEach(() => program.close());

  const file = (name: string, ...lines: string[]): string => {
    const path = program.path(name);
    writeFileSync(path, lines.join('\n'));
    return path;
  };
  const readResults = (path: string, round: number) =>
    program.run('results.readTable', { file: path, round, reading: null });
  const results = async (round: number) =>
    (await program.query('round.view', { round })).boards.map(({ result }) => result);

  it.each([
    ['first', (correction: string, last: string) => [correction, last]],
    ['last', (correction: string, last: string) => [last, correction]],
  ] as const)(
    'C.04.2 4.3 judge a correction by what stood before the table, also where the table ends the round: it comes %s',
    async (_, inOrder) => {
      await playRound(program, 1);
      await pairAndPublish(program, 2);
      await playRound(program, 2);
      await program.confirm('results.enter', { round: 2, board: 1, result: 'open', confirmed: 0 });
      const was = (await results(1))[0]!;
      const now = was === 'white-wins' ? '0-1' : '1-0';
      const rows = inOrder(`1;1;${now}`, '2;1;1-0');
      const { token, rows: reviews } = await readResults(file('r.csv', 'Round;Board;Result', ...rows), 2);
      const { row } = reviews.find(({ verdict }) => verdict === 'changes')!;
      const args = { token, choices: [{ row, option: 1 }], confirmed: 0 as const };
      const question = await program.asked('results.acceptTable', args);
      expect(question).toMatchObject({
        level: 3,
        consequences: [
          '1 result of a round whose next one is paired counts from the pairing of round 3 on.',
          '1 result is entered.',
        ],
      });
      await program.run('results.acceptTable', { ...args, confirmed: 3 });
      expect((await results(1))[0]).toBe(was === 'white-wins' ? 'black-wins' : 'white-wins');
      expect((await results(2))[0]).toBe('white-wins');
    },
  );

  it('C.04.2 4.3 discard a draft by which a corrected round is not paired on yet, and say from where it counts', async () => {
    await playRound(program, 1);
    await pairAndPublish(program, 2);
    await playRound(program, 2);
    await program.confirm('results.enter', { round: 2, board: 1, result: 'adjourned', confirmed: 0 });
    await program.confirm('round.pair', { round: 3, confirmed: 0 });
    const was = (await results(1))[0]!;
    const correction = `1;1;${was === 'white-wins' ? '0-1' : '1-0'}`;
    const { token } = await readResults(file('r.csv', 'Round;Board;Result', correction), 2);
    const args = { token, choices: [{ row: 2, option: 1 }], confirmed: 0 as const };
    expect((await program.asked('results.acceptTable', args)).consequences).toEqual([
      'The draft of round 3 no longer fits and is discarded.',
      '1 result of a round whose next one is paired counts from the pairing of round 3 on.',
    ]);
    await program.run('results.acceptTable', { ...args, confirmed: 3 });
    expect((await program.query('round.view', { round: 3 })).phase).toBe('later');
    expect((await results(1))[0]).toBe(was === 'white-wins' ? 'black-wins' : 'white-wins');
  });

  it('C.04.2 4.3 write down once what goes into the rating report only', async () => {
    await playRound(program, 1);
    const was = (await results(1))[0]!;
    await pairAndPublish(program, 2);
    await playRound(program, 2);
    const path = file('r.csv', 'Round;Board;Result', `1;1;${was === 'white-wins' ? '0-1' : '1-0'}`);
    const entries: number[] = [];
    for (const replaced of [1, 0]) {
      const { token } = await readResults(path, 2);
      const args = { token, choices: [{ row: 2, option: 1 }], confirmed: 3 as const };
      expect(await program.run('results.acceptTable', args)).toEqual({ entered: 0, replaced });
      entries.push((await program.query('app.state', null)).document!.lastEvent);
    }
    expect(entries[1]).toBe(entries[0]);
    expect((await results(1))[0]).toBe(was);
    const { boards } = await program.query('round.view', { round: 1 });
    const rated = boards.map(({ flags }) =>
      flags.flatMap(({ text }) => (text.startsWith('Rated') ? [text] : [])),
    );
    expect(rated).toEqual([[was === 'white-wins' ? 'Rated 0 – 1' : 'Rated 1 – 0'], [], [], []]);
  });
});
