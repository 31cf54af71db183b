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
