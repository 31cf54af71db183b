/** Who may have been entered twice. */
import type { Player } from '../../../src-engine/index.ts';
import { distanceUpTo, foldedName, lettersOf, mayBeWithin } from '../../files/names.ts';
import { texts } from '../../texts.ts';
import type { Question } from '../transact.ts';

/** What is compared of two entries. */
type Person = Pick<Player, 'name' | 'birth' | 'federation' | 'fideId'>;

/** The same with its name folded once. */
interface Folded {
  readonly person: Person;
  readonly name: string;
  readonly letters: number;
}

/** Letters of a folded name from which one slip, and from which two, still point to the same name. */
const LONG_ENOUGH = { one: 5, two: 8 };

function foldedOf(person: Person): Folded {
  const name = foldedName(person.name);
  return { person, name, letters: lettersOf(name) };
}

/**
 * True where two entries may be one person: the same FIDE ID; else the same name, accents and order aside, with no two
 * different years of birth; or a name within two letters, not in two federations. What was not typed, a year or a federation,
 * tells nobody apart. Two different FIDE IDs are two people.
 */
export function mayBeOne(a: Person, b: Person): boolean {
  return areNear(foldedOf(a), foldedOf(b));
}

function areNear(one: Folded, two: Folded): boolean {
  const [a, b] = [one.person, two.person];
  if (a.fideId !== '' && b.fideId !== '') return a.fideId === b.fideId;
  if (areTwo(a.birth.slice(0, 4), b.birth.slice(0, 4))) return false;
  if (one.name === two.name) return one.name !== '';
  if (areTwo(a.federation, b.federation) || !mayBeWithin(2, one.letters, two.letters)) return false;
  if (digitsOf(one.name) !== digitsOf(two.name)) return false;
  const letters = Math.min(one.name.length, two.name.length);
  const limit = letters >= LONG_ENOUGH.two ? 2 : letters >= LONG_ENOUGH.one ? 1 : 0;
  return distanceUpTo(limit, one.name, two.name) <= limit;
}

/** Two different things; what is not known is none. */
function areTwo(a: string, b: string): boolean {
  return a !== '' && b !== '' && a !== b;
}

/** Entries of a field that may be the same person. Cost: their number. */
export function mayBeEntered(person: Person, players: readonly Player[]): Player[] {
  const folded = foldedOf(person);
  return players.filter((player) => areNear(folded, foldedOf(player)));
}

/** Pairs of entries that may be one person. Cost: their number squared. */
export function pairsOfOne(players: readonly Player[]): (readonly [Player, Player])[] {
  const folded = players.map(foldedOf);
  return folded.flatMap((one, at) =>
    folded
      .slice(at + 1)
      .flatMap((two, after) =>
        areNear(one, two) ? [[players[at]!, players[at + 1 + after]!] as const] : [],
      ),
  );
}

/** Asks before somebody is entered who may be entered already. */
export function questionOf(name: string, consequences: readonly string[]): Question {
  return { act: texts.lookUp.enter(name), consequences, level: 2 };
}

/** `Player 12` and `Player 13` are no slip of each other. */
function digitsOf(name: string): string {
  return name.replaceAll(/\D/g, '');
}
