/**
 * The cards alone hold what the next round is paired by. A tournament is built from nothing but what stands on
 * the cards, and its system pairs the same round as from the original.
 */
import { describe, expect, it } from 'vitest';
import {
  blankPlayer,
  DEFAULT_GENERATOR_OPTIONS,
  generateTournament,
  pairingTaskOf,
  systemOf,
  type Board,
  type GameResult,
  type Pairing,
  type Player,
  type Round,
  type Tournament,
  type Unpaired,
} from '../../src-engine/index.ts';
import { pairingCardsView } from '../../src-main/documents/views/pairing-cards-view.ts';
import type { CardCell, PairingCard } from '../../src-main/documents/views/pairing-cards-view.ts';
import { META } from './field.ts';

const RESULTS: Readonly<Record<string, GameResult>> = {
  '1 0': 'white-wins',
  '½ ½': 'draw',
  '0 1': 'black-wins',
  '1F 0F': 'forfeit-white-wins',
  '0F 1F': 'forfeit-black-wins',
  '0F 0F': 'forfeit-both-lose',
};

/** What a round without a game says by its label and its points. */
function unpairedOf({ label, result }: CardCell): Unpaired['kind'] | null {
  if (label === 'PAB') return 'pab';
  if (label !== 'bye') return null;
  return result === '1' ? 'full' : result === '½' ? 'half' : 'zero';
}

function roundOf(cards: readonly PairingCard[], index: number): Round {
  const cellOf = new Map(cards.map((card) => [card.number, card.cells[index]!]));
  const boards: Board[] = [];
  const unpaired: Unpaired[] = [];
  for (const [number, cell] of cellOf) {
    if (cell.colour === 'white') {
      const black = cell.opponent!;
      const result = RESULTS[`${cell.result} ${cellOf.get(black)!.result}`]!;
      boards.push({ white: number, black, result, ratedAs: null });
    }
    const kind = unpairedOf(cell);
    if (kind !== null) unpaired.push({ player: number, kind });
  }
  const facts = { version: 1, publishedAt: '', handMade: false, system: '' };
  return { ...facts, stage: 'published', boards, unpaired };
}

const PLANNED = { '½ bye': 'half', out: 'zero', bye: 'full' } as const;

/** Why a player is not in the next round: a bye in its column, or a note that they have left or have yet to come. */
function absenceOf({ cells, notes }: PairingCard, round: number): Partial<Player> {
  const kind = PLANNED[cells[round - 1]!.label as keyof typeof PLANNED] as
    'half' | 'zero' | 'full' | undefined;
  const note = notes.join(' ');
  const left = /left after round (\d+)/u.exec(note)?.[1];
  const enters = /from round (\d+)/u.exec(note)?.[1];
  return {
    absences: kind === undefined ? [] : [{ round, kind }],
    withdrawnFrom: left === undefined ? null : Number(left) + 1,
    entryRound: enters === undefined ? 1 : Number(enters),
  };
}

/** Players have their numbers for identities. */
function rebuilt(original: Tournament, rounds: number): Tournament {
  const { cards } = pairingCardsView(original, rounds, META);
  const players = cards
    .map((card): Player => ({
      ...blankPlayer(card.number, card.name),
      tpn: card.number,
      rating: card.rating,
      title: card.title,
      ...absenceOf(card, rounds + 1),
    }))
    .sort((a, b) => a.id - b.id);
  const played = Array.from({ length: rounds }, (_, index) => roundOf(cards, index));
  return { ...original, players, rounds: played };
}

/** Boards by the players' numbers. */
function paired(tournament: Tournament, round: number): unknown {
  const task = pairingTaskOf(tournament, round, { participants: 'declared' });
  const outcome = task.ok ? systemOf(tournament.rules.system)!.pair(task.value) : task;
  if (!outcome.ok) return outcome.failure.code;
  const numbers = new Map(tournament.players.map(({ id, tpn }) => [id, tpn]));
  const { pairs, bye }: Pairing = outcome.value;
  return {
    pairs: pairs.map(({ white, black }) => `${numbers.get(white)}-${numbers.get(black)}`),
    bye: bye === null ? null : numbers.get(bye),
  };
}

const SYSTEMS = ['dutch-2026', 'dutch-2017', 'dubov-2026', 'burstein-2026', 'lim-2026', 'bcf', 'mwm-dutch'];

describe('the next round can be paired from the cards', () => {
  it.each(SYSTEMS)('%s', (system) => {
    let boards = 0;
    for (let seed = 1; seed <= 12; seed++) {
      const made = generateTournament({
        ...DEFAULT_GENERATOR_OPTIONS,
        seed,
        system,
        players: 13 + 4 * seed,
        rounds: 7,
        forfeitRate: 0.05,
        halfByeRate: 0.04,
        zeroByeRate: 0.04,
        withdrawalRate: 0.05,
        lateEntryRate: seed % 2 === 0 ? 0.05 : 0,
        acceleration: seed % 3 === 0 && system.startsWith('dutch') ? 'baku-2026' : 'none',
      });
      if (!made.ok) throw new Error(made.failure.code);
      // The last round is the one to be paired: who is absent in it stands on the cards too.
      const rounds = 6 - (seed % 3);
      const original = { ...made.value, rounds: made.value.rounds.slice(0, rounds) };
      const copy = rebuilt(original, rounds);
      const expected = paired(original, rounds + 1);
      expect(paired(copy, rounds + 1)).toEqual(expected);
      if (typeof expected === 'object') boards++;
    }
    expect(boards).toBeGreaterThan(8);
  });
});
