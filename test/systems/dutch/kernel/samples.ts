/** Players for the tests of rows and brackets: made up one by one, or out of a tournament in short notation. */
import type { Contender } from '../../../../src-engine/systems/dutch/kernel/contender.ts';
import type { Strength } from '../../../../src-engine/history/preference.ts';
import type { Row } from '../../../../src-engine/systems/dutch/kernel/row.ts';
import { pairingTaskOf } from '../../../../src-engine/handling/task.ts';
import type { Competitor } from '../../../../src-engine/history/competitor.ts';
import type { Colour } from '../../../../src-engine/model/colour.ts';
import { blankPlayer } from '../../../../src-engine/model/player.ts';
import type { Rules } from '../../../../src-engine/model/rules.ts';
import { contendersOfTask } from '../../../../src-engine/systems/dutch/dutch.ts';
import { EDITIONS } from '../../../../src-engine/systems/dutch/systems.ts';
import type { PairingTask } from '../../../../src-engine/systems/system.ts';
import { tournamentOf } from '../../../oracle/notation.ts';
import type { Year } from '../../../oracle/player-facts.ts';

/** The task of the round after `played`, from lines as `tournamentOf` reads them. */
export function taskOf(lines: readonly string[], played: number, rules: Partial<Rules> = {}): PairingTask {
  const task = pairingTaskOf(
    tournamentOf(lines, played, { rounds: 9, initialColour: 'white', ...rules }),
    played + 1,
  );
  if (!task.ok) throw new Error(task.failure.code);
  return task.value;
}

/** The contenders of that task by number. */
export function contendersFrom(
  lines: readonly string[],
  played: number,
  edition: Year = '2026',
  rules: Partial<Rules> = {},
): Contender[] {
  return contendersOfTask(EDITIONS[edition], taskOf(lines, played, rules)).toSorted((a, b) => a.id - b.id);
}

export interface Made {
  readonly score?: number;
  /** Colours of the games played, oldest first: `WBW`. */
  readonly colours?: string;
  readonly strength?: Strength;
  readonly prefers?: Colour | null;
  readonly topscorer?: boolean;
  /** Rounds back in which a float was had, 1 or 2. */
  readonly down?: readonly number[];
  readonly up?: readonly number[];
  readonly unplayed?: number;
  readonly avoids?: readonly number[];
  readonly byeBarred?: boolean;
}

/** A player of a rank (0 first) with nothing but what is asked for; preferences follow from the colours (1.7). */
export function player(rank: number, made: Made = {}): Contender {
  const colours = [...(made.colours ?? '')].map((letter): Colour => (letter === 'W' ? 'white' : 'black'));
  const competitor: Competitor = {
    player: blankPlayer(rank + 1, `Player ${rank + 1}`),
    id: rank + 1,
    tpn: rank + 1,
    parityNumber: rank + 1,
    rating: 0,
    score: made.score ?? 0,
    pairingScore: made.score ?? 0,
    rounds: [],
    colours,
    colourDifference: colours.reduce((sum, colour) => sum + (colour === 'white' ? 1 : -1), 0),
    met: new Set(),
    barred: new Set(),
    gamesPlayed: colours.length,
    byeBarred: made.byeBarred ?? false,
  };
  const preference = preferenceFrom(competitor, made);
  const floated = (rounds: readonly number[] = []): [boolean, boolean] => [
    rounds.includes(1),
    rounds.includes(2),
  ];
  return {
    competitor,
    id: competitor.id,
    rank,
    score: competitor.pairingScore,
    preference,
    twoEqualColours: colours.length > 1 && colours.at(-1) === colours.at(-2),
    topscorer: made.topscorer ?? false,
    needs: preference.strength === 'absolute' && made.topscorer !== true ? preference.colour : null,
    downfloat: floated(made.down),
    upfloat: floated(made.up),
    unplayed: made.unplayed ?? 0,
    byeBarred: made.byeBarred ?? false,
    avoids: new Set(made.avoids ?? []),
  };
}

function preferenceFrom({ colours, colourDifference }: Competitor, made: Made): Contender['preference'] {
  if (made.prefers !== undefined)
    return { colour: made.prefers, strength: made.strength ?? (made.prefers === null ? 'none' : 'mild') };
  const [last, before] = [colours.at(-1), colours.at(-2)];
  if (last === undefined) return { colour: null, strength: 'none' };
  const absolute = Math.abs(colourDifference) > 1 || last === before;
  const tooOften = colourDifference > 1 ? 'white' : colourDifference < -1 ? 'black' : null;
  const had =
    tooOften ?? (last === before || colourDifference === 0 ? last : colourDifference > 0 ? 'white' : 'black');
  const strength = absolute ? 'absolute' : colourDifference === 0 ? 'mild' : 'strong';
  return { colour: had === 'white' ? 'black' : 'white', strength };
}

/** The rows of an id among others; look-ahead rows have two. */
export function rowsNamed(rows: readonly Row[], id: string): Row[] {
  const found = rows.filter((row) => row.id === id);
  if (found.length === 0) throw new Error(`there is no row ${id}`);
  return found;
}
