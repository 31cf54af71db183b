/** Players of the older Dubov text as chapters 1 and 2 see them, and all their complete pairings. */
import type { PlainPlayer, PlainTask } from './field.ts';

export type Colour = 'white' | 'black';
export type Couple = readonly [PlainPlayer, PlainPlayer];

export function without<T>(list: readonly T[], ...gone: readonly T[]): T[] {
  return list.filter((each) => !gone.includes(each));
}

export function rating({ player }: PlainPlayer): number {
  return player.rating || player.estimate;
}

/** 1.2; two equal averages are equal numbers. */
export function aro(task: PlainTask, player: PlainPlayer): number {
  const met = player.rounds.filter(({ played }) => played).map(({ cell }) => task.field.get(cell.opponent)!);
  return met.length === 0 ? 0 : met.reduce((sum, each) => sum + rating(each), 0) / met.length;
}

export const other = (colour: Colour): Colour => (colour === 'white' ? 'black' : 'white');
export const games = ({ colours }: PlainPlayer, colour: Colour) =>
  colours.filter((each) => each === colour).length;

/** 1.3, 1.4. */
export function due(player: PlainPlayer): Colour | null {
  const [white, black] = [games(player, 'white'), games(player, 'black')];
  if (white !== black) return black > white ? 'white' : 'black';
  const last = player.colours.at(-1);
  return last === undefined ? null : other(last);
}

/** C.04.1 f, g. */
export function mayHave(player: PlainPlayer, colour: Colour): boolean {
  const [last, before] = [player.colours.at(-1), player.colours.at(-2)];
  if (last === colour && before === colour) return false;
  return Math.abs(games(player, colour) + 1 - games(player, other(colour))) <= 2;
}

export function mayMeet(a: PlainPlayer, b: PlainPlayer): boolean {
  if (a === b || a.met.has(b.id) || a.barred.has(b.id)) return false;
  return (mayHave(a, 'white') && mayHave(b, 'black')) || (mayHave(a, 'black') && mayHave(b, 'white'));
}

/** 2.1: paired with a higher score, played or not. */
export function mayRise(task: PlainTask, player: PlainPlayer): boolean {
  if (task.round === task.rounds) return true;
  const rises = player.rounds.map(
    ({ cell, scoreBefore, opponentScoreBefore }) => cell.opponent > 0 && opponentScoreBefore > scoreBefore,
  );
  return rises.at(-1) !== true && rises.filter(Boolean).length < (task.rounds > 9 ? 4 : 3);
}

/** All complete pairings of the players. */
export function* pairings(players: readonly PlainPlayer[]): Generator<Couple[]> {
  const [first, ...others] = players;
  if (first === undefined) {
    yield [];
    return;
  }
  for (const opponent of others) {
    if (!mayMeet(first, opponent)) continue;
    for (const rest of pairings(without(others, opponent))) yield [[first, opponent], ...rest];
  }
}

export function isComplete(players: readonly PlainPlayer[]): boolean {
  return !pairings(players).next().done;
}

export function isLess(a: readonly number[], b: readonly number[]): boolean {
  const place = a.findIndex((value, at) => value !== b[at]);
  return place >= 0 && a[place]! < b[place]!;
}

/** The colour that more of the players are due. */
export function dominating(players: readonly PlainPlayer[]): Colour | null {
  const [white, black] = (['white', 'black'] as const).map(
    (colour) => players.filter((player) => due(player) === colour).length,
  ) as [number, number];
  if (white === black) return null;
  return white > black ? 'white' : 'black';
}
