import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  filingProblems,
  isFideFederation,
  lossesOf,
  readTrf,
  writeTrf,
  type Tournament,
} from '../../src-engine/index.ts';
import { en } from '../../src-engine/texts/index.ts';
import { readTrfFile } from '../../src-main/files/trf.ts';

function sample(name: string): Tournament {
  const reading = readTrfFile(readFileSync(new URL(`samples/${name}/input.trf`, import.meta.url)));
  if (!reading.ok) throw new Error(reading.failure.code);
  return reading.value.tournament;
}

/** The identity of a number: none is the number of somebody. */
const idOf = (number: number) => 50 - 3 * number;

/** A sample whose players have identities that run against their numbers. */
function renumbered(name: string): Tournament {
  const { players, rounds, ...event } = sample(name);
  return {
    ...event,
    players: players.map((player) => ({ ...player, id: idOf(player.id) })),
    rounds: rounds.map((round) => ({
      ...round,
      boards: round.boards.map((board) => ({ ...board, white: idOf(board.white), black: idOf(board.black) })),
      unpaired: round.unpaired.map((each) => ({ ...each, player: idOf(each.player) })),
    })),
  };
}

const regular = renumbered('trf16-swiss');
const [first, ...others] = regular.players;

function problemsOf(change: Partial<Tournament>, format: 'trf16' | 'trf26' = 'trf16') {
  return filingProblems({ ...regular, ...change }, format);
}

describe('TRF26 001: players stand by starting rank, whoever registered first', () => {
  // The strongest came last to the desk.
  const last = regular.players.length + 1;
  const turned: Tournament = {
    ...regular,
    players: regular.players.map((player) => ({ ...player, tpn: last - player.tpn })),
  };

  it.each(['report', 'exchange'] as const)('in a %s', (purpose) => {
    for (const format of ['trf06', 'trf16', 'trf26'] as const) {
      const lines = writeTrf(turned, format, { purpose, lineEnd: '\n' }).split('\n');
      const numbers = lines.filter((line) => line.startsWith('001')).map((line) => Number(line.slice(4, 8)));
      expect(numbers).toEqual(turned.players.map((_, index) => index + 1));
    }
  });

  it('and are the same lines when they were read again', () => {
    const written = writeTrf(turned, 'trf26');
    for (const withLayout of [true, false]) {
      const reading = readTrf(written, { withLayout });
      if (!reading.ok) throw new Error(reading.failure.code);
      expect(writeTrf(reading.value.tournament, 'trf26')).toBe(written);
    }
  });
});

