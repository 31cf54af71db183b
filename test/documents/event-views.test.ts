import { describe, expect, it } from 'vitest';
import { blankPlayer, type Board, type Tournament } from '../../src-engine/index.ts';
import { bookOf, roundFor, whyUnavailable } from '../../src-main/documents/book.ts';
import {
  crosstableView,
  playerListView,
  standingsView,
  wallChartView,
} from '../../src-main/documents/views/event-views.ts';
import { textOf } from '../../src-main/documents/layout/sheet.ts';
import { byNumber, fieldOf, META } from './field.ts';
import { typeface } from './fonts.ts';
import { texts } from './geometry.ts';
import { roundRobinOf } from './round-robin.ts';

const field = fieldOf({ players: 47, played: 6, next: true });
const sum = (points: readonly number[]): number => points.reduce((total, one) => total + one, 0);

describe('the schedule', () => {
  it('has a column of times when one is announced', async () => {
    const words = async (starts: Readonly<Record<number, string>>) => {
      const meta = { ...META, starts };
      const request = { kind: 'schedule', paper: 'A4', round: null } as const;
      const { sheets } = bookOf(request, { tournament: field, meta, log: [] }, await typeface());
      return sheets.flatMap(({ pages }) => pages.flatMap((page) => texts(page).map(textOf)));
    };
    expect(await words({})).not.toContain('Play starts');
    const announced = await words({ 2: '2026-11-15T14:30' });
    expect(announced).toContain('Play starts');
    expect(announced).toContain('14:30');
  });
});

describe('standings', () => {
  const view = standingsView(field, 6, META);

  it('lists every player once, best first', () => {
    expect(view.rows.map(({ name }) => name).sort()).toEqual(field.players.map(({ name }) => name).sort());
    const points = view.rows.map((row) => row.points);
    expect(points).toEqual([...points].sort((a, b) => b - a));
    expect(view.rows[0]!.rank).toBe(1);
  });

  it('names the tie-breaks and has a value for each', () => {
    expect(view.columns.slice(0, 2)).toEqual([
      { code: 'BH/C1', name: 'Buchholz Cut 1', ranks: true },
      { code: 'BH', name: 'Buchholz', ranks: true },
    ]);
    expect(view.rows.every(({ values }) => values.length === view.columns.length)).toBe(true);
  });

  it('counts the games that are still open', () => {
    expect(view.openGames).toBe(0);
    expect(standingsView(field, 7, META).openGames).toBe(22);
  });
});

describe('wall chart', () => {
  const view = wallChartView(field, 6, META);

  it('has a line for each player in order of numbers, a cell for each round of the event', () => {
    expect(view.rows.map(({ number }) => number)).toEqual(byNumber(field).map(({ tpn }) => tpn));
    expect(view.rounds).toBe(9);
    expect(view.rows.every(({ cells }) => cells.length === 9)).toBe(true);
  });

  it('names each game in both lines, with opposite colours', () => {
    let games = 0;
    for (const row of view.rows) {
      row.cells.forEach((cell, round) => {
        if (cell.opponent === null) return;
        games += 1 / 2;
        const other = view.rows[cell.opponent - 1]!.cells[round]!;
        expect(other.opponent).toBe(row.number);
        expect(new Set([cell.colour, other.colour])).toEqual(new Set(['white', 'black']));
      });
    }
    expect(games).toBe(sum(field.rounds.map(({ boards }) => boards.length)));
  });

  it('has the points of the standings, which are those of its cells', () => {
    const worth: Record<string, number> = { '1': 10, '½': 5, '0': 0, '1F': 10, '0F': 0 };
    const standings = new Map(standingsView(field, 6, META).rows.map(({ name, points }) => [name, points]));
    for (const row of view.rows) {
      expect(row.points).toBe(sum(row.cells.slice(0, 6).map(({ result }) => worth[result]!)));
      expect(row.points).toBe(standings.get(row.name));
    }
  });

  it('prints every kind of result and bye, and keeps a line for an adjourned game', () => {
    const kinds = [
      'white-wins',
      'unrated-draw',
      'forfeit-black-wins',
      'forfeit-both-lose',
      'adjourned',
    ] as const;
    const order = byNumber(field).map(({ id }) => id);
    const boards = kinds.map((result, index): Board => {
      return { white: order[2 * index]!, black: order[2 * index + 1]!, result, ratedAs: null };
    });
    const byes = (['pab', 'full', 'half', 'zero', 'forfeit-win', 'forfeit-loss'] as const).map(
      (kind, index) => {
        return { player: order[10 + index]!, kind };
      },
    );
    const { rows } = wallChartView(
      { ...field, rounds: [{ ...field.rounds[0]!, boards, unpaired: byes }] },
      1,
      META,
    );
    const shown = rows
      .slice(0, 17)
      .map(({ cells: [cell] }) => `${cell!.label}${cell!.open ? '_' : cell!.result}`);
    expect(shown.slice(0, 10)).toEqual(['1', '0', '½', '½', '0F', '1F', '0F', '0F', '_', '_']);
    expect(shown.slice(10)).toEqual(['bye1', 'bye1', 'bye½', 'bye0', '–1F', '–0F', '–0']);
  });

  it('prefills the next round with a line for the pen, and leaves later rounds empty', () => {
    const next = view.rows.map(({ cells }) => cells[6]!);
    expect(next.filter(({ open }) => open)).toHaveLength(44);
    expect(next.filter(({ label }) => label === 'bye')).toHaveLength(3);
    expect(view.rows.every(({ cells }) => !cells[7]!.open && cells[7]!.opponent === null)).toBe(true);
  });

  it('hides the pairing of a next round that is not published, unless it is itself a draft', () => {
    const rounds = field.rounds.map((round, index) =>
      index === 6 ? { ...round, stage: 'draft' as const } : round,
    );
    const secret: Tournament = { ...field, rounds };
    expect(wallChartView(secret, 6, META).rows.every(({ cells }) => cells[6]!.opponent === null)).toBe(true);
    const draft = wallChartView(secret, 6, { ...META, draft: true });
    expect(draft.rows.filter(({ cells }) => cells[6]!.opponent !== null)).toHaveLength(44);
  });

  it('has no ranks before the first round', () => {
    expect(wallChartView(field, 0, META).rows.every(({ rank, points }) => rank === 0 && points === 0)).toBe(
      true,
    );
  });
});

