/** The fold's part about what lot or the arbiter settled. */
import type { EventOf } from './events.ts';
import type { PlayerId } from './player.ts';
import { outsideValuesOf } from './settled.ts';
import type { Applied, TournamentState } from './state.ts';
import type { Tournament } from './tournament.ts';
import type { Misfit } from './misfit.ts';

type SettledEvent = EventOf<'tie-settled' | 'outside-values-set' | 'start-position-drawn'>;

/** The state after an event that settles something, or why it does not apply. Cost: players named. */
export function foldSettled(state: TournamentState, event: SettledEvent): Applied {
  const { tournament } = state;
  switch (event.kind) {
    case 'tie-settled': {
      const { afterRound, by, order } = event.payload;
      const stranger = unknownOf(tournament, order);
      if (stranger !== null) return stranger;
      if (afterRound > tournament.rounds.length) return { code: 'not-paired', round: afterRound };
      const settled = [...(tournament.settledTies ?? []), { afterRound, by, order }];
      return { ...state, tournament: { ...tournament, settledTies: settled } };
    }
    case 'outside-values-set': {
      const { code, values } = event.payload;
      const stranger = unknownOf(
        tournament,
        values.map(([player]) => player),
      );
      if (stranger !== null) return stranger;
      const known = tournament.outsideValues ?? [];
      const before = outsideValuesOf(known, code);
      const outsideValues = [...known.filter((entry) => entry !== before), { code, values }];
      return { ...state, tournament: { ...tournament, outsideValues } };
    }
    case 'start-position-drawn': {
      const { round, number } = event.payload;
      const others = (tournament.startPositions ?? []).filter((drawn) => drawn.round !== round);
      const startPositions = [...others, { round, number }].sort((a, b) => a.round - b.round);
      return { ...state, tournament: { ...tournament, startPositions } };
    }
  }
}

/** Who is named and is not in the tournament; null where nobody. */
function unknownOf({ players }: Tournament, named: readonly PlayerId[]): Misfit | null {
  const known = new Set(players.map(({ id }) => id));
  const stranger = named.find((id) => !known.has(id));
  return stranger === undefined ? null : { code: 'no-player', player: stranger };
}
