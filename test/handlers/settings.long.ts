import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { idOf, idsOf, newTournament, pairAndPublish, playerInput, playRound } from './field.ts';
import { languagesOf } from '../../src-main/handlers/app/languages.ts';
import { Program } from './program.ts';

describe('settings and players', () => {
  let program: Program;
  beforeEach(async () => {
    program = new Program({ netGet: () => Promise.reject(new Error('no server')), isOnline: () => false });
    await newTournament(program, 8);
  });
  afterEach(() => program.close());

  const settings = () => program.query('settings.view', null);
  const players = async () => (await program.query('players.view', null)).players;

  it('change freely before the first round is on the wall', async () => {
    const { info, rules } = await settings();
    await program.run('settings.change', {
      info: { ...info, city: 'Bern' },
      rules: { ...rules, tieBreaks: ['SB'] },
      confirmed: 0,
    });
    expect(await settings()).toMatchObject({ info: { city: 'Bern' }, rules: { tieBreaks: ['SB'] } });
    const rows = await program.log('settings');
    expect(rows[0]!.detail).toBe('city Biel is now Bern; Tie-breaks: BH/C1, BH, SB, DE is now SB');
  });

  it('keep the options of single systems', async () => {
    const { info, rules } = await program.query('settings.view', null);
    expect((await program.query('app.state', null)).document!.fideMode).toBe(true);
    const options = { system: 'mwm-dutch', maxiTournament: true, maximumColourDifference: 1 };
    await program.run('settings.change', { info, rules: { ...rules, ...options }, confirmed: 4 });
    expect((await program.query('settings.view', null)).rules).toMatchObject(options);
    // A system that is none of FIDE's, whenever it is chosen.
    expect((await program.query('app.state', null)).document!.fideMode).toBe(false);
  });

  it('ask twice once a round is on the wall, texts excepted', async () => {
    await pairAndPublish(program, 1);
    const { info, rules } = await settings();
    await program.run('settings.change', { info: { ...info, city: 'Bern' }, rules, confirmed: 0 });
    const change = { info: { ...info, city: 'Bern' }, rules: { ...rules, tieBreaks: ['SB'] } };
    const question = await program.asked('settings.change', { ...change, confirmed: 0 });
    expect(question.level).toBe(4);
    expect((await program.asked('settings.change', { ...change, confirmed: 3 })).level).toBe(4);
    await program.run('settings.change', { ...change, confirmed: 4 });
    const rows = await program.log('integrity');
    expect(rows[0]!.kind).toBe('rules-changed-late');
  });

  it('Q201 ask at level 4 for every change of the tie-breaks once a round is on the wall', async () => {
    await pairAndPublish(program, 1);
    const { info, rules } = await settings();
    const level = async (changes: Partial<typeof rules>): Promise<number> =>
      (await program.asked('settings.change', { info, rules: { ...rules, ...changes }, confirmed: 0 })).level;
    expect(await level({ tieBreaks: ['BH', 'BH/C1', 'SB', 'DE'] })).toBe(4);
    expect(await level({ tieBreaks: [...rules.tieBreaks, 'WIN'] })).toBe(4);
    expect(await level({ tieBreakText: '2024' })).toBe(4);
    expect(await level({ unratedInTieBreaks: 'leave-out' })).toBe(4);
    expect(await level({ lotSeed: rules.lotSeed + 1 })).toBe(4);
    const question = await program.asked('settings.change', {
      ...{ info, rules: { ...rules, tieBreaks: ['SB', 'DE'] }, confirmed: 0 },
    });
    expect(question.consequences.join(' ')).toContain('Tie-breaks: BH/C1, BH, SB, DE is now SB, DE.');
  });

  it('name the values of a rule as the settings do', async () => {
    await pairAndPublish(program, 1);
    const { info, rules } = await settings();
    const said = async (changes: Partial<typeof rules>): Promise<string> => {
      const args = { info, rules: { ...rules, ...changes }, confirmed: 0 } as const;
      return (await program.asked('settings.change', args)).consequences.join(' ');
    };
    expect(await said({ orderOfEquals: 'lot' })).toContain(': by name is now by lot, from the random seed.');
    expect(await said({ tieBreakText: '2024' })).toContain(': C.07 of 2026 is now C.07 of 2024.');
    expect(await said({ unratedInTieBreaks: 1200 })).toContain(
      ': drop tie-breaks that use ratings is now count them with a rating: 1200.',
    );
    expect(await said({ tournamentRating: { method: 'HBFN', federation: 'SUI' } })).toContain(
      ': FIDE rating is now the higher of the two (HBFN).',
    );
    expect(await said({ ratingInTieBreaks: 'of-the-round' })).toContain(
      ': the first one is now that of each round.',
    );
  });

  it('take a list in another spelling for the same list', async () => {
    await pairAndPublish(program, 1);
    const { info, rules } = await settings();
    const again = {
      info,
      rules: { ...rules, tieBreaks: ['bh-c1', 'bh', ' sb', 'de'] },
      confirmed: 0,
    } as const;
    await program.run('settings.change', again);
    expect((await settings()).rules.tieBreaks).toEqual(['BH/C1', 'BH', 'SB', 'DE']);
    expect(await program.log('integrity')).toEqual([]);
  });

  it('say of a typed list what each code is and what stands against it', async () => {
    const view = await program.query('settings.tieBreaks', {
      codes: ['bh/c1', 'ARO', 'STD', 'XYZ'],
      text: '2024',
      unrated: 'drop',
    });
    expect(view.entries.map(({ code, name, article }) => [code, name, article])).toEqual([
      ['BH/C1', 'Buchholz Cut 1', 'C.07 8.1, 14.1'],
      ['ARO', 'Average rating of opponents', 'C.07 10.1'],
      ['STD', 'Standard points', 'C.07 7.7'],
      ['XYZ', '', ''],
    ]);
    expect(view.entries.map(({ problem }) => problem !== '')).toEqual([false, false, true, true]);
    expect(view.catalogue.find(({ code }) => code === 'BH')).toMatchObject({ modifiers: '/C1 /M1 /P /F' });
    expect(view.catalogue.some(({ code }) => code === 'EDE')).toBe(false);
    for (const { tieBreaks } of view.presets) {
      const { entries } = await program.query('settings.tieBreaks', {
        codes: tieBreaks,
        text: '2026',
        unrated: 'drop',
      });
      expect(entries.map(({ code }) => code)).toEqual(tieBreaks);
    }
  });

  it('C.07 10 let the rules say how unrated players count', async () => {
    await program.run('players.add', playerInput('None, Rated', 0));
    const problemOf = async (unrated: 'drop' | 'leave-out' | number): Promise<string> =>
      (await program.query('settings.tieBreaks', { codes: ['ARO'], text: '2026', unrated })).entries[0]!
        .problem;
    expect(await problemOf('drop')).toContain('1 unrated player takes part');
    expect(await problemOf('leave-out')).toBe('');
    expect(await problemOf(1400)).toBe('');
    const { info, rules } = await settings();
    const changed = { ...rules, tieBreaks: ['ARO'], unratedInTieBreaks: 1400 };
    await program.run('settings.change', { info, rules: changed, confirmed: 0 });
    expect((await settings()).rules.unratedInTieBreaks).toBe(1400);
  });

  const strip = async () => (await program.query('app.state', null)).document!;
  const change = async (changes: Partial<Awaited<ReturnType<typeof settings>>['rules']>) => {
    const { info, rules } = await settings();
    return { info, rules: { ...rules, ...changes }, confirmed: 0 as const };
  };

  it('C.04.1 1 ask before a draft of the old rules is discarded, and discard it', async () => {
    await program.confirm('round.pair', { round: 1, confirmed: 0 });
    const phase = async () => (await program.query('round.view', { round: 1 })).phase;
    expect(await phase()).toBe('checked');
    await program.run('settings.change', await change({ tieBreaks: ['SB'] }));
    expect(await phase()).toBe('checked');
    const question = await program.asked('settings.change', await change({ rounds: 4 }));
    expect(question).toMatchObject({ level: 3, article: 'C.04.1 1' });
    expect(question.consequences.join(' ')).toBe(
      'Round 1 is drafted by the old rules and is discarded. Number of rounds: 5 is now 4.',
    );
    await program.confirm('settings.change', await change({ rounds: 4 }));
    expect(await phase()).toBe('later');
    expect((await strip()).fideMode).toBe(true);
    // One step back brings the rules and the draft.
    await program.confirm('log.undo', { seq: null, confirmed: 0 });
    expect(await phase()).toBe('checked');
    expect((await settings()).rules.rounds).toBe(5);
  });

  it('may drop the round that is drafted, and no round that is on the wall', async () => {
    await program.confirm('settings.change', await change({ rounds: 2 }));
    await pairAndPublish(program, 1);
    await playRound(program, 1);
    await program.confirm('round.pair', { round: 2, confirmed: 0 });
    expect(
      (await program.asked('settings.change', await change({ rounds: 1 }))).consequences.join(' '),
    ).toContain('Round 2 is drafted by the old rules and is discarded.');
    await program.confirm('settings.change', await change({ rounds: 1 }));
    expect((await strip()).rounds).toHaveLength(1);
    expect((await program.refused('settings.change', await change({ rounds: 0 }))).code).toBe(
      'rounds-already-paired',
    );
  });

  it('leave FIDE mode for good when rules of pairing change during the event, tie-breaks excepted', async () => {
    await pairAndPublish(program, 1);
    await program.confirm('settings.change', await change({ tieBreaks: ['SB'] }));
    expect((await strip()).fideMode).toBe(true);
    const question = await program.asked('settings.change', await change({ rounds: 4 }));
    expect(question.level).toBe(4);
    expect(question.consequences.join(' ')).toContain('ends FIDE mode for good');
    await program.confirm('settings.change', await change({ rounds: 4 }));
    expect((await strip()).fideMode).toBe(false);
    // The change can be undone, that FIDE mode was left cannot.
    await program.confirm('log.undo', { seq: null, confirmed: 0 });
    expect((await settings()).rules.rounds).toBe(5);
    expect((await strip()).fideMode).toBe(false);
    await program.confirm('log.goBack', { seq: 2, confirmed: 0 });
    expect((await strip()).fideMode).toBe(false);
  });

  it('leave FIDE mode on the arbiter’s word, asked twice, and the report says so', async () => {
    expect((await program.asked('settings.leaveFideMode', { confirmed: 0 })).level).toBe(4);
    expect((await program.asked('settings.leaveFideMode', { confirmed: 3 })).level).toBe(4);
    await program.run('settings.leaveFideMode', { confirmed: 4 });
    expect((await program.refused('settings.leaveFideMode', { confirmed: 4 })).code).toBe('fide-mode-left');
    const { lastEvent } = await strip();
    expect((await program.refused('log.undo', { seq: lastEvent, confirmed: 4 })).code).toBe(
      'nothing-to-undo',
    );
    await pairAndPublish(program, 1);
    const report = program.path('report.trf');
    await program.run('tournament.export', { format: 'trf26', target: report, round: 1, delimiter: ',' });
    expect(readFileSync(report, 'utf8')).toMatch(/^### FIDE mode exited @ Round 1: /m);
    // Who reads the report knows it too.
    const opened = await program.run('tournament.open', { file: report });
    if (opened.opened) throw new Error('a report is reviewed first');
    await program.run('tournament.acceptImport', {
      token: opened.review.token,
      target: program.path('read.wallchart'),
    });
    expect((await strip()).fideMode).toBe(false);
  });

  it('refuse rules that cannot hold', async () => {
    const { info, rules } = await settings();
    const refused = async (changes: Partial<typeof rules>) =>
      (await program.refused('settings.change', { info, rules: { ...rules, ...changes }, confirmed: 4 }))
        .code;
    expect(await refused({ system: 'none' })).toBe('system-unknown');
    expect(await refused({ rounds: 0 })).toBe('rounds-already-paired');
    expect(await refused({ tieBreaks: ['XYZ'] })).toBe('unknown-tie-break');
    expect(await refused({ prohibitions: [{ firstRound: 1, lastRound: 3, players: [1, 99] }] })).toBe(
      'player-unknown',
    );
  });

  it('enter nobody twice by one FIDE ID', async () => {
    await program.run('players.add', playerInput('One, More', 1900, { fideId: '99000001' }));
    const refused = await program.refused(
      'players.add',
      playerInput('Two, More', 1900, { fideId: '99000001' }),
    );
    expect(refused).toMatchObject({ code: 'fide-id-twice', players: [9] });
    expect((await program.refused('players.add', playerInput(' ', 1))).code).toBe('name-missing');
    expect((await program.refused('players.add', playerInput('A', 1, { fideId: '12x' }))).code).toBe(
      'fide-id-not-a-number',
    );
  });

  it('C.04.2 2.3 move numbers when a rating is corrected early, and ask first', async () => {
    await pairAndPublish(program, 1);
    for (let board = 1; board <= 4; board++)
      await program.run('results.enter', { round: 1, board, result: 'draw', confirmed: 0 });
    const last = (await players()).at(-1)!;
    const input = playerInput(last.name, 2395);
    expect((await program.asked('players.change', { player: last.id, input, confirmed: 0 })).level).toBe(3);
    await program.run('players.change', { player: last.id, input, confirmed: 3 });
    expect((await players()).find(({ id }) => id === last.id)!.tpn).toBe(8);
    await program.run('round.pair', { round: 2, confirmed: 0 });
    expect((await players()).find(({ id }) => id === last.id)!.tpn).toBe(1);
  });

  it('remove a player only while they are in no round', async () => {
    // Who was entered last, and everybody else.
    const [last, ...others] = await idsOf(program, 7, 1, 2, 3, 4, 5, 6, 8);
    expect(last).toBe(8);
    await program.run('players.remove', { player: last! });
    expect((await players()).map(({ id }) => id)).toEqual(others);
    // Nobody gets the identity of who was removed.
    await program.run('players.add', playerInput('Next, One', 1500));
    expect((await players()).map(({ id }) => id)).toEqual([...others, 9]);
    await pairAndPublish(program, 1);
    expect((await program.refused('players.remove', { player: others[0]! })).code).toBe('player-in-round');
  });

  it('show a player with games, rank and history', async () => {
    await pairAndPublish(program, 1);
    await program.run('results.enter', { round: 1, board: 1, result: 'white-wins', confirmed: 0 });
    const player = await idOf(program, 1);
    const card = await program.query('players.card', { player });
    const { white, black } = (await program.query('round.view', { round: 1 })).boards[0]!;
    const won = white.id === player;
    expect(card.games).toHaveLength(1);
    expect(card.games[0]).toMatchObject({
      ...{ board: 1, result: won ? '1' : '0', colour: won ? 'white' : 'black', points: won ? 10 : 0 },
      opponent: { id: won ? black.id : white.id },
    });
    // The opponent’s point sets who lost above those who have not played.
    expect(card.rank).toBe(won ? 1 : 2);
    // 2390 against 2350.
    expect(card.games[0]!.expected).toBe('0.56');
    expect(card.games[0]!.change).toMatch(won ? /^\+\d+\.\d$/ : /^−\d+\.\d$/);
    expect(card.rating[0]).toMatch(
      /of 1 against rated opponents, expected 0\.\d\d, K \d0: .* \(B\.02 8\.3\)\.$/,
    );
    expect(card.history.at(-1)!.text).toContain('Player added');
  });

  it('keep theme and result keys for the next start', async () => {
    await program.run('app.setTheme', { theme: 'contrast' });
    await program.run('app.setResultKeys', { preset: 'vega' });
    const { folder } = program;
    await program.close(true);
    program = new Program({}, folder);
    expect(await program.query('app.state', null)).toMatchObject({ theme: 'contrast', resultKeys: 'vega' });
  });

  it('give a new installation’s preferences back after a question; what was collected stays', async () => {
    await program.run('app.setTheme', { theme: 'contrast' });
    await program.run('app.setRows', { rows: 'roomy' });
    await program.run('app.setResultKeys', { preset: 'vega' });
    await program.run('app.setLanguages', { screens: 'en', documents: 'fr', second: 'de' });
    await program.run('documents.setPacks', { paper: 'LETTER' });
    await program.run('lists.setComparing', { byItself: false });
    await program.run('lists.setAddress', { address: 'https://lists.example/all.zip' });
    await program.run('lists.setFresh', { on: true });
    const asked = await program.handlers.commands['app.restoreDefaults']({ confirmed: 0 });
    expect(asked).toMatchObject({ ok: false, confirm: { level: 2 } });
    expect(await program.query('app.state', null)).toMatchObject({ theme: 'contrast', rows: 'roomy' });
    await program.run('app.restoreDefaults', { confirmed: 2 });
    expect(await program.query('app.state', null)).toMatchObject({
      ...{ theme: 'system', rows: 'compact', resultKeys: 'wallchart' },
      languages: { chosen: 'system', chosenForDocuments: 'interface', chosenSecond: 'none' },
      document: { paperPack: { paper: 'A4' } },
    });
    expect(await program.query('lists.view', null)).toMatchObject({
      keepsFresh: false,
      comparesByItself: true,
      address: 'https://lists.example/all.zip',
    });
  });

  it('keep the languages of screens and sheets, each for itself', async () => {
    const languages = async () => (await program.query('app.state', null)).languages;
    expect(await languages()).toMatchObject({ chosen: 'system', chosenForDocuments: 'interface' });
    await program.run('app.setLanguages', { screens: 'en', documents: 'xx', second: 'en' });
    expect(await languages()).toEqual({
      chosen: 'en',
      interface: 'en',
      chosenForDocuments: 'xx',
      chosenSecond: 'en',
      documents: ['xx', 'en'],
    });
  });

  it('fall back to the language of the system, then to English, where a language is not known', () => {
    const kept = { language: 'tlh', documentLanguage: 'qya', secondDocumentLanguage: 'none' };
    expect(languagesOf(kept, ['en-AU'])).toMatchObject({ chosen: 'tlh', interface: 'en', documents: ['en'] });
    expect(languagesOf(kept, ['sv-SE'])).toMatchObject({ interface: 'en', documents: ['en'] });
    // A language that is not offered is never taken from the system.
    expect(languagesOf(kept, ['xx-YY'])).toMatchObject({ interface: 'en' });
    expect(languagesOf({ ...kept, language: 'xx', documentLanguage: 'en' }, [])).toMatchObject({
      interface: 'xx',
      documents: ['en'],
    });
    expect(languagesOf({ ...kept, language: 'xx', documentLanguage: 'interface' }, [])).toMatchObject({
      documents: ['xx'],
    });
  });

  it('print in two languages at most, and once where both are the same', () => {
    const kept = { language: 'en', documentLanguage: 'interface', secondDocumentLanguage: 'xx' };
    expect(languagesOf(kept, []).documents).toEqual(['en', 'xx']);
    expect(languagesOf({ ...kept, secondDocumentLanguage: 'en' }, []).documents).toEqual(['en']);
    expect(languagesOf({ ...kept, secondDocumentLanguage: 'tlh' }, []).documents).toEqual(['en']);
  });
});
