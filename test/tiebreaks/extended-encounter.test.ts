/** C.07 13.3: the extended direct encounter of teams. */
import { describe, expect, it } from 'vitest';
import { extendedEncounter } from '../../src-engine/tiebreaks/extended-encounter.ts';
import { parseTieBreak } from '../../src-engine/tiebreaks/code.ts';
import { teamContextOf } from '../../src-engine/tiebreaks/team-scores.ts';
import { teamTablesOf } from '../../src-engine/tiebreaks/team-table.ts';
import { occasionOf, type Occasion } from './matches.ts';

const CODES = ['EDE', 'EDET', 'EDEB', 'EDEBT', 'EDEBB'] as const;

function encounterOf({ tournament, event }: Occasion, tied: readonly number[], code: string) {
  const tieBreak = parseTieBreak(code);
  if (!tieBreak.ok) throw new Error(tieBreak.failure.code);
  return extendedEncounter(teamContextOf(teamTablesOf(tournament, event)), tied, tieBreak.value);
}

/** What each code makes of the tied teams. */
function groupsOf(occasion: Occasion, tied: readonly number[], codes: readonly string[] = CODES) {
  return Object.fromEntries(codes.map((code) => [code, encounterOf(occasion, tied, code).groups]));
}

describe('13.3.2 two teams that drew both of their matches', () => {
  /** Teams 3 and 1 meet in rounds 1 and 3; team 1 loses everything to team 2 in between, team 3 beats team 0 on board 4 alone. */
  const twice = (first: string, second: string) =>
    occasionOf(4, [
      `1 3 ${first} 1`,
      '1 0 ==== 2',
      '2 2 1111 1',
      '2 0 1110 3',
      `3 3 ${second} 1`,
      '3 2 ==== 0',
    ]);

  it.each([
    // Points of team 3 on the boards: 1½ 0 ½ 2. Board counts of 11 and 9; without board 4 team 1 leads by 4 to 2.
    ['1001', '=0=1', { EDE: null, EDET: 3, EDEB: 1, EDEBT: 1, EDEBB: 1 }],
    // 1½ ½ ½ 1½: board counts of 10; without board 4 team 1 leads by 3½ to 2½.
    ['1001', '====', { EDE: null, EDET: 3, EDEB: 1, EDEBT: 3, EDEBB: 1 }],
    // ½ 1 2 ½: board counts of 10½ and 9½; without board 4 team 3 leads by 3½ to 2½.
    ['==10', '0=1=', { EDE: null, EDET: 1, EDEB: 3, EDEBT: 1, EDEBB: 1 }],
    // 1 1½ ½ 1: equal on board 1, and equal without board 4; board counts of 9½ and 10½.
    ['110=', '0=== ', { EDE: null, EDET: 3, EDEB: 3, EDEBT: 3, EDEBB: 3 }],
    // One point on each.
    ['1010', '0101', { EDE: null, EDET: null, EDEB: null, EDEBT: null, EDEBB: null }],
  ])('are compared by the boards of both, as the code says: %s and %s', (first, second, ahead) => {
    const expected = (...[one, other]: [number, number]) =>
      Object.fromEntries(
        Object.entries(ahead).map(([code, team]) => [
          code,
          team === null ? [[one, other]] : [[team], [team === one ? other : one]],
        ]),
      );
    const occasion = twice(first, second.trim());
    expect(groupsOf(occasion, [3, 1])).toEqual(expected(3, 1));
    expect(groupsOf(occasion, [1, 3])).toEqual(expected(1, 3));
  });

  it('show the averages of both scores before', () => {
    const { steps } = encounterOf(twice('1001', '===='), [3, 1], 'EDET');
    expect(steps).toEqual([
      {
        score: 'MP',
        rows: [
          { index: 3, sum: 20, met: 1 },
          { index: 1, sum: 20, met: 1 },
        ],
        scale: 20,
        complete: true,
      },
      {
        score: 'GP',
        rows: [
          { index: 3, sum: 40, met: 1 },
          { index: 1, sum: 40, met: 1 },
        ],
        scale: 20,
        complete: true,
      },
    ]);
  });
});

