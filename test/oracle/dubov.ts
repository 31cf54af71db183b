/**
 * Literal oracle of the Dubov System, C.04.4.1 of 2026: every set of upfloaters and of shifters and every transposition in
 * the order of Article 4, judged by every criterion as written. For a few players only.
 */
import type { PlainPlayer, PlainTask } from './field.ts';

type Colour = 'white' | 'black';

interface Literal {
  readonly pairs: readonly { readonly white: number; readonly black: number }[];
  readonly bye: number | null;
}

/** The round, or null when no pairing is complete. */
export function pairDubovLiterally(task: PlainTask): Literal | null {
  let players = task.competitors;
  let bye: PlainPlayer | null = null;
  if (players.length % 2 === 1) {
    const possible = players
      .filter((player) => !player.byeBarred)
      .filter((player) => isComplete(players.filter((other) => other !== player)))
      .sort((a, b) => a.pairingScore - b.pairingScore || b.gamesPlayed - a.gamesPlayed || b.tpn - a.tpn);
    bye = possible[0] ?? null;
    if (bye === null) return null;
    players = players.filter((player) => player !== bye);
  }
  if (!isComplete(players)) return null;
  const pairs = groupsLiterally(task, players).flatMap(({ couples }) => couples);
  return { pairs: pairs.map(([a, b]) => coloured(task, a, b)), bye: bye?.id ?? null };
}

type Couple = readonly [PlainPlayer, PlainPlayer];

/** A scoregroup with the players of lower scores brought up to it, and its sides before and after shifting. */
export interface LiteralGroup {
  readonly residents: readonly PlainPlayer[];
  readonly below: readonly PlainPlayer[];
  readonly up: readonly PlainPlayer[];
  /** White and Black seekers. */
  readonly initial: readonly [readonly PlainPlayer[], readonly PlainPlayer[]];
  readonly shifters: readonly PlainPlayer[];
  /** The White side in its order with the Black side as transposed, and in its own order. */
  readonly couples: readonly Couple[];
  readonly s1: readonly PlainPlayer[];
  readonly g2: readonly PlainPlayer[];
}

/** The groups from the top; the players can all be paired. */
export function groupsLiterally(task: PlainTask, all: readonly PlainPlayer[]): LiteralGroup[] {
  const groups: LiteralGroup[] = [];
  let players = all;
  while (players.length > 0) {
    const top = Math.max(...players.map(({ pairingScore }) => pairingScore));
    const residents = players.filter(({ pairingScore }) => pairingScore === top);
    const below = players.filter(({ pairingScore }) => pairingScore < top);
    const up = upfloaters(task, residents, below);
    const bracket = [...residents, ...up];
    groups.push({ residents, below, up, ...pairBracket(task, bracket) });
    players = players.filter((player) => !bracket.includes(player));
  }
  return groups;
}

function coloured(task: PlainTask, a: PlainPlayer, b: PlainPlayer) {
  const [higher, lower] = (b.pairingScore - a.pairingScore || a.tpn - b.tpn) < 0 ? [a, b] : [b, a];
  const white = colourOfHigher(task, higher, lower) === 'white';
  return white ? { white: higher.id, black: lower.id } : { white: lower.id, black: higher.id };
}

// ------------------------------------------------------------------------------------------- 1 Definitions

/** Absolute 3, strong 2, mild 1 (1.6). */
export function strength({ colours, colourDifference }: PlainPlayer): number {
  const twice = colours.length > 1 && colours.at(-1) === colours.at(-2);
  if (Math.abs(colourDifference) > 1 || twice) return 3;
  return Math.abs(colourDifference) === 1 ? 2 : 1;
}

export function wish(player: PlainPlayer): Colour {
  const { colours, colourDifference } = player;
  if (colours.length === 0) return 'black';
  if (colourDifference > 1) return 'black';
  if (colourDifference < -1) return 'white';
  const alternate = colours.at(-1) === 'white' ? 'black' : 'white';
  if (strength(player) === 3 || colourDifference === 0) return alternate;
  return colourDifference > 0 ? 'black' : 'white';
}

