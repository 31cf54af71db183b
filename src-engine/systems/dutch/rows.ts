/** Building blocks that the rows of both editions share. */
import type { Contender } from './kernel/contender.ts';
import { STRENGTHS } from '../../history/preference.ts';
import type { Attribute, Row } from './kernel/row.ts';
import { COLOURS, opposite, type Colour } from '../../model/colour.ts';
import type { Points } from '../../model/points.ts';
import type { CriterionLabel } from '../labels.ts';
import type { CitedRule } from '../system.ts';
import { allocate } from './colours.ts';

/** One point, the step of the artificial score in 2017 A.8 and of Limbo differences. */
export const ONE_POINT: Points = 10;

/** Both prefer the same colour, however strongly: one of them will not get it. */
export function samePreference(a: Contender, b: Contender): boolean {
  return a.preference.colour !== null && a.preference.colour === b.preference.colour;
}

/** A row of the bracket as it counts in the one that follows, under the number of the criterion that looks there. */
export function inFollowing(row: Row, id: string, article: string, label: CriterionLabel): Row {
  return { ...row, id, article, label, scope: 'following' };
}

const atLeastStrong = ({ preference }: Contender): boolean =>
  STRENGTHS.indexOf(preference.strength) >= STRENGTHS.indexOf('strong');

/** Of two equal preferences of which neither is weaker than strong, one is not granted, unless both are absolute. */
function strongPreferenceMissed(a: Contender, b: Contender): boolean {
  return (
    samePreference(a, b) &&
    atLeastStrong(a) &&
    atLeastStrong(b) &&
    !(a.preference.strength === 'absolute' && b.preference.strength === 'absolute')
  );
}

/** What happens to the players of a pair that only the last round allows (a topscorer is in it). */
interface ColourExcess {
  readonly wideDifference: number;
  readonly thirdInARow: number;
}

function excess(a: Contender, b: Contender, colourOfA: Colour): ColourExcess {
  const sides: [Contender, Colour][] = [
    [a, colourOfA],
    [b, opposite(colourOfA)],
  ];
  let wideDifference = 0;
  let thirdInARow = 0;
  for (const [{ competitor, twoEqualColours }, colour] of sides) {
    const difference = competitor.colourDifference + (colour === 'white' ? 1 : -1);
    if (Math.abs(difference) > 2) wideDifference++;
    if (twoEqualColours && competitor.colours.at(-1) === colour) thirdInARow++;
  }
  return { wideDifference, thirdInARow };
}

/**
 * Whoever gets their due colour may still leave the limits: a difference of 4, which only hand-made pairings bring about,
 * stays beyond two. Without an absolute preference in the pair nobody can.
 */
function concernsTopscorers(a: Contender, b: Contender): boolean {
  return (a.topscorer || b.topscorer) && (isAbsolute(a) || isAbsolute(b));
}

const isAbsolute = ({ preference }: Contender): boolean => preference.strength === 'absolute';

/**
 * 2.4.5 [C10] and 2.4.6 [C11] (2017: C.8 and C.9): topscorers, or their opponents, whose colours get out of the usual limits.
 * 5.2.3 looks at whole histories, but differences and the two latest colours tell what comes of it: where differences are
 * equal it does not matter for C10 who gets which colour, and whoever has had a colour twice differs within these two
 * games from one who has not, and is spared.
 */
export function topscorerRow(head: CitedRule, measure: keyof ColourExcess): Row {
  return {
    ...head,
    unit: 'count',
    scope: 'bracket',
    sees: [],
    topscorersOnly: true,
    onPair: (a, b) => (concernsTopscorers(a, b) ? excess(a, b, allocate(a, b, 'white').colour)[measure] : 0),
  };
}

/** Of two players with the same preference the one who does not get it. */
function disappointed(a: Contender, b: Contender): readonly Contender[] {
  return [allocate(a, b, 'white').colour === a.preference.colour ? b : a];
}

const always = (): boolean => true;
const never = (): boolean => false;

/**
 * Pairs that `some` of the players must make among themselves, because there are not enough others: of an odd number
 * the one who is not paired is of them.
 */
function pairsAmong(some: number, players: readonly Contender[]): number {
  return Math.max(0, Math.ceil((2 * some - players.length - (players.length % 2)) / 2));
}

/** {@link pairsAmong} for those of each colour who are `counted`, of whom two that are `exempt` may meet for nothing. */
function missedAmong(
  players: readonly Contender[],
  counted: (player: Contender) => boolean,
  exempt: (player: Contender) => boolean,
): number {
  return COLOURS.reduce((sum, colour) => {
    const alike = players.filter((player) => player.preference.colour === colour && counted(player));
    const spared = Math.floor(alike.filter(exempt).length / 2);
    return sum + Math.max(0, pairsAmong(alike.length, players) - spared);
  }, 0);
}

/** 2.4.1 [C6] Minimise the number of downfloaters; 2017, as C.5: maximise the number of pairs. */
export function downfloaterRow(head: CitedRule): Row {
  return { ...head, unit: 'count', scope: 'bracket', sees: [], settledByIdeal: true, onFloat: () => 1 };
}

/** 2.4.7 [C12] (2017: C.10) Minimise the players who do not get their colour preference. */
export function preferenceRow(head: CitedRule): Row {
  return {
    ...head,
    unit: 'count',
    scope: 'bracket',
    sees: [],
    onPair: (a, b) => (samePreference(a, b) ? 1 : 0),
    fewest: (players) => missedAmong(players, always, never),
    concerns: disappointed,
  };
}

/** 2.4.8 [C13] (2017: C.11) Minimise the players who do not get their strong colour preference. */
export function strongPreferenceRow(head: CitedRule): Row {
  return {
    ...head,
    unit: 'count',
    scope: 'bracket',
    sees: [],
    onPair: (a, b) => (strongPreferenceMissed(a, b) ? 1 : 0),
    fewest: (players) => missedAmong(players, atLeastStrong, isAbsolute),
    concerns: disappointed,
  };
}

/** 0 for the previous round, 1 for two rounds before. */
export type RoundsBack = 0 | 1;

/** The attribute by which a row sees a downfloat, or an upfloat, of so long ago. */
export const sawDownfloat = (back: RoundsBack): Attribute => (back === 0 ? 'downfloat-1' : 'downfloat-2');
export const sawUpfloat = (back: RoundsBack): Attribute => (back === 0 ? 'upfloat-1' : 'upfloat-2');

/** Difference of scores that a player gets who is moved down once more: more than any resident offers. */
export function limboDifference(player: Contender, residentScore: Points): Points {
  return player.score - residentScore + ONE_POINT;
}
