/** Records on the conduct of an event: rounds, first colour, system, tie-breaks, and this program's own remarks. */
import { describe, expect, it } from 'vitest';
import { DEFAULT_RULES, type Rules } from '../../src-engine/model/rules.ts';
import { BLANK_TOURNAMENT } from '../../src-engine/model/tournament.ts';
import { keepsSystemCode, roundsAndColourRecords, systemRecords } from '../../src-engine/trf/settings.ts';
import { systemOptionsRecord, tenthsOfBeta } from '../../src-engine/trf/system-options.ts';
import { player, read } from './lines.ts';

/** A report of two players without a game; what is told of its other lines, which begin with the second. */
function report(...lines: readonly string[]) {
  const reading = read('012 Open', ...lines, player(1, '0.0'), player(2, '0.0'));
  const told = reading.deviations
    .filter(({ line }) => line > 1 && line < 2 + lines.length)
    .map(({ code, line, column, found, takenAs }) => `${code} ${line}:${column} ${found} > ${takenAs}`);
  return { ...reading, rules: reading.tournament.rules, told };
}

/** Two rounds were played. */
const played = (...lines: readonly string[]) => {
  const reading = read(
    '012 Open',
    ...lines,
    player(1, '1.5', '2 w 1', '2 b ='),
    player(2, '0.5', '1 b 0', '1 w ='),
  );
  const told = reading.deviations.filter(({ line }) => line > 1 && line < 2 + lines.length);
  return [
    reading.tournament.rules.rounds,
    ...told.map(({ code, column, found, takenAs }) => `${code} ${column} ${found} > ${takenAs}`),
  ];
};

describe('142, XXR, TNR the number of rounds', () => {
  const rounds = (...lines: readonly string[]) => {
    const { rules, told, namesRounds } = report(...lines);
    return [rules.rounds, namesRounds, ...told];
  };

  it('is a number from 1 to 999', () => {
    expect(rounds('142 1')).toEqual([1, true]);
    expect(rounds('142 999')).toEqual([999, true]);
    expect(rounds('142 0')).toEqual([0, false, 'record-unreadable 2:5 142 0 > ']);
    expect(rounds('142 1000')).toEqual([0, false, 'record-unreadable 2:5 142 1000 > ']);
    expect(rounds('142 7x')).toEqual([0, false, 'record-unreadable 2:5 142 7x > ']);
    expect(rounds('142 -7')).toEqual([0, false, 'record-unreadable 2:5 142 -7 > ']);
  });

  it('is told once, or alike, else the first one counts', () => {
    expect(rounds('142 7', 'XXR 7')).toEqual([7, true]);
    expect(rounds('XXR 9', '142 7')).toEqual([7, true, 'record-overruled 2:1 XXR 9 > 7']);
    expect(rounds('142 7', '142 8')).toEqual([7, true, 'duplicate-record 3:1 142 8 > 7']);
    expect(rounds('142 7', '142  7')).toEqual([7, true]);
    expect(rounds('142 x', 'XXR 5')).toEqual([5, true, 'record-unreadable 2:5 142 x > ']);
  });

  it('in the words of another program is a dialect', () => {
    expect(rounds('TNR 5')).toEqual([5, true, 'dialect-record 2:1 TNR 5 > XXR 5']);
    expect(rounds('TNR five')).toEqual([0, false, 'record-unreadable 2:5 TNR five > ']);
  });

  it('is that of the rounds that were played, where fewer were declared', () => {
    expect(played('142 1')).toEqual([2, 'count-disagrees 5 1 > 2']);
    expect(played('142 2')).toEqual([2]);
    expect(played('142 3')).toEqual([3]);
    expect(played()).toEqual([2]);
    expect(played('142 1', 'XXR 2')).toEqual([2, 'count-disagrees 5 1 > 2']);
  });

  it('is written in the words of the format, nothing for none', () => {
    const lines = (rules: Partial<Rules>, format: 'trf16' | 'trf26') =>
      roundsAndColourRecords({ ...DEFAULT_RULES, ...rules }, format).map(({ key, lines: [line] }) => [
        key,
        line,
      ]);
    expect(lines({ rounds: 9, initialColour: 'black' }, 'trf26')).toEqual([
      ['rounds', '142 9'],
      ['colour', '152 B'],
    ]);
    expect(lines({ rounds: 9, initialColour: 'white' }, 'trf16')).toEqual([
      ['rounds', 'XXR 9'],
      ['colour', 'XXC white1'],
    ]);
    for (const format of ['trf16', 'trf26'] as const)
      expect(lines({ rounds: 0, initialColour: null }, format)).toEqual([
        ['rounds', undefined],
        ['colour', undefined],
      ]);
  });
});

