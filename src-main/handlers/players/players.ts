/** Registration and check-in: C.04.2 2 and 4.1, byes and withdrawals C.04.2 3.2, 3.3. */
import {
  appearsInRounds,
  blankPlayer,
  halfByesAhead,
  nextEntryRound,
  publishedRounds,
  renumbers,
  type EditablePlayer,
  type LaterRating,
  type Player,
  type PlayerId,
  type Tournament,
} from '../../../src-engine/index.ts';
import { texts } from '../../texts.ts';
import type { PlayerInput, Refusal } from '../../ipc/contract.ts';
import type { Desk } from '../desk.ts';
import { byesAnnounced, entryProblem, planBye, planEntry } from './entry.ts';
import { planMark } from './check-in.ts';
import { planExchange } from './exchange.ts';
import { lastEntered } from './last-entered.ts';
import { changeDraft } from './change.ts';
import { typedRatings } from './ratings.ts';
import { playerCard, playersView } from './view.ts';
import { notThere } from '../refusals.ts';
import { keepingApart } from '../settings/apart-later.ts';
import { answer, refusal, refuse, type CommandsOf, type QueriesOf } from '../reply.ts';
import { transact, type Call, type Plan } from '../transact.ts';

export function playersQueries(desk: Desk): QueriesOf<'players.view' | 'players.card'> {
  return {
    'players.view': () =>
      desk.read((state) => {
        const { log } = desk.document!;
        const entered = lastEntered(log, desk.past ?? log.records.length, state.tournament);
        return answer({ ...playersView(state), ...entered });
      }),
    'players.card': ({ player }) =>
      desk.read((state) => {
        const { log } = desk.document!;
        const card = playerCard(state, log, desk.past ?? log.records.length, player);
        return card === null ? refuse(notThere(texts.refusals.gone.player(player))) : answer(card);
      }),
  };
}

export function playersCommands(
  desk: Desk,
): CommandsOf<
  | 'players.add'
  | 'players.change'
  | 'players.remove'
  | 'players.exchangeNumbers'
  | 'players.mark'
  | 'players.withdraw'
  | 'players.expel'
  | 'players.setBye'
> {
  /** Finds the player for a change, then does what `plan` says. */
  async function change<
    N extends 'players.change' | 'players.remove' | 'players.withdraw' | 'players.expel' | 'players.setBye',
  >(
    call: Call<N>,
    id: PlayerId,
    plan: (player: Player, tournament: Tournament) => Refusal | Omit<Plan<null>, 'value'>,
  ) {
    return transact(desk, call, ({ tournament }, log) => {
      const player = tournament.players.find((known) => known.id === id);
      const planned =
        player === undefined ? notThere(texts.refusals.gone.player(id)) : plan(player, tournament);
      return 'code' in planned ? refuse(planned) : keepingApart(log, { ...planned, value: null });
    });
  }

  return {
    'players.add': async ({ entry, confirmed = 0, ...input }) =>
      transact(desk, { command: 'players.add', confirmed }, ({ tournament, nextPlayer }) => {
        const problem = inputProblem(tournament, null, input) ?? entryProblem(tournament, entry);
        const plan = problem ?? planEntry(tournament, nextPlayer, newFields(tournament, input), entry);
        return 'code' in plan ? refuse(plan) : plan;
      }),

    'players.change': ({ player: id, input, confirmed }) =>
      change({ command: 'players.change', confirmed }, id, (player, tournament) => {
        const problem = inputProblem(tournament, id, input);
        if (problem !== null) return problem;
        const wanted = wantedOf(tournament, player, input);
        const draft = changeDraft(tournament, player, wanted);
        if (draft === null) return { drafts: [] };
        const asked = wanted.noHalfBye === true ? halfByesAhead(player, tournament) : [];
        if (asked.length > 0) return byesAnnounced(player, asked);
        const drafts = [draft];
        const consequences = lateChange(tournament);
        return {
          drafts,
          question: { act: texts.entries.players.change(player.name), consequences, article: 'C.04.2 2.3' },
        };
      }),

    'players.remove': ({ player: id }) =>
      change({ command: 'players.remove' }, id, (player, tournament) =>
        appearsInRounds(tournament, id)
          ? refusal('player-in-round', texts.entries.players.inRound(player.name), {
              article: 'C.04.2 3.2',
              players: [id],
            })
          : { drafts: [{ kind: 'player-removed', payload: { player: id, name: player.name } }] },
      ),

    'players.exchangeNumbers': ({ player, other, confirmed }) =>
      Promise.resolve(
        transact(desk, { command: 'players.exchangeNumbers', confirmed }, ({ tournament }) =>
          planExchange(tournament, player, other),
        ),
      ),

    'players.mark': ({ player, mark, confirmed }) =>
      Promise.resolve(
        transact(desk, { command: 'players.mark', confirmed }, (state) => planMark(state, player, mark)),
      ),

    'players.withdraw': ({ player: id, fromRound }) =>
      change({ command: 'players.withdraw' }, id, (player, tournament) => {
        if (player.withdrawnFrom === fromRound) return { drafts: [] };
        const next = nextEntryRound(tournament);
        if (fromRound !== null && fromRound < next && standsIn(tournament, id, fromRound))
          return pairedAlready(player, fromRound);
        const payload = { player: id, name: player.name, fromRound, was: player.withdrawnFrom };
        return { drafts: [{ kind: 'player-withdrawn', payload }] };
      }),

    'players.expel': ({ player: id, fromRound, why: typed, confirmed }) =>
      change({ command: 'players.expel', confirmed }, id, (player, tournament) => {
        const { expel } = texts.withdraw;
        const why = typed.trim();
        if (why === '') return refusal('reason-missing', expel.whyMissing);
        if (fromRound < nextEntryRound(tournament) && standsIn(tournament, id, fromRound))
          return pairedAlready(player, fromRound);
        const { name } = player;
        return {
          drafts: [{ kind: 'player-expelled', payload: { player: id, name, fromRound, why } }],
          question: {
            act: expel.act,
            consequences: [expel.leaves(name, fromRound), expel.standings, expel.inReport],
            article: 'C.05 6.6',
          },
        };
      }),

    'players.setBye': ({ player: id, round, kind, confirmed }) =>
      change({ command: 'players.setBye', confirmed }, id, (player, tournament) => {
        const was = player.absences.find((absence) => absence.round === round)?.kind ?? null;
        if (was === kind) return { drafts: [] };
        if (isMissed(player, tournament, round)) return roundMissed(player, round);
        if (tournament.rounds[round - 1] !== undefined) return pairedAlready(player, round);
        if (round > tournament.rules.rounds)
          return refusal('round-beyond-last', texts.roundHandling.roundsAreOut(tournament.rules.rounds));
        return planBye(player, tournament, round, kind);
      }),
  };
}

