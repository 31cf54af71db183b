/** What the correction of a result changes, said before it is made: C.04.2 4.3. */
import type { CorrectionEffects } from '../../repair/effects.ts';
import type { PlayerId } from '../../model/player.ts';
import { format } from './format.ts';
import { ratingsText } from './ratings.ts';

const players = (count: number): string => format.count(count, { one: 'player', other: 'players' });
const signed = (value: number | null): string => (value === null ? 'none' : ratingsText.change(value, 0));

/** A sentence for each effect, the gravest first; none where nothing changes. */
function sentences(effects: CorrectionEffects, nameOf: (player: PlayerId) => string): readonly string[] {
  return [
    ...effects.players.map(
      ({ player, points: [had, has], rank: [was, now] }) =>
        `${nameOf(player)}: ${format.points(had)} points, rank ${was}; now ${format.points(has)}, rank ${now}.`,
    ),
    ...(effects.otherRanks === 0 ? [] : [`The rank of ${players(effects.otherRanks)} besides them changes.`]),
    ...(effects.tieBreaks.length === 0
      ? []
      : [
          `Tie-breaks change: ${format.list(effects.tieBreaks.map(({ code, players: count }) => `${code} of ${players(count)}`))}.`,
        ]),
    ...effects.pairings
      .filter(({ different }) => different !== 0)
      .map(({ round, boards, different }) =>
        different === null
          ? `Round ${round} could not have been paired like this; its pairing stays.`
          : `Round ${round} would have been paired otherwise on ${different} of ${format.count(boards, { one: 'board', other: 'boards' })}; its pairing stays.`,
      ),
    ...effects.ratings.map(
      ({ player, was, now }) => `Rating change of ${nameOf(player)}: ${signed(was)}, now ${signed(now)}.`,
    ),
  ];
}

export const effectsText = {
  sentences,
  /** In place of the sentences where standings and pairings keep the former result. */
  ratingOnly: 'Standings, tie-breaks and pairings stay as they are.',
};
