/** What a paper says of the tournament: every change of it is another text, and nothing else is. */
import { describe, expect, it } from 'vitest';
import { blankPlayer, BLANK_STATE, type Round, type Tournament } from '../../src-engine/index.ts';
import { factsOf } from '../../src-main/seals/facts.ts';

const ROUND: Round = {
  stage: 'published',
  boards: [
    { white: 1, black: 2, result: 'open', ratedAs: null },
    { white: 4, black: 3, result: 'draw', ratedAs: null },
  ],
  unpaired: [
    { player: 5, kind: 'pab' },
    { player: 6, kind: 'half' },
  ],
  version: 1,
  publishedAt: '',
  handMade: false,
  system: 'dutch-2026',
};

const tournament = (round: Partial<Round>): Tournament => ({
  ...BLANK_STATE.tournament,
  players: [1, 2, 3, 4, 5, 6].map((id) => ({ ...blankPlayer(id, `Name ${id}`), tpn: 7 - id })),
  rounds: [{ ...ROUND, ...round }],
});
const facts = (round: Partial<Round>): string => factsOf(tournament(round), 'round', 1);

describe('the facts of a round', () => {
  it('change with a side, a result, a bye, a version and the number on a table', () => {
    const [first, second] = ROUND.boards as [Round['boards'][number], Round['boards'][number]];
    const others = [
      facts({ boards: [{ ...first, white: 2, black: 1 }, second] }),
      facts({ boards: [second, first] }),
      facts({ boards: [{ ...first, result: 'white-wins' }, second] }),
      facts({ unpaired: [{ player: 5, kind: 'pab' }] }),
      facts({
        unpaired: [
          { player: 5, kind: 'half' },
          { player: 6, kind: 'pab' },
        ],
      }),
      facts({ version: 2 }),
      facts({ stage: 'draft' }),
      facts({ boardNumbers: [101, 102] }),
      facts({ boardNumbers: [1, 3] }),
    ];
    expect(new Set([facts({}), ...others]).size).toBe(10);
  });

  it('change with the name and the number of a player', () => {
    const of = (more: Partial<Tournament['players'][number]>): string => {
      const { players, ...rest } = tournament({});
      const other = players.map((player) => (player.id === 3 ? { ...player, ...more } : player));
      return factsOf({ ...rest, players: other }, 'round', 1);
    };
    expect(of({})).toBe(facts({}));
    expect(new Set([of({}), of({ name: 'Name, Three' }), of({ tpn: 8 })]).size).toBe(3);
  });

  it('do not change with the order of those without a game', () => {
    expect(facts({ unpaired: ROUND.unpaired.toReversed() })).toBe(facts({}));
  });

  it('are of this round alone; of the event, the players alone', () => {
    const two = { ...tournament({}), rounds: [ROUND, { ...ROUND, version: 3 }] };
    expect(factsOf(two, 'round', 1)).toBe(facts({}));
    expect(factsOf(two, 'after-round', 2)).not.toBe(factsOf(two, 'after-round', 1));
    expect(factsOf(two, 'event', 0)).toBe(factsOf(tournament({}), 'event', 0));
  });
});
