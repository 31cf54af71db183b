/** Players whose names look alike: what tells them apart on paper and in the hall. */
import { foldedText, type Player, type PlayerId } from '../../../src-engine/index.ts';
import { texts } from '../words.ts';

/**
 * What is printed behind a name that another player has too, accents and case aside: `IRL 1557`, and the number where
 * federation and rating are equal or missing: `No. 17`. Players whose name is theirs alone are left out.
 */
export function namesakeMarks(players: readonly Player[]): ReadonlyMap<PlayerId, string> {
  const marks = new Map<PlayerId, string>();
  for (const group of Map.groupBy(players, ({ name }) =>
    foldedText(name)
      .replaceAll(/[\s,]+/g, ' ')
      .trim(),
  ).values()) {
    if (group.length === 1) continue;
    const known = group.map(({ federation, rating }) =>
      [federation, rating === 0 ? '' : `${rating}`].filter((part) => part !== '').join(' '),
    );
    group.forEach(({ id, tpn }, index) => {
      const mark = known[index]!;
      const tells = mark !== '' && known.indexOf(mark) === known.lastIndexOf(mark);
      const whole =
        tells || tpn === 0
          ? mark
          : [mark, texts.sheets.numberOf(tpn)].filter((part) => part !== '').join(' ');
      // A line ends before the mark or behind it.
      marks.set(id, whole.replaceAll(' ', '\u00a0'));
    });
  }
  return marks;
}
