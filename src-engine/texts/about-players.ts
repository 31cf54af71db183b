/** The names in an explanation, in any language. */

/** Name of a player by identity, as it is recorded: `Lindqvist, Asta`. */
export type NameOf = (player: number) => string;

/** A sentence about players by their family names. */
export function aboutPlayers(sentence: (nameOf: NameOf) => string, nameOf: NameOf): string {
  return sentence((player) => nameOf(player).split(',')[0]!.trim());
}
