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
import { areNumbered, boardNumber, numberedAs } from './seating.ts';
import { BLANK_FACTS, type Applied, type TournamentState } from './state.ts';
import type { Board, Round, Tournament } from './tournament.ts';
import { isMisfit, type Misfit } from './misfit.ts';

type RoundEvent =
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
      if (known?.stage !== 'published') return { code: 'not-published', round };
      if (known.boards.some(({ result }) => result !== 'open')) return { code: 'has-results', round };
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
          isMisfit(next) ? next : withBoard(next, round, board, () => ({ result: 'adjourned' })),
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
  if (round > tournament.rounds.length + 1) return { code: 'not-paired', round: round - 1 };
  if (round < tournament.rounds.length) return { code: 'paired-already', round: round + 1 };
  if (tournament.rounds[round - 1]?.stage === 'published') return { code: 'published-already', round };
  if (round > tournament.rules.rounds) return { code: 'beyond-rounds', rounds: tournament.rules.rounds };
  const misplaced = misplacedIn(tournament, payload);
  if (misplaced !== null) return misplaced;
  const draft: Round = {
    stage: 'draft',
    boards: pairs.map(({ white, black }) => ({ white, black, result: 'open', ratedAs: null })),
    unpaired,
    version: 0,
    publishedAt: '',
    handMade: kind === 'round-arranged',
    system,
    ...numberedAs(payload),
  };
  return {
    ...state,
    tournament: { ...tournament, rounds: [...tournament.rounds.slice(0, round - 1), draft] },
    rounds: [...state.rounds.slice(0, round - 1), BLANK_FACTS],
  };
}

/** Who is in a round twice or not in the tournament, or that boards lack numbers; null where neither. */
function misplacedIn(
  { players }: Tournament,
  payload: Pick<DraftEvent['payload'], 'round' | 'pairs' | 'unpaired' | 'boardNumbers'>,
): Misfit | null {
  const { round, pairs, unpaired } = payload;
  if (!areNumbered(payload, pairs.length)) return { code: 'not-numbered', round };
  const known = new Set(players.map(({ id }) => id));
  for (const { white, black } of pairs)
    if (!known.delete(white) || !known.delete(black)) return { code: 'not-pairable', white, black };
  for (const { player } of unpaired) if (!known.delete(player)) return { code: 'no-place', player };
  return null;
}

/** The new version keeps the results, and their times, of the games that it keeps. */
function repaired(state: TournamentState, event: Extract<RoundEvent, { kind: 'round-repaired' }>): Applied {
  const { round, version, pairs, unpaired, changed } = event.payload;
  const { tournament } = state;
  const known = tournament.rounds[round - 1];
  if (known?.stage !== 'published') return { code: 'not-published', round };
  if (round !== tournament.rounds.length) return { code: 'paired-already', round: round + 1 };
  const misplaced = misplacedIn(tournament, event.payload);
  if (misplaced !== null) return misplaced;
  const places = pairs.map((pair) =>
    known.boards.findIndex(({ white, black }) => white === pair.white && black === pair.black),
  );
  const lost = known.boards.findIndex(({ result }, index) => result !== 'open' && !places.includes(index));
  if (lost >= 0) return { code: 'has-result', round, board: boardNumber(known, lost) };
  const boards = pairs.map(
    ({ white, black }, index): Board =>
      known.boards[places[index]!] ?? { white, black, result: 'open', ratedAs: null },
  );
  const next = withRound(withVersion(state, round, version), round, ({ boardNumbers: _, ...current }) => ({
    ...current,
    ...numberedAs(event.payload),
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
  if (state.tournament.rounds[round - 1] === undefined) return { code: 'not-paired', round };
  const noted = withFacts(state, round, (facts) => ({
    ...facts,
    check: { agrees, verdict, violations, at: event.at },
  }));
  if (isMisfit(noted)) return noted;
  return withRound(noted, round, (current) =>
    current.stage === 'published' ? current : { ...current, stage: agrees ? 'checked' : 'draft' },
  );
}

function published(state: TournamentState, event: Extract<RoundEvent, { kind: 'round-published' }>): Applied {
  const { round, version } = event.payload;
  const known = state.tournament.rounds[round - 1];
  if (known === undefined) return { code: 'not-paired', round };
  if (known.stage === 'published') return { code: 'published-already', round };
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
  if (round !== tournament.rounds.length) return { code: 'not-last', round };
  if (tournament.rounds[round - 1]?.stage === 'published') return { code: 'published-already', round };
  return {
    ...state,
    tournament: { ...tournament, rounds: tournament.rounds.slice(0, round - 1) },
    rounds: state.rounds.slice(0, round - 1),
  };
}
