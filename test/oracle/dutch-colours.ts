/** Colours of a pair as the oracles read them: C.04.3 (2026) 5.2, which is section E of 2017. */
import type { Colour } from '../../src-engine/model/colour.ts';
import type { PlayerFacts } from './player-facts.ts';

/** The colour that `a` gets against `b`: by the first paragraph that says who has White. */
export function colourOf(a: PlayerFacts, b: PlayerFacts, initialColour: Colour): Colour {
  const [higher, lower] = [a, b].sort((one, other) => one.rank - other.rank);
  const white = whiteOf(higher!, lower!) ?? (isFirst(higher!, initialColour) ? higher : lower);
  return white === a ? 'white' : 'black';
}

/** 5.2.1 to 5.2.4: who has White; null where neither has a preference. */
function whiteOf(higher: PlayerFacts, lower: PlayerFacts): PlayerFacts | null {
  const pair = [higher, lower];
  const preferring = (colour: Colour) => pair.filter(({ preference }) => preference === colour);
  const [whites, blacks] = [preferring('white'), preferring('black')];
  const other = (player: PlayerFacts) => (player === higher ? lower : higher);
  if (whites.length === 0 && blacks.length === 0) return null;
  // 5.2.1, 1.7.4: nobody else wants it.
  if (whites.length === 1) return whites[0]!;
  if (blacks.length === 1) return other(blacks[0]!);
  const granted = (player: PlayerFacts) => (whites.length === 2 ? player : other(player));
  // 5.2.2: the stronger preference; of two absolute ones the wider colour difference.
  const strongest = ['absolute', 'strong', 'mild'].find((each) =>
    pair.some(({ strength }) => strength === each),
  );
  const stronger = pair.filter(({ strength }) => strength === strongest);
  if (stronger.length === 1) return granted(stronger[0]!);
  if (strongest === 'absolute') {
    const widest = Math.max(...pair.map(({ colourDifference }) => Math.abs(colourDifference)));
    const wider = pair.filter(({ colourDifference }) => Math.abs(colourDifference) === widest);
    if (wider.length === 1) return granted(wider[0]!);
  }
  // 5.2.3: the most recent time in which one had White and the other Black is turned round.
  const [own, theirs] = [higher.colours.toReversed(), lower.colours.toReversed()];
  const games = Math.min(own.length, theirs.length);
  for (let back = 0; back < games; back++)
    if (own[back] !== theirs[back]) return own[back] === 'black' ? higher : lower;
  // 5.2.4: the preference of the higher ranked player.
  return granted(higher);
}

/** 5.2.5: the higher ranked player has the initial-colour if the number is odd, else the opposite. */
function isFirst({ parityNumber }: PlayerFacts, initialColour: Colour): boolean {
  return (parityNumber % 2 === 1) === (initialColour === 'white');
}
