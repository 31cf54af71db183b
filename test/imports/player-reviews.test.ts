/** Rows of a table of players: what may become of each, what it says, and which option counts unless another is chosen. */
import { describe, expect, it } from 'vitest';
import {
  blankPlayer,
  FIDE_RATINGS,
  type Absence,
  type EditablePlayer,
  type NationalRating,
  type Player,
  type TournamentRating,
} from '../../src-engine/index.ts';
import type { PlayerRow } from '../../src-main/files/player-table.ts';
import {
  byRule,
  changesAsWords,
  changesFor,
  fatesOf,
  newByes,
  playerReview,
} from '../../src-main/imports/player-reviews.ts';

const NATIONAL: TournamentRating = { method: 'FIDON', federation: 'SUI' };

const national = (rating: number): NationalRating => ({
  ...{ federation: 'SUI', sex: '', title: '', name: '', origin: '', nationalId: '', birth: '' },
  rating,
});

const bye = (round: number, kind: Absence['kind'] = 'half'): Absence => ({ round, kind });

/** Registered: identity, number and place differ. */
const ANNA: Player = {
  ...blankPlayer(31, 'Berg, Anna'),
  ...{ tpn: 4, rating: 2380, federation: 'SUI', birth: '1990/00/00', club: 'Bern' },
  absences: [bye(2)],
};
const OTTO: Player = { ...blankPlayer(8, 'Holt, Otto'), tpn: 9, title: 'FM', category: 'U18', sex: 'm' };
const PLAYERS = new Map([OTTO, ANNA].map((player) => [player.id, player]));

const row = (
  verdict: PlayerRow['verdict'],
  candidates: readonly Player[],
  said: Partial<EditablePlayer> | null,
  more: Partial<PlayerRow> = {},
): PlayerRow => ({
  ...{ row: 17, verdict, name: 'Berg, A.', byes: [], text: '' },
  player: said === null ? null : { ...blankPlayer(0, 'Berg, A.'), ...said },
  candidates: candidates.map(({ id }) => id),
  ...more,
});

const fates = (read: PlayerRow) =>
  fatesOf(read, PLAYERS, FIDE_RATINGS).map((fate) =>
    fate.kind === 'change' ? `change ${fate.player}` : fate.kind,
  );

describe('what may become of a row of a player', () => {
  it('is nothing but to leave it out where it was rejected', () => {
    expect(fates(row('rejected', [ANNA], { rating: 2400 }))).toEqual(['leave']);
  });

  it('is to enter it where nobody is meant', () => {
    expect(fates(row('new', [], { rating: 2400 }))).toEqual(['leave', 'new']);
  });

  it('is to keep a player who is meant, and to change them where the row has news: a field or a bye', () => {
    expect(fates(row('matched', [ANNA], {}))).toEqual(['leave', 'keep']);
    expect(fates(row('matched', [ANNA], { club: 'Bern' }, { byes: [bye(2, 'zero')] }))).toEqual([
      'leave',
      'keep',
    ]);
    expect(fates(row('matched', [ANNA], { club: 'Biel' }))).toEqual(['leave', 'keep', 'change 31']);
    expect(fates(row('matched', [ANNA], {}, { byes: [bye(3)] }))).toEqual(['leave', 'keep', 'change 31']);
  });

  it('is one or two for each who may be meant, or a new player where the arbiter decides', () => {
    expect(fates(row('ambiguous', [OTTO, ANNA], { club: 'Bern' }))).toEqual([
      'leave',
      'keep',
      'change 8',
      'keep',
      'new',
    ]);
  });
});

