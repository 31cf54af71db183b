/** The fold's part that changes rounds and results. */
import type { EventOf } from './events.ts';
import { withFacts, withRound } from './fold-changes.ts';
import {
  withBoard,
  withResultOf,
  withSecondEntry,
  type ResultEvent,
  type SecondEntryEvent,
} from './fold-results.ts';
import { BLANK_FACTS, type Applied, type TournamentState } from './state.ts';
import type { Board, Round, Tournament, Unpaired } from './tournament.ts';

export type RoundEvent =
  | EventOf<
      | 'games-adjourned'
      | 'round-drafted'
      | 'round-arranged'
      | 'round-checked'
      | 'issue-read'
      | 'round-published'
      | 'round-repaired'
      | 'round-unpublished'
      | 'wall-changed'
      | 'round-discarded'
    >
  | ResultEvent
  | SecondEntryEvent;

/** The state after an event about a round, or why it does not apply. Cost: number of boards. */
export function foldRounds(state: TournamentState, event: RoundEvent): Applied {
  switch (event.kind) {
    case 'round-drafted':
    case 'round-arranged':
      return drafted(state, event);
    case 'round-checked':
      return checked(state, event);
    case 'issue-read': {
      const { round, issue } = event.payload;
      return withFacts(state, round, (facts) => ({
        ...facts,
        read: [
          ...facts.read.filter((read) => read.issue !== issue),
          { issue, at: event.at, actor: event.actor },
        ],
      }));
    }
    case 'round-published':
      return published(state, event);
    case 'round-repaired':
      return repaired(state, event);
    case 'round-unpublished': {
      const { round } = event.payload;
      const known = state.tournament.rounds[round - 1];
      if (known?.stage !== 'published') return `round ${round} is not published`;
      if (known.boards.some(({ result }) => result !== 'open')) return `round ${round} has results`;
      return withRound(state, round, (current) => ({ ...current, stage: 'checked', publishedAt: '' }));
    }
    case 'wall-changed': {
      const { round, version } = event.payload;
      return withVersion(state, round, Math.max(version, state.publications[round - 1] ?? 0));
    }
    case 'round-discarded':
      return discarded(state, event.payload.round);
    case 'games-adjourned': {
      const { round, boards } = event.payload;
      return boards.reduce<Applied>(
        (next, board) =>
          typeof next === 'string' ? next : withBoard(next, round, board, () => ({ result: 'adjourned' })),
        state,
      );
    }
    case 'result-entered':
    case 'result-cleared':
    case 'result-corrected':
    case 'result-corrected-late':
    case 'result-rated-only':
      return withResultOf(state, event);
    case 'result-verified':
    case 'entry-settled':
      return withSecondEntry(state, event);
  }
}

type DraftEvent = Extract<RoundEvent, { kind: 'round-drafted' | 'round-arranged' }>;

function drafted(state: TournamentState, { kind, payload }: DraftEvent): Applied {
  const { round, pairs, unpaired, system } = payload;
  const { tournament } = state;
  if (round > tournament.rounds.length + 1) return `round ${round - 1} is not paired`;
  if (round < tournament.rounds.length) return `round ${round + 1} is paired already`;
  if (tournament.rounds[round - 1]?.stage === 'published') return `round ${round} is published`;
  if (round > tournament.rules.rounds) return `the tournament has ${tournament.rules.rounds} rounds`;
  const misplaced = misplacedIn(tournament, pairs, unpaired);
  if (misplaced !== null) return misplaced;
  const draft: Round = {
    stage: 'draft',
    boards: pairs.map(({ white, black }) => ({ white, black, result: 'open', ratedAs: null })),
    unpaired,
    version: 0,
    publishedAt: '',
    handMade: kind === 'round-arranged',
    system,
  };
  return {
    ...state,
    tournament: { ...tournament, rounds: [...tournament.rounds.slice(0, round - 1), draft] },
    rounds: [...state.rounds.slice(0, round - 1), BLANK_FACTS],
  };
}

