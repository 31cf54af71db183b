/** A change of a player as an entry of the log: C.04.2 2.3. */
import {
  isLateCorrection,
  type EditablePlayer,
  type EventDraft,
  type Player,
  type Tournament,
} from '../../../src-engine/index.ts';

/** The fields of `wanted` that differ from the player's, before and after. What is absent is as good as null. */
export function changesOf(player: Player, wanted: Partial<EditablePlayer>) {
  const before: Record<string, unknown> = {};
  const after: Record<string, unknown> = {};
  for (const field of Object.keys(wanted) as (keyof EditablePlayer)[]) {
    const [had, gets] = [player[field] ?? null, wanted[field] ?? null];
    if (had === gets || JSON.stringify(had) === JSON.stringify(gets)) continue;
    before[field] = had;
    after[field] = gets;
  }
  return { before: before as Partial<EditablePlayer>, after: after as Partial<EditablePlayer> };
}

/** The entry that makes the player what is wanted; null where they are that already. */
export function changeDraft(
  tournament: Tournament,
  player: Player,
  wanted: Partial<EditablePlayer>,
): EventDraft | null {
  const { before, after } = changesOf(player, wanted);
  if (Object.keys(after).length === 0) return null;
  const payload = { player: player.id, name: player.name, before, after };
  return isLateCorrection(tournament, after)
    ? { kind: 'player-changed-late', payload }
    : { kind: 'player-changed', payload };
}
