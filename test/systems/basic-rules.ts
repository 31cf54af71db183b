/**
 * The basic rules of C.04.1 for one round, read from the boards of the tournament alone: no history of the program, no
 * assessment of a system has a hand in it.
 */
import { expect } from 'vitest';
import type { Colour } from '../../src-engine/model/colour.ts';
import type { PlayerId } from '../../src-engine/model/player.ts';
import type { Board, Tournament } from '../../src-engine/model/tournament.ts';
import type { Pairing } from '../../src-engine/systems/system.ts';

/** Who must not get a colour a third time running, or one that makes a difference of three: C.04.1 6, 7. */
type ColourLimit = 'everybody' | 'before-the-last-round' | 'nobody';

const COLOUR_LIMITS: Readonly<Record<string, ColourLimit>> = {
  'dubov-2026': 'everybody',
  'burstein-2026': 'everybody',
  'burstein-2025': 'everybody',
  // Topscorers, and in the Lim System players of one score, are let off in the last round.
  'dutch-2026': 'before-the-last-round',
  'dutch-2017': 'before-the-last-round',
  'lim-2026': 'before-the-last-round',
  'lim-old': 'before-the-last-round',
};

const isPlayed = ({ result }: Board): boolean => !result.startsWith('forfeit');

/** Colours of the games that a player has played, the first round first. */
function coloursOf({ rounds }: Tournament, id: PlayerId): Colour[] {
  return rounds.flatMap(({ boards }) =>
    boards
      .filter((board) => isPlayed(board) && (board.white === id || board.black === id))
      .map(({ white }): Colour => (white === id ? 'white' : 'black')),
  );
}

function breaksLimit(colours: readonly Colour[]): boolean {
  const whites = colours.filter((colour) => colour === 'white').length;
  const isThird = colours.length >= 3 && new Set(colours.slice(-3)).size === 1;
  return isThird || Math.abs(2 * whites - colours.length) > 2;
}

/** What is wrong with the next round of a tournament, in a few words each. */
function faultsOf(tournament: Tournament, { pairs, bye }: Pairing): string[] {
  const { rounds, rules } = tournament;
  const met = new Set(
    rounds.flatMap(({ boards }) =>
      boards.filter(isPlayed).flatMap(({ white, black }) => [`${white}-${black}`, `${black}-${white}`]),
    ),
  );
  const faults = pairs
    .filter(({ white, black }) => met.has(`${white}-${black}`))
    .map(({ white, black }) => `${white} and ${black} have met`);
  const hadBye = rounds.some(({ unpaired }) =>
    unpaired.some(({ player, kind }) => player === bye && kind === 'pab'),
  );
  if (hadBye) faults.push(`${bye} has had the bye`);
  const limit = COLOUR_LIMITS[rules.system] ?? 'nobody';
  const isLast = rounds.length + 1 === rules.rounds;
  if (limit === 'nobody' || (limit === 'before-the-last-round' && isLast)) return faults;
  for (const { white, black } of pairs) {
    if (breaksLimit([...coloursOf(tournament, white), 'white'])) faults.push(`${white} cannot have White`);
    if (breaksLimit([...coloursOf(tournament, black), 'black'])) faults.push(`${black} cannot have Black`);
  }
  return faults;
}

export function expectBasicRules(tournament: Tournament, pairing: Pairing): void {
  expect(faultsOf(tournament, pairing)).toEqual([]);
}
