/** players taken from a rating list, with what it says of them and where it was said. */
import {
  blankPlayer,
  countingRating,
  hasBegun,
  nextEntryRound,
  paceOf,
  RATING_SEQUENCES,
  TITLES,
  withPairingNumbers,
  type EventDraft,
  type Player,
  type PlayerId,
  type Title,
  type Tournament,
} from '../../../src-engine/index.ts';
import type { Candidate, ListEntryInput, Refusal } from '../../ipc/contract.ts';
import { texts } from '../../texts.ts';
import type { Desk } from '../desk.ts';
import type { FoundOnList, Lists } from '../lists/lists.ts';
import { nameOfPlayer } from '../names.ts';
import { answer, refusal, refuse, type CommandsOf, type QueriesOf } from '../reply.ts';
import { transact, type Plan } from '../transact.ts';
import { mayBeEntered } from './doubles.ts';
import { entryProblem, planEntry } from './entry.ts';

export function fromListQueries(desk: Desk, lists: Lists): QueriesOf<'players.candidate'> {
  return {
    'players.candidate': ({ list: id, place }) =>
      desk.read((state) => {
        const found = lists.entry(id, place);
        if (found === null) return refuse(refusal('list-gone', texts.lists.gone));
        return answer(candidateOf(state.tournament, state.nextPlayer, found));
      }),
  };
}

function candidateOf(tournament: Tournament, id: PlayerId, { entry, list }: FoundOnList): Candidate {
  const player = playerOfList(tournament, id, { entry, list });
  const { players, rounds } = tournament;
  const given = rounds.length > 0;
  const numbered = given ? players.filter(({ tpn }) => tpn > 0) : players;
  const order = withPairingNumbers([...numbered, player], rounds.length);
  const entered = players.find(({ fideId }) => fideId !== '' && fideId === player.fideId) ?? null;
  return {
    player: entry,
    list,
    rating: player.rating,
    pace: player.ratingPace,
    number: order.at(-1)!.tpn,
    of: order.length,
    entryRound: player.entryRound,
    isLate: hasBegun(tournament),
    entered: entered === null ? null : nameOfPlayer(entered),
    near: entered === null ? mayBeEntered(player, players).map(nameOfPlayer) : [],
  };
}

/** A new player with what a list says, the rating that counts here first among it. */
export function playerOfList(tournament: Tournament, id: PlayerId, { entry, list }: FoundOnList): Player {
  return {
    ...blankPlayer(id, entry.name),
    ...fieldsOfList(tournament, { entry, list }),
    entryRound: nextEntryRound(tournament),
  };
}

/** What a list says of a player; what it does not say is blank. */
export function fieldsOfList(tournament: Tournament, { entry, list }: FoundOnList) {
  const { rating, pace } = countingRating(entry, RATING_SEQUENCES[paceOf(tournament.info)]);
  return {
    name: entry.name,
    sex: entry.sex === '' ? null : entry.sex,
    title: (TITLES as readonly string[]).includes(entry.title) ? (entry.title as Title) : null,
    rating,
    ratingSource: 'list',
    ratingList: list.name,
    ratingMonth: list.month,
    ratingPace: pace,
    federation: entry.federation,
    fideId: entry.fideId === 0 ? '' : String(entry.fideId),
    birth: entry.born === 0 ? '' : `${entry.born}/00/00`,
    club: entry.club,
  } as const;
}

export function fromListCommands(desk: Desk, lists: Lists): CommandsOf<'players.addFromList'> {
  return {
    'players.addFromList': ({ confirmed, ...input }) =>
      Promise.resolve(
        transact(desk, { command: 'players.addFromList', confirmed }, ({ tournament, nextPlayer }) => {
          const found = lists.entry(input.list, input.place);
          if (found === null) return refuse(refusal('list-gone', texts.lists.gone));
          const planned = planAddition(tournament, nextPlayer, found, input);
          return 'code' in planned ? refuse(planned) : planned;
        }),
      ),
  };
}

type Wishes = Omit<ListEntryInput, 'list' | 'place'>;

/** The entries of the log that enter a player with what they asked for, or why they cannot be entered. */
function planAddition(
  tournament: Tournament,
  id: PlayerId,
  found: FoundOnList,
  { here, entry, feePaid }: Wishes,
): Refusal | Plan<{ player: PlayerId }> {
  const taken = fieldsOfList(tournament, found);
  const entered = tournament.players.find(({ fideId }) => fideId !== '' && fideId === taken.fideId);
  if (entered !== undefined) return enteredAlready(entered);
  const problem = entryProblem(tournament, entry);
  if (problem !== null) return problem;
  const plan = planEntry(tournament, id, { ...taken, estimate: 0, category: '', feePaid }, entry);
  if (!here || hasBegun(tournament) || entry.fromRound > 1) return plan;
  const arrival: EventDraft = {
    kind: 'player-arrival',
    payload: { player: id, name: taken.name, arrival: 'here', was: 'expected', entryRound: 1 },
  };
  const [addition, ...others] = plan.drafts;
  return { ...plan, drafts: [addition!, arrival, ...others] };
}

function enteredAlready({ id, name, tpn }: Player): Refusal {
  return refusal('fide-id-twice', texts.lookUp.enteredAlready(name, tpn), texts.lookUp.onceEntered, {
    players: [id],
  });
}
