/** What has to be settled before a round can be paired: open games, check-in, numbers, the initial colour. */
import {
  boardNumber,
  cannotFinish,
  isWaiting,
  isWithdrawn,
  mostRounds,
  playsEveryRound,
  unseenPlayers,
  type EventDraft,
  type GameResult,
  type Tournament,
  type TournamentState,
} from '../../../src-engine/index.ts';
import type { Refusal } from '../../ipc/contract.ts';
import { texts } from '../../texts.ts';
import { notThere } from '../refusals.ts';
import { refusal } from '../reply.ts';

/** Entries that go before the pairing, and what they mean in words: a sentence each, none when nothing is special. */
interface Preparation {
  readonly drafts: readonly EventDraft[];
  readonly consequences: readonly string[];
  /** The article of each. */
  readonly articles: readonly string[];
}

/** Why `round` cannot be paired now; null when it can. */
export function pairingObstacle({ rounds, rules, players }: Tournament, round: number): Refusal | null {
  const known = rounds[round - 1];
  if (known?.stage === 'published') return onTheWall(round);
  if (round > rules.rounds)
    return refusal('round-beyond-last', texts.roundHandling.beyondLast(rules.rounds), {
      article: 'C.04.1 1',
    });
  if (round > rounds.length + 1 || (round === rounds.length + 1 && isUnpublished(rounds.at(-1)?.stage)))
    return refusal('round-not-next', texts.roundHandling.notNext(round - 1));
  if (players.length < 2) return refusal('too-few-players', texts.roundHandling.twoPlayers);
  return null;
}

/** Why the draft of a round cannot be changed; null when it can. */
export function draftObstacle({ rounds }: Tournament, round: number): Refusal | null {
  const known = rounds[round - 1];
  if (known === undefined) return notThere(texts.refusals.gone.round(round));
  return known.stage === 'published' ? onTheWall(round) : null;
}

/** C.04.2 4.4: a published pairing stays. */
function onTheWall(round: number): Refusal {
  return refusal('round-published', texts.roundHandling.published(round), {
    article: 'C.04.2 4.4',
  });
}

function isUnpublished(stage: 'draft' | 'checked' | 'published' | undefined): boolean {
  return stage === 'draft' || stage === 'checked';
}

/**
 * Games without a result count as draws for pairing (C.04.2 3.1); who was not seen at the check-in is left out
 * of round 1 (C.04.2 4.1).
 */
export function preparationOf({ tournament }: TournamentState, round: number): Preparation {
  const open = boardsWith(tournament, round - 1, (result) => result === 'open');
  const waiting = boardsWith(tournament, round - 1, isWaiting);
  const adjourned: EventDraft[] =
    open.length === 0 ? [] : [{ kind: 'games-adjourned', payload: { round: round - 1, boards: open } }];
  const absent = unseenPlayers(tournament, round);
  const left: EventDraft[] = absent.map(({ id, name }) => ({
    kind: 'player-arrival',
    payload: { player: id, name, arrival: 'later', was: 'expected', entryRound: round + 1 },
  }));
  const parts = [
    waiting.length === 0
      ? null
      : { text: texts.handling.openGames(round - 1, waiting), article: 'C.04.2 3.1' },
    absent.length === 0
      ? null
      : { text: texts.handling.unseen(absent.map(({ name }) => name)), article: 'C.04.2 4.1' },
    unfinishable(tournament, round),
  ].filter((part) => part !== null);
  return {
    drafts: [...adjourned, ...left],
    consequences: parts.map(({ text }) => text),
    articles: parts.map(({ article }) => article),
  };
}

/**
 * C.04.1 1, 2: that the declared rounds cannot be played by who is there, before round 1, and in a round robin also once a
 * late entry has changed its table; null when they can.
 */
function unfinishable(tournament: Tournament, round: number) {
  const { system, rounds } = tournament.rules;
  const players = round > 1 ? playersOfNewTable(tournament) : playersBeforeStart(tournament);
  if (players === null || !cannotFinish(system, players, rounds)) return null;
  const most = mostRounds(system, players);
  return rounds > most
    ? { text: texts.handling.tooManyRounds(players, most, rounds), article: 'C.04.1 2' }
    : { text: texts.handling.tooFewRounds(players, most, rounds), article: 'C.05' };
}

function playersBeforeStart(tournament: Tournament): number {
  const unseen = new Set(unseenPlayers(tournament, 1).map(({ id }) => id));
  return tournament.players.filter((player) => !isWithdrawn(player, 1) && !unseen.has(player.id)).length;
}

/** C.05 Annex 1: everybody has a place in the table, who came late too; null where it is the table of round 1. */
function playersOfNewTable({ players, rules: { system } }: Tournament): number | null {
  if (!playsEveryRound(system)) return null;
  const first = players.filter(({ entryRound }) => entryRound <= 1).length;
  return mostRounds(system, first) === mostRounds(system, players.length) ? null : players.length;
}

function boardsWith({ rounds }: Tournament, round: number, fits: (result: GameResult) => boolean): number[] {
  const known = rounds[round - 1];
  return (known?.boards ?? []).flatMap(({ result }, index) =>
    fits(result) ? [boardNumber(known!, index)] : [],
  );
}