describe('TRF26 filing: what a rating report needs', () => {
  it('finds nothing to complain about but the player without a FIDE ID', () => {
    expect(problemsOf({}).map(({ code, weight, players }) => [code, weight, players])).toEqual([
      ['fide-id-missing', 'missing', [idOf(7)]],
    ]);
  });

  it.each([
    ['name', '', 'name-missing'],
    ['city', '', 'city-missing'],
    ['federation', '', 'federation-missing'],
    ['startDate', '', 'start-date-missing'],
    ['endDate', '', 'end-date-missing'],
    ['endDate', '2024/05/09', 'dates-reversed'],
    ['chiefArbiter', '', 'chief-arbiter-missing'],
    ['chiefArbiter', 'Somebody', 'arbiter-id-missing'],
    ['timeControl', '', 'time-control-missing'],
    ['roundDates', ['2024/05/10'], 'round-dates-missing'],
    ['roundDates', ['2024/05/10', '2024/05/11', '2024/05/13'], 'round-date-outside'],
  ] as const)('%s “%s”: %s', (field, value, code) => {
    const problems = problemsOf({ info: { ...regular.info, [field]: value } });
    expect(problems.map((problem) => problem.code)).toContain(code);
  });

  it('finds open and adjourned games, drafts and rounds that were not paired', () => {
    const [one, two, three] = regular.rounds;
    const open = { ...one!, boards: one!.boards.map((board) => ({ ...board, result: 'open' as const })) };
    const adjourned = {
      ...two!,
      boards: two!.boards.map((board) => ({ ...board, result: 'adjourned' as const })),
    };
    const draft = { ...three!, stage: 'draft' as const };
    const rules = { ...regular.rules, rounds: 5 };
    const problems = problemsOf({ rounds: [open, adjourned, draft], rules });
    expect(problems.map(en.trf.filing)).toEqual(
      expect.arrayContaining([
        'Only 3 of 5 rounds are paired.',
        'Not published yet: round 3.',
        'Round 1: 3 games have no result.',
        'Round 2: 3 games are adjourned.',
      ]),
    );
  });

  it('C.04.2 4.3 asks for the result that is to be rated', () => {
    const [one, ...later] = regular.rounds;
    const rated = { ...one!, boards: one!.boards.map((board) => ({ ...board, ratedAs: 'open' as const })) };
    expect(problemsOf({ rounds: [rated, ...later] }).map(({ code }) => code)).toContain('games-open');
  });

  it('names players whose data are missing or doubled', () => {
    const nobody = { ...first!, federation: '', birth: '', sex: null, fideId: others[0]!.fideId };
    const problems = problemsOf({ players: [nobody, ...others] });
    expect(problems).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ code: 'fide-id-doubled', players: [idOf(1), idOf(2)], weight: 'missing' }),
        expect.objectContaining({ code: 'player-federation-missing', players: [idOf(1)] }),
        expect.objectContaining({ code: 'birth-missing', players: [idOf(1)], weight: 'advice' }),
        expect.objectContaining({ code: 'sex-missing', players: [idOf(1)] }),
      ]),
    );
    const without = problemsOf({ players: [first!, ...others].map((each) => ({ ...each, fideId: '' })) });
    expect(without.map(({ code }) => code)).not.toContain('fide-id-doubled');
  });

  it.each([
    [{ federation: 'PRT' }, 'player-federation-unknown', 'advice'],
    [{ federation: 'por' }, 'player-federation-unknown', 'advice'],
    [{ birth: '2024/05/11' }, 'birth-after-event', 'missing'],
    [{ birth: '2024/06/00' }, 'birth-after-event', 'missing'],
    [{ birth: '2025/00/00' }, 'birth-after-event', 'missing'],
    [{ birth: '2022/01/01' }, 'birth-implausible', 'advice'],
    [{ birth: '1918/00/00' }, 'birth-implausible', 'advice'],
    [{ sex: 'm', title: 'WCM' }, 'title-of-women', 'missing'],
    [{ fideId: '', rating: 1800 }, 'rating-without-id', 'advice'],
    [{ rating: 1399 }, 'rating-below-floor', 'advice'],
    [{ rating: 2951 }, 'rating-implausible', 'missing'],
  ] as const)('%o: %s', (change, code, weight) => {
    const problems = problemsOf({ players: [{ ...first!, ...change }, ...others] });
    expect(problems).toContainEqual(expect.objectContaining({ code, weight, players: [idOf(1)] }));
  });

  it.each([
    { federation: 'FID' },
    { federation: 'NON' },
    { birth: '2021/12/31' },
    { birth: '1919/01/01' },
    { birth: '2019/00/00' },
    { sex: 'w', title: 'WCM' },
    { sex: 'w', title: 'GM' },
    { rating: 1400 },
    { rating: 0 },
    { rating: 2950 },
  ] as const)('%o is nothing to complain about', (change) => {
    expect(problemsOf({ players: [{ ...first!, ...change }, ...others] })).toEqual(problemsOf({}));
  });

  it('asks for ratings of 1000 at least before March 2024', () => {
    const info = { ...regular.info, startDate: '2024/02/29', endDate: '2024/05/12' };
    const rated = (rating: number) =>
      problemsOf({ info, players: [{ ...first!, rating }, ...others] }).map(({ code }) => code);
    expect(rated(999)).toContain('rating-below-floor');
    expect(rated(1000)).not.toContain('rating-below-floor');
  });

  it('knows the codes of FIDE where they are not those of ISO', () => {
    const iso = ['DEU', 'NLD', 'CHE', 'HRV', 'PRT', 'SVN', 'ZAF', 'GBR'];
    const fide = ['GER', 'NED', 'SUI', 'CRO', 'POR', 'SLO', 'RSA', 'ENG', 'SCO', 'WLS', 'FAI', 'KOS'];
    expect(iso.filter(isFideFederation)).toEqual([]);
    expect(fide.filter(isFideFederation)).toEqual(fide);
  });

  it('finds names that do not fit, and what has no code', () => {
    const long = { ...first!, name: 'Wolfeschlegelsteinhausenbergerdorff, Hubert' };
    const rules = { ...regular.rules, system: 'lim-2026' };
    const problems = problemsOf({ players: [long, ...others], rules }, 'trf26');
    expect(problems.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['field-too-long', 'system-without-code']),
    );
  });

  it('names the player of whom a value does not fit, whatever the value is', () => {
    const long = { ...first!, federation: 'FRANCE' };
    const { sex, title, name, rating, birth } = { ...first!, sex: '', title: '' };
    const national = {
      federation: 'FRA',
      sex,
      title,
      name,
      rating,
      origin: '',
      nationalId: '123456789012',
      birth,
    };
    const cut = (player: typeof long, format: 'trf16' | 'trf26') =>
      problemsOf({ players: [player, ...others] }, format)
        .filter(({ code }) => code === 'field-too-long')
        .map(({ players }) => players);
    expect(cut(long, 'trf16')).toEqual([[long.id]]);
    expect(cut({ ...first!, national }, 'trf26')).toEqual([[first!.id]]);
  });
});

