/** Marks at the check-in desk of the round that is open for it: C.04.2 2.4, 3.2, 3.3, 4.1. */
import {
  checkInRound,
  deskEntries,
  presenceIn,
  type DeskEffect,
  type DeskMark,
  type EventDraft,
  type Player,
  type PlayerId,
  type Presence,
  type TournamentState,
} from '../../../src-engine/index.ts';
import { notThere } from '../refusals.ts';
import { refusal, refuse } from '../reply.ts';
import { draftsAreLost } from '../results/corrections.ts';
import type { Planned } from '../transact.ts';
import { texts } from '../../texts.ts';

/** Plans a mark. A draft that the mark contradicts is discarded, which asks. */
export function planMark(state: TournamentState, id: PlayerId, mark: DeskMark): Planned<Presence> {
  const { tournament } = state;
  const { checkIn: words } = texts;
  const player = tournament.players.find((known) => known.id === id);
  if (player === undefined) return refuse(notThere(texts.refusals.gone.player(id)));
  const round = checkInRound(tournament);
  if (round === null) return refuse(refusal('check-in-over', words.over, words.overAdvice));
  if (mark.kind === 'from' && (mark.round < round || mark.round > tournament.rules.rounds))
    return refuse(
      refusal('no-such-round', words.noRound(mark.round), words.rounds(round, tournament.rules.rounds), {
        article: 'C.04.2 2.4',
      }),
    );
  const { drafts, effects } = deskEntries(state, player, round, mark);
  const presence = presenceIn(state, player, round);
  if (drafts.length === 0) return { drafts, value: presence };
  const lost: EventDraft[] = losesDraft(state, player, round, drafts)
    ? [{ kind: 'round-discarded', payload: { round } }]
    : [];
  const consequences = [
    ...draftsAreLost(lost.length > 0 ? [round] : []),
    ...effects.map((effect) => sentenceOf(effect, player, round)),
  ];
  const all = [...lost, ...drafts];
  const value = presenceAfter(presence, mark);
  if (consequences.length === 0) return { drafts: all, value };
  return { drafts: all, value, question: { act: words.acts[mark.kind], level: 2, consequences } };
}

/** A draft is lost where the mark takes a player out of it, or brings one back that it leaves out. */
function losesDraft(
  { tournament }: TournamentState,
  { id }: Player,
  round: number,
  drafts: readonly EventDraft[],
): boolean {
  const draft = tournament.rounds[round - 1];
  if (draft === undefined) return false;
  const isIn =
    draft.boards.some(({ white, black }) => white === id || black === id) ||
    draft.unpaired.some(({ player, kind }) => player === id && kind === 'pab');
  return drafts.some(({ kind, payload }) => {
    // Whether somebody was seen at a check-in does not change a draft that counts on them, nor does a bye of a later round.
    if (kind === 'player-seen' || (kind === 'bye-set' && payload.round !== round)) return false;
    return kind !== 'player-arrival' || (payload.arrival !== 'later') !== isIn;
  });
}

function sentenceOf(effect: DeskEffect, { name }: Player, round: number): string {
  const { checkIn: words } = texts;
  return effect.kind === 'plays-again'
    ? words.playsAgain(name, effect.withdrawnFrom)
    : words.losesBye(name, round, effect.bye);
}

/** What the arbiter is told at once; the pages read the rest anew. */
function presenceAfter(before: Presence, { kind }: DeskMark): Presence {
  if (kind === 'here') return 'here';
  if (kind === 'from') return 'coming';
  return before === 'expected' ? 'absent' : 'expected';
}
