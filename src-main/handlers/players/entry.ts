/** New players and byes: C.04.2 2.4, 3.3, C.05 6.7 (4). */
import { type Catalogue, en } from '../../../src-engine/texts/index.ts';
import {
  blankPlayer,
  byeObjection,
  hasBegun,
  nextEntryRound,
  type Absence,
  type ByeObjection,
  type EditablePlayer,
  type EventDraft,
  type Player,
  type PlayerId,
  type Tournament,
} from '../../../src-engine/index.ts';
import type { Entry, PlayerInput, Refusal } from '../../ipc/contract.ts';
import { texts } from '../../texts.ts';
import { refusal } from '../reply.ts';
import type { Plan, Question } from '../transact.ts';
import { mayBeEntered, questionOf } from './doubles.ts';

/** Why nobody can be entered like this; null when they can. */
export function entryProblem(tournament: Tournament, entry: Entry | undefined): Refusal | null {
  if (entry === undefined) return null;
  const next = nextEntryRound(tournament);
  const { rounds } = tournament.rules;
  const { entry: words } = texts.checkIn;
  if (entry.fromRound < next)
    return refusal('round-on-wall', words.onWall(entry.fromRound), words.from(next), {
      article: 'C.04.2 2.4',
    });
  const last = Math.max(entry.fromRound, ...entry.byes.map(({ round }) => round));
  if (last > rounds) return refusal('round-beyond-last', words.beyond(rounds), words.from(next));
  const early = entry.byes.find(({ round }) => round < entry.fromRound);
  if (early !== undefined)
    return refusal('bye-before-entry', words.byeBefore(early.round, entry.fromRound), words.byeBeforeAdvice);
  return null;
}

/** The entries of a new player, who counts from the round that 2.4 says, and of the byes they ask for. */
export function planEntry(
  tournament: Tournament,
  id: PlayerId,
  input: Omit<PlayerInput, 'national' | 'own' | 'later'> & Partial<EditablePlayer>,
  entry: Entry = { fromRound: nextEntryRound(tournament), byes: [] },
): Plan<{ player: PlayerId }> | Refusal {
  const isLate = hasBegun(tournament);
  const player: Player = {
    ...blankPlayer(id, input.name.trim()),
    ...input,
    name: input.name.trim(),
    entryRound: entry.fromRound,
    arrival: arrivalOf(tournament, entry),
  };
  const drafts: EventDraft[] = [{ kind: isLate ? 'late-entry-added' : 'player-added', payload: { player } }];
  const near = mayBeEntered(player, tournament.players);
  const questions: Question[] =
    near.length === 0 ? [] : [questionOf(player.name, near.map(texts.lookUp.near))];
  let known = player;
  for (const { round, kind } of entry.byes) {
    const bye = planBye(known, tournament, round, kind);
    if ('code' in bye) return bye;
    drafts.push(...bye.drafts);
    if (bye.question !== undefined) questions.push(bye.question);
    known = { ...known, absences: [...known.absences, { round, kind }] };
  }
  const [question] = questions;
  if (question === undefined) return { drafts, value: { player: id } };
  const consequences = [...new Set(questions.flatMap((one) => one.consequences))];
  return { drafts, value: { player: id }, question: { ...question, consequences } };
}

/**
 * 2.4: who enters for a round behind the next one is not paired before they have arrived. A bye for the round from which
 * they enter, which has been announced, they have without coming.
 */
function arrivalOf(tournament: Tournament, { fromRound, byes }: Entry): Player['arrival'] {
  const isAway = fromRound > nextEntryRound(tournament);
  if (isAway && byes.every(({ round }) => round !== fromRound)) return 'later';
  return hasBegun(tournament) ? 'here' : 'expected';
}

/** The entry of a bye; the question where a rule speaks against it. */
export function planBye(
  player: Player,
  tournament: Tournament,
  round: number,
  bye: Absence['kind'] | null,
): Omit<Plan<null>, 'value'> | Refusal {
  const was = player.absences.find((absence) => absence.round === round)?.kind ?? null;
  const payload = { player: player.id, name: player.name, round, bye, was };
  const objection = byeObjection(player, tournament, round, bye);
  if (objection === null) return { drafts: [{ kind: 'bye-set', payload }] };
  if (objection.code === 'not-eligible') return notEligible([player]);
  const why = whyBeyondRules(player, objection);
  return {
    drafts: [{ kind: 'bye-set-beyond-rules', payload: { ...payload, why } }],
    question: {
      act: texts.checkIn.giveBye,
      consequences: [
        texts.entries.rules.sentence(whyBeyondRules(player, objection, texts)),
        ...(bye === 'full' ? [texts.bye.deprecated] : []),
      ],
      article: objection.article,
    },
  };
}

/** Half-point byes that the rules of the event do not give these players. */
export function notEligible(players: readonly Player[]): Refusal {
  const words = texts.bye;
  return refusal(
    'not-eligible',
    words.notEligible(players.map(({ name }) => name)),
    words.notEligibleAdvice,
    { article: 'C.05 6.7', players: players.map(({ id }) => id) },
  );
}

/** A player cannot be marked as not eligible for half-point byes while they have one ahead. */
export function byesAnnounced({ id, name }: Player, rounds: readonly number[]): Refusal {
  const words = texts.bye;
  const article = { article: 'C.05 6.7', players: [id] };
  return refusal('not-eligible', words.announced(name, rounds), words.announcedAdvice, article);
}

/** Why a bye is beyond the rules; in English for the log. */
export function whyBeyondRules(
  { name }: Player,
  { code }: ByeObjection,
  { entries }: Catalogue = en,
): string {
  const words = entries.players;
  return code === 'full-point-bye' ? words.fullPointBye : words.secondHalfPoint(name);
}
