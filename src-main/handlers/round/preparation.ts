/** What has to be settled before a round can be paired: open games, check-in, numbers, the first colour. */
import {
  LAST_ROUND_OF_RENUMBERING,
  participantsOf,
  withPairingNumbers,
  type EventDraft,
  type PlayerId,
  type Tournament,
  type TournamentState,
} from '../../../src-engine/index.ts';
import type { Refusal } from '../../ipc/contract.ts';
import { notThere } from '../refusals.ts';
import { refusal } from '../reply.ts';

/** Entries that go before the pairing, and what they mean in words: a sentence each, none when nothing is special. */
export interface Preparation {
  readonly drafts: readonly EventDraft[];
  readonly consequences: readonly string[];
  readonly article: string;
}

/** Why `round` cannot be paired now; null when it can. */
export function pairingObstacle({ rounds, rules, players }: Tournament, round: number): Refusal | null {
  const known = rounds[round - 1];
  if (known?.stage === 'published') return onTheWall(round);
  if (round > rules.rounds)
    return refusal(
      'round-beyond-last',
      `The tournament has ${rules.rounds} rounds.`,
      'The number of rounds is declared beforehand; it can be changed in the settings.',
      { article: 'C.04.1 1' },
    );
  if (round > rounds.length + 1 || (round === rounds.length + 1 && isUnpublished(rounds.at(-1)?.stage)))
    return refusal(
      'round-not-next',
      `Round ${round - 1} is not on the wall yet.`,
      'Rounds are paired in order.',
    );
  if (players.length < 2)
    return refusal('too-few-players', 'A round needs at least two players.', 'Add players first.');
  return null;
}

/** Why the draft of a round cannot be changed; null when it can. */
export function draftObstacle({ rounds }: Tournament, round: number): Refusal | null {
  const known = rounds[round - 1];
  if (known === undefined) return notThere(`Round ${round}`);
  return known.stage === 'published' ? onTheWall(round) : null;
}

function onTheWall(round: number): Refusal {
  return refusal('round-published', `Round ${round} is on the wall.`, 'Take it from the wall first.', {
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
  const open = openBoards(tournament, round - 1);
  const adjourned: EventDraft[] =
    open.length === 0 ? [] : [{ kind: 'games-adjourned', payload: { round: round - 1, boards: open } }];
  const absent = unseen(tournament, round);
  const left: EventDraft[] = absent.map(({ id, name }) => ({
    kind: 'player-arrival',
    payload: { player: id, name, arrival: 'later', was: 'expected', entryRound: round + 1 },
  }));
  const sentences = [
    open.length === 0
      ? ''
      : `Round ${round - 1} has ${open.length === 1 ? 'a game' : 'games'} without a result, board ${open.join(', ')}: each counts as a draw for pairing until its result is entered.`,
    absent.length === 0
      ? ''
      : `${absent.length === 1 ? 'One player was' : `${absent.length} players were`} not seen at the check-in and ${absent.length === 1 ? 'is' : 'are'} left out: ${absent
          .slice(0, 6)
          .map(({ name }) => name)
          .join('; ')}${absent.length > 6 ? ' …' : ''}.`,
  ].filter((sentence) => sentence !== '');
  return {
    drafts: [...adjourned, ...left],
    consequences: sentences,
    article: open.length > 0 ? 'C.04.2 3.1' : 'C.04.2 4.1',
  };
}

function openBoards({ rounds }: Tournament, round: number): number[] {
  return (rounds[round - 1]?.boards ?? []).flatMap(({ result }, index) =>
    result === 'open' ? [index + 1] : [],
  );
}

/**
 * Players still expected at the drawing of the first round when others were checked in. Without any check-in everybody
 * counts as present.
 */
function unseen({ players }: Tournament, round: number) {
  if (round > 1 || !players.some(({ arrival }) => arrival === 'here')) return [];
  return players.filter(
    ({ arrival, withdrawnFrom, entryRound, absences }) =>
      arrival === 'expected' &&
      entryRound <= round &&
      (withdrawnFrom === null || withdrawnFrom > round) &&
      !absences.some((absence) => absence.round === round),
  );
}

/**
 * Pairing numbers and the first colour as they have to be for `round`, as entries; empty when nothing changes.
 * A player who has not arrived has no number (C.04.2 2.4). Corrected data move numbers up to round 4 (C.04.2 2.3).
 */
export function numberingOf({ tournament, numbersAreStale }: TournamentState, round: number): EventDraft[] {
  const { players, rules, rounds } = tournament;
  const taking = participantsOf(tournament, round, { participants: 'declared' });
  const counted = players.filter(
    ({ id, tpn }) => tpn > 0 || taking.has(id) || isExcused(tournament, id, round),
  );
  const afresh = numbersAreStale || counted.every(({ tpn }) => tpn === 0);
  const numbered = withPairingNumbers(counted, afresh ? round - 1 : LAST_ROUND_OF_RENUMBERING);
  const before = new Map(players.map(({ id, tpn }) => [id, tpn]));
  const numbers = numbered
    .filter(({ id, tpn }) => before.get(id) !== tpn)
    .map(({ id, tpn }) => [id, tpn] as const);
  const drafts: EventDraft[] = [];
  if (numbers.length > 0 || numbersAreStale)
    drafts.push({ kind: 'numbers-assigned', payload: { round, numbers } });
  if (rules.initialColour === null && rounds.every(({ boards }) => boards.length === 0)) {
    // The lot is drawn once, when the tournament is made: drawing it again gives the same colour.
    const colour = rules.lotSeed % 2 === 0 ? 'white' : 'black';
    drafts.push({ kind: 'colour-drawn', payload: { colour, by: 'lot' } });
  }
  return drafts;
}

/** True for a player who is present and sits out the round by a bye that he asked for. */
function isExcused({ players }: Tournament, id: PlayerId, round: number): boolean {
  const player = players.find((known) => known.id === id);
  return (
    player !== undefined &&
    player.arrival !== 'later' &&
    player.entryRound <= round &&
    player.absences.some((absence) => absence.round === round)
  );
}
