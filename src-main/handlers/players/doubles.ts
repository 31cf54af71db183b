/** who may have been entered twice. */
import type { Player } from '../../../src-engine/index.ts';
import { distanceUpTo, foldedName } from '../../files/names.ts';
import { texts } from '../../texts.ts';
import type { Question } from '../transact.ts';

/** What is compared of two entries. */
export type Person = Pick<Player, 'name' | 'birth' | 'federation' | 'fideId'>;

/** Letters of a folded name from which one slip, and from which two, still point to the same name. */
const LONG_ENOUGH = { one: 5, two: 8 };

/**
 * True where two entries may be one person: the same FIDE ID; else the same name, accents and order aside, with no two
 * different years of birth; or a name within two letters in one federation. Two different FIDE IDs are two people.
 */
export function mayBeOne(a: Person, b: Person): boolean {
  if (a.fideId !== '' && b.fideId !== '') return a.fideId === b.fideId;
  const [years, others] = [a.birth.slice(0, 4), b.birth.slice(0, 4)];
  if (years !== '' && others !== '' && years !== others) return false;
  const [name, other] = [foldedName(a.name), foldedName(b.name)];
  if (name === other) return name !== '';
  if (a.federation !== b.federation || digitsOf(name) !== digitsOf(other)) return false;
  const letters = Math.min(name.length, other.length);
  const limit = letters >= LONG_ENOUGH.two ? 2 : letters >= LONG_ENOUGH.one ? 1 : 0;
  return limit > 0 && distanceUpTo(limit, name, other) <= limit;
}

/** Entries of a field that may be the same person. Cost: their number. */
export function mayBeEntered(person: Person, players: readonly Player[]): Player[] {
  return players.filter((player) => mayBeOne(person, player));
}

/** Asks before somebody is entered who may be entered already. */
export function questionOf(name: string, consequences: readonly string[]): Question {
  return { act: texts.lookUp.enter(name), consequences, level: 2 };
}

/** `Player 12` and `Player 13` are no slip of each other. */
function digitsOf(name: string): string {
  return name.replaceAll(/\D/g, '');
}
