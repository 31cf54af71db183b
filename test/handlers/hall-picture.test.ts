/** What the hall sees of a written tournament: of published rounds alone, the newest of them, each view with its own content. */
import { describe, expect, it } from 'vitest';
import type { EventDraft } from '../../src-engine/index.ts';
import { hallContent, hallEvent, viewNow } from '../../src-main/handlers/hall/picture.ts';
import { FEW_OPEN_GAMES, type HallView } from '../../src-main/ipc/contract.ts';
import { FIRST, folded, imported, players, results, SECOND, up } from './written.ts';

const WON = ['white-wins', 'draw', 'black-wins'] as const;
const PLAYED = [...up(1, FIRST, 3), ...results(1, FIRST, ...WON)];
const eventOf = (...drafts: readonly EventDraft[]) => hallEvent(folded(imported(), ...drafts).tournament);
const contentOf = (view: HallView, ...drafts: readonly EventDraft[]): object =>
  hallContent(eventOf(...drafts), view, (round) => `start of ${round}`);

describe('the hall', () => {
  it('knows published rounds alone: the newest, the newest without an open game, and its open games', () => {
    const facts = (...drafts: readonly EventDraft[]) => {
      const { round, afterRound, openGames } = eventOf(...drafts);
      return [round, afterRound, openGames];
    };
    const [draft, wall] = up(2, SECOND, 4);
    expect(facts()).toEqual([0, 0, 0]);
    expect(facts(...up(1, FIRST, 3))).toEqual([1, 0, 3]);
    expect(facts(...PLAYED, draft!)).toEqual([1, 1, 0]);
    expect(facts(...PLAYED, draft!, wall!, ...results(2, SECOND, 'draw'))).toEqual([2, 1, 2]);
  });

  it('shows the boards of the newest round with the points before it, at their tables', () => {
    const content = contentOf('boards', ...PLAYED, ...up(2, SECOND, 4), ...results(2, SECOND, 'white-wins'));
    expect(content).toMatchObject({
      kind: 'boards',
      boards: [
        {
          board: 11,
          white: { name: 'Name8, Given', points: 5 },
          black: { name: 'Name9, Given', points: 10 },
        },
        {
          board: 14,
          white: { name: 'Name3, Given', points: 10 },
          black: { name: 'Name7, Given', points: 0 },
        },
        { board: 20, white: { name: 'Name6, Given', points: 0 }, black: { name: 'Name5, Given', points: 5 } },
      ],
    });
  });

  it('shows the games that are open or adjourned, of how many, and when the next round starts', () => {
    const second = [...PLAYED, ...up(2, SECOND, 4), ...results(2, SECOND, 'draw', 'adjourned')];
    expect(contentOf('open', ...second)).toMatchObject({
      kind: 'open',
      boards: [{ board: 14 }, { board: 20 }],
      of: 3,
      next: { round: 3, starts: 'start of 3' },
    });
    const last = [2, 3, 4, 5].flatMap((round) => up(round, SECOND, 4));
    expect(contentOf('open', ...PLAYED, ...last)).toMatchObject({ kind: 'open', of: 3, next: null });
  });

  it('shows everybody by name, with board and colour, or why they have no game', () => {
    const renamed = players.map((player) => (player.id === 9 ? { ...player, name: 'Aalto, Eva' } : player));
    const { tournament } = folded(imported(renamed), ...PLAYED, ...up(2, SECOND, 4));
    const content = hallContent(hallEvent(tournament), 'names', () => '');
    const entries = content.kind === 'names' ? content.entries : [];
    expect(entries.map(({ name, board, colour }) => [name.slice(0, 5), board, colour])).toEqual([
      ['Aalto', 11, 'black'],
      ['Name3', 14, 'white'],
      ['Name4', null, null],
      ['Name5', 20, 'black'],
      ['Name6', 20, 'white'],
      ['Name7', 14, 'black'],
      ['Name8', 11, 'white'],
    ]);
    expect(entries.filter(({ reason }) => reason !== '').map(({ name, reason }) => [name, reason])).toEqual([
      ['Name4, Given', 'bye, 1 point'],
    ]);
  });

  it('shows two of one name by their boards, who has none before', () => {
    const renamed = players.map((player) =>
      [3, 5, 6].includes(player.id) ? { ...player, name: 'Aalto, Eva' } : player,
    );
    const { tournament } = folded(imported(renamed), ...PLAYED);
    const content = hallContent(hallEvent(tournament), 'names', () => '');
    const entries = content.kind === 'names' ? content.entries.slice(0, 3) : [];
    expect(entries.map(({ name, board }) => [name, board])).toEqual([
      ['Aalto, Eva', null],
      ['Aalto, Eva', 11],
      ['Aalto, Eva', 14],
    ]);
  });

  it('shows who has none before one of the same name on board 1', () => {
    const renamed = players.map((player) =>
      [3, 6].includes(player.id) ? { ...player, name: 'Aalto, Eva' } : player,
    );
    const [draft, wall] = up(1, FIRST, 3);
    const numbered = { ...draft!, payload: { ...draft!.payload, boardNumbers: [1, 2, 3] } } as EventDraft;
    const { tournament } = folded(imported(renamed), numbered, wall!);
    const content = hallContent(hallEvent(tournament), 'names', () => '');
    const entries = content.kind === 'names' ? content.entries.slice(0, 2) : [];
    expect(entries.map(({ board }) => board)).toEqual([null, 1]);
  });

  it('shows no player in the standings who was expelled', () => {
    const field = players.map((player) =>
      player.id === 9 ? { ...player, expelled: true as const } : player,
    );
    const { tournament } = folded(imported(field), ...PLAYED);
    const content = hallContent(hallEvent(tournament), 'standings', () => '');
    const ranks = content.kind === 'standings' ? content.ranks : [];
    expect(ranks.map(({ name }) => name).toSorted()).toEqual([
      ...[3, 4, 5, 6, 7, 8].map((id) => `Name${id}, Given`),
    ]);
  });

  it('shows the standings after the newest round without an open game', () => {
    expect(contentOf('standings')).toEqual({ kind: 'nothing' });
    expect(contentOf('standings', ...up(1, FIRST, 3))).toEqual({ kind: 'nothing' });
    const content = contentOf(
      'standings',
      ...PLAYED,
      ...up(2, SECOND, 4),
      ...results(2, SECOND, 'black-wins'),
    );
    expect(content).toMatchObject({ kind: 'standings', afterRound: 1, openGames: 0 });
    const { ranks } = content as { ranks: readonly { name: string; rank: number; points: number }[] };
    const points = Object.fromEntries(ranks.map(({ name, points: sum }) => [name.slice(0, 5), sum]));
    expect(points).toEqual({ Name9: 10, Name3: 10, Name4: 10, Name5: 5, Name8: 5, Name6: 0, Name7: 0 });
    expect(ranks.map(({ rank, name }) => `${rank} ${name.slice(0, 5)}`)).toEqual([
      ...['1 Name3', '2 Name4', '2 Name9', '4 Name8', '4 Name5', '6 Name7', '6 Name6'],
    ]);
  });

  it('shows nothing where it is blank or no round is on the wall; a countdown has the number of boards', () => {
    expect(contentOf('blank', ...PLAYED)).toEqual({ kind: 'blank' });
    for (const view of ['boards', 'names', 'open', 'countdown'] as const)
      expect(contentOf(view)).toEqual({ kind: 'nothing' });
    expect(contentOf('countdown', ...PLAYED)).toEqual({ kind: 'countdown', boards: 3 });
  });
});

