/** What a correction changes, line by line, with what stays the same: C.04.2 4.3. */
import type { CorrectionEffects, PlayerId } from '../../../src-engine/index.ts';
import type { ChangeLine } from '../../ipc/contract.ts';
import { texts } from '../../texts.ts';

/** The lines of a correction: points and ranks, tie-breaks, pairings played, ratings. */
export function changeLines(
  { players, otherRanks, tieBreaks, pairings, ratings }: CorrectionEffects,
  nameOf: (player: PlayerId) => string,
): readonly ChangeLine[] {
  const { effects: words } = texts;
  const same = (label: string): ChangeLine => ({ weight: 'same', label, was: '', now: words.same });
  const look = (label: string, was: string, now: string): ChangeLine => ({ weight: 'look', label, was, now });
  const others = otherRanks === 0 ? [] : [look(words.otherRanks, '', words.players(otherRanks))];
  const standings = [
    ...players.map(({ player, points: [had, has], rank: [was, now] }) =>
      look(
        words.pointsAndRank(nameOf(player)),
        words.at(texts.format.points(had), was),
        words.at(texts.format.points(has), now),
      ),
    ),
    ...others,
  ];
  const values = tieBreaks.map(({ code, players: count }) =>
    look(words.tieBreak(code), '', words.players(count)),
  );
  const played = pairings
    .filter(({ different }) => different !== 0)
    .map(({ round, boards, different }): ChangeLine => ({
      weight: 'stop',
      label: words.round(round),
      was: '',
      now: different === null ? words.notPairable : words.ofBoards(different, boards),
    }));
  return [
    ...(standings.length === 0 ? [same(words.standings)] : standings),
    ...(values.length === 0 ? [same(words.tieBreaks)] : values),
    ...(pairings.length === 0 ? [] : played.length === 0 ? [same(words.pairings)] : played),
    ...ratings.map(({ player, was, now }) =>
      look(words.rating(nameOf(player)), words.ratingChange(was), words.ratingChange(now)),
    ),
  ];
}
