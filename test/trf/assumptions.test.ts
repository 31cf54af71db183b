/** What a report does not tell and every tournament has: each thing by itself. */
import { describe, expect, it } from 'vitest';
import { assumptionsOf, type TrfReading } from '../../src-engine/index.ts';
import { player, read } from './lines.ts';

/** A reading that tells everything, but for what the test takes away. */
const TOLD: TrfReading = {
  ...read('012 Open', '042 2026/11/07', '142 7', '162 W 1.0 D 0.5', player(1, '0.0')),
  systemSource: '192',
  namesRounds: true,
  namesTieBreaks: true,
  pairsTeams: false,
};
const initial = { ...TOLD.tournament, rules: { ...TOLD.tournament.rules, initialColour: 'white' as const } };

const codes = (changes: Partial<TrfReading>): string[] =>
  assumptionsOf({ ...TOLD, tournament: initial, ...changes }).map(({ code }) => code);

describe('nothing is assumed', () => {
  it('where everything is told', () => {
    expect(codes({})).toEqual([]);
  });
});

describe('what is assumed', () => {
  it('is a system by the day, unless teams are paired, who have none', () => {
    expect(codes({ systemSource: 'date' })).toEqual(['system-by-day']);
    expect(codes({ systemSource: 'date', pairsTeams: true })).toEqual([]);
    expect(codes({ pairsTeams: true })).toEqual([]);
  });

  it('is a system by the words of 092, or by the games', () => {
    expect(codes({ systemSource: '092' })).toEqual(['system-by-text']);
    expect(codes({ systemSource: 'games' })).toEqual(['system-by-games']);
    const rules = { ...initial.rules, system: 'dubov-2026' };
    expect(assumptionsOf({ ...TOLD, tournament: { ...initial, rules }, systemSource: '092' })).toEqual([
      { code: 'system-by-text', system: 'dubov-2026' },
    ]);
  });

  it('are tie-breaks and rounds that no record names, with what was taken', () => {
    expect(codes({ namesTieBreaks: false })).toEqual(['tie-breaks']);
    expect(codes({ namesRounds: false })).toEqual(['rounds']);
    const rules = { ...initial.rules, rounds: 11, tieBreaks: ['SB', 'DE'] };
    const reading = { ...TOLD, tournament: { ...initial, rules }, namesRounds: false, namesTieBreaks: false };
    expect(assumptionsOf(reading)).toEqual([
      { code: 'rounds', rounds: 11 },
      { code: 'tie-breaks', tieBreaks: ['SB', 'DE'] },
    ]);
  });

  it('is the first colour before the first round, and the first day', () => {
    const { rules } = initial;
    const unknown = { ...initial, rules: { ...rules, initialColour: null } };
    expect(codes({ tournament: unknown })).toEqual(['initial-colour']);
    const paired = read('012 Open', player(1, '1.0', '2 w 1'), player(2, '0.0', '1 b 0')).tournament;
    expect(codes({ tournament: { ...unknown, rounds: paired.rounds } })).toEqual([]);
    expect(codes({ tournament: { ...initial, info: { ...initial.info, startDate: '' } } })).toEqual([
      'start-date',
    ]);
  });

  it('are points in a report of an older format, where no record tells one of them', () => {
    const lineOfTag = (...tags: string[]) => new Map(tags.map((tag) => [tag, 1] as const)) as never;
    const older = { format: 'trf16', lineOfTag: lineOfTag('012') } as const;
    expect(codes(older)).toEqual(['points']);
    for (const tag of ['162', 'XXS', 'BBW', 'BBD', 'BBL', 'BBZ', 'BBF', 'BBU'])
      expect([tag, codes({ ...older, lineOfTag: lineOfTag('012', tag) })]).toEqual([tag, []]);
    // TRF26 without 162 says 1, ½, 0.
    expect(codes({ lineOfTag: lineOfTag('012') })).toEqual([]);
  });
});