function rating({ player }: PlainPlayer): number {
  return player.rating || player.estimate;
}

/** 1.7. */
export function aro(task: PlainTask, player: PlainPlayer): number {
  const met = player.rounds
    .filter(({ played }) => played)
    .map(({ cell }) => rating(task.field.get(cell.opponent)!));
  return met.length === 0 ? 0 : Math.round(met.reduce((sum, each) => sum + each, 0) / met.length);
}

function upfloats(player: PlainPlayer): boolean[] {
  return player.rounds.map(
    (round) => round.cell.opponent > 0 && round.opponentScoreBefore > round.scoreBefore,
  );
}

export function mayMeet(a: PlainPlayer, b: PlainPlayer): boolean {
  const sameAbsolute = strength(a) === 3 && strength(b) === 3 && wish(a) === wish(b);
  return !a.met.has(b.id) && !a.barred.has(b.id) && !sameAbsolute;
}

/** All complete pairings of the players. */
function* pairings(players: readonly PlainPlayer[]): Generator<(readonly [PlainPlayer, PlainPlayer])[]> {
  const [first, ...others] = players;
  if (first === undefined) {
    yield [];
    return;
  }
  for (const other of others) {
    if (!mayMeet(first, other)) continue;
    for (const rest of pairings(others.filter((player) => player !== other))) yield [[first, other], ...rest];
  }
}

export function isComplete(players: readonly PlainPlayer[]): boolean {
  return !pairings(players).next().done;
}

/** 4.1: sets of `count` elements by their smallest differing place. */
export function* sets<T>(sequence: readonly T[], count: number): Generator<T[]> {
  if (count === 0) {
    yield [];
    return;
  }
  for (let place = 0; place + count <= sequence.length; place++)
    for (const rest of sets(sequence.slice(place + 1), count - 1)) yield [sequence[place]!, ...rest];
}

// --------------------------------------------------------------------------------------- 3.2.1, 3.2.2 upfloaters

function upfloaters(
  task: PlainTask,
  residents: readonly PlainPlayer[],
  below: readonly PlainPlayer[],
): readonly PlainPlayer[] {
  const sequence = [...below].sort((a, b) => b.pairingScore - a.pairingScore || a.tpn - b.tpn);
  for (let count = 0; count <= sequence.length; count++) {
    let best: { set: readonly PlainPlayer[]; value: number[] } | null = null;
    for (const set of sets(sequence, count)) {
      const bracket = [...residents, ...set];
      const rest = below.filter((player) => !set.includes(player));
      if (!isComplete(bracket) || !isComplete(rest)) continue;
      const value = judge(task, bracket, set);
      if (best === null || isLess(value, best.value)) best = { set, value };
    }
    if (best !== null) return best.set;
  }
  throw new Error('no set of upfloaters');
}

/** C6, C7, C8, C9, C10. */
export function judge(
  task: PlainTask,
  bracket: readonly PlainPlayer[],
  set: readonly PlainPlayer[],
): number[] {
  const ascending = set.map(({ pairingScore }) => pairingScore).sort((a, b) => a - b);
  const clashes = [...pairings(bracket)].map((pairs) => pairs.filter(([a, b]) => wish(a) === wish(b)).length);
  const most = 2 + Math.floor(task.rounds / 5);
  const maximum = set.filter((player) => upfloats(player).filter(Boolean).length >= most);
  const last = task.round === task.rounds;
  return [
    ...ascending.map((score) => -score),
    Math.min(...clashes),
    last ? 0 : maximum.length,
    last ? 0 : maximum.reduce((sum, player) => sum + upfloats(player).filter(Boolean).length, 0),
    last ? 0 : set.filter((player) => upfloats(player).at(-1) === true).length,
  ];
}

export function isLess(a: readonly number[], b: readonly number[]): boolean {
  const place = a.findIndex((value, at) => value !== b[at]);
  return place >= 0 && a[place]! < b[place]!;
}

// ------------------------------------------------------------------------------ 3.2.3 … 3.2.6 subgroups, transpositions

