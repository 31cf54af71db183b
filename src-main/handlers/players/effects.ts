/** What other data of players change about the tournament, before anything is stored. */
import {
  entryOf,
  newestPlayedRound,
  parseTieBreak,
  publishedPart,
  renumbers,
  standingsOf,
  withPairingNumbers,
  type EditablePlayer,
  type Player,
  type PlayerId,
  type Tournament,
} from '../../../src-engine/index.ts';
import { regrouped } from '../../documents/views/categories.ts';
import type { ChangeEffects } from '../../ipc/contract.ts';
import { texts } from '../../texts.ts';

/** What is to be changed of each player; what is not named stays. */
export type PlayerChanges = ReadonlyMap<PlayerId, Partial<EditablePlayer>>;

/** The pairing numbers that the next pairing gives with these changes (C.04.2 2.3). */
export function numbersWith(
  { players, rounds, rules }: Tournament,
  changes: PlayerChanges,
): ReadonlyMap<PlayerId, number> {
  return new Map(
    withPairingNumbers(changedPlayers(players, changes), rounds.length, rules).map(({ id, tpn }) => [
      id,
      tpn,
    ]),
  );
}

function changedPlayers(players: readonly Player[], changes: PlayerChanges): Player[] {
  return players.map((player) => ({ ...player, ...changes.get(player.id) }));
}

/** Tie-breaks of the tournament that depend on ratings, by their codes (C.07 10). */
function tieBreaksByRating({ rules }: Tournament): string[] {
  return rules.tieBreaks.filter((code) => {
    const parsed = parseTieBreak(code);
    return parsed.ok && entryOf(parsed.value.code).usesRatings;
  });
}

/** What changes beside the players themselves. Cost: that of the standings, twice. */
export function effectsOf(tournament: Tournament, changes: PlayerChanges): ChangeEffects {
  const moves = renumbers(tournament);
  const before = numbersWith(tournament, new Map());
  const after = moves ? numbersWith(tournament, changes) : before;
  const moved = [...after].filter(([id, number]) => before.get(id) !== number).map(([id]) => id);
  const part = publishedPart(tournament);
  const played = newestPlayedRound(part);
  const changed = changedPlayers(tournament.players, changes);
  return {
    numbers: moved.length,
    others: moved.filter((id) => !changes.has(id)).length,
    ranks: played === 0 ? 0 : ranksMoved(part, changed),
    rounds: tournament.rounds.length,
    tieBreaks: tieBreaksByRating(tournament),
    groups: regrouped(tournament, changed, texts.standings),
  };
}

function ranksMoved(tournament: Tournament, changed: readonly Player[]): number {
  const ranksOf = (players: readonly Player[]) =>
    new Map(standingsOf({ ...tournament, players }).rows.map(({ player, rank }) => [player, rank]));
  const [before, after] = [ranksOf(tournament.players), ranksOf(changed)];
  return [...after].filter(([id, rank]) => before.get(id) !== rank).length;
}

/** The same as sentences for a question, the gravest first. */
export function effectSentences({ numbers, ranks, rounds, tieBreaks, groups }: ChangeEffects): string[] {
  const words = texts.audit;
  return [
    words.numbersMove(numbers),
    ...(rounds === 0 ? [] : [words.ranksMove(ranks, tieBreaks)]),
    ...(groups.length === 0 ? [] : [words.groupsChange(groups.length)]),
  ];
}