describe('what a row brings', () => {
  it('is the byes of rounds for which the player has none', () => {
    const byes = [bye(1), bye(2, 'zero'), bye(3, 'full')];
    expect(newByes(row('matched', [ANNA], {}, { byes }), ANNA)).toEqual([bye(1), bye(3, 'full')]);
    expect(newByes(row('matched', [OTTO], {}, { byes }), OTTO)).toEqual(byes);
  });

  it('is what differs from what is entered', () => {
    expect(
      changesFor(row('matched', [ANNA], { club: 'Biel', federation: 'SUI' }), ANNA, FIDE_RATINGS),
    ).toEqual({
      club: 'Biel',
    });
  });

  it('is of a new player the rating that counts by the method', () => {
    const said = { ...blankPlayer(0, 'Berg, A.'), national: national(1900) };
    expect(byRule(said, FIDE_RATINGS).rating).toBe(0);
    expect(byRule(said, NATIONAL).rating).toBe(1900);
    // A plain column is FIDE's where that one counts; not of those who have none on FIDE's list.
    const plain = { ...blankPlayer(0, 'Berg, A.'), rating: 2100 };
    expect(byRule(plain, NATIONAL)).toMatchObject({ name: 'Berg, A.', rating: 2100, national: null });
    expect(byRule(plain, NATIONAL, true)).toMatchObject({ rating: 2100, national: { rating: 2100 } });
  });
});

describe('news in words', () => {
  const words = (changed: Partial<EditablePlayer>, known: Partial<EditablePlayer> = ANNA) =>
    changesAsWords(changed, known);

  it('name the field, what it is now and what it was', () => {
    expect(words({ rating: 2390, club: 'Biel', title: 'WIM' })).toEqual([
      'rating 2390, not 2380',
      'club Biel, not Bern',
      'title WIM',
    ]);
  });

  it('show a field that is emptied as a dash, and a rating of 0 as none', () => {
    expect(words({ club: '' })).toEqual(['club –, not Bern']);
    expect(words({ rating: 0 })).toEqual(['rating –, not 2380']);
    expect(words({ estimate: 0 })).toEqual([]);
  });

  it('show births without the parts that nobody knows', () => {
    expect(words({ birth: '1991/00/00' })).toEqual(['born 1991, not 1990']);
    expect(words({ birth: '1990/05/00' })).toEqual(['born 1990/05, not 1990']);
    expect(words({ birth: '1990/10/30' })).toEqual(['born 1990/10/30, not 1990']);
    expect(words({ birth: '1990' })).toEqual([]);
    expect(words({ birth: '2000/01/01' }, {})).toEqual(['born 2000/01/01']);
  });

  it('take the tournament rating for FIDE’s where no other one is known', () => {
    expect(words({ official: 2385 })).toEqual(['FIDE rating 2385, not 2380']);
    expect(words({ official: 0 })).toEqual(['FIDE rating –, not 2380']);
    expect(words({ official: 2380 })).toEqual([]);
    expect(words({ rating: 2390 }, { rating: 2380, official: 2370 })).toEqual(['rating 2390, not 2380']);
  });

  it('show the number of a national rating', () => {
    expect(words({ national: national(2010) })).toEqual(['national rating 2010']);
    expect(words({ national: null }, { national: national(2010) })).toEqual(['national rating –, not 2010']);
    expect(words({ national: national(2010) }, { national: { ...national(2010), name: 'x' } })).toEqual([]);
  });

  it('leave out fields that nobody reads', () => {
    expect(words({ ratingSource: 'list', ratingMonth: '2026-11', feePaid: true })).toEqual([]);
  });
});

