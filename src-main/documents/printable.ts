/** Names in a script that no font of the program has: the player's number stands for what cannot be printed. */
import type { Player, Tournament } from '../../src-engine/index.ts';
import type { Typeface } from './layout/typeface.ts';
import type { LogLine } from './views/view.ts';
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
  const [surname = '', first = ''] = partsOf(name).map((part) => (typeface.canPrint(part) ? part : ''));
  const words = surname === '' ? [texts.sheets.numberOf(tpn), first] : [surname, texts.sheets.numberOf(tpn)];
  return { ...player, name: words.filter((word) => word !== '').join(', ') };
}

/**
 * The entries of a log with the same names as on the other sheets: what stands for a player there stands for them in a
 * sentence too, where nobody else has that name.
 */
export function printableLog(
  log: readonly LogLine[],
  { players }: Tournament,
  typeface: Typeface,
): readonly LogLine[] {
  const unreadable = players.filter(({ name, tpn }) => tpn !== 0 && !typeface.canPrint(name));
  if (unreadable.length === 0) return log;
  const ways = unreadable.flatMap((player): readonly (readonly [string, string])[] => [
    [player.name, readable(player, typeface).name],
    ...partsOf(player.name)
      .filter((part) => !typeface.canPrint(part))
      .map((part) => [part, texts.sheets.numberOf(player.tpn)] as const),
  ]);
  const meant = new Map(
    [...Map.groupBy(ways, ([name]) => name)].flatMap(([name, said]) =>
      new Set(said.map(([, number]) => number)).size === 1 ? [[name, said[0]![1]] as const] : [],
    ),
  );
  // A whole name before a part of it.
  const names = [...meant].sort(([a], [b]) => b.length - a.length);
  const told = (text: string): string =>
    names.reduce((sentence, [name, number]) => sentence.replaceAll(name, number), text);
  return log.map((line) => ({ ...line, detail: told(line.detail) }));
}

function partsOf(name: string): readonly string[] {
  const comma = name.indexOf(',');
  return comma < 0 ? [name] : [name.slice(0, comma), name.slice(comma + 1).trim()];
}
