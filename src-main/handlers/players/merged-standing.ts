/** What a merge of two entries says of coming, leaving and extra points: both values, and why somebody who had left is back. */
import {
  publishedRounds,
  standingOfBoth,
  type Player,
  type Standing,
  type TournamentState,
} from '../../../src-engine/index.ts';
import { texts } from '../../texts.ts';

/** A standing as a person reads it, part by part; equal words say the same. */
function partsOf({ withdrawnFrom, expelled, entryRound, arrival }: Standing): readonly string[] {
  const words = texts.audit.standing;
  return [
    withdrawnFrom === null ? words.plays : words.left(withdrawnFrom, expelled === true),
    String(entryRound),
    words.arrivals[arrival],
  ];
}

/** The sentences of the question; none where both entries say the same. Rounds that are drafts do not count. */
export function standingConsequences(
  { tournament, seen }: Pick<TournamentState, 'tournament' | 'seen'>,
  kept: Player,
  gone: Player,
): readonly string[] {
  const rounds = tournament.rounds.slice(0, publishedRounds(tournament));
  const { standing, seenLater } = standingOfBoth({ tournament: { ...tournament, rounds }, seen }, kept, gone);
  const nameOf = (id: number) => (id === kept.id ? kept.name : gone.name);
  const words = texts.audit.standing;
  const [before, other, after] = [kept, gone, standing].map(partsOf) as [string[], string[], string[]];
  return [
    ...[words.status, words.entryRound, words.arrival].flatMap((name, index) =>
      sentencesOf(name, before[index]!, other[index]!, after[index]!),
    ),
    ...seenLater.map(({ player, by, round }) => words.seenLater[by](nameOf(player), round)),
    ...(gone.adjustment === 0 ? [] : [words.adjustments(kept.adjustment, gone.adjustment)]),
  ];
}

/** What becomes of one part: the kept entry's value changes, or the other entry's goes; with both values. */
function sentencesOf(name: string, kept: string, gone: string, merged: string): string[] {
  const words = texts.audit.standing;
  return [
    ...(kept === merged ? [] : [words.changes(name, kept, merged)]),
    ...(gone === merged || gone === kept ? [] : [words.stays(name, merged, gone)]),
  ];
}
