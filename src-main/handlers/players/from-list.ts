/** Players taken from a rating list, with what it says of them and where it was said. */
import {
  blankPlayer,
  hasBegun,
  nextEntryRound,
  TITLES,
  withPairingNumbers,
  type EventDraft,
  type Player,
  type PlayerId,
  type Title,
  type Tournament,
} from '../../../src-engine/index.ts';
import type { Candidate, ChosenRating, ListEntryInput, Refusal } from '../../ipc/contract.ts';
import { texts } from '../../texts.ts';
import type { Desk } from '../desk.ts';
import type { FoundOnList, Lists } from '../lists/lists.ts';
import { nameOfPlayer } from '../names.ts';
import { answer, refusal, refuse, type CommandsOf, type QueriesOf } from '../reply.ts';
import { transact, type Plan } from '../transact.ts';
import { mayBeEntered } from './doubles.ts';
import { entryProblem, planEntry } from './entry.ts';
import { ratingsOnLists } from './list-values.ts';
import { listedRatings } from './listed-ratings.ts';

export function fromListQueries(desk: Desk, lists: Lists): QueriesOf<'players.candidate'> {
  return {
    'players.candidate': ({ list: id, place, chosen }) =>
      desk.read((state) => {
        const found = lists.entry(id, place);
        if (found === null) return refuse(refusal('list-gone', texts.lists.gone));
        return answer(
          lists.during(() => candidateOf(lists, state.tournament, state.nextPlayer, found, chosen)),
        );
      }),
  };
}

function candidateOf(
  lists: Lists,
  tournament: Tournament,
  id: PlayerId,
  found: FoundOnList,
  chosen: ChosenRating | null,
): Candidate {
  const { entry, list } = found;
  const player = playerOfList(lists, tournament, id, found, chosen);
  const { all } = ratingsOnLists(lists, tournament, found);
  const { players, rounds } = tournament;
  const given = rounds.length > 0;
  const numbered = given ? players.filter(({ tpn }) => tpn > 0) : players;
  const order = withPairingNumbers([...numbered, player], rounds.length, tournament.rules);
  const entered = players.find(({ fideId }) => fideId !== '' && fideId === player.fideId) ?? null;
  return {
    player: entry,
    list,
    rating: player.rating,
    pace: player.ratingPace,
    source: { list: player.ratingList, month: player.ratingMonth },
    values: all.map(({ list: on, pace, rating, entry: of }) => ({
      list: on,
      pace,
      rating,
      k: of[`${pace}K`],
    })),
    number: order.at(-1)!.tpn,
    of: order.length,
    entryRound: player.entryRound,
    isLate: hasBegun(tournament),
    entered: entered === null ? null : nameOfPlayer(entered),
    near: entered === null ? mayBeEntered(player, players).map((player) => nameOfPlayer(player)) : [],
  };
}

/** A new player with what a list says, the rating that counts here first among it. */
function playerOfList(
  lists: Lists,
  tournament: Tournament,
  id: PlayerId,
  found: FoundOnList,
  chosen: ChosenRating | null,
): Player {
  return {
    ...blankPlayer(id, found.entry.name),
    ...fieldsOfList(lists, tournament, found, null, chosen),
    entryRound: nextEntryRound(tournament),
  };
}

/**
 * What a list says of a player, of one who is entered beside what is known of them; what it does not say is blank. Their
 * ratings are those of all lists that are asked: FIDE's official one, the national one, and that of the tournament, which
 * is the first of the lists by its method, else the first at all, or the one that the arbiter chose.
 */
export function fieldsOfList(
  lists: Lists,
  tournament: Tournament,
  found: FoundOnList,
  player: Player | null = null,
  chosen: ChosenRating | null = null,
) {
  const { entry } = found;
  const listed = ratingsOnLists(lists, tournament, found);
  const fide = listed.fide?.entry ?? null;
  const fideId = entry.fideId || (fide?.fideId ?? 0);
  const sex = entry.sex || (fide?.sex ?? '');
  const born = entry.born || (fide?.born ?? 0);
  // Titles are FIDE's: other lists may not tell them.
  const title = entry.title || (fide?.title ?? '');
  const womens = entry.womensTitle || (fide?.womensTitle ?? '');
  const told = isTitle(title) ? title : fide === null ? (player?.title ?? null) : null;
  // Lists that were stored before tell none, and a title is for life: it stays beside the one that it stood beside.
  const kept = told !== null && told === player?.title ? (player.womensTitle ?? null) : null;
  return {
    name: entry.name,
    sex: sex === '' ? null : sex,
    title: told,
    womensTitle: isTitle(womens) && womens !== title ? womens : kept,
    ...listedRatings(tournament, found, listed, player, chosen),
    federation: entry.federation,
    fideId: fideId === 0 ? '' : String(fideId),
    birth: born === 0 ? '' : `${born}/00/00`,
    club: entry.club,
  } as const;
}

function isTitle(title: string): title is Title {
  return (TITLES as readonly string[]).includes(title);
}

export function fromListCommands(desk: Desk, lists: Lists): CommandsOf<'players.addFromList'> {
  return {
    'players.addFromList': ({ confirmed, ...input }) =>
      Promise.resolve(
        transact(desk, { command: 'players.addFromList', confirmed }, ({ tournament, nextPlayer }) => {
          const found = lists.entry(input.list, input.place);
          if (found === null) return refuse(refusal('list-gone', texts.lists.gone));
          const planned = planAddition(lists, tournament, nextPlayer, found, input);
          return 'code' in planned ? refuse(planned) : planned;
        }),
      ),
  };
}

type Wishes = Omit<ListEntryInput, 'list' | 'place'>;

/** The entries of the log that enter a player with what they asked for, or why they cannot be entered. */
function planAddition(
  lists: Lists,
  tournament: Tournament,
  id: PlayerId,
  found: FoundOnList,
  { here, entry, feePaid, chosen }: Wishes,
): Refusal | Plan<{ player: PlayerId }> {
  const taken = fieldsOfList(lists, tournament, found, null, chosen ?? null);
  const entered = tournament.players.find(({ fideId }) => fideId !== '' && fideId === taken.fideId);
  if (entered !== undefined) return enteredAlready(entered);
  const problem = entryProblem(tournament, entry);
  if (problem !== null) return problem;
  const plan = planEntry(tournament, id, { ...taken, estimate: 0, category: '', feePaid }, entry);
  if ('code' in plan) return plan;
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