describe('152, XXC the first colour', () => {
  const colour = (...lines: readonly string[]) => {
    const { rules, told } = report(...lines);
    return [rules.initialColour, ...told];
  };

  it('is a capital letter; a small one is read', () => {
    expect(colour('152 W')).toEqual(['white']);
    expect(colour('152 B')).toEqual(['black']);
    expect(colour('152 w')).toEqual(['white', 'colour-spelling 2:5 w > W']);
    expect(colour('152 b')).toEqual(['black', 'colour-spelling 2:5 b > B']);
    expect(colour('152 X')).toEqual([null, 'record-unreadable 2:5 152 X > ']);
    expect(colour('152 WB')).toEqual([null, 'record-unreadable 2:5 152 WB > ']);
    expect(colour()).toEqual([null]);
  });

  it('in the words of engines is the last that they name', () => {
    expect(colour('XXC white1')).toEqual(['white']);
    expect(colour('XXC Black1')).toEqual(['black']);
    expect(colour('XXC white')).toEqual(['white']);
    expect(colour('XXC rank black')).toEqual(['black']);
    expect(colour('XXC white1 black1')).toEqual(['black']);
    expect(colour('XXC white1', 'XXC  rank')).toEqual(['white']);
    expect(colour('XXC')).toEqual([null]);
    expect(colour('XXC red black1')).toEqual(['black', 'record-unreadable 2:5 XXC red black1 > ']);
  });

  it('is that of 152 where both tell one', () => {
    expect(colour('XXC black1', '152 W')).toEqual(['white', 'record-overruled 2:1 XXC black1 > 152 W']);
    expect(colour('152 B', 'XXC white1')).toEqual(['black', 'record-overruled 3:1 XXC white1 > 152 B']);
    expect(colour('152 B', 'XXC black1')).toEqual(['black']);
    expect(colour('152 B', 'XXC rank')).toEqual(['black']);
  });
});

