/** What the correction of a result changes, said before it is made: C.04.2 4.3. */
import type { Room } from '../catalogue.ts';
import { format } from './format.ts';
import { ratingsText } from './ratings.ts';

const signed = (value: number | null): string => (value === null ? 'keine' : ratingsText.change(value, 0));

export const effectsText = {
  sentences: (effects, nameOf) => {
    return [
      ...effects.players.map(
        ({ player, points: [had, has], rank: [was, now] }) =>
          `${nameOf(player)}: ${format.points(had)} Punkte, Rang ${was}; jetzt ${format.points(has)}, Rang ${now}.`,
      ),
      ...(effects.otherRanks === 0
        ? []
        : [
            `Außerdem ${format.plural(effects.otherRanks, { one: 'ändert sich der Rang von 1 Spieler', other: `ändert sich der Rang von ${effects.otherRanks} Spielern` })}.`,
          ]),
      ...(effects.tieBreaks.length === 0
        ? []
        : [
            `Feinwertungen ändern sich: ${format.list(
              effects.tieBreaks.map(
                ({ code, players }) =>
                  `${code} von ${format.count(players, { one: 'Spieler', other: 'Spielern' })}`,
              ),
            )}.`,
          ]),
      ...effects.pairings
        .filter(({ different }) => different !== 0)
        .map(({ round, boards, different }) =>
          different === null
            ? `Runde ${round} wäre so nicht auszulosen gewesen; ihre Auslosung bleibt.`
            : `Runde ${round} wäre an ${different} von ${format.plural(boards, { one: '1 Brett', other: `${boards} Brettern` })} anders ausgelost worden; ihre Auslosung bleibt.`,
        ),
      ...effects.ratings.map(
        ({ player, was, now }) => `Elo-Änderung von ${nameOf(player)}: ${signed(was)}, jetzt ${signed(now)}.`,
      ),
    ];
  },
  ratingOnly: 'Rangliste, Feinwertungen und Auslosungen bleiben, wie sie sind.',
} satisfies Room<'de', 'effects'>;
