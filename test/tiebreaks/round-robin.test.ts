import { describe, expect, it } from 'vitest';
import {
  BLANK_TOURNAMENT,
  isPredetermined,
  readTrf,
  standingsOf,
  workingOf,
  writeTrf,
  type Tournament,
} from '../../src-engine/index.ts';
import { completeCycles } from '../../src-engine/model/complete-schedule.ts';
import { en as texts } from '../../src-engine/texts/index.ts';
import { eventOf } from './event.ts';
import { valuesOf } from './values.ts';

const RULES = { rules: { system: 'round-robin' } };

/** Four players, everybody meets everybody; 3 forfeits to 1 with Black, 4 to 2 with White. */
const EVENT = eventOf(['2w1 3w+ 4b=', '1b0 4b+ 3w1', '4w= 1b- 2b0', '3b= 2w- 1w='], RULES);

describe('15.2 forfeits in a round robin', () => {
  it('are games for Sonneborn-Berger and Koya', () => {
    // Scores 2½, 2, ½, 1.
    expect(valuesOf(EVENT, 'SB')[1]).toBe(2 + 0.5 + 0.5);
    expect(valuesOf(EVENT, 'KS')[1]).toBe(1);
  });

  it.each(['2024', '2026'] as const)('7.2–7.4 are never games over the board, text of %s', (text) => {
    expect(valuesOf(EVENT, 'WON', { text })).toEqual({ 1: 1, 2: 1, 3: 0, 4: 0 });
    expect(valuesOf(EVENT, 'BPG', { text })).toEqual({ 1: 1, 2: 1, 3: 1, 4: 1 });
    expect(valuesOf(EVENT, 'BWG', { text })).toEqual({ 1: 0, 2: 0, 3: 0, 4: 0 });
    expect(valuesOf(EVENT, 'WIN', { text })).toEqual({ 1: 2, 2: 2, 3: 0, 4: 0 });
    expect(valuesOf(EVENT, 'REP', { text })).toEqual({ 1: 3, 2: 3, 3: 2, 4: 2 });
  });

  it('7.7 leave a forfeit loss below a draw and a won one at a point', () => {
    expect(valuesOf(EVENT, 'STD', { text: '2026' })).toEqual({ 1: 2.5, 2: 2, 3: 0.5, 4: 1 });
  });

  it('stay out of the ratings', () => {
    expect(valuesOf(EVENT, 'ARO')[1]).toBe(Math.floor((1990 + 1970) / 2));
  });

  it('leave no round with a dummy, and no adjusted score', () => {
    expect(valuesOf(EVENT, 'SB/C1')[1]).toBe(2 + 0.5);
  });
});

describe('C.05 6.6 a forfeit recorded without the withdrawn opponent', () => {
  it('counts against the one whom the table leaves', () => {
    // 4 plays two of three games, beats 2 and withdraws; 1 gets the point of round 3. Scores of 3, 0, 2 and 1.
    const event = eventOf(['2w1 3w1 +', '1b0 4b0 3w0', '4w1 1b0 2b1', '3b0 2w1 .'], RULES);
    const named = eventOf(['2w1 3w1 4b+', '1b0 4b0 3w0', '4w1 1b0 2b1', '3b0 2w1 1w-'], RULES);
    for (const one of [event, named]) {
      expect(valuesOf(one, 'SB')).toEqual({ 1: 0 + 2 + 1, 2: 0, 3: 1, 4: 0 });
      expect(valuesOf(one, 'SB/C2')[1]).toBe(2);
      expect(valuesOf(one, 'KS/L-1')).toEqual({ 1: 2, 2: 0, 3: 1, 4: 0 });
    }
  });

  it('is a game that the withdrawn player lost: the direct encounter of the two is complete', () => {
    // Both have two points; 1 won the game that 4 did not come to.
    const event = eventOf(['2w1 3b0 +', '1b0 4b0 3w1', '4b0 1w1 2b0', '3w1 2w1 .'], RULES);
    const { rows } = standingsOf(event, { tieBreaks: ['DE'] });
    expect(rows.map(({ player, sharedRank }) => [player, sharedRank])).toEqual([
      [1, 1],
      [4, 2],
      [2, 3],
      [3, 4],
    ]);
  });

  it('adds nothing where two players could be meant', () => {
    const event = eventOf(['+ 3w1', '. 4w1', '. 1b0', '. 2b0'], RULES);
    const working = workingOf(event, 1, 'SB', { predetermined: true });
    expect(working.ok && working.value.lines.map(({ opponent }) => opponent)).toEqual([3]);
  });
});

