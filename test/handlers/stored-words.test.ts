/** What is stored does not depend on the language of the screen: a file reads alike on every desk. */
import { copyFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { speak } from '../../src-main/texts.ts';
import { readLog } from '../../src-main/storage/open-copy.ts';
import { newTournament, pairAndPublish, playRound } from './field.ts';
import { Program } from './program.ts';

/** In every text of the pseudo-language, and in nothing else. */
const PSEUDO_MARK = '\u200f';

let program: Program;
afterEach(async () => {
  await program.close();
  await speak('en', ['en']);
});

function payloads(path: string) {
  const log = readLog(path);
  if (!log.ok) throw new Error(JSON.stringify(log.failure));
  return log.value.records.map(({ kind, payload }) => ({ kind, payload }));
}

const view = (round: number) => program.query('round.view', { round });

describe('with screens in another language', () => {
  it('nothing that is stored is in that language', async () => {
    program = new Program();
    await program.run('app.setLanguages', { screens: 'xx', documents: 'xx', second: 'none' });
    await newTournament(program, 9);
    await program.run('desk.operator', { name: 'Berg' });
    await pairAndPublish(program, 1);
    const missing = (await view(1)).boards[1]!.white.id;
    const ask = { round: 1, missing: [missing], arrived: [], held: [], played: [] };
    const { token, plans } = await program.query('round.repairs', ask);
    const agreed = plans[0]!.concerned.map(({ id }) => id);
    await program.confirm('round.repair', { token, plan: plans[0]!.kind, agreed, confirmed: 0 });
    expect((await view(1)).check?.text).toContain(PSEUDO_MARK);
    await playRound(program, 1);
    await program.confirm('results.enter', { round: 1, board: 1, result: 'adjourned', confirmed: 0 });

    await program.confirm('round.pair', { round: 2, confirmed: 0 });
    const [first] = (await view(1)).boards;
    const draft = await view(2);
    const rest = draft.boards
      .flatMap(({ white, black }) => [white.id, black.id])
      .concat(draft.unpaired.filter(({ kind }) => kind === 'pab').map(({ id }) => id))
      .filter((id) => id !== first!.white.id && id !== first!.black.id);
    const bye = rest.length % 2 === 1 ? rest.pop()! : null;
    const pairs = [{ white: first!.white.id, black: first!.black.id }];
    while (rest.length > 0) pairs.push({ white: rest.shift()!, black: rest.shift()! });
    await program.confirm('round.arrange', { round: 2, pairs, bye, confirmed: 0 });
    const arranged = await view(2);
    expect(arranged.check?.violations.join()).toContain(PSEUDO_MARK);
    for (const { id, weight } of arranged.issues)
      if (weight === 'ask') await program.run('round.readIssue', { round: 2, issue: id });
    await program.confirm('round.publish', { round: 2, confirmed: 0 });
    await program.confirm('log.undo', { seq: null, confirmed: 0 });

    const left = program.path('left.wallchart');
    copyFileSync(program.path('open.wallchart'), left);
    copyFileSync(`${program.path('open.wallchart')}-journal`, `${left}-journal`);
    await program.run('tournament.open', { file: left });
    expect((await program.query('app.state', null)).recovered).toContain(PSEUDO_MARK);

    await program.run('tournament.close', null);
    const stored = payloads(left);
    const kinds = new Set(stored.map(({ kind }) => kind));
    for (const kind of ['round-checked', 'round-repaired', 'issue-read', 'undone', 'session-recovered'])
      expect(kinds, kind).toContain(kind);
    expect(stored.filter(({ payload }) => payload.includes(PSEUDO_MARK))).toEqual([]);
  });
});