describe('lossesOf', () => {
  it('names nothing for what came out of a file of the format', () => {
    for (const name of ['trf16-swiss', 'javafo-three-points', 'trf16-teams'])
      expect(lossesOf(sample(name), 'trf16')).toEqual([]);
    expect(lossesOf(sample('trf26-swiss'), 'trf26')).toEqual([]);
  });

  it('names what a TRF16 has no place for', () => {
    const losses = lossesOf(sample('trf26-swiss'), 'trf16').map(en.trf.loss);
    expect(losses).toEqual(
      expect.arrayContaining([
        'Not carried: time control in seconds.',
        'Not carried: tie-breaks.',
        'Not carried: national rating of 2 players.',
        'Not carried: bonus or penalty points of 1 player.',
      ]),
    );
  });

  it('names no absence of a round that was paired: the round tells it', () => {
    const [one, ...later] = regular.rounds;
    const away = regular.players.find(({ id }) => one!.boards.every((b) => b.white !== id && b.black !== id));
    const free = away ?? first!;
    const round = {
      ...one!,
      boards: one!.boards.filter(({ white, black }) => white !== free.id && black !== free.id),
      unpaired: [
        ...one!.unpaired.filter(({ player }) => player !== free.id),
        { player: free.id, kind: 'half' as const },
      ],
    };
    const players = regular.players.map((player) =>
      player === free ? { ...player, absences: [{ round: 1, kind: 'half' as const }] } : player,
    );
    for (const format of ['trf16', 'trf26'] as const)
      expect(
        lossesOf({ ...regular, players, rounds: [round, ...later] }, format).map(({ field }) => field),
      ).not.toContain('absences');
  });

  it('names fields that only this program knows, and results for rating', () => {
    const players = [{ ...first!, club: 'Rooks', withdrawnFrom: 3, category: 'U16' }, ...others];
    const [one, ...later] = regular.rounds;
    const rated = { ...one!, boards: one!.boards.map((board) => ({ ...board, ratedAs: 'draw' as const })) };
    const losses = lossesOf({ ...regular, players, rounds: [rated, ...later] }, 'trf26').map(en.trf.loss);
    expect(losses).toEqual(
      expect.arrayContaining([
        'Not carried: club of 1 player.',
        'Not carried: category of 1 player.',
        'Not carried: withdrawal of 1 player.',
        'Not carried: results for rating of round 1.',
      ]),
    );
  });
});

