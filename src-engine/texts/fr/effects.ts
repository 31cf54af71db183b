/** What the correction of a result changes, said before it is made: C.04.2 4.3. */
import type { Room } from '../catalogue.ts';
import { format } from './format.ts';
import { ratingsText } from './ratings.ts';

const players = (count: number): string => format.count(count, { one: 'joueur', other: 'joueurs' });
const signed = (value: number | null): string => (value === null ? 'aucune' : ratingsText.change(value, 0));

export const effectsText = {
  sentences: (effects, nameOf) => {
    return [
      ...effects.players.map(
        ({ player, points: [had, has], rank: [was, now] }) =>
          `${nameOf(player)} : ${format.points(had)} points, rang ${was} ; devient ${format.points(has)}, rang ${now}.`,
      ),
      ...(effects.otherRanks === 0 ? [] : [`Le rang change aussi pour ${players(effects.otherRanks)}.`]),
      ...(effects.tieBreaks.length === 0
        ? []
        : [
            `Des départages changent : ${format.list(effects.tieBreaks.map(({ code, players: count }) => `${code} pour ${players(count)}`))}.`,
          ]),
      ...effects.pairings
        .filter(({ different }) => different !== 0)
        .map(({ round, boards, different }) =>
          different === null
            ? `La ronde ${round} n’aurait pu être appariée ainsi ; son appariement reste.`
            : `La ronde ${round} aurait été appariée autrement : ${different} sur ${format.count(boards, { one: 'table', other: 'tables' })} ; son appariement reste.`,
        ),
      ...effects.ratings.map(
        ({ player, was, now }) =>
          `Variation Elo, ${nameOf(player)} : ${signed(was)}, devient ${signed(now)}.`,
      ),
    ];
  },
  ratingOnly: 'Classement, départages et appariements ne changent pas.',
} satisfies Room<'fr', 'effects'>;
