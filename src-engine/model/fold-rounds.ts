/** The fold's part that changes rounds and results. */
import type { EventOf } from './events.ts';
import { isWaiting, type GameResult } from './result.ts';
import {
  BLANK_FACTS,
  type Applied,
  type RoundFacts,
  type SecondEntry,
  type TournamentState,
} from './state.ts';
import { publishedRounds, type Board, type Round, type Tournament, type Unpaired } from './tournament.ts';

export type RoundEvent = EventOf<
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
  | 'result-entered'
  | 'result-cleared'
  | 'result-corrected'
  | 'result-corrected-late'
  | 'result-rated-only'
  | 'result-verified'
  | 'entry-settled'
>;

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
          typeof next === 'string' ? next : withResult(next, round, board, () => ({ result: 'adjourned' })),
        state,
      );
    }
    case 'result-entered':
    case 'result-cleared':
    case 'result-corrected':
    case 'result-corrected-late':
    case 'result-rated-only':
      return result(state, event);
    case 'result-verified':
    case 'entry-settled':
      return verified(state, event);
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
  const { round, agrees, text, violations } = event.payload;
  if (state.tournament.rounds[round - 1] === undefined) return `round ${round} is not paired`;
  const noted = withFacts(state, round, (facts) => ({
    ...facts,
    check: { agrees, text, violations, at: event.at },
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

type ResultEvent = Exclude<
  Extract<RoundEvent, { payload: { result: GameResult } }>,
  { kind: 'result-verified' | 'entry-settled' }
>;

function result(state: TournamentState, event: ResultEvent): Applied {
  const { round, board, result: value } = event.payload;
  const game = gameOf(state, event.payload);
  if (typeof game === 'string') return game;
  const known = state.tournament.rounds[round - 1]!;
  const ratedOnly = event.kind === 'result-rated-only';
  const next = withResult(state, round, board, (current) =>
    ratedOnly ? { ratedAs: value === current.result ? null : value } : { result: value, ratedAs: null },
  );
  if (typeof next === 'string') return next;
  return withFacts(next, round, (facts) => {
    const resultAt = facts.resultAt.slice();
    while (resultAt.length < known.boards.length) resultAt.push('');
    resultAt[board - 1] = event.kind === 'result-cleared' ? '' : event.at;
    const recordedIn = facts.recordedIn.slice();
    while (recordedIn.length < known.boards.length) recordedIn.push(0);
    if (isWaiting(value)) recordedIn[board - 1] = 0;
    else if (isWaiting(game.result)) recordedIn[board - 1] = publishedRounds(state.tournament);
    const second = facts.second.map((entry, at) =>
      // A corrected result that is what was keyed the second time needs no third look.
      at === board - 1 && !ratedOnly && entry?.result !== value ? null : entry,
    );
    const resultBy = placed(
      facts.resultBy,
      board - 1,
      event.kind === 'result-cleared' ? '' : event.actor,
      '',
    );
    return { ...facts, resultAt, resultBy, second, recordedIn };
  });
}

/** The game that a payload speaks of, or why it is another one. */
function gameOf(
  { tournament }: TournamentState,
  { round, board, white, black }: ResultEvent['payload'],
): Board | string {
  const known = tournament.rounds[round - 1];
  if (known?.stage !== 'published') return `round ${round} is not published`;
  const game = known.boards[board - 1];
  return game?.white === white && game.black === black
    ? game
    : `round ${round}, board ${board} is another game`;
}

/** The second entry of a board, or what was decided about it. */
function verified(
  state: TournamentState,
  event: Extract<RoundEvent, { kind: 'result-verified' | 'entry-settled' }>,
): Applied {
  const { round, board, result: keyed } = event.payload;
  const game = gameOf(state, event.payload);
  if (typeof game === 'string') return game;
  if (isWaiting(game.result)) return `round ${round}, board ${board} has no result`;
  const { at, actor } = event;
  return withFacts(state, round, (facts) => {
    const former = facts.second[board - 1] ?? null;
    const entry: SecondEntry =
      event.kind === 'result-verified'
        ? { result: keyed, at, actor, settled: null }
        : {
            ...(former ?? { result: null, at, actor }),
            settled: { kept: event.payload.kept, at, actor },
          };
    return { ...facts, second: placed(facts.second, board - 1, entry, null) };
  });
}

/** A list with another value at a place, filled up to it where it is too short. */
function placed<T>(list: readonly T[], at: number, value: T, blank: T): readonly T[] {
  const longer = list.slice();
  while (longer.length <= at) longer.push(blank);
  longer[at] = value;
  return longer;
}

function withResult(
  state: TournamentState,
  round: number,
  board: number,
  change: (board: Board) => Partial<Board>,
): Applied {
  return state.tournament.rounds[round - 1]?.boards[board - 1] === undefined
    ? `round ${round} has no board ${board}`
    : withRound(state, round, (current) => {
        const boards = current.boards.slice();
        boards[board - 1] = { ...boards[board - 1]!, ...change(boards[board - 1]!) };
        return { ...current, boards };
      });
}

function withRound(state: TournamentState, round: number, change: (round: Round) => Round): TournamentState {
  const rounds = state.tournament.rounds.slice();
  rounds[round - 1] = change(rounds[round - 1]!);
  return { ...state, tournament: { ...state.tournament, rounds } };
}

function withFacts(
  state: TournamentState,
  round: number,
  change: (facts: RoundFacts) => RoundFacts,
): Applied {
  if (state.rounds[round - 1] === undefined) return `round ${round} is not paired`;
  const rounds = state.rounds.slice();
  rounds[round - 1] = change(rounds[round - 1]!);
  return { ...state, rounds };
}