describe('13.3.2 the boards of two teams', () => {
  it('are those of matches played; a forfeited one counts with /P alone', () => {
    // Team 1 has a forfeit from team 3 in round 1; in round 2 team 3 wins by 4–0, or draws with a win on board 1.
    const lost = occasionOf(4, ['1 1 ++++ 3', '1 0 ==== 2', '2 3 1111 1', '2 2 1111 0']);
    expect(groupsOf(lost, [1, 3], ['EDET', 'EDET/P'])).toEqual({
      EDET: [[3], [1]],
      'EDET/P': [[1, 3]],
    });
    const drawn = occasionOf(4, ['1 1 ++++ 3', '1 0 ==== 2', '2 3 1=0= 1', '2 2 1111 0']);
    expect(groupsOf(drawn, [1, 3], ['EDE', 'EDET', 'EDET/P'])).toEqual({
      EDE: [[1, 3]],
      EDET: [[3], [1]],
      'EDET/P': [[1], [3]],
    });
  });

  it('make no points for a team that nobody came for', () => {
    // Team 3 wins on boards 1 and 3, team 1 on board 2, and on board 4 without a game.
    const event = occasionOf(4, ['1 3 101. 1', '1 2 1111 0']);
    expect(groupsOf(event, [1, 3])).toEqual({
      EDE: [[1, 3]],
      EDET: [[3], [1]],
      EDEB: [[3], [1]],
      EDEBT: [[3], [1]],
      EDEBB: [[3], [1]],
    });
  });

  it('are no matter where the teams have not met', () => {
    const event = occasionOf(4, ['1 3 1111 0', '1 2 1110 1']);
    expect(encounterOf(event, [2, 3], 'EDEBT')).toEqual({ groups: [[2, 3]], steps: [] });
  });
});

describe('13.3 more than two teams', () => {
  it('stay together where neither score parts them, whatever their boards', () => {
    const event = occasionOf(4, ['1 3 1010 1', '2 1 1010 0', '3 0 1001 3']);
    expect(groupsOf(event, [3, 0, 1])).toEqual({
      EDE: [[3, 0, 1]],
      EDET: [[3, 0, 1]],
      EDEB: [[3, 0, 1]],
      EDEBT: [[3, 0, 1]],
      EDEBB: [[3, 0, 1]],
    });
  });

  /** Each has beaten one of the others: team 3 by 3½–½ team 1, team 1 by 3–1 team 0, team 0 by 2½–1½ team 3. */
  const CIRCLE = occasionOf(4, ['1 3 111= 1', '2 1 1110 0', '3 0 =101 3']);

  it('are parted by the secondary score, the rest of them by its matches with each other', () => {
    expect(encounterOf(CIRCLE, [0, 1, 3], 'EDE')).toEqual({
      groups: [[3], [1], [0]],
      steps: [
        {
          score: 'MP',
          rows: [
            { index: 0, sum: 20, met: 2 },
            { index: 1, sum: 20, met: 2 },
            { index: 3, sum: 20, met: 2 },
          ],
          scale: 10,
          complete: true,
        },
        {
          score: 'GP',
          rows: [
            { index: 3, sum: 50, met: 2 },
            { index: 0, sum: 35, met: 2 },
            { index: 1, sum: 35, met: 2 },
          ],
          scale: 10,
          complete: true,
        },
        {
          score: 'GP',
          rows: [
            { index: 1, sum: 30, met: 1 },
            { index: 0, sum: 10, met: 1 },
          ],
          scale: 10,
          complete: true,
        },
      ],
    });
  });

  it('begin with game points where those rank first', () => {
    const event = { ...CIRCLE.event, primary: 'GP' } as const;
    const { groups, steps } = encounterOf({ ...CIRCLE, event }, [0, 1, 3], 'EDE');
    expect(groups).toEqual([[3], [1], [0]]);
    expect(steps.map(({ score, rows }) => [score, rows.map(({ index, sum }) => [index, sum])])).toEqual([
      [
        'GP',
        [
          [3, 50],
          [0, 35],
          [1, 35],
        ],
      ],
      [
        'GP',
        [
          [1, 30],
          [0, 10],
        ],
      ],
    ]);
  });
});
