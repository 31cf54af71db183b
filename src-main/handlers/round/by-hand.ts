/** What speaks against the pairs of a round that is being paired by hand, in words. */
import {
  articleOfAbsence,
  handObjections,
  numberingOf,
  pairingTaskOf,
  participantsOf,
  seatsOf,
  shortNames,
  type HandObjection,
  type RoundByHand,
  type Tournament,
  type TournamentState,
} from '../../../src-engine/index.ts';
import { texts } from '../../texts.ts';
import type { HandObjectionView } from '../../ipc/contract.ts';
import type { Desk } from '../desk.ts';
import { answer, type QueriesOf } from '../reply.ts';

export function byHandQueries(desk: Desk): QueriesOf<'round.byHand'> {
  return {
    'round.byHand': ({ round, pairs, bye }) =>
      desk.read((state) =>
        answer({
          objections: handObjectionTexts(atPairing(state, round), round, { pairs, bye, isWhole: false }),
          boards: seatsOf(pairs, state.tournament.rules.seating),
        }),
      ),
  };
}

/** Objections to a round, whole or not, the gravest first; none where it has no task. */
export function handObjectionTexts(
  tournament: Tournament,
  round: number,
  made: RoundByHand,
): HandObjectionView[] {
  // A draft that is there already says nothing of who is to be paired.
  const before = { ...tournament, rounds: tournament.rounds.slice(0, round - 1) };
  const placed = new Set([...made.pairs.flatMap(({ white, black }) => [white, black]), made.bye]);
  const away = tournament.players.filter(
    (player) => placed.has(player.id) && articleOfAbsence(player, round) !== null,
  );
  // Whom a hand pairs is judged like everybody else.
  const declared = participantsOf(before, round);
  const participants = new Set([...declared, ...away.map(({ id }) => id)]);
  const task = pairingTaskOf(before, round, { participants });
  if (!task.ok) return [];
  const names = shortNames(tournament.players);
  const absent = away.map((player): HandObjection => ({
    id: '',
    article: articleOfAbsence(player, round)!,
    players: [player.id],
    kind: 'not-to-be-paired',
    level: 3,
  }));
  return [...absent, ...handObjections(task.value, tournament.rules.system, made)]
    .map((objection) => ({
      players: objection.players,
      level: objection.level,
      article: objection.article,
      text: texts.pairing.violation(objection, (id) => names.get(id) ?? `player ${id}`),
    }))
    .sort((a, b) => b.level - a.level);
}

/** The tournament as the pairing of the round will find it: open games adjourned (C.04.2 3.1), numbers and initial colour given. */
function atPairing(state: TournamentState, round: number): Tournament {
  const rounds = state.tournament.rounds.map((each) => ({
    ...each,
    boards: each.boards.map((board) =>
      board.result === 'open' ? { ...board, result: 'adjourned' as const } : board,
    ),
  }));
  const tournament = { ...state.tournament, rounds };
  return numberingOf(state, round).reduce<Tournament>((known, draft) => {
    if (draft.kind === 'colour-drawn')
      return { ...known, rules: { ...known.rules, initialColour: draft.payload.colour } };
    if (draft.kind !== 'numbers-assigned') return known;
    const numbers = new Map(draft.payload.numbers);
    const players = known.players.map((player) => ({ ...player, tpn: numbers.get(player.id) ?? player.tpn }));
    return { ...known, players };
  }, tournament);
}