function pairBracket(
  task: PlainTask,
  bracket: readonly PlainPlayer[],
): Pick<LiteralGroup, 'initial' | 'shifters' | 'couples' | 's1' | 'g2'> {
  const byNumber = [...bracket].sort((a, b) => a.tpn - b.tpn);
  const fresh = bracket.every(({ gamesPlayed }) => gamesPlayed === 0);
  const half = bracket.length / 2;
  const g1 = fresh ? byNumber.slice(0, half) : byNumber.filter((player) => wish(player) === 'white');
  const g2 = byNumber.filter((player) => !g1.includes(player));
  const whiteIsSmaller = g1.length <= g2.length;
  const [smaller, larger] = whiteIsSmaller ? [g1, g2] : [g2, g1];
  const inside = [...pairings(bracket)].map(
    (pairs) => pairs.filter(([a, b]) => smaller.includes(a) && smaller.includes(b)).length,
  );
  const unavoidable = Math.min(...inside);
  const surplus = (larger.length - smaller.length) / 2 + unavoidable;
  const order = (group: readonly PlainPlayer[], isWhite: boolean) => shifterSequence(task, group, isWhite);
  for (const first of sets(order(smaller, whiteIsSmaller), unavoidable)) {
    for (const second of sets(order(larger, !whiteIsSmaller), surplus)) {
      const a = [...smaller.filter((player) => !first.includes(player)), ...second];
      const b = [...larger.filter((player) => !second.includes(player)), ...first];
      const [whites, blacks] = whiteIsSmaller ? [a, b] : [b, a];
      const s1 = [...whites].sort((x, y) => aro(task, x) - aro(task, y) || x.tpn - y.tpn);
      const ordered = [...blacks].sort((x, y) => x.tpn - y.tpn);
      const t2 = transposition(s1, ordered);
      if (t2 === null) continue;
      return {
        initial: [g1, g2],
        shifters: [...first, ...second],
        couples: s1.map((player, place) => [player, t2[place]!]),
        s1,
        g2: ordered,
      };
    }
  }
  throw new Error('no shifters');
}

/** 4.3. */
function shifterSequence(task: PlainTask, group: readonly PlainPlayer[], isWhite: boolean): PlainPlayer[] {
  const list = [...group].sort((a, b) => (isWhite ? aro(task, a) - aro(task, b) : 0) || a.tpn - b.tpn);
  const centre = (list.length - 1) / 2;
  const distance = (player: PlainPlayer) => Math.abs(list.indexOf(player) - centre);
  return [...list].sort((a, b) => distance(a) - distance(b) || list.indexOf(a) - list.indexOf(b));
}

/** 4.4: the first permutation of G2 that gives a legal pairing. */
function transposition(s1: readonly PlainPlayer[], g2: readonly PlainPlayer[]): PlainPlayer[] | null {
  const [first, ...others] = s1;
  if (first === undefined) return [];
  for (const player of g2) {
    if (!mayMeet(first, player)) continue;
    const rest = transposition(
      others,
      g2.filter((other) => other !== player),
    );
    if (rest !== null) return [player, ...rest];
  }
  return null;
}

// ------------------------------------------------------------------------------------------------- 5 Colours

function colourOfHigher(task: PlainTask, higher: PlainPlayer, lower: PlainPlayer): Colour {
  const other = (colour: Colour): Colour => (colour === 'white' ? 'black' : 'white');
  if (higher.gamesPlayed === 0 && lower.gamesPlayed === 0)
    return higher.parityNumber % 2 === 1 ? task.initialColour! : other(task.initialColour!);
  const [a, b] = [wish(higher), wish(lower)];
  if (a !== b) return a;
  if (strength(higher) !== strength(lower)) return strength(higher) > strength(lower) ? a : other(a);
  const [x, y] = [[...higher.colours].reverse(), [...lower.colours].reverse()];
  for (let back = 0; back < Math.min(x.length, y.length); back++) if (x[back] !== y[back]) return y[back]!;
  return a;
}