describe('a row of a player as it is reviewed', () => {
  const review = (read: PlayerRow, rule: TournamentRating = FIDE_RATINGS) =>
    playerReview({ read, fates: fatesOf(read, PLAYERS, rule) }, PLAYERS, rule);

  it('tells what it says in the order of a list of players, and what it changes', () => {
    const said: Partial<EditablePlayer> = {
      ...{ title: 'WIM', rating: 2390, federation: 'SUI', birth: '1990/04/00', fideId: '1300' },
      ...{ sex: 'w', club: 'Biel', category: 'S50', official: 2350, national: national(2400) },
    };
    const byes = [bye(2), bye(3, 'zero'), bye(5, 'full')];
    const read = row('matched', [ANNA], said, { byes, text: 'The title WIM was taken from the name.' });
    const news =
      // FIDE’s rating is the one that counts: it is told once.
      'sex w; title WIM; rating 2350, not 2380; national rating 2400; ' +
      'FIDE ID 1300; born 1990/04, not 1990; club Biel, not Bern; category S50; bye in round 3; bye in round 5';
    const told = review(read);
    expect(told).toMatchObject({ row: 17, verdict: 'matched', name: 'Berg, A.', choice: 1 });
    expect(told.facts).toBe(
      'WIM · 2390 · FIDE 2350 · national 2400 · SUI · 1990/04 · 1300 · w · Biel · S50 · byes R2 ½, R3 0, R5 1',
    );
    const parts = (text: string) => text.split('; ').toSorted();
    const [title, says] = told.text.split(/ The row says (.*)\./);
    expect(title).toBe('The title WIM was taken from the name.');
    expect(parts(says!)).toEqual(parts(news));
    expect(told.options.map(({ effect }) => effect)).toEqual(['none', 'none', 'changes']);
    expect(told.options.slice(0, 2).map(({ label }) => label)).toEqual([
      'skip',
      'Berg, Anna, as entered (2380 · SUI · 1990 · Bern)',
    ]);
    expect(told.options[2]!.label).toBe(`Berg, Anna, change ${says}`);
  });

  it('says a rating once: FIDE’s and the national one only where they are others', () => {
    const same = { rating: 2100, official: 2100, national: national(2100) };
    expect(review(row('new', [], same)).facts).toBe('2100');
    expect(review(row('new', [], { ...same, official: 0 })).facts).toBe('2100');
    expect(review(row('new', [], {})).facts).toBe('');
  });

  it('of nobody who is registered enters them unless the arbiter leaves them out', () => {
    expect(review(row('new', [], { rating: 2100 }))).toEqual({
      ...{ row: 17, verdict: 'new', name: 'Berg, A.', facts: '2100', text: '', choice: 1 },
      options: [
        { label: 'skip', effect: 'none' },
        { label: 'a new player', effect: 'adds' },
      ],
    });
  });

  it('that several may be meant by waits for the arbiter, and offers each of them by name', () => {
    const read = row('ambiguous', [OTTO, ANNA], { club: 'Bern' }, { text: 'Several.' });
    expect(review(read)).toEqual({
      ...{ row: 17, verdict: 'ambiguous', name: 'Berg, A.', facts: 'Bern', text: 'Several.', choice: null },
      options: [
        { label: 'skip', effect: 'none' },
        { label: 'Holt, Otto, as entered (FM · m · U18)', effect: 'none' },
        { label: 'Holt, Otto, change club Bern', effect: 'changes' },
        { label: 'Berg, Anna, as entered (2380 · SUI · 1990 · Bern)', effect: 'none' },
        { label: 'a new player', effect: 'adds' },
      ],
    });
  });

  it('that cannot be a player is left out', () => {
    expect(review(row('rejected', [], null, { text: 'The row has no name.' }))).toEqual({
      ...{ row: 17, verdict: 'rejected', name: 'Berg, A.', facts: '', text: 'The row has no name.' },
      ...{ choice: 0, options: [{ label: 'skip', effect: 'none' }] },
    });
  });

  it('warns of a national rating that does not count, of new players alone', () => {
    const said = { national: national(1900) };
    const aside = 'The national rating 1900 is kept and does not count: the tournament rating is FIDE’s.';
    expect(review(row('new', [], said)).text).toBe(aside);
    expect(review(row('new', [], said, { text: 'Almost.' })).text).toBe(`Almost. ${aside}`);
    expect(review(row('new', [], said), NATIONAL).text).toBe('');
    expect(review(row('new', [], { ...said, rating: 2000 })).text).toBe('');
    expect(review(row('ambiguous', [OTTO], said)).text).toBe('');
  });
});
