import { describe, expect, it } from 'vitest';
import { blankPlayer, writeTrf, type NormWatch, type Tournament } from '../../src-engine/index.ts';
import { asJson, listOf } from '../../src-main/cli/norms.ts';
import { EXAMPLE, seekerEvent } from '../norms/seeker.ts';
import { wallchart } from './memory-io.ts';

const REPORT = writeTrf(seekerEvent(EXAMPLE), 'trf26');
const files = { 'masters.trf': REPORT, 'short.trf': writeTrf(seekerEvent(EXAMPLE.slice(0, 5)), 'trf26') };

describe('wallchart norms', () => {
  it('B.01 1.4 lists who made a norm, with the games that it counts for', async () => {
    const { code, out } = await wallchart(['norms', 'masters.trf'], files);
    expect(code).toBe(0);
    expect(out.split('\n').map((line) => line.split(/\s{2,}/))).toContainEqual([
      'Made',
      'IM',
      'Player 1',
      'NOR',
      '6',
      '10 games',
    ]);
  });

  it('gives the list as JSON: players by starting number and name, points as they are written', async () => {
    const event = seekerEvent(EXAMPLE);
    const numbered = { ...event, players: event.players.map((each) => ({ ...each, tpn: each.tpn + 40 })) };
    const { code, out, err } = await wallchart(['norms', 'x.trf', '--json'], {
      'x.trf': writeTrf(numbered, 'trf26'),
    });
    expect([code, err]).toEqual([0, '']);
    const { rows, ...watch } = JSON.parse(out) as { readonly rows: readonly object[] };
    expect(watch).toEqual({ obstacles: [], from: 6, watching: true });
    const made = {
      ...{ startingNumber: 41, name: 'Player 1', verdict: 'made', score: 6, games: 9, toCome: 0 },
      ...{ least: 0, need: null, missing: [], wanted: null },
    };
    expect(rows).toEqual([
      { ...made, title: 'IM', credit: 10 },
      { ...made, title: 'WGM', credit: 10 },
      { ...made, title: 'WIM', credit: 11 },
    ]);
  });

  it('says what was assumed about the system, and which results nobody knows', async () => {
    const odd = REPORT.replace(/^(001 +1 .*?)w 1/m, '$1w x').replace(/^192 .*?(\r?)$/m, '192 CHAOS$1');
    const { err } = await wallchart(['norms', 'x.trf'], { 'x.trf': odd });
    expect(err).toBe(
      'x.trf: line 7: “CHAOS” names no pairing system that Wallchart has; dutch-2026 is assumed.\n' +
        'x.trf: Line 9, column 99: Unknown result code, read as a result that is not known: “x”.\n',
    );
  });

  it('says of norms that were made early from which round on the others are watched', async () => {
    const early = writeTrf(seekerEvent(EXAMPLE, { rules: { rounds: 14 } }), 'trf26');
    const { code, out } = await wallchart(['norms', 'x.trf'], { 'x.trf': early });
    expect([code, out.split('\n')]).toEqual([
      0,
      [
        'Made  IM   Player 1  NOR  6  10 games',
        'Made  WGM  Player 1  NOR  6  10 games',
        'Made  WIM  Player 1  NOR  6  11 games',
        'Watched from round 11 on.',
        '',
      ],
    ]);
  });

  it('1.4.1 says why an event has none, and ends with 1', async () => {
    const { code, out } = await wallchart(['norms', 'short.trf'], files);
    expect([code, out]).toEqual([1, 'A norm needs nine games: the event has fewer rounds (B.01 1.4.1).\n']);
  });

  it('refuses what it cannot use', async () => {
    expect((await wallchart(['norms', 'absent.trf'], files)).code).toBe(2);
    expect((await wallchart(['norms'], files)).code).toBe(2);
    expect((await wallchart(['norms', '--help'], files)).out).toContain('Usage');
  });
});

describe('the list of norms', () => {
  const players = [
    { ...blankPlayer(31, 'Costa, Ana'), tpn: 2, federation: 'NOR' },
    { ...blankPlayer(30, 'Li, Bo'), tpn: 31 },
  ];
  const row = { games: 9, toCome: 0, least: 0, need: null, missing: [], wanted: null, credit: 0 } as const;
  const rows: NormWatch['rows'] = [
    { ...row, player: 31, title: 'WGM', verdict: 'made', score: 60, credit: 10 },
    { ...row, player: 30, title: 'IM', verdict: 'in-reach', score: 45, least: 15, toCome: 2 },
  ];
  const listed = (watch: Partial<NormWatch>) =>
    listOf({ players } as unknown as Tournament, { obstacles: [], watching: true, from: 6, rows, ...watch });

  it('has verdict, title, name and federation to the left, points to the right, and what is still needed', () => {
    expect(listed({}).split('\n')).toEqual([
      'Made      WGM  Costa, Ana  NOR   6  10 games',
      'In reach  IM   Li, Bo           4½  1½ of 2',
      '',
    ]);
  });

  it('as data has the points that are needed as they are written, where any are', () => {
    const watch: NormWatch = { obstacles: [], watching: true, from: 6, rows };
    const short = { ...rows[1]!, least: null, wanted: 35 };
    const data = {
      title: 'IM',
      verdict: 'in-reach',
      games: 9,
      toCome: 2,
      need: null,
      missing: [],
      credit: 0,
    };
    const li = { ...data, startingNumber: 31, name: 'Li, Bo', score: 4.5 };
    expect(asJson({ players } as unknown as Tournament, { ...watch, rows: [rows[1]!, short] })).toEqual({
      ...{ obstacles: [], watching: true, from: 6 },
      rows: [
        { ...li, least: 1.5, wanted: null },
        { ...li, least: null, wanted: 3.5 },
      ],
    });
  });

  it('is a sentence where nobody stands in it, by whether the forecast has begun', () => {
    expect(listed({ rows: [] })).toBe('No norm is made or in reach.\n');
    expect(listed({ rows: [], watching: false })).toBe(
      'No norm is made yet. Who still can is told from round 6 on.\n',
    );
  });

  it('is the reasons alone where the event can have none', () => {
    expect(listed({ obstacles: ['few-rounds', 'arbiter-plays'] })).toBe(
      'A norm needs nine games: the event has fewer rounds (B.01 1.4.1).\n' +
        'An arbiter of the event plays in it (B.01 1.1.6).\n',
    );
  });
});