describe('8 Buchholz in a round robin', () => {
  it('is shown and does not rank', () => {
    const { problems, tieBreaks, rows } = standingsOf(EVENT, { tieBreaks: ['BH', 'SB'], text: '2026' });
    expect(problems).toEqual([{ code: 'not-in-round-robin', text: 'BH', article: 'C.07 8' }]);
    expect(tieBreaks).toEqual(['BH', 'SB']);
    expect(rows[0]!.values[0]!.shown).toBe('3.5');
  });

  it('ranks nobody, but under the text before', () => {
    // 1 and 2 have a point each, against opponents with 3 and 1.
    const event = eventOf(['2w1 3b0', '1b0 4w1', '4w1 1w1', '3b0 2b0'], {
      rules: { ...RULES.rules, rounds: 3 },
    });
    const ranked = (text: '2024' | '2026') => {
      const { rows, problems } = standingsOf(event, { tieBreaks: ['BH'], text });
      return [rows.map(({ sharedRank }) => sharedRank), problems.length];
    };
    expect(ranked('2026')).toEqual([[1, 2, 2, 4], 1]);
    expect(ranked('2024')).toEqual([[1, 2, 3, 4], 0]);
  });
});

describe('less than half of the games played', () => {
  /** Player 4 played one of three games, then withdrew. */
  const event = eventOf(['4w0 2w1 3b=', '3w= 1b0 4w+', '2b= 4w+ 1w=', '1b1 3b- 2b-'], {
    ...RULES,
    players: [{}, {}, {}, { withdrawnFrom: 2 }],
  });

  it('takes their points and those against them out of the standings', () => {
    const { rows } = standingsOf(event, { tieBreaks: ['SB'] });
    expect(rows.map(({ player, points }) => [player, points])).toEqual([
      [1, 15],
      [3, 10],
      [2, 5],
      [4, 0],
    ]);
    expect(rows.at(-1)!.annulled).toBe(true);
    expect(rows.filter(({ annulled }) => annulled)).toHaveLength(1);
  });

  it('keeps everything where half of the games were played', () => {
    const two = eventOf(['2w1 2b+', '1b0 1w-'], RULES);
    expect(standingsOf(two, { tieBreaks: [] }).rows.map(({ points }) => points)).toEqual([20, 0]);
  });
});

describe('C.05 6.6 who has left', () => {
  it('is not a player whose opponents did not come', () => {
    // Five players: 1 plays one game, wins three by forfeit and has the free round.
    const event = eventOf(
      ['2w1 3w+ 4w+ 5w+ .', '1b0 . 3w1 4b1 5w=', '. 1b- 2b0 . 4w1', '5w1 . 1b- 2w0 3b0', '4b0 . . 1b- 2b='],
      RULES,
    );
    expect(standingsOf(event, { tieBreaks: [] }).rows[0]).toMatchObject({ player: 1, annulled: false });
  });

  it('is nobody yet in standings of a round before they withdrew', () => {
    const event = eventOf(['2w1 3b- 4w-', '1b0 4b1 3w1', '4w1 1w+ 2b0', '3b0 2w0 1b+'], {
      ...RULES,
      players: [{ withdrawnFrom: 3 }],
    });
    const annulled = (afterRound: number): boolean =>
      standingsOf(event, { afterRound, tieBreaks: [] }).rows.some((row) => row.annulled);
    expect([1, 2, 3].map(annulled)).toEqual([false, true, true]);
  });

  it('shares the last place with others who left', () => {
    const event = eventOf(['2w- 3b- 4w1', '1b+ 4b- 3w1', '4w1 1w+ 2b0', '3b0 2w+ 1b0'], RULES);
    const gone = eventOf(['2w- 3b- 4w-', '1b- 4b- 3w-', '4w1 1w+ 2b+', '3b0 2w+ 1b+'], RULES);
    expect(standingsOf(event, { tieBreaks: [] }).rows.at(-1)!.annulled).toBe(true);
    const last = standingsOf(gone, { tieBreaks: ['WIN', 'DE'] }).rows.slice(-2);
    expect(last.map(({ annulled, sharedRank }) => [annulled, sharedRank])).toEqual([
      [true, 3],
      [true, 3],
    ]);
  });
});

