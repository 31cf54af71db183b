/** B.01 1.8: the certificates of title norms, what they say and that each is one page. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Tournament } from '../../src-engine/index.ts';
import { bookOf, whyUnavailable } from '../../src-main/documents/book.ts';
import { normCertificatesView } from '../../src-main/documents/views/norm-certificates-view.ts';
import { textOf } from '../../src-main/documents/layout/sheet.ts';
import type { Typeface } from '../../src-main/documents/layout/typeface.ts';
import type { PaperSize } from '../../src-main/ipc/contract.ts';
import { normField } from '../../tools/looks/field.ts';
import { EXAMPLE, nine, seekerEvent } from '../norms/seeker.ts';
import { LONG_NAMES, META } from './field.ts';
import { typeface } from './fonts.ts';
import { outside, overlaps, texts } from './geometry.ts';

let face: Typeface;
beforeAll(async () => {
  face = await typeface();
});

const event = normField();
const viewOf = (tournament: Tournament, players: readonly number[] | null = null) =>
  normCertificatesView(tournament, players, META).certificates;
const gamesOf = (tournament: Tournament) => viewOf(tournament)[0]!.games;

describe('a certificate', () => {
  it('is made for each norm, the highest title first', () => {
    expect(viewOf(event).map(({ norm }) => norm)).toEqual(['IM norm', 'WGM norm', 'WIM norm']);
    expect(viewOf(event).map(({ title }) => title)).toEqual([
      'International Master norm',
      'Woman Grandmaster norm',
      'Woman International Master norm',
    ]);
  });

  it('tells the result, what is needed, the average and the performance', () => {
    const [im] = viewOf(event);
    expect(Object.fromEntries(im!.figures)).toEqual({
      Score: '6 of 9',
      'Score needed': '5 of 9',
      'Average of the opponents': '2407',
      Performance: '2532',
    });
    expect(im!.total).toEqual({ games: '9 games count, 6 federations', ratings: '21\u202f659', score: '6' });
    expect(im!.notes[0]).toBe('In an application it counts as 10 games (1.4.1).');
    expect(im!.conditions.map(({ stands }) => stands)).toEqual(Array(10).fill('met'));
  });

  it('lists every round: who was raised, the own federation, a bye', () => {
    const games = gamesOf(event);
    expect(games.map(({ round }) => round)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(games[0]).toMatchObject({
      colour: 'white',
      rating: '2009',
      counted: '2050',
      note: 'raised, 1.4.6b',
    });
    expect(games[1]).toMatchObject({
      colour: 'black',
      rating: '2340',
      counted: '2340',
      result: '1',
      note: '',
    });
    expect(games[6]).toMatchObject({ federation: 'NOR', note: 'own federation' });
    expect(games[9]).toMatchObject({ name: '', counted: '', note: 'half-point bye' });
  });

  it('1.4.1e, 1.4.1f, 1.4.2c: shows games that do not count, with the reason', () => {
    const longer = seekerEvent([
      ...nine(2400, '111111===').slice(0, 8),
      '- 1500 FRA 1',
      'IM 2400 ESP =',
      '- 2300 NOR +',
    ]);
    const notes = gamesOf(longer).map(({ counted, note, result }) => [
      counted === '' ? 'out' : 'in',
      note,
      result,
    ]);
    expect(notes.slice(8)).toEqual([
      ['out', 'left out, 1.4.1f', '1'],
      ['in', '', '½'],
      ['out', 'forfeit, 1.4.2c', '1F'],
    ]);
    const absent = gamesOf(seekerEvent([...EXAMPLE.slice(0, 8), 'H', 'IM 2461 CZE +']));
    expect(absent[9]).toMatchObject({ counted: '2461', result: '0' });
  });

  it('is of the players who are asked for, and of everybody where they made none', () => {
    expect(viewOf(event, [1])).toHaveLength(3);
    expect(viewOf(event, [2])).toEqual(viewOf(event));
  });

  it('leaves a line for the pen where the file does not know', () => {
    const bare = {
      ...event,
      info: { ...event.info, chiefArbiter: '', city: '', federation: '', timeControl: '' },
    };
    const [known, unknown] = [event, bare].map((one) =>
      bookOf(
        { kind: 'norm-certificates', paper: 'A4', round: null },
        { tournament: one, meta: META, log: [] },
        face,
      ),
    );
    const rules = (book = known) => book!.sheets[0]!.pages[0]!.filter(({ kind }) => kind === 'rule').length;
    expect(viewOf(bare)[0]!.signatures.map(({ who }) => who)).toEqual([
      ['Chief arbiter', ''],
      ['Federation of the event', ''],
    ]);
    // Place, chief arbiter and federation; the time control stands in the encoded form.
    expect(rules(unknown) - rules()).toBe(3);
  });
});

describe('a certificate of one of two who seek norms', () => {
  const info = {
    ...{ name: 'Norm Open', city: 'Bergen', federation: 'NOR', chiefArbiter: 'Berg, Ola' },
    ...{ startDate: '2026/11/01', endDate: '2026/11/09', timeControl: '', encodedTimeControl: '40/5400+30' },
  };
  /** The same event with other identities and numbers. */
  const moved = (tournament: Tournament): Tournament => ({
    ...tournament,
    players: tournament.players.map((player) => ({ ...player, id: player.id + 200, tpn: player.tpn + 30 })),
    rounds: tournament.rounds.map((round) => ({
      ...round,
      boards: round.boards.map((board) => ({ ...board, white: board.white + 200, black: board.black + 200 })),
      unpaired: round.unpaired.map((one) => ({ ...one, player: one.player + 200 })),
    })),
  });
  const second = { name: 'Second, Ida', birth: '1990/00/00', fideId: '1503014', title: null } as const;
  const sought = (meetings: readonly string[], seeker: object = second, more: object = {}) =>
    moved(seekerEvent(meetings, { info: { ...info, ...more }, seeker }));
  const one = seekerEvent(EXAMPLE, { info });
  const other = sought(EXAMPLE);
  const both: Tournament = {
    ...one,
    players: [...one.players, ...other.players],
    rounds: one.rounds.map((round, at) => ({
      ...round,
      boards: [...round.boards, ...other.rounds[at]!.boards],
      unpaired: [...round.unpaired, ...other.rounds[at]!.unpaired],
    })),
  };

  it('is theirs alone where they are asked for', () => {
    const whose = (players: readonly number[] | null) => viewOf(both, players).map(({ name }) => name);
    expect(whose([201])).toEqual(['Second, Ida', 'Second, Ida', 'Second, Ida']);
    expect(whose([1])).toEqual(['Player 1', 'Player 1', 'Player 1']);
    expect(whose(null)).toEqual([...whose([1]), ...whose([201])]);
  });

  it('has all that is known of player and event', () => {
    const [certificate] = viewOf(both, [201]);
    expect(certificate!.facts).toEqual([
      ['FIDE ID', '1503014'],
      ['Born', '1990'],
      ['Title, rating', '–, 2391'],
      ['Federation', 'NOR'],
      ['Event', 'Norm Open'],
      ['Place', 'Bergen, NOR'],
      ['Dates', 'Sun, 1 Nov 2026 – Mon, 9 Nov 2026'],
      ['Time control', '40/5400+30'],
      ['System', 'FIDE (Dutch) System'],
      ['Rounds', '9'],
    ]);
    expect(certificate!.notes).toEqual([
      'In an application it counts as 10 games (1.4.1).',
      'No exemption from 1.4.3 was used.',
      'Confirmed by the signatures: Registered 30 days before (1.1.1); At most 12 hours of play a day (1.1.2); At most 2 rounds a day (1.1.3); Same time control in all games (1.1.3b); Chief arbiter IA or FA, one always there (1.1.5); No arbiter of the event plays (1.1.6).',
    ]);
    expect(certificate!.conditions[2]).toEqual({
      ...{ article: '1.4.4', asks: 'Own federation: at most 5 of 9', found: '1: Player 8 (38)' },
      ...{ state: 'met', stands: 'met' },
    });
    expect(certificate!.signatures).toEqual([
      { who: ['Chief arbiter', 'Berg, Ola'], what: 'Date and signature' },
      { who: ['Federation of the event', 'NOR'], what: 'Date, signature and stamp' },
    ]);
  });

  it('has one date of an event of one day, or of which one is known, and the time control in words where there are any', () => {
    const facts = (more: object, seeker: object = second) =>
      viewOf(sought(EXAMPLE, seeker, more))[0]!.facts.map(([, value]) => value);
    expect(facts({ endDate: '2026/11/01' })[6]).toBe('Sun, 1 Nov 2026');
    expect(facts({ endDate: '' })[6]).toBe('Sun, 1 Nov 2026');
    expect(facts({ startDate: '' })[6]).toBe('Mon, 9 Nov 2026');
    expect(facts({ timeControl: '90 min + 30 s' })[7]).toBe('90 min + 30 s');
    expect(facts({}, { title: 'FM' })[2]).toBe('FM, 2391');
    expect(facts({}, { rating: 0 })[2]).toBe('FM, –');
  });

  it('has a dash for an opponent without a rating, and the bye of the player who seeks it', () => {
    const games = viewOf(
      sought([...nine(2400, '111111===').slice(0, 8), '- 0 FID 1', 'H'], { federation: 'FID' }),
    );
    expect(games[0]!.games.slice(8)).toEqual([
      {
        ...{ round: 9, colour: 'white', name: 'Player 10', title: null, federation: 'FID', rating: '–' },
        // Who is of no federation is of none of the same.
        ...{ counted: '2050', result: '1', note: 'raised, 1.4.6b' },
      },
      {
        ...{ round: 10, colour: null, name: '', title: null, federation: '', rating: '' },
        ...{ counted: '', result: '', note: 'half-point bye' },
      },
    ]);
  });
});