describe('192 the system', () => {
  const system = (...lines: readonly string[]) => {
    const { rules, told, systemSource } = report(...lines);
    return [rules.system, rules.acceleration, systemSource, ...told];
  };

  it('is that of its code', () => {
    expect(system('192 FIDE_DUTCH_2017')).toEqual(['dutch-2017', 'none', '192']);
    expect(system('192 fide_dubov')).toEqual(['dubov-2026', 'none', '192']);
    expect(system('192 FIDE_DUTCH_BAKU')).toEqual(['dutch-2026', 'baku-2026', '192']);
    expect(system('192 FIDE_DUTCH_2017_BAKU')).toEqual(['dutch-2017', 'baku-2017', '192']);
    expect(system('192 FIDE_ROUNDROBIN_BAKU')).toEqual([
      ...['round-robin', 'none', '192'],
      'acceleration-unused 2:5 FIDE_ROUNDROBIN_BAKU > round-robin',
    ]);
    expect(system('192 FIDE_DOUBLEROUNDROBIN')).toEqual(['double-round-robin', 'none', '192']);
  });

  it('of a code that nobody has is that of the day, or of the text of 092', () => {
    expect(system('192 KEIZER')).toEqual([
      'dutch-2026',
      'none',
      'date',
      'system-unknown 2:5 KEIZER > dutch-2026',
    ]);
    expect(system('192 KEIZER', '042 2026/01/31')).toEqual([
      ...['dutch-2017', 'none', 'date', 'system-unknown 2:5 KEIZER > dutch-2017'],
    ]);
    expect(system('192 KEIZER', '042 2026/02/01')[0]).toBe('dutch-2026');
    expect(system('192 SWISS', '092 Burstein system')).toEqual([
      ...['burstein-2026', 'none', '092', 'system-unknown 2:5 SWISS > burstein-2026'],
    ]);
    expect(system('192 CUSTOM_ROUNDROBIN')).toEqual([
      ...['round-robin', 'none', '192', 'system-unknown 2:5 CUSTOM_ROUNDROBIN > round-robin'],
    ]);
    expect(read('012 Open', '192 KEIZER', player(1, '0.0')).tournament.keptRecords).toEqual([
      { line: '192 KEIZER', after: '012' },
    ]);
  });

  it.each([
    ['Lim', 'lim-2026'],
    ['Dubov System', 'dubov-2026'],
    ['Swiss (British Chess Federation)', 'bcf'],
    ['Rundenturnier', 'round-robin'],
    ['doppelrundig', 'double-round-robin'],
    ['Double Round Robin', 'double-round-robin'],
    ['FIDE_BURSTEIN_2025', 'burstein-2025'],
    ['mwm-random', 'mwm-random'],
  ])('092 %j names %s', (text, expected) => {
    expect(system(`092 ${text}`)).toEqual([expected, 'none', '092']);
  });

  it('092 names one that this program does not have, or none', () => {
    expect(system('042 2020/01/01', '092 Lim')[0]).toBe('lim-old');
    expect(system('092 Keizer')).toEqual([
      'dutch-2026',
      'none',
      'date',
      'system-unknown 2:5 Keizer > dutch-2026',
    ]);
    expect(system('042 2020/01/01', '092 Scheveningen')).toEqual([
      ...['dutch-2017', 'none', 'date', 'system-unknown 3:5 Scheveningen > dutch-2017'],
    ]);
    expect(system('092 Swiss')).toEqual(['dutch-2026', 'none', 'date']);
  });

  it('of everybody who met everybody is a round robin, where nothing names one', () => {
    // Five players: in round r the two meet whose numbers have the sum r, or r + 5.
    const lines = [1, 2, 3, 4, 5].map((number) => {
      const cells = [1, 2, 3, 4, 5].map((round) => {
        const other = (round - number + 10) % 5 || 5;
        return other === number ? '' : `${other} ${number < other ? 'w' : 'b'} =`;
      });
      return player(number, '2.0', ...cells);
    });
    const told = (...heading: readonly string[]) => {
      const { tournament, systemSource, deviations } = read('012 Open', ...heading, ...lines);
      return [
        ...[tournament.rules.system, systemSource],
        ...deviations.map(({ code, line, column, takenAs }) => `${code} ${line}:${column} ${takenAs}`),
      ];
    };
    expect(told()).toEqual(['round-robin', 'games', 'schedule-complete 2:5 round-robin']);
    expect(told('092 Club event')).toEqual(['round-robin', 'games', 'schedule-complete 2:5 round-robin']);
    expect(told('192 FIDE_DUTCH')).toEqual(['dutch-2026', '192']);
    expect(told('192 KEIZER')).toEqual(['dutch-2026', 'date', 'system-unknown 2:5 dutch-2026']);
    expect(told('092 Berger')).toEqual(['round-robin', '092']);
  });

  it('is written by its code, unless a code that was kept still holds', () => {
    const event = { ...BLANK_TOURNAMENT, rules: { ...DEFAULT_RULES, tieBreaks: ['BH', 'SB'] } };
    const lines = (tournament: typeof event) => systemRecords(tournament).flatMap((record) => record.lines);
    expect(lines(event)).toEqual(['192 FIDE_DUTCH', '202 BH,SB']);
    const baku = { ...event, rules: { ...DEFAULT_RULES, acceleration: 'baku-2026' as const, tieBreaks: [] } };
    expect(lines(baku)).toEqual(['192 FIDE_DUTCH_BAKU']);
    const kept = { ...event, keptRecords: [{ line: '192 KEIZER', after: '012' }] };
    expect([keepsSystemCode(kept), lines(kept)]).toEqual([true, ['202 BH,SB']]);
    const chosen = { ...kept, rules: { ...kept.rules, system: 'lim-2026' } };
    expect([keepsSystemCode(chosen), lines(chosen)]).toEqual([false, ['192 CUSTOM_SWISS', '202 BH,SB']]);
    const named = { ...chosen, info: { ...event.info, type: 'Lim' } };
    expect(keepsSystemCode(named)).toBe(true);
    const other = { ...event, keptRecords: [{ line: '193 KEIZER', after: '012' }] };
    expect(keepsSystemCode(other)).toBe(false);
  });
});