function inOrderOfRounds(later: readonly LaterRating[]): LaterRating[] {
  return later.toSorted((a, b) => a.fromRound - b.fromRound);
}

/** The fields of a new player who is typed by hand. */
function newFields({ rules }: Tournament, input: PlayerInput) {
  const { rating, national: _national, own, later = [], ...others } = input;
  const blank = { ...blankPlayer(0, input.name), fideId: input.fideId };
  return {
    ...others,
    ...typedRatings(rules, blank, { ...input, own: own ?? rating }),
    ...(later.length === 0 ? {} : { laterRatings: inOrderOfRounds(later) }),
  };
}

/** The fields that are asked for. */
function wantedOf({ rules }: Tournament, player: Player, input: PlayerInput): Partial<EditablePlayer> {
  const { rating: _rating, national: _national, own: _own, later = [], ...others } = input;
  return {
    ...others,
    // Another title that is typed is the only one.
    ...(others.title === player.title ? {} : { womensTitle: null }),
    ...typedRatings(rules, player, input),
    ...(later.length === 0 && player.laterRatings === undefined
      ? {}
      : { laterRatings: inOrderOfRounds(later) }),
  };
}

function standsIn({ rounds }: Tournament, id: PlayerId, from: number): boolean {
  return rounds
    .slice(from - 1)
    .some(({ boards }) => boards.some(({ white, black }) => white === id || black === id));
}

function pairedAlready(player: Player, round: number): Refusal {
  return refusal('round-paired-already', texts.entries.players.pairedAlready(player.name, round), {
    players: [player.id],
  });
}

/** C.04.2 2.4: whether a round is on the wall without a game and without a bye of the player. */
function isMissed({ id }: Player, tournament: Tournament, round: number): boolean {
  const published = tournament.rounds.slice(0, publishedRounds(tournament))[round - 1];
  if (published === undefined) return false;
  const plays = published.boards.some(({ white, black }) => white === id || black === id);
  return !plays && !published.unpaired.some(({ player }) => player === id);
}

function roundMissed(player: Player, round: number): Refusal {
  const { message, advice } = texts.entries.players.roundMissed(player.name, round);
  return refusal('round-missed', message, advice, { article: 'C.04.2 2.4', players: [player.id] });
}

/** What a change of data that orders players means after the start: C.04.2 2.3. */
export function lateChange(tournament: Tournament): readonly string[] {
  const words = texts.entries.players;
  return renumbers(tournament) ? [words.oldData, words.renumbered] : [words.reportsOnly, words.numbersStay];
}

function inputProblem(tournament: Tournament, own: PlayerId | null, input: PlayerInput): Refusal | null {
  if (input.name.trim() === '') return refusal('name-missing', texts.entries.players.nameMissing);
  if (input.fideId !== '') {
    if (!/^\d+$/.test(input.fideId)) return refusal('fide-id-not-a-number', texts.entries.players.idNoNumber);
    const twin = tournament.players.find(({ id, fideId }) => id !== own && fideId === input.fideId);
    if (twin !== undefined)
      return refusal('fide-id-twice', texts.entries.players.idTwice(twin.name), { players: [twin.id] });
  }
  return null;
}
