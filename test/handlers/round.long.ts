import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { idOf as idIn, newTournament, pairAndPublish, playerInput, playRound } from './field.ts';
import { Program } from './program.ts';

describe('a round', () => {
  let program: Program;
  beforeEach(async () => {
    program = new Program();
    await newTournament(program, 9);
  });
  afterEach(() => program.close());

  const view = (round: number) => program.query('round.view', { round });
  const players = async () => (await program.query('players.view', null)).players;
  const idOf = (surname: string) => idIn(program, surname);

  it('is drafted, checked by a second method, and published with a version', async () => {
    await program.run('round.pair', { round: 1, confirmed: 0 });
    const draft = await view(1);
    expect(draft).toMatchObject({ phase: 'checked', handMade: false, version: 0 });
    expect(draft.check).toMatchObject({ agrees: true, violations: [] });
    expect(await program.run('round.publish', { round: 1, confirmed: 0 })).toEqual({ version: 1 });
    expect(await view(1)).toMatchObject({ phase: 'published', version: 1 });
    const refused = await program.refused('round.pair', { round: 1, confirmed: 4 });
    expect(refused.code).toBe('round-published');
  });

  it('is told in the trace of the system by numbers and names', async () => {
    await pairAndPublish(program, 1);
    const { boards } = await view(1);
    const { trace } = await program.query('round.why', { round: 1, board: 1 });
    const named = [...trace.join(' ').matchAll(/(\d+) Name(\d+)/g)];
    expect(named.map(([, number]) => Number(number))).toEqual([1, 5, 2, 6, 3, 7, 4, 8, 9, 9]);
    for (const [, number, name] of named) expect(Number(number)).toBe(Number(name));
    for (const { board, white, black } of boards)
      expect(trace).toContain(`Board ${board}: ${white.tpn} – ${black.tpn}`);
  });

  it('is not paired when the pairing is cancelled, and can be paired afterwards', async () => {
    const pairing = program.command('round.pair', { round: 1, confirmed: 0 });
    await program.run('round.cancelPairing', null);
    expect(await pairing).toMatchObject({ ok: false, refusal: { code: 'pairing-cancelled' } });
    expect((await view(1)).phase).toBe('later');
    await program.run('round.pair', { round: 1, confirmed: 0 });
    expect((await view(1)).phase).toBe('checked');
  });

  it('is paired once at a time: a second pairing is refused, and the first goes on', async () => {
    const pairing = program.command('round.pair', { round: 1, confirmed: 0 });
    expect((await program.refused('round.pair', { round: 1, confirmed: 0 })).code).toBe('pairing-under-way');
    expect((await pairing).ok).toBe(true);
    expect((await view(1)).phase).toBe('checked');
  });

  it('is not stored when something else was stored while it was computed', async () => {
    const pairing = program.command('round.pair', { round: 1, confirmed: 0 });
    await program.run('players.add', playerInput('Late, Thought', 1500));
    expect(await pairing).toMatchObject({ ok: false, refusal: { code: 'changed-meanwhile' } });
    expect((await view(1)).phase).toBe('later');
  });

  it('is published as version 2 after it was taken from the wall', async () => {
    await pairAndPublish(program, 1);
    expect((await program.asked('round.unpublish', { round: 1, confirmed: 0 })).level).toBe(4);
    await program.run('round.unpublish', { round: 1, confirmed: 4 });
    await program.run('round.discard', { round: 1 });
    await program.run('round.pair', { round: 1, confirmed: 0 });
    expect(await program.run('round.publish', { round: 1, confirmed: 0 })).toEqual({ version: 2 });
  });

  it('is taken from the wall only where it is on it', async () => {
    const taken = async (round: number) =>
      (await program.refused('round.unpublish', { round, confirmed: 4 })).code;
    expect(await taken(1)).toBe('not-there');
    await program.run('round.pair', { round: 1, confirmed: 0 });
    expect(await taken(1)).toBe('not-published');
    await program.run('round.publish', { round: 1, confirmed: 0 });
    await playRound(program, 1);
    await pairAndPublish(program, 2);
    expect([await taken(1), await taken(3)]).toEqual(['round-not-last', 'not-there']);
  });

  it('stays on the wall when it has results', async () => {
    await pairAndPublish(program, 1);
    await program.run('results.enter', { round: 1, board: 1, result: 'draw', confirmed: 0 });
    const refused = await program.refused('round.unpublish', { round: 1, confirmed: 4 });
    expect([refused.code, (await view(1)).phase]).toEqual(['round-has-results', 'playing']);
    expect((await view(1)).boards[0]!.result).toBe('draw');
  });

  it('C.04.1 1 is paired after the one before it, and not beyond the last one', async () => {
    expect((await program.refused('round.pair', { round: 2, confirmed: 4 })).code).toBe('round-not-next');
    expect(await program.refused('round.pair', { round: 6, confirmed: 4 })).toMatchObject({
      code: 'round-beyond-last',
      article: 'C.04.1 1',
    });
  });

  it('C.04.2 4.1 leaves out who was not seen at the check-in, after asking', async () => {
    for (const { id } of (await players()).slice(0, 7))
      await program.run('players.mark', { player: id, mark: { kind: 'here' }, confirmed: 0 });
    const question = await program.asked('round.pair', { round: 1, confirmed: 0 });
    expect(question).toMatchObject({ level: 2, article: 'C.04.2 4.1' });
    expect(question.consequences.join()).toMatch(/^2 players .* left out: (Name00[89], Given(; |\.$)){2}/);
    await program.run('round.pair', { round: 1, confirmed: 2 });
    const draft = await view(1);
    expect(draft.sum).toMatchObject({ boards: 3, pairingByes: 1, absent: 2, active: 9, addsUp: true });
    const unseen = draft.unpaired.filter(({ kind }) => kind === 'not-arrived');
    expect(unseen.map(({ name }) => name.split(',')[0]).sort()).toEqual(['Name008', 'Name009']);
    const issue = draft.issues.find(({ weight }) => weight === 'ask')!;
    expect((await program.asked('round.publish', { round: 1, confirmed: 0 })).level).toBe(2);
    await program.run('round.readIssue', { round: 1, issue: issue.id });
    await program.run('round.publish', { round: 1, confirmed: 0 });
  });

  it('C.04.2 4.1 names the first of many who were not seen, and counts the others', async () => {
    for (let more = 1; more <= 12; more++)
      await program.run('players.add', playerInput(`Late${String(more).padStart(2, '0')}, Given`, 1500));
    const all = await players();
    await program.run('players.mark', { player: all[0]!.id, mark: { kind: 'here' }, confirmed: 0 });
    const [issue] = (await view(1)).issues;
    const unseen = all.length - 1;
    expect(issue!.title).toBe(`${unseen} players were not seen at the check-in`);
    expect(issue!.text.match(/Given/g)).toHaveLength(12);
    expect(issue!.text).toMatch(new RegExp(`; and ${unseen - 12} more\\.$`));
  });

  it('C.04.2 3.3, 4.1 says before the pairing who will have no game and what stands in its way', async () => {
    const all = await players();
    for (const { id } of all.slice(0, 7))
      await program.run('players.mark', { player: id, mark: { kind: 'here' }, confirmed: 0 });
    await program.run('players.setBye', { player: all[1]!.id, round: 1, kind: 'half', confirmed: 0 });
    await program.run('players.setBye', { player: all[2]!.id, round: 1, kind: 'zero', confirmed: 0 });
    await program.run('players.withdraw', { player: all[3]!.id, fromRound: 1 });
    await program.run('players.mark', {
      player: all[8]!.id,
      mark: { kind: 'from', round: 2 },
      confirmed: 0,
    });
    const before = await view(1);
    const without = before.unpaired.toSorted((a, b) => a.name.localeCompare(b.name));
    expect(without.map(({ name, kind }) => [name, kind])).toEqual([
      [all[1]!.name, 'half'],
      [all[2]!.name, 'zero'],
      [all[8]!.name, 'not-arrived'],
    ]);
    expect(before.issues).toMatchObject([
      { id: 'unseen', weight: 'ask', title: '1 player was not seen at the check-in', article: 'C.04.2 4.1' },
    ]);
    expect(before.issues[0]!.text).toContain(all[7]!.name);
    expect((await view(2)).issues).toMatchObject([{ id: 'round-not-next', weight: 'refuse' }]);
  });

  it('C.04.2 2.4 gives a late entry a number when they have come, and pairs them from then on', async () => {
    await pairAndPublish(program, 1);
    await playRound(program, 1);
    await program.run('players.add', playerInput('Late, Comer', 2385));
    expect((await players()).find(({ name }) => name === 'Late, Comer')).toMatchObject({
      tpn: 0,
      entryRound: 2,
    });
    await program.run('round.pair', { round: 2, confirmed: 0 });
    const numbers = (await players()).map(({ name, tpn }) => [tpn, name.split(',')[0]]);
    expect(numbers.slice(0, 3)).toEqual([
      [1, 'Name001'],
      [2, 'Late'],
      [3, 'Name002'],
    ]);
    expect((await view(2)).sum).toMatchObject({ boards: 5, pairingByes: 0, addsUp: true });
  });

  it('C.04.2 3.2, 3.3 leaves out who has a bye or has withdrawn', async () => {
    const half = await idOf('Name003');
    const gone = await idOf('Name004');
    await program.run('players.setBye', { player: half, round: 1, kind: 'half', confirmed: 0 });
    await program.run('players.withdraw', { player: gone, fromRound: 1 });
    await program.run('round.pair', { round: 1, confirmed: 0 });
    const draft = await view(1);
    expect(draft.sum).toMatchObject({
      boards: 3,
      pairingByes: 1,
      otherByes: 1,
      absent: 0,
      active: 8,
      addsUp: true,
    });
    expect(draft.unpaired.find(({ kind }) => kind === 'half')?.id).toBe(half);
    expect(
      (await program.refused('players.setBye', { player: gone, round: 1, kind: 'zero', confirmed: 0 })).code,
    ).toBe('round-paired-already');
  });

  it('C.05 6.7 asks before a second half-point bye', async () => {
    const player = await idOf('Name003');
    await program.run('players.setBye', { player, round: 2, kind: 'half', confirmed: 0 });
    const question = await program.asked('players.setBye', { player, round: 3, kind: 'half', confirmed: 0 });
    expect(question).toMatchObject({ level: 3, article: 'C.05 6.7 (4)' });
  });

  it('forgotten by the draft is refused until they are in it: conservation', async () => {
    await program.run('round.pair', { round: 1, confirmed: 0 });
    const draft = await view(1);
    const pairs = draft.boards.slice(1).map(({ white, black }) => ({ white: white.id, black: black.id }));
    const bye = draft.unpaired.find(({ kind }) => kind === 'pab')!.id;
    await program.confirm('round.arrange', { round: 1, pairs, bye, confirmed: 0 });
    const arranged = await view(1);
    expect(arranged.sum.addsUp).toBe(false);
    expect(arranged.sum.wrong.map(({ id }) => id).sort()).toEqual(
      [draft.boards[0]!.white.id, draft.boards[0]!.black.id].sort(),
    );
    expect(arranged.can.publish).toBe(false);
    const refused = await program.refused('round.publish', { round: 1, confirmed: 4 });
    expect([refused.code, (await view(1)).phase]).toEqual(['round-not-publishable', 'draft']);
    const whole = draft.boards.map(({ white, black }) => ({ white: white.id, black: black.id }));
    await program.confirm('round.arrange', { round: 1, pairs: whole, bye, confirmed: 0 });
    expect((await view(1)).sum).toMatchObject({ addsUp: true, wrong: [] });
    await program.confirm('round.publish', { round: 1, confirmed: 0 });
    expect((await view(1)).phase).toBe('published');
  });

  it('paired by hand is checked against the rules and goes into the report', async () => {
    await pairAndPublish(program, 1);
    await playRound(program, 1);
    await program.run('round.pair', { round: 2, confirmed: 0 });
    const [one] = (await view(1)).boards;
    const draft = await view(2);
    const again = { white: one!.white.id, black: one!.black.id };
    const rest = [...draft.boards.flatMap(({ white, black }) => [white.id, black.id])];
    const byeBefore = draft.unpaired.find(({ kind }) => kind === 'pab')!.id;
    const others = [...rest, byeBefore].filter((id) => id !== again.white && id !== again.black);
    const bye = others.pop()!;
    const pairs = [again];
    for (let index = 0; index < others.length; index += 2)
      pairs.push({ white: others[index]!, black: others[index + 1]! });
    expect((await program.asked('round.arrange', { round: 2, pairs, bye, confirmed: 0 })).level).toBe(3);
    await program.run('round.arrange', { round: 2, pairs, bye, confirmed: 3 });
    const arranged = await view(2);
    expect(arranged).toMatchObject({ handMade: true, phase: 'draft' });
    expect(arranged.check?.violations.join(' ')).toContain('have already met');
    expect((await program.asked('round.publish', { round: 2, confirmed: 0 })).level).toBe(4);
    await program.run('round.publish', { round: 2, confirmed: 4 });
    const rows = await program.log('integrity');
    expect(rows.some(({ kind }) => kind === 'round-arranged')).toBe(true);
    const report = program.path('report.trf');
    await program.run('tournament.export', { format: 'trf26', target: report });
    const comments = readFileSync(report, 'utf8')
      .split('\r\n')
      .filter((line) => line.startsWith('###'));
    expect(comments).toHaveLength(3);
    expect(comments[2]).toMatch(/^### Wallchart: seal /);
    expect(comments[1]).toMatch(/^### FIDE mode exited @ Round 2: round 2 published against the rules/);
    expect(comments[0]).toMatch(
      /^### MPA @ Round 2: Round 2 paired by hand, \d+ boards differ from the system’s pairing/,
    );
    const opened = await program.run('tournament.open', { file: report });
    expect(opened.opened ? null : opened.review.playedRounds).toBe(2);
    const twice = await program.refused('round.arrange', {
      round: 2,
      pairs: [again, { white: again.white, black: bye }],
      bye: null,
      confirmed: 3,
    });
    expect(twice.code).toBe('player-twice');
  });

  it('C.04.2 1.5: a report tells a round by hand once, with both pairings, and only if it is on the wall', async () => {
    const mpa = async () => {
      const path = program.path(`${crypto.randomUUID()}.trf`);
      await program.run('tournament.export', { format: 'trf26', target: path });
      return readFileSync(path, 'utf8')
        .split('\r\n')
        .filter((line) => line.startsWith('### MPA'));
    };
    await program.run('round.pair', { round: 1, confirmed: 0 });
    const { boards, unpaired } = await view(1);
    const bye = unpaired.find(({ kind }) => kind === 'pab')!.id;
    const own = boards.map(({ white, black }) => ({ white: white.id, black: black.id }));
    const [one, two, ...others] = own;
    const crossed = [
      { white: one!.white, black: two!.black },
      { white: two!.white, black: one!.black },
      ...others,
    ];
    const arrange = (pairs: typeof own) =>
      program.run('round.arrange', { round: 1, pairs, bye, confirmed: 3 });
    await arrange(crossed);
    expect(await mpa()).toEqual([]);
    await program.run('round.discard', { round: 1 });
    expect(await mpa()).toEqual([]);
    await arrange(crossed);
    await arrange(own);
    const [row] = (await program.log('integrity')).filter(({ kind }) => kind === 'round-arranged');
    expect(row!.detail).toBe('as the system pairs');
    await program.run('round.publish', { round: 1, confirmed: 4 });
    expect(await mpa()).toEqual([]);
    await program.run('round.unpublish', { round: 1, confirmed: 4 });
    await arrange(crossed);
    await program.run('round.publish', { round: 1, confirmed: 4 });
    const names = new Map((await players()).map(({ id, name }) => [id, name.split(',')[0]]));
    const told = ({ white, black }: (typeof own)[number]) => `${names.get(white)} – ${names.get(black)}`;
    const lines = await mpa();
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(
      `2 boards differ from the system’s pairing: ${told(crossed[0]!)}, ${told(crossed[1]!)} instead of ${told(one!)}, ${told(two!)}`,
    );
  });

  it('cannot be paired any more when everybody has met', async () => {
    const small = new Program();
    await newTournament(small, 2, 3);
    await pairAndPublish(small, 1);
    await playRound(small, 1);
    const refused = await small.refused('round.pair', { round: 2, confirmed: 0 });
    const { phase } = await small.query('round.view', { round: 2 });
    await small.close();
    expect([refused.code, refused.players!.toSorted(), phase]).toEqual(['no-legal-pairing', [1, 2], 'later']);
  });

  it('explains every board, the bye, and why two others do not meet', async () => {
    await pairAndPublish(program, 1);
    await playRound(program, 1);
    await program.run('round.pair', { round: 2, confirmed: 0 });
    const { boards, unpaired } = await view(2);
    for (const { board, white, black } of boards) {
      const why = await program.query('round.why', { round: 2, board });
      expect([why.white.id, why.black?.id]).toEqual([white.id, black.id]);
      expect(why.reason.sentence).toMatch(/^[A-Z].{15,198}\.$/u);
      // Round 1 had a game or a bye, and round 2 has the colour of this board, played or not.
      expect([why.colours.white.at(-1), why.colours.black.at(-1)]).toEqual(['white', 'black']);
      for (const [player, own] of [
        [why.white.id, why.colours.white],
        [why.black!.id, why.colours.black],
      ] as const) {
        const game = (await view(1)).boards.find(({ white, black }) => [white.id, black.id].includes(player));
        expect(own).toHaveLength(2);
        expect(own[0]).toBe(game === undefined ? null : game.white.id === player ? 'white' : 'black');
      }
    }
    const none = await program.handlers.queries['round.why']({ round: 2, board: 99 });
    expect(none).toMatchObject({ ok: false, refusal: { code: 'not-there' } });
    const bye = await program.query('round.why', { round: 2, board: null });
    expect([bye.white.id, bye.black]).toEqual([unpaired.find(({ kind }) => kind === 'pab')!.id, null]);
    expect(bye.reason.sentence).toMatch(/^[A-Z].{15,198}\.$/u);
    const whyNot = await program.query('round.whyNot', {
      round: 2,
      a: boards[0]!.white.id,
      b: boards[1]!.black.id,
    });
    expect(whyNot.verdict).not.toBe('paired');
    expect(whyNot.sentence).toMatch(/^[A-Z].{15,}\.$/u);
    const meets = await program.query('round.whyNot', {
      round: 2,
      a: boards[0]!.white.id,
      b: boards[0]!.black.id,
    });
    expect(meets.verdict).toBe('paired');
  });
});

it('C.04.2 3.1 an adjourned game is the one open game everywhere, and the next round is paired with it as a draw', async () => {
  const program = new Program();
  try {
    await newTournament(program, 8);
    await pairAndPublish(program, 1);
    await playRound(program, 1);
    await program.confirm('results.enter', { round: 1, board: 2, result: 'adjourned', confirmed: 0 });
    const { rounds } = (await program.query('app.state', null)).document!;
    expect(rounds[0]).toMatchObject({ phase: 'playing', openGames: 1 });
    expect((await program.query('standings.view', { afterRound: null, category: '' })).openGames).toBe(1);
    const before = await program.query('round.view', { round: 2 });
    expect(before.can.pair).toBe(true);
    expect(before.issues).toEqual([
      {
        id: 'open 1',
        weight: 'ask',
        title: 'Round 1 has an open game',
        text: 'Board 2: counts as a draw for this pairing. The result still has to come.',
        article: 'C.04.2 3.1',
        openIn: 1,
        read: null,
      },
    ]);
    const question = await program.asked('round.pair', { round: 2, confirmed: 0 });
    expect(question).toMatchObject({
      level: 2,
      article: 'C.04.2 3.1',
      consequences: [
        'Round 1 has a game without a result, board 2: it counts as a draw for pairing until its result is entered.',
      ],
    });
    await program.run('round.pair', { round: 2, confirmed: 2 });
    const { issues } = await program.query('round.view', { round: 2 });
    expect(issues.find(({ id }) => id === 'open 1')).toMatchObject({ title: 'Round 1 has an open game' });
    expect(await program.log('round', 'open game')).toHaveLength(0);
  } finally {
    await program.close();
  }
});