describe('writeTrf', () => {
  const lines = (
    tournament: Tournament,
    ...options: Parameters<typeof writeTrf> extends [unknown, ...infer R] ? R : never
  ) => writeTrf(tournament, ...options).split('\r\n');

  it('puts every byte of a 001 record into its column', () => {
    const { file: _layout, ...plain } = regular;
    const line = lines(plain, 'trf16').find((text) => text.startsWith('001    2'))!;
    const at = (from: number, to: number) => line.slice(from - 1, to);
    expect([at(5, 8), at(10, 10), at(11, 13), at(15, 47).trim(), at(49, 52), at(54, 56)]).toEqual([
      '   2',
      'w',
      'WGM',
      'Brandt, Lena',
      '2375',
      'GER',
    ]);
    expect([at(58, 68), at(70, 79), at(81, 84), at(86, 89)]).toEqual([
      '   12902002',
      '1995/11/30',
      ' 1.5',
      '   4',
    ]);
    expect([at(92, 99), at(102, 109), at(112, 119), line.length]).toEqual([
      '   5 b 1',
      '   1 w =',
      '   6 b 0',
      119,
    ]);
  });

  it('a report has no records of engines, an exchange file has', () => {
    const { file: _layout, ...plain } = sample('javafo-next-round');
    expect(lines(plain, 'trf16').some((line) => line.startsWith('XX'))).toBe(true);
    const report = lines(plain, 'trf16', { purpose: 'report' });
    expect(report.some((line) => line.startsWith('XX'))).toBe(false);
  });

  it('C.04.2 4.3 reports the result to be rated, explains it, and leaves the points', () => {
    const [one, ...later] = regular.rounds;
    const corrected = one!.boards.map((board) =>
      board.white === idOf(1) ? { ...board, ratedAs: 'draw' as const } : board,
    );
    const tournament = { ...regular, rounds: [{ ...one!, boards: corrected }, ...later] };
    const report = lines(tournament, 'trf26', { purpose: 'report' });
    expect(report).toContain('### Round 1, 1-4: draw for rating, white-wins in standings and pairings');
    const told = (number: number) => {
      const line = report.find((text) => text.startsWith(`001    ${number}`))!;
      return [line.slice(80, 84), line.slice(91, 99)];
    };
    expect([told(1), told(4)]).toEqual([
      [' 2.5', '   4 w ='],
      [' 1.5', '   1 b ='],
    ]);
  });

  it('carries remarks as comments, once', () => {
    const comments = ['Round 2 was arranged by hand'];
    const first = writeTrf(sample('trf26-swiss'), 'trf26', { comments });
    expect(first).toContain('### Round 2 was arranged by hand\r\n');
    const again = readTrf(first);
    if (!again.ok) throw new Error(again.failure.code);
    expect(writeTrf(again.value.tournament, 'trf26', { comments })).toBe(first);
    expect(
      writeTrf(again.value.tournament, 'trf26', { comments, purpose: 'report' }).split('arranged by hand'),
    ).toHaveLength(2);
  });

  it('takes ranks from the standings where they are given', () => {
    const ranked = lines(regular, 'trf16', { ranks: new Map([[idOf(1), 17]]) }).find((line) =>
      line.startsWith('001    1'),
    )!;
    expect(ranked.slice(85, 89)).toBe('  17');
  });

  it('says which value did not fit and leaves a number out rather than cutting it', () => {
    const overflows: string[] = [];
    const wrong = { ...first!, rating: 12_345, name: 'N'.repeat(40) };
    const [line] = lines({ ...regular, players: [wrong, ...others] }, 'trf16', {
      onOverflow: (name, text, width) => overflows.push(`${name} ${text.length} > ${width}`),
    }).filter((text) => text.startsWith('001    1'));
    expect(overflows).toEqual(['name 40 > 33', 'rating 5 > 4']);
    expect(line!.slice(14, 56)).toBe(`${'N'.repeat(33)}      POR`);
  });

  it('writes absences of the rounds to come: in 240, or in the cells of a TRF16', () => {
    const rules = { ...regular.rules, rounds: 5 };
    const players = [
      { ...first!, withdrawnFrom: 4 },
      { ...others[0]!, absences: [{ round: 4, kind: 'half' as const }] },
      ...others.slice(1),
    ];
    const tournament = { ...regular, rules, players };
    expect(lines(tournament, 'trf26').filter((line) => line.startsWith('240'))).toEqual([
      '240 H   4    2',
      '240 Z   4    1',
      '240 Z   5    1',
    ]);
    const cells = lines(tournament, 'trf16').filter((line) => /^001 {4}[12]/.test(line));
    expect(cells.map((line) => line.slice(119))).toEqual(['  0000 - Z  0000 - Z', '  0000 - H']);
  });

  it('keeps unknown records of an imported file where they were', () => {
    const player = `001    1      ${'A'.padEnd(37)}0${''.padEnd(28)} 0.0    1`;
    const text = `012 Open\nQQQ before the players\n${player}\n999 after\n`;
    const reading = readTrf(text);
    if (!reading.ok) throw new Error(reading.failure.code);
    expect(writeTrf(reading.value.tournament, 'trf16', { lineEnd: '\n' })).toBe(text);
    const { file: _layout, ...plain } = reading.value.tournament;
    const anew = writeTrf(plain, 'trf16', { lineEnd: '\n' }).split('\n');
    expect(anew.indexOf('QQQ before the players')).toBe(anew.indexOf('012 Open') + 1);
    expect(anew.findIndex((line) => line.startsWith('999'))).toBeGreaterThan(
      anew.findIndex((line) => line.startsWith('001')),
    );
  });
});
