/** Names in a script that no font of the program has: the player's number stands for what cannot be printed. */
import type { Player, Tournament } from '../../src-engine/index.ts';
import type { Typeface } from './typeface.ts';
import { texts } from './words.ts';

/**
 * The tournament with a name that can be read for everybody. Of `王小明, Li` it leaves `No. 17, Li`; a player who has no
 * number yet keeps the name, whose letters are then printed as `�` and reported.
 */
export function printableNames(tournament: Tournament, typeface: Typeface): Tournament {
  if (tournament.players.every(({ name }) => typeface.canPrint(name))) return tournament;
  return { ...tournament, players: tournament.players.map((player) => readable(player, typeface)) };
}

function readable(player: Player, typeface: Typeface): Player {
  const { name, tpn } = player;
  if (tpn === 0 || typeface.canPrint(name)) return player;
  typeface.noteMissing(name);
  const comma = name.indexOf(',');
  const parts = comma < 0 ? [name] : [name.slice(0, comma), name.slice(comma + 1).trim()];
  const [surname = '', first = ''] = parts.map((part) => (typeface.canPrint(part) ? part : ''));
  const words = surname === '' ? [texts.sheets.numberOf(tpn), first] : [surname, texts.sheets.numberOf(tpn)];
  return { ...player, name: words.filter((word) => word !== '').join(', ') };
}
