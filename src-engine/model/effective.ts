/**
 * Which entries of the log count. Undoing, redoing and going back never rewrite the log: they append an entry that
 * drops entries from, or restores them to, the list of entries that count. The list is always in the order of
 * the log, so that undo and redo give exactly the state that was there before.
 */
import type { EventRange, TournamentEvent } from './events.ts';

/** Numbers of the entries that count, ascending. */
export type EffectiveList = readonly number[];

/** Ranges that cover exactly the ascending `numbers`. */
export function rangesOf(numbers: readonly number[]): EventRange[] {
  const ranges: [number, number][] = [];
  for (const number of numbers) {
    const last = ranges.at(-1);
    if (last !== undefined && last[1] === number - 1) last[1] = number;
    else ranges.push([number, number]);
  }
  return ranges;
}

function inRanges(number: number, ranges: readonly EventRange[]): boolean {
  return ranges.some(([first, last]) => first <= number && number <= last);
}

/** The list after one more entry. Cost: length of the list for undo, redo and going back, constant otherwise. */
export function extendEffective(
  list: number[],
  event: Pick<TournamentEvent, 'seq' | 'kind' | 'payload'>,
): number[] {
  switch (event.kind) {
    case 'undone':
    case 'redone':
    case 'went-back': {
      const { drop, restore } = event.payload as Extract<TournamentEvent, { kind: 'undone' }>['payload'];
      const kept = list.filter((seq) => !inRanges(seq, drop));
      for (const [first, last] of restore) for (let seq = first; seq <= last; seq++) kept.push(seq);
      return kept.sort((a, b) => a - b);
    }
    default:
      list.push(event.seq);
      return list;
  }
}

/** What turns the list `from` into the list `to`. Cost: length of both. */
export function differenceOf(
  from: EffectiveList,
  to: EffectiveList,
): { readonly drop: EventRange[]; readonly restore: EventRange[] } {
  const before = new Set(from);
  const after = new Set(to);
  return {
    drop: rangesOf(from.filter((seq) => !after.has(seq))),
    restore: rangesOf(to.filter((seq) => !before.has(seq))),
  };
}