describe('which events have pairings known beforehand', () => {
  const schedule = [
    '6w1 5w1 4w1 3w1 2w1',
    '5w1 4w1 3w1 6w1 1b0',
    '4w1 6w1 2b0 1b0 5w1',
    '3b0 2b0 1b0 5b1 6w1',
    '2b0 1b0 6w1 4w0 3b0',
    '1b0 3b0 5b0 2b0 4b0',
  ];
  const imported = (lines: readonly string[]) => {
    const event = eventOf(lines);
    return { ...event, rounds: event.rounds.map((round) => ({ ...round, system: '' })) };
  };

  it('takes the word of the rules and of the heading', () => {
    expect(isPredetermined(eventOf(['.'], RULES))).toBe(true);
    expect(isPredetermined(eventOf(['.'], { type: 'Individual: Round-Robin' }))).toBe(true);
    expect(isPredetermined(eventOf(['.'], { type: 'Individual: Swiss-System' }))).toBe(false);
  });

  it('C.05 6.6: a report that names no system is what its games are, and the rules keep it', () => {
    const without = schedule.map((line) => line.split(' ').slice(0, 4).join(' '));
    expect(completeCycles(6, imported(schedule).rounds)).toBe(1);
    expect(completeCycles(6, imported(without).rounds)).toBe(0);
    const { rounds } = imported(schedule);
    expect(completeCycles(6, [...rounds, ...rounds])).toBe(2);
    const games = { ...imported(schedule), rules: { ...BLANK_TOURNAMENT.rules, rounds: 5 } };
    const read = (changes: Partial<Tournament>) => {
      const reading = readTrf(writeTrf({ ...games, ...changes }, 'trf26', { assumed: ['system'] }));
      if (!reading.ok) throw new Error(reading.failure.code);
      return [reading.value.tournament.rules.system, reading.value.systemSource];
    };
    expect(read({})).toEqual(['round-robin', 'games']);
    expect(read({ rounds: rounds.slice(0, 4) })).toEqual(['dutch-2026', 'date']);
  });

  it('takes the word of record 192, known or not, before the schedule', () => {
    const line = { line: '192 FIDE_SCHEVENINGEN_G2', after: '142' };
    expect(isPredetermined({ ...eventOf(['.']), keptRecords: [line] })).toBe(true);
    const other = { line: '192 CUSTOM_SWISS', after: '142' };
    expect(isPredetermined({ ...imported(schedule), keptRecords: [other] })).toBe(false);
    const file = { format: 'trf26', order: ['name', 'system'], spellings: [] } as const;
    expect(isPredetermined({ ...imported(schedule), file })).toBe(false);
  });

  it('does not guess for rounds that a Swiss system paired', () => {
    expect(isPredetermined(eventOf(schedule))).toBe(false);
  });
});

describe('C.07 8: what ranks', () => {
  it('Buchholz is shown in a round robin and ranks nobody; the list of what ranks leaves it out', () => {
    const standings = standingsOf(EVENT, { tieBreaks: ['BH', 'SB', 'DE'], text: '2026' });
    expect([standings.tieBreaks, standings.ranking]).toEqual([
      ['BH', 'SB', 'DE'],
      ['SB', 'DE'],
    ]);
    const columns = standings.tieBreaks.map((code) => ({
      ...{ code, name: code },
      ranks: standings.ranking.includes(code),
    }));
    expect(texts.sheets.orderOf(columns)).toBe('Ranked by points, then SB SB, DE DE.');
    expect(texts.sheets.orderOf(columns.slice(0, 1))).toBe('Ranked by points.');
  });
});
