import { describe, expect, it } from 'vitest';
import { blankPlayer, type Tournament } from '../../src-engine/index.ts';
import {
  pairingsByBoardView,
  pairingsByNameView,
  resultSlipsView,
} from '../../src-main/documents/views/round-views.ts';
import { fieldOf, META } from './field.ts';

const field = fieldOf({ players: 47, played: 6, next: true });

/** Who has which colour at each board of a round, as the tournament has it. */
function gamesOf(round: number) {
  const nameOf = (player: number) => field.players.find(({ id }) => id === player)!.name;
  return field.rounds[round - 1]!.boards.map(({ white, black }, index) => ({
    board: index + 1,
    white: { name: nameOf(white) },
    black: { name: nameOf(black) },
  }));
}

/** The field with a player who came later than round 7, and one who had left before. */
function withVisitors(tournament: Tournament): Tournament {
  const late = { ...blankPlayer(90, 'Latecomer, Ida'), tpn: 48, entryRound: 8 };
  const gone = { ...blankPlayer(91, 'Gone, Leon'), tpn: 49, withdrawnFrom: 4 };
  return { ...tournament, players: [...tournament.players, late, gone] };
}

describe('pairings by board', () => {
  const view = pairingsByBoardView(withVisitors(field), 7, META);

  it('has every player of the round exactly once, on a board or without a game', () => {
    const names = [
      ...view.boards.flatMap(({ white, black }) => [white.name, black.name]),
      ...view.unpaired.map(({ name }) => name),
    ];
    expect(names.sort()).toEqual(field.players.map(({ name }) => name).sort());
  });

  it('has each game at its board, with the colours of the round', () => {
    for (const round of [6, 7])
      expect(pairingsByBoardView(field, round, META).boards).toMatchObject(gamesOf(round));
  });

  it('names the start position of a round of Chess960 on each of its sheets, and no other round’s', () => {
    const drawn = { ...field, startPositions: [{ round: 7, number: 518 }] };
    for (const make of [pairingsByBoardView, pairingsByNameView, resultSlipsView]) {
      expect(make(drawn, 7, META).imprint.event).toBe(
        `${field.info.name} · Chess960, position 518: RNBQKBNR`,
      );
      expect(make(drawn, 6, META).imprint.event).toBe(field.info.name);
    }
  });

  it('shows the scores before the round', () => {
    const first = pairingsByBoardView(field, 1, META).boards.flatMap(({ white, black }) => [white, black]);
    expect(first.map(({ points }) => points)).toEqual(first.map(() => 0));
    const { boards, unpaired } = field.rounds[0]!;
    const [won, lost] = [boards[0]!.white, boards[0]!.black];
    expect(boards[0]!.result).toBe('white-wins');
    const half = unpaired.find(({ kind }) => kind === 'half')!.player;
    const second = pairingsByBoardView(field, 2, META).boards.flatMap(({ white, black }) => [white, black]);
    const pointsOf = (player: number) => {
      const { name } = field.players.find(({ id }) => id === player)!;
      return second.find((side) => side.name === name)?.points;
    };
    expect([won, lost, half].map(pointsOf)).toEqual([10, 0, 5]);
    const adjusted: Tournament = {
      ...field,
      players: field.players.map((player) => ({ ...player, adjustment: 10 })),
    };
    const raised = pairingsByBoardView(adjusted, 7, META).boards[0]!;
    expect(raised.white.points).toBe(view.boards[0]!.white.points + 10);
    const total = view.boards[0]!.white.points;
    expect(total).toBeGreaterThan(0);
  });

  it('says why somebody has no game', () => {
    const reasons = (round: number) =>
      pairingsByBoardView(field, round, META).unpaired.map(({ reason }) => reason);
    expect(reasons(1).sort()).toEqual(['bye, 1 point', 'half-point bye', 'zero-point bye']);
    expect(reasons(2).sort()).toEqual(['absent', 'half-point bye', 'zero-point bye']);
  });

  it('prints known results and leaves open games to the pen', () => {
    expect(view.boards.every(({ result }) => result === '')).toBe(true);
    const known = (round: number) =>
      pairingsByBoardView(field, round, META)
        .boards.slice(0, 2)
        .map(({ result }) => result);
    expect([known(1), known(2)]).toEqual([
      ['1 – 0', '1 – 0'],
      ['0 – 1', '0F – 0F'],
    ]);
    const third = pairingsByBoardView(field, 1, META).boards[2]!;
    expect(third.result).toBe('1F – 0F');
  });

  it('is a draft until the round is published, whatever the caller says', () => {
    const rounds = field.rounds.map((round, index) =>
      index === 6 ? { ...round, stage: 'checked' as const } : round,
    );
    expect(view.imprint.draft).toBe(false);
    expect(pairingsByBoardView({ ...field, rounds }, 7, META).imprint.draft).toBe(true);
    expect(pairingsByBoardView(field, 7, { ...META, draft: true }).imprint.draft).toBe(true);
  });

  it('keeps a player whose bye is recorded although they have left since', () => {
    const { player } = field.rounds[6]!.unpaired[0]!;
    const players = field.players.map((one) => (one.id === player ? { ...one, withdrawnFrom: 7 } : one));
    const { name } = players.find(({ id }) => id === player)!;
    const { unpaired } = pairingsByBoardView({ ...field, players }, 7, META);
    expect(unpaired.map((line) => line.name)).toContain(name);
  });

  it('throws for a round that does not exist', () => {
    expect(() => pairingsByBoardView(field, 8, META)).toThrow(RangeError);
  });
});

describe('pairings by name', () => {
  const view = pairingsByNameView(withVisitors(field), 7, META);

  it('lists every player of the round exactly once', () => {
    expect(view.entries.map(({ name }) => name).sort()).toEqual(field.players.map(({ name }) => name).sort());
  });

  it('sorts by alphabet, with accented letters beside their own', () => {
    const initials = view.entries.map(({ initial }) => initial);
    expect(initials).toEqual([...initials].sort());
    const names = view.entries.map(({ name }) => name);
    expect(names.indexOf('Čermin, Ana')).toBe(names.indexOf('Bakker, Lukas') + 1);
    expect(view.entries.find(({ name }) => name === 'Čermin, Ana')!.initial).toBe('C');
    expect(view.entries.find(({ name }) => name === 'Østby, Ana')!.initial).toBe('O');
  });

  it('agrees with the boards in board, colour and opponent', () => {
    for (const { board, white, black } of pairingsByBoardView(field, 7, META).boards) {
      const entryOf = (player: string) => view.entries.find(({ name }) => name === player);
      expect(entryOf(white.name)).toMatchObject({ board, colour: 'white', note: `plays ${black.name}` });
      expect(entryOf(black.name)).toMatchObject({ board, colour: 'black', note: `plays ${white.name}` });
    }
  });

  it('has no board and no colour for somebody without a game', () => {
    const without = view.entries.filter(({ board }) => board === null);
    expect(without.map(({ note }) => note).sort()).toEqual([
      'bye, 1 point',
      'half-point bye',
      'zero-point bye',
    ]);
    expect(without.every(({ colour }) => colour === null)).toBe(true);
  });
});

describe('result slips', () => {
  it('has one for each board, with the players of that board in their colours', () => {
    const { slips } = resultSlipsView(field, 7, META);
    expect(slips).toHaveLength(22);
    expect(slips).toMatchObject(gamesOf(7));
  });
});