describe('the notes of a certificate', () => {
  const notesIn = (meetings: readonly string[]) => viewOf(seekerEvent(meetings))[0]!.notes.join(' ');

  it('say that an application can use one norm of eight games', () => {
    const one = 'an application can use only one such norm (1.4.1c)';
    expect(notesIn([...nine(2500, '========'), 'U'])).toContain(one);
    expect(notesIn(EXAMPLE)).not.toContain(one);
  });

  it('name a FIDE ID that is missing', () => {
    expect(notesIn(EXAMPLE)).toContain('FIDE ID missing');
    expect(viewOf(event)[0]!.notes.join(' ')).not.toContain('FIDE ID missing');
  });
});

describe('without a norm', () => {
  it('says that none was made, or why none can be', () => {
    const why = (tournament: Tournament) => whyUnavailable('norm-certificates', tournament, null);
    expect(why(event)).toBe('');
    expect(why(seekerEvent(EXAMPLE.map((meeting) => meeting.replace(/.$/, '0'))))).toBe(
      'No title norm has been made.',
    );
    expect(why(seekerEvent(EXAMPLE.slice(0, 7)))).toBe(
      'A norm needs nine games: the event has fewer rounds (B.01 1.4.1).',
    );
  });
});

describe('a page', () => {
  /** Eighteen rounds, as a double round robin of ten has them. */
  const long = normField([...LONG_NAMES, 'Aster, Ana']);
  const twice = {
    ...long,
    rules: { ...long.rules, rounds: 18 },
    rounds: [...long.rounds.slice(0, 9), ...long.rounds.slice(0, 9)],
  };
  it.each(['A4', 'A3', 'LETTER'] as const)('holds 18 rounds with long names on %s', (paper: PaperSize) => {
    const { sheets } = bookOf(
      { kind: 'norm-certificates', paper, round: null },
      { tournament: twice, meta: META, log: [] },
      face,
    );
    const [sheet] = sheets;
    expect(sheet!.pages).toHaveLength(viewOf(twice).length);
    expect(outside(sheet!)).toEqual([]);
    for (const page of sheet!.pages) {
      expect(overlaps(page)).toEqual([]);
      expect(texts(page).map(textOf)).toContain('Games');
    }
  });
});