describe('the view that comes by itself', () => {
  const ON = { on: true, names: true, open: true, standings: true } as const;
  const event = (round: number, openGames: number) => ({ ...eventOf(), round, openGames });
  const now = (
    round: number,
    open: number,
    started: boolean,
    more: Partial<typeof ON | Record<string, boolean>> = {},
  ) => viewNow(event(round, open), 'countdown', { ...ON, ...more }, started);

  it('is the list of names until play begins, the few open games, then the standings', () => {
    expect([now(2, 40, false), now(2, 40, true), now(2, FEW_OPEN_GAMES, true)]).toEqual([
      ...['names', 'countdown', 'open'],
    ]);
    expect([now(2, FEW_OPEN_GAMES + 1, true), now(2, 1, false), now(2, 0, true), now(2, 0, false)]).toEqual([
      ...['countdown', 'names', 'standings', 'standings'],
    ]);
  });

  it('is the chosen one where none is to come by itself, each by its own switch, and before the first round', () => {
    const off = (key: string) => [
      now(2, 40, false, { [key]: false }),
      now(2, 3, true, { [key]: false }),
      now(2, 0, true, { [key]: false }),
    ];
    expect(off('on')).toEqual(['countdown', 'countdown', 'countdown']);
    expect(off('names')).toEqual(['countdown', 'open', 'standings']);
    expect(off('open')).toEqual(['names', 'countdown', 'standings']);
    expect(off('standings')).toEqual(['names', 'open', 'countdown']);
    expect([now(0, 0, false), now(0, 0, true)]).toEqual(['countdown', 'countdown']);
  });
});
