/** The fold's part that changes players. */
import type { EventOf } from './events.ts';
import { FIELDS_THAT_ORDER } from './player-events.ts';
import { foldMerge } from './merge.ts';
import type { Player, PlayerId } from './player.ts';
import type { Applied, TournamentState } from './state.ts';
import type { Rules } from './rules.ts';
import type { Tournament } from './tournament.ts';
import { isMisfit } from './misfit.ts';

type PlayerEvent = EventOf<
  | 'player-added'
  | 'late-entry-added'
  | 'players-added'
  | 'player-changed'
  | 'player-changed-late'
  | 'players-merged'
  | 'players-merged-late'
  | 'audit-settled'
  | 'list-month-settled'
  | 'player-removed'
  | 'player-arrival'
  | 'player-seen'
  | 'player-withdrawn'
  | 'player-expelled'
  | 'bye-set'
  | 'bye-set-beyond-rules'
  | 'numbers-assigned'
  | 'numbers-exchanged'
>;

/** The state after an event about players, or why it does not apply. Cost: number of players. */
export function foldPlayers(state: TournamentState, event: PlayerEvent): Applied {
  switch (event.kind) {
    case 'player-added':
    case 'late-entry-added':
      return added(state, [event.payload.player]);
    case 'players-added':
      return added(state, event.payload.players);
    case 'player-changed':
    case 'player-changed-late': {
      const { player, after } = event.payload;
      const next = changed(state, player, (known) => ({ ...known, ...after }));
      const orders = FIELDS_THAT_ORDER.some((field) => field in after);
      return isMisfit(next) || !orders ? next : { ...next, numbersAreStale: true };
    }
    case 'players-merged':
    case 'players-merged-late':
      return foldMerge(state, event.payload);
    case 'audit-settled': {
      const { player, other, kind, seen } = event.payload;
      if (placeOf(state.tournament.players, player) < 0) return { code: 'no-player', player };
      const others = state.settled.filter(
        (known) => known.player !== player || known.other !== other || known.kind !== kind,
      );
      return { ...state, settled: [...others, { player, other, kind, seen }] };
    }
    case 'list-month-settled': {
      const { about, list, from, to } = event.payload;
      return { ...state, settledMonths: [...state.settledMonths, { about, list, from, to }] };
    }
    case 'player-removed':
      return removed(state, event.payload.player);
    case 'player-arrival': {
      const { player, arrival, entryRound } = event.payload;
      const next = changed(state, player, (known) => ({ ...known, arrival, entryRound }));
      if (isMisfit(next)) return next;
      return { ...next, arrivedAt: { ...next.arrivedAt, [player]: event.at } };
    }
    case 'player-seen': {
      const { player, round, seen } = event.payload;
      if (placeOf(state.tournament.players, player) < 0) return { code: 'no-player', player };
      const { [player]: _, ...others } = state.seen;
      return { ...state, seen: seen ? { ...others, [player]: { round, at: event.at } } : others };
    }
    case 'player-withdrawn':
      // Who plays again is not expelled any more.
      return changed(state, event.payload.player, ({ expelled: _, ...player }) => ({
        ...player,
        withdrawnFrom: event.payload.fromRound,
      }));
    case 'player-expelled':
      return changed(state, event.payload.player, (player) => ({
        ...player,
        withdrawnFrom: event.payload.fromRound,
        expelled: true,
      }));
    case 'bye-set':
    case 'bye-set-beyond-rules': {
      const { player, round, bye } = event.payload;
      return changed(state, player, (known) => {
        const others = known.absences.filter((absence) => absence.round !== round);
        const absences = bye === null ? others : [...others, { round, kind: bye }];
        return { ...known, absences: absences.sort((a, b) => a.round - b.round) };
      });
    }
    case 'numbers-exchanged': {
      const { tournament } = state;
      const { players: pair, equals } = event.payload;
      const [one, other] = pair.map((id) => tournament.players.find((player) => player.id === id));
      if (one === undefined || other === undefined) return { code: 'no-two-players' };
      const players = tournament.players.map((player) => {
        const seat = equals.indexOf(player.id);
        const tpn = player.id === one.id ? other.tpn : player.id === other.id ? one.tpn : player.tpn;
        return seat < 0 ? player : { ...player, tpn, seat };
      });
      return { ...state, tournament: { ...tournament, players } };
    }
    case 'numbers-assigned': {
      const numbers = new Map(event.payload.numbers);
      const { tournament } = state;
      const players = tournament.players.map((player) => {
        const tpn = numbers.get(player.id) ?? player.tpn;
        return tpn === player.tpn ? player : { ...player, tpn };
      });
      return { ...state, numbersAreStale: false, tournament: { ...tournament, players } };
    }
  }
}

function added(state: TournamentState, players: readonly Player[]): Applied {
  let { nextPlayer } = state;
  for (const { id } of players) {
    if (id !== nextPlayer) return { code: 'player-out-of-turn', player: id, next: nextPlayer };
    nextPlayer++;
  }
  const { tournament } = state;
  return {
    ...state,
    nextPlayer,
    tournament: { ...tournament, players: [...tournament.players, ...players] },
  };
}

function changed(state: TournamentState, id: PlayerId, change: (player: Player) => Player): Applied {
  const { tournament } = state;
  const index = placeOf(tournament.players, id);
  if (index < 0) return { code: 'no-player', player: id };
  const players = tournament.players.slice();
  players[index] = change(players[index]!);
  return { ...state, tournament: { ...tournament, players } };
}

function removed(state: TournamentState, id: PlayerId): Applied {
  const { tournament } = state;
  if (placeOf(tournament.players, id) < 0) return { code: 'no-player', player: id };
  if (appearsInRounds(tournament, id)) return { code: 'player-in-round', player: id };
  const players = tournament.players.filter((player) => player.id !== id);
  return {
    ...state,
    settled: state.settled.filter(({ player, other }) => player !== id && other !== id),
    tournament: { ...tournament, players, rules: withoutPlayer(tournament.rules, id) },
  };
}

/** The rules without the constraints that only this player made: who is not there meets nobody. */
function withoutPlayer(rules: Rules, id: PlayerId): Rules {
  const names = ({ players }: { readonly players: readonly PlayerId[] }) => players.includes(id);
  const { prohibitions, keptApart, seating } = rules;
  const hasBoard = seating?.fixed.some(({ player }) => player === id) ?? false;
  if (!hasBoard && !prohibitions.some(names) && !(keptApart ?? []).some(names)) return rules;
  const without = <T extends { readonly players: readonly PlayerId[] }>(all: readonly T[]): T[] =>
    all.flatMap((each) => {
      if (!names(each)) return [each];
      const players = each.players.filter((one) => one !== id);
      return players.length < 2 ? [] : [{ ...each, players }];
    });
  return {
    ...rules,
    prohibitions: without(prohibitions),
    ...(keptApart === undefined ? {} : { keptApart: without(keptApart) }),
    ...(seating === undefined
      ? {}
      : { seating: { ...seating, fixed: seating.fixed.filter(({ player }) => player !== id) } }),
  };
}

/** True when the player stands on a board or in the list of byes of any round. */
export function appearsInRounds(tournament: Tournament, id: PlayerId): boolean {
  return tournament.rounds.some(
    ({ boards, unpaired }) =>
      boards.some(({ white, black }) => white === id || black === id) ||
      unpaired.some(({ player }) => player === id),
  );
}

/** Players stand in the order of their identities, most of them without a gap. */
function placeOf(players: readonly Player[], id: PlayerId): number {
  if (players[id - 1]?.id === id) return id - 1;
  return players.findIndex((player) => player.id === id);
}