/** Who stands in a round twice or is not in the tournament, in a few words; null where nobody. */
function misplacedIn(
  { players }: Tournament,
  pairs: DraftEvent['payload']['pairs'],
  unpaired: readonly Unpaired[],
): string | null {
  const known = new Set(players.map(({ id }) => id));
  for (const { white, black } of pairs)
    if (!known.delete(white) || !known.delete(black)) return `players ${white} and ${black} cannot be paired`;
  for (const { player } of unpaired) if (!known.delete(player)) return `player ${player} has no place`;
  return null;
}

/** The new version keeps the results, and their times, of the games that it keeps. */
function repaired(state: TournamentState, event: Extract<RoundEvent, { kind: 'round-repaired' }>): Applied {
  const { round, version, pairs, unpaired, changed } = event.payload;
  const { tournament } = state;
  const known = tournament.rounds[round - 1];
  if (known?.stage !== 'published') return `round ${round} is not published`;
  if (round !== tournament.rounds.length) return `round ${round + 1} is paired already`;
  const misplaced = misplacedIn(tournament, pairs, unpaired);
  if (misplaced !== null) return misplaced;
  const places = pairs.map((pair) =>
    known.boards.findIndex(({ white, black }) => white === pair.white && black === pair.black),
  );
  const lost = known.boards.findIndex(({ result }, index) => result !== 'open' && !places.includes(index));
  if (lost >= 0) return `board ${lost + 1} of round ${round} has a result`;
  const boards = pairs.map(
    ({ white, black }, index): Board =>
      known.boards[places[index]!] ?? { white, black, result: 'open', ratedAs: null },
  );
  const next = withRound(withVersion(state, round, version), round, (current) => ({
    ...current,
    boards,
    unpaired,
    version,
    publishedAt: event.at,
    handMade: true,
  }));
  return withFacts(next, round, (facts) => ({
    ...facts,
    check: null,
    changed,
    resultAt: places.map((place) => facts.resultAt[place] ?? ''),
    resultBy: places.map((place) => facts.resultBy[place] ?? ''),
    second: places.map((place) => facts.second[place] ?? null),
    recordedIn: places.map((place) => facts.recordedIn[place] ?? 0),
  }));
}

function checked(state: TournamentState, event: Extract<RoundEvent, { kind: 'round-checked' }>): Applied {
  const { round, agrees, verdict, violations } = event.payload;
  if (state.tournament.rounds[round - 1] === undefined) return `round ${round} is not paired`;
  const noted = withFacts(state, round, (facts) => ({
    ...facts,
    check: { agrees, verdict, violations, at: event.at },
  }));
  if (typeof noted === 'string') return noted;
  return withRound(noted, round, (current) =>
    current.stage === 'published' ? current : { ...current, stage: agrees ? 'checked' : 'draft' },
  );
}

function published(state: TournamentState, event: Extract<RoundEvent, { kind: 'round-published' }>): Applied {
  const { round, version } = event.payload;
  const known = state.tournament.rounds[round - 1];
  if (known === undefined) return `round ${round} is not paired`;
  if (known.stage === 'published') return `round ${round} is published already`;
  return withRound(withVersion(state, round, version), round, (current) => ({
    ...current,
    stage: 'published',
    version,
    publishedAt: event.at,
  }));
}

/** Notes the highest version in which `round` was on the wall. */
function withVersion(state: TournamentState, round: number, version: number): TournamentState {
  const publications = state.publications.slice();
  while (publications.length < round) publications.push(0);
  publications[round - 1] = version;
  return { ...state, publications };
}

function discarded(state: TournamentState, round: number): Applied {
  const { tournament } = state;
  if (round !== tournament.rounds.length) return `round ${round} is not the last one`;
  if (tournament.rounds[round - 1]?.stage === 'published') return `round ${round} is published`;
  return {
    ...state,
    tournament: { ...tournament, rounds: tournament.rounds.slice(0, round - 1) },
    rounds: state.rounds.slice(0, round - 1),
  };
}