describe('202, 212 the tie-breaks', () => {
  const tieBreaks = (...lines: readonly string[]) => {
    const { rules, told, namesTieBreaks } = report(...lines);
    return [rules.tieBreaks.join(' '), namesTieBreaks, ...told];
  };

  it('are those of 202, else of 212 without the points', () => {
    expect(tieBreaks('202 BH, SB ,,DE')).toEqual(['BH SB DE', true]);
    expect(tieBreaks('212 pts,BH,SB')).toEqual(['BH SB', true]);
    expect(tieBreaks('202 PTS,BH')).toEqual(['PTS BH', true]);
    expect(tieBreaks('212 BH', '202 SB')).toEqual(['SB', true]);
    const usual = DEFAULT_RULES.tieBreaks.join(' ');
    expect([tieBreaks(), tieBreaks('202'), tieBreaks('212 PTS')]).toEqual([
      [usual, false],
      [usual, false],
      [usual, false],
    ]);
  });

  it('C.07 are those of the text of the day', () => {
    const text = (day: string) => report(`042 ${day}`).rules.tieBreakText;
    expect(['2026/02/28', '2026/03/01'].map(text)).toEqual(['2024', '2026']);
    expect(report().rules.tieBreakText).toBe('2026');
  });
});

describe('### the remarks of this program', () => {
  const options = (...lines: readonly string[]) => {
    const { rules, told, tournament } = report(...lines.map((line) => `### Wallchart: ${line}`));
    const { maximumColourDifference, maxiTournament, numbersByLot, lastRoundsInOrder } = rules;
    const set = { maximumColourDifference, maxiTournament, numbersByLot, lastRoundsInOrder };
    return [
      ...Object.entries(set).flatMap(([name, value]) => (value === undefined ? [] : [`${name} ${value}`])),
      ...told,
      ...tournament.keptRecords.map(({ line }) => `kept ${line}`),
    ];
  };

  it('β is a number above 0 with one decimal at most, the last counts', () => {
    const texts = ['2', '1.5', '0.1', '0', '0.0', '1.55', '1234', '-1', '1,5', ''];
    expect(texts.map(tenthsOfBeta)).toEqual([20, 15, 1, null, null, null, null, null, null, null]);
    expect(options('beta 1.5')).toEqual(['maximumColourDifference 15']);
    expect(options('beta 1.5', 'beta  3 ')).toEqual(['maximumColourDifference 30']);
    expect(options('beta 3', 'beta 0')).toEqual([
      ...['maximumColourDifference 30', 'record-unreadable 3:5 ### Wallchart: beta 0 > '],
    ]);
  });

  it('settings are there by their words, others are kept', () => {
    expect(options('Maxi-tournament', 'numbers by lot', 'last rounds in order ')).toEqual([
      ...['maxiTournament true', 'numbersByLot true', 'lastRoundsInOrder true'],
    ]);
    expect(options('Maxi-tournaments', 'by lot')).toEqual([
      ...['kept ### Wallchart: Maxi-tournaments', 'kept ### Wallchart: by lot'],
    ]);
    expect(options('seal abc-123')).toEqual([]);
    expect(options('seal')).toEqual(['kept ### Wallchart: seal']);
  });

  it('lots are a whole number, the last counts', () => {
    const seed = (...lines: readonly string[]) =>
      report(...lines.map((line) => `### Wallchart: ${line}`)).rules.lotSeed;
    expect(seed('lots 77')).toBe(77);
    expect(seed('lots 77', 'lots -5')).toBe(-5);
    expect([seed('lots 7.5'), seed('lots'), seed('lots 12345678901')]).toEqual([1, 1, 1]);
  });

  it('a system is one of this program, the first counts, and no code stands against it', () => {
    const system = (...lines: readonly string[]) => {
      const { rules, told, systemSource } = report(...lines);
      return [rules.system, rules.acceleration, systemSource, ...told];
    };
    const named = (text: string) => `### Wallchart: system ${text}`;
    expect(system(named('lim-old'))).toEqual(['lim-old', 'none', 'comment']);
    expect(system(named('bcf, baku-2017'))).toEqual(['bcf', 'baku-2017', 'comment']);
    expect(system(named('bcf'), named('lim-old'))).toEqual(['bcf', 'none', 'comment']);
    expect(system(named('bcf'), named('round-robin, baku-2026')).slice(0, 3)).toEqual([
      ...['bcf', 'none', 'comment'],
    ]);
    expect(system('192 CUSTOM_SWISS', named('bcf'))).toEqual(['bcf', 'none', 'comment']);
    expect(system('192 FIDE_DUBOV', named('bcf'))).toEqual(['dubov-2026', 'none', '192']);
    expect(system(named('keizer'))).toEqual([
      ...['dutch-2026', 'none', 'date', `record-unreadable 2:5 ${named('keizer')} > `],
    ]);
    expect(system(named('bcf, turbo'))).toEqual([
      ...['dutch-2026', 'none', 'date', `record-unreadable 2:5 ${named('bcf, turbo')} > `],
    ]);
    expect(system(named('round-robin, baku-2026'), named('bcf'))).toEqual([
      ...[
        'round-robin',
        'none',
        'comment',
        `acceleration-unused 2:5 ${named('round-robin, baku-2026')} > round-robin`,
      ],
    ]);
  });

  it('are written where the records of the format tell something else, or nothing', () => {
    const lines = (rules: Partial<Rules>, format: 'trf16' | 'trf26', isAssumed = false, type = '') =>
      systemOptionsRecord(
        {
          ...BLANK_TOURNAMENT,
          info: { ...BLANK_TOURNAMENT.info, type },
          rules: { ...DEFAULT_RULES, ...rules },
        },
        format,
        isAssumed,
      ).lines.map((line) => line.replace('### Wallchart: ', ''));
    expect(lines({}, 'trf16')).toEqual([]);
    expect(lines({ system: 'dutch-2017' }, 'trf26')).toEqual([]);
    expect(lines({ system: 'dutch-2017' }, 'trf16')).toEqual(['system dutch-2017']);
    expect(lines({ system: 'dutch-2017' }, 'trf16', true)).toEqual([]);
    expect(lines({ system: 'lim-2026' }, 'trf26')).toEqual(['system lim-2026']);
    expect(lines({ system: 'lim-2026' }, 'trf16', false, 'Lim')).toEqual([]);
    expect(lines({ acceleration: 'baku-2026' }, 'trf16')).toEqual(['system dutch-2026, baku-2026']);
    expect(lines({ acceleration: 'baku-2026' }, 'trf26')).toEqual([]);
    expect(lines({ acceleration: 'baku-2017' }, 'trf26')).toEqual(['system dutch-2026, baku-2017']);
    expect(lines({ system: 'round-robin', acceleration: 'baku-2026' }, 'trf26')).toEqual([]);
    expect(lines({ system: 'unknown' }, 'trf26')).toEqual([]);
    expect(
      lines(
        { system: 'mwm-random', lotSeed: 42, maximumColourDifference: 15, maxiTournament: true },
        'trf26',
      ),
    ).toEqual(['system mwm-random', 'lots 42', 'Maxi-tournament', 'beta 1.5']);
    expect(lines({ lastRoundsInOrder: true, numbersByLot: true, maxiTournament: false }, 'trf26')).toEqual([
      ...['numbers by lot', 'last rounds in order'],
    ]);
  });
});
