/** Players taken from a rating list, with what it says of them and where it was said. */
import {
  blankPlayer,
  countingRating,
  hasBegun,
  nextEntryRound,
  nationalOf,
  ratingSequenceOf,
  TITLES,
  withPairingNumbers,
  type EventDraft,
  type Pace,
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
import { knownRatings, ratingFields, ratingRuleOf } from './ratings.ts';

export function fromListQueries(desk: Desk, lists: Lists): QueriesOf<'players.candidate'> {
  return {
    'players.candidate': ({ list: id, place, pace }) =>
      desk.read((state) => {
        const found = lists.entry(id, place);
        if (found === null) return refuse(refusal('list-gone', texts.lists.gone));
        return answer(candidateOf(state.tournament, state.nextPlayer, found, pace));
      }),
  };
}

function candidateOf(
  tournament: Tournament,
  id: PlayerId,
  { entry, list }: FoundOnList,
  pace: Pace | null,
): Candidate {
  const player = playerOfList(tournament, id, { entry, list }, pace);
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
  tournament: Tournament,
  id: PlayerId,
  { entry, list }: FoundOnList,
  pace: Pace | null,
): Player {
  return {
    ...blankPlayer(id, entry.name),
    ...fieldsOfList(tournament, { entry, list }, null, pace),
    entryRound: nextEntryRound(tournament),
  };
}

/**
 * What a list says of a player, of one who is entered beside what is known of them; what it does not say is blank. Where
 * national ratings count, those of another list than FIDE's are national ones. `pace`: the kind that the arbiter chose.
 */
export function fieldsOfList(
  tournament: Tournament,
  { entry, list }: FoundOnList,
  player: Player | null = null,
  chosen: Pace | null = null,
) {
  const rule = ratingRuleOf(tournament.rules);
  const sequence = chosen === null ? ratingSequenceOf(tournament) : [chosen];
  const { rating, pace } = countingRating(entry, sequence);
  const was = player === null ? { official: 0, national: 0, own: rating } : knownRatings(player);
  const isNational = rule.method !== 'FIDE' && list.name !== texts.lists.fide;
  const known = isNational ? { ...was, national: rating } : { ...was, official: rating };
  const record = player?.national ?? null;
  const own = { ...(record ?? nationalOf(rule.federation || entry.federation, 0)), nationalId: entry.number };
  return {
    name: entry.name,
    sex: entry.sex === '' ? null : entry.sex,
    title: (TITLES as readonly string[]).includes(entry.title) ? (entry.title as Title) : null,
    ...ratingFields(rule, known, isNational ? own : record),
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
  { here, entry, feePaid, pace }: Wishes,
): Refusal | Plan<{ player: PlayerId }> {
  const taken = fieldsOfList(tournament, found, null, pace ?? null);
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