describe('crosstable', () => {
  it('mirrors every result of a double round robin', () => {
    const { rows } = crosstableView(roundRobinOf(6, 2), 10, META);
    const mirror: Record<string, string> = { '1': '0', '0': '1', '½': '½', '1F': '0F', '0F': '1F' };
    rows.forEach((row, a) => {
      expect(row.results[a]).toBeNull();
      row.results.forEach((result, b) => {
        if (result === null) return;
        const games = result.match(/[10½]F?/g)!;
        expect(games).toHaveLength(2);
        const seen = games.map((one) => mirror[one]).join('');
        expect(rows[b]!.results[a]).toBe(seen);
      });
    });
  });
});

describe('player list', () => {
  it('puts players without a number last and notes who comes later or has left', () => {
    const late = { ...blankPlayer(90, 'Latecomer, Ida'), entryRound: 3 };
    const gone = { ...blankPlayer(91, 'Gone, Leon'), tpn: 48, withdrawnFrom: 4 };
    const never = { ...blankPlayer(92, 'Never, Nora'), tpn: 49, withdrawnFrom: 1 };
    const { rows } = playerListView({ ...field, players: [late, ...field.players, gone, never] }, META);
    expect(rows.slice(-3).map(({ name, note }) => [name, note])).toEqual([
      ['Gone, Leon', 'left after round 3'],
      ['Never, Nora', 'withdrawn'],
      ['Latecomer, Ida', 'from round 3'],
    ]);
  });

  it('prints no dates of birth', () => {
    const players = field.players.map((player) => ({ ...player, birth: '1999/12/31' }));
    expect(JSON.stringify(playerListView({ ...field, players }, META))).not.toContain('1999');
  });
});

describe('which documents can be made', () => {
  it('has a crosstable for a round robin only', () => {
    expect(whyUnavailable('crosstable', roundRobinOf(6, 1), null)).toBe('');
    expect(whyUnavailable('crosstable', field, null)).toBe('Only in a round robin');
  });

  it('has pairings for a paired round only', () => {
    expect(whyUnavailable('pairings-by-board', field, 7)).toBe('');
    expect(whyUnavailable('pairings-by-board', field, 8)).toBe('Round 8 is not paired yet.');
    expect(whyUnavailable('result-slips', { ...field, rounds: [] }, null)).toBe('Round 1 is not paired yet.');
    // Nothing to sign or to cut where everybody has a bye; who has one is on the lists.
    const byes = { ...field, rounds: field.rounds.map((round) => ({ ...round, boards: [] })) };
    for (const kind of ['result-slips', 'result-sheet'] as const)
      expect(whyUnavailable(kind, byes, 1)).toBe('Round 1 has no games.');
    for (const kind of ['print-run', 'pairings-by-board', 'pairings-by-name'] as const)
      expect(whyUnavailable(kind, byes, 1)).toBe('');
  });

  it('takes the newest round for pairings and the newest round with a result for standings', () => {
    expect(roundFor('pairings-by-name', field, null)).toBe(7);
    expect(roundFor('standings', field, null)).toBe(6);
    const boards = field.rounds[6]!.boards.map((board, index): Board => {
      return index === 3 ? { ...board, result: 'draw' } : board;
    });
    const begun = { ...field, rounds: field.rounds.with(6, { ...field.rounds[6]!, boards }) };
    expect(roundFor('standings', begun, null)).toBe(7);
    expect(roundFor('standings', field, 40)).toBe(7);
  });
});
