/**
 * Literal oracle of the Burstein System, C.04.4.2 of 2026 and 2025 and the older text: every pairing of every bracket in
 * the order of Article 4 (rules 6.2, 6.4), judged by every criterion as written. For a few players only.
 */
import type { PlainPlayer, PlainTask } from './field.ts';

export type Edition = '2026' | '2025' | 'old';

type Colour = 'white' | 'black';

interface Literal {
  readonly pairs: readonly (readonly [white: number, black: number])[];
  readonly bye: number | null;
}

/** A pairing of a bracket: couples, and who floats. */
interface Candidate {
  readonly couples: readonly (readonly [PlainPlayer, PlainPlayer])[];
  readonly floaters: readonly PlainPlayer[];
}

/** The round, or null when no pairing is complete. */
export function pairBursteinLiterally(edition: Edition, task: PlainTask): Literal | null {
  const rules = edition === 'old' ? oldRules(task) : modernRules(task);
  let players = rules.players;
  let bye: PlainPlayer | null = null;
  if (players.length % 2 === 1) {
    bye = byeOf(rules, players);
    if (bye === null) return null;
    players = players.filter((player) => player !== bye);
  }
  if (!rules.completable(players)) return null;
  const groups = edition === 'old' ? oldRound(rules, players) : modernRound(edition, rules, players);
  const couples = groups.flatMap((group) => group.couples);
  return {
    pairs: couples.map(([a, b]) => {
      const [first, second] = rules.rank([a, b]) as [PlainPlayer, PlainPlayer];
      return rules.colourOfFirst(first, second) === 'white' ? [first.id, second.id] : [second.id, first.id];
    }),
    bye: bye?.id ?? null,
  };
}

/** A bracket, or a score group of the older text with those who were joined to it. */
export interface LiteralBracket extends Candidate {
  readonly score: number;
  /** By opposition. */
  readonly ranked: readonly PlainPlayer[];
  readonly incoming: readonly PlainPlayer[];
  readonly rest: readonly PlainPlayer[];
}

export interface Rules {
  readonly players: readonly PlainPlayer[];
  readonly rank: (players: readonly PlainPlayer[]) => PlainPlayer[];
  readonly mayMeet: (a: PlainPlayer, b: PlainPlayer) => boolean;
  /** The values by which players are ranked. */
  readonly values: (player: PlainPlayer) => number[];
  /** Limits of colours (older text). */
  readonly mayHave: (player: PlainPlayer, colour: Colour) => boolean;
  readonly wants: (player: PlainPlayer) => Colour | null;
  readonly colourOfFirst: (first: PlainPlayer, second: PlainPlayer) => Colour;
  readonly completable: (players: readonly PlainPlayer[]) => boolean;
  readonly byeBefore: (a: PlainPlayer, b: PlainPlayer) => number;
}

/** 3.1; rule 4. */
function byeOf(rules: Rules, players: readonly PlainPlayer[]): PlainPlayer | null {
  const ranked = rules.rank(players);
  const possible = players.filter(
    (player) => mayHaveBye(player) && rules.completable(players.filter((other) => other !== player)),
  );
  possible.sort((a, b) => rules.byeBefore(a, b) || ranked.indexOf(b) - ranked.indexOf(a));
  return possible[0] ?? null;
}

/** C2: neither a pairing-allocated bye nor a win's points in one round without playing. */
function mayHaveBye(player: PlainPlayer): boolean {
  return !player.byeBarred;
}

/** 3.2: bracket by bracket, the best candidate and of equal ones the first. */
export function modernRound(
  edition: '2026' | '2025',
  rules: Rules,
  players: readonly PlainPlayer[],
): LiteralBracket[] {
  const made: LiteralBracket[] = [];
  let floaters: readonly PlainPlayer[] = [];
  let rest = players;
  while (rest.length > 0) {
    const top = Math.max(...rest.map(({ pairingScore }) => pairingScore));
    const residents = rest.filter(({ pairingScore }) => pairingScore === top);
    rest = rest.filter((player) => !residents.includes(player));
    const incoming = floaters;
    let best: { candidate: Candidate; value: number[] } | null = null;
    for (const candidate of candidates(rules, [...incoming, ...residents])) {
      if (!rules.completable([...candidate.floaters, ...rest])) continue;
      const value = [
        ...judge(edition, candidate, incoming),
        ...nextBracket(edition, rules, candidate.floaters, rest),
        candidate.couples.filter(([a, b]) => sameWish(rules, a, b)).length,
      ];
      if (best === null || compare(value, best.value) < 0) best = { candidate, value };
    }
    if (best === null) throw new Error('no candidate');
    const ranked = rules.rank([...incoming, ...residents]);
    made.push({ ...best.candidate, score: top, ranked, incoming, rest });
    floaters = best.candidate.floaters;
  }
  return made;
}

const WIDTH = 10;

/** C5 and C6; lists are padded so that values compare place by place. */
function judge(
  edition: '2026' | '2025',
  { floaters }: Candidate,
  incoming: readonly PlainPlayer[],
): number[] {
  const scores = (players: readonly PlainPlayer[]) => {
    const list = players.map(({ pairingScore }) => pairingScore).sort((a, b) => b - a);
    return [...list, ...new Array<number>(WIDTH - list.length).fill(-1)];
  };
  if (edition === '2026') return [floaters.length, ...scores(floaters)];
  const paired = incoming.filter((player) => !floaters.includes(player));
  return [floaters.length, -paired.length, ...scores(paired).map((score) => -score)];
}

/** C7: the best that the next bracket can reach in C5 and C6 with these floaters, subject to C4. */
export function nextBracket(
  edition: '2026' | '2025',
  rules: Rules,
  floaters: readonly PlainPlayer[],
  below: readonly PlainPlayer[],
): number[] {
  if (floaters.length === 0 || below.length === 0) return new Array<number>(WIDTH + 2).fill(0);
  const top = Math.max(...below.map(({ pairingScore }) => pairingScore));
  const residents = below.filter(({ pairingScore }) => pairingScore === top);
  const rest = below.filter((player) => !residents.includes(player));
  let best: number[] | null = null;
  for (const candidate of candidates(rules, [...floaters, ...residents])) {
    if (!rules.completable([...candidate.floaters, ...rest])) continue;
    const value = judge(edition, candidate, floaters);
    if (best === null || compare(value, best) < 0) best = value;
  }
  if (best === null) throw new Error('completable, but not by brackets');
  return [...best, ...new Array<number>(WIDTH + 2 - best.length).fill(0)];
}

/** Art. 4 for any number of floaters: the highest player's opponents from the lowest up, then floating. */
function* candidates(rules: Rules, bracket: readonly PlainPlayer[]): Generator<Candidate> {
  const ranked = rules.rank(bracket);
  yield* extend(ranked, [], []);

  function* extend(
    free: readonly PlainPlayer[],
    couples: readonly (readonly [PlainPlayer, PlainPlayer])[],
    floaters: readonly PlainPlayer[],
  ): Generator<Candidate> {
    const [first, ...others] = free;
    if (first === undefined) {
      yield { couples, floaters };
      return;
    }
    for (const other of [...others].reverse()) {
      if (!rules.mayMeet(first, other)) continue;
      yield* extend(
        others.filter((player) => player !== other),
        [...couples, [first, other]],
        floaters,
      );
    }
    yield* extend(others, couples, [...floaters, first]);
  }
}

export function sameWish(rules: Rules, a: PlainPlayer, b: PlainPlayer): boolean {
  const wish = rules.wants(a);
  return wish !== null && wish === rules.wants(b);
}

function compare(a: readonly number[], b: readonly number[]): number {
  const place = a.findIndex((value, at) => value !== b[at]);
  return place < 0 ? 0 : a[place]! - b[place]!;
}

/** Rules 6.1–6.6. */
export function oldRound(rules: Rules, players: readonly PlainPlayer[]): LiteralBracket[] {
  const made: LiteralBracket[] = [];
  let group: readonly PlainPlayer[] = [];
  let floated: readonly PlainPlayer[] = [];
  let rest = players;
  while (rest.length > 0 || group.length > 0) {
    const top = Math.max(...rest.map(({ pairingScore }) => pairingScore));
    const residents = rest.filter(({ pairingScore }) => pairingScore === top);
    rest = rest.filter((player) => !residents.includes(player));
    group = [...group, ...residents];
    const nextTop = Math.max(...rest.map(({ pairingScore }) => pairingScore));
    const next = rest.filter(({ pairingScore }) => pairingScore === nextTop);
    let best: { candidate: Candidate; missed: number } | null = null;
    for (const candidate of candidates(rules, group)) {
      if (candidate.floaters.length !== group.length % 2) continue;
      const [floater] = candidate.floaters;
      if (floater !== undefined) {
        if (floated.includes(floater) || next.every((player) => floater.met.has(player.id))) continue;
      }
      if (!rules.completable([...candidate.floaters, ...rest])) continue;
      const missed = candidate.couples.reduce((sum, couple) => sum + dueMissed(rules, couple), 0);
      if (best === null || missed < best.missed) best = { candidate, missed };
    }
    if (best === null) continue;
    made.push({ ...best.candidate, score: top, ranked: rules.rank(group), incoming: floated, rest });
    group = best.candidate.floaters;
    floated = best.candidate.floaters;
  }
  return made;
}

/** 6.5: how many of the two do not get their due colours. */
export function dueMissed(rules: Rules, couple: readonly [PlainPlayer, PlainPlayer]): number {
  const [first, second] = rules.rank(couple) as [PlainPlayer, PlainPlayer];
  const colour = rules.colourOfFirst(first, second);
  const [a, b] = [rules.wants(first), rules.wants(second)];
  return Number(a !== null && a !== colour) + Number(b !== null && b === colour);
}

function completableBy(mayMeet: (a: PlainPlayer, b: PlainPlayer) => boolean) {
  const completable = (players: readonly PlainPlayer[]): boolean => {
    const [first, ...others] = players;
    if (first === undefined) return true;
    return others.some(
      (other) => mayMeet(first, other) && completable(others.filter((player) => player !== other)),
    );
  };
  return completable;
}

/** Absolute 3, strong 2, mild 1, none 0 (1.5). */
export function strength({ colours, colourDifference }: PlainPlayer): number {
  if (colours.length === 0) return 0;
  const twice = colours.length > 1 && colours.at(-1) === colours.at(-2);
  if (Math.abs(colourDifference) > 1 || twice) return 3;
  return Math.abs(colourDifference) === 1 ? 2 : 1;
}

function preference(player: PlainPlayer): Colour | null {
  const { colours, colourDifference } = player;
  if (colours.length === 0) return null;
  if (colourDifference > 1) return 'black';
  if (colourDifference < -1) return 'white';
  const alternate = colours.at(-1) === 'white' ? 'black' : 'white';
  if (strength(player) === 3 || colourDifference === 0) return alternate;
  return colourDifference > 0 ? 'black' : 'white';
}

export function modernRules(task: PlainTask): Rules {
  const mayMeet = (a: PlainPlayer, b: PlainPlayer) =>
    !a.met.has(b.id) &&
    !a.barred.has(b.id) &&
    !(strength(a) === 3 && strength(b) === 3 && preference(a) === preference(b));
  const rank = (players: readonly PlainPlayer[]) =>
    [...players].sort((a, b) => compare(index(task, b), index(task, a)) || a.tpn - b.tpn);
  return {
    players: task.competitors,
    rank,
    mayMeet,
    values: (player) => index(task, player),
    mayHave: () => true,
    wants: preference,
    completable: completableBy(mayMeet),
    byeBefore: (a, b) => a.pairingScore - b.pairingScore || b.gamesPlayed - a.gamesPlayed,
    colourOfFirst(first, second) {
      const [a, b] = [preference(first), preference(second)];
      if (a === null && b === null) return drawn(task, first);
      if (a === null) return other(b!);
      if (b === null || a !== b) return a;
      if (strength(first) !== strength(second)) return strength(first) > strength(second) ? a : other(a);
      return alternate(first, second) ?? a;
    },
  };
}

/** 1.7: Buchholz and Sonneborn-Berger with unplayed rounds against oneself. */
function index(task: PlainTask, player: PlainPlayer): number[] {
  let [buchholz, berger] = [0, 0];
  for (const { played, cell, points } of player.rounds) {
    const opponent = played ? task.field.get(cell.opponent)! : player;
    let score = opponent.score;
    if (played && !task.competitors.some(({ id }) => id === opponent.id)) {
      const now = task.arrangedByes?.get(opponent.id);
      const codes = opponent.rounds.map((round) =>
        round.cell.opponent === 0 ? (round.cell.code ?? 'Z') : 'game',
      );
      if (now === undefined || now === 'zero') {
        while (codes.at(-1) === 'Z') {
          codes.pop();
          score += Math.max(task.scoring.whiteDraw, task.scoring.blackDraw) - task.scoring.zeroBye;
        }
      }
    }
    buchholz += score;
    berger += points * score;
  }
  return [buchholz, berger];
}

export function oldRules(task: PlainTask): Rules {
  const may = (player: PlainPlayer, colour: Colour) =>
    !(player.colours.length > 1 && player.colours.slice(-2).every((each) => each === colour)) &&
    Math.abs(player.colourDifference + (colour === 'white' ? 1 : -1)) < 3;
  const mayMeet = (a: PlainPlayer, b: PlainPlayer) =>
    !a.met.has(b.id) &&
    !a.barred.has(b.id) &&
    ((may(a, 'white') && may(b, 'black')) || (may(a, 'black') && may(b, 'white')));
  const values = (player: PlainPlayer): number[] => {
    const games = player.rounds.filter(({ played }) => played);
    const scores = games.map(({ cell }) => task.field.get(cell.opponent)!.score);
    const total = scores.reduce((sum, score) => sum + score, 0);
    const berger = games.reduce((sum, { points }, at) => sum + points * scores[at]!, 0);
    const sorted = [...scores].sort((a, b) => a - b).slice(1, -1);
    return [berger, total, sorted.reduce((sum, score) => sum + score, 0), player.rating];
  };
  const due = ({ colours, colourDifference }: PlainPlayer): Colour | null => {
    if (colourDifference !== 0) return colourDifference > 0 ? 'black' : 'white';
    return colours.length === 0 ? null : other(colours.at(-1)!);
  };
  const list = [...task.field.values()].sort((a, b) => a.tpn - b.tpn);
  const half = list.slice(0, Math.floor(list.length / 2)).map(({ id }) => id);
  const imagined = (player: PlainPlayer): PlainPlayer =>
    task.round <= 2 && half.includes(player.id)
      ? {
          ...player,
          pairingScore: player.pairingScore + Math.max(task.scoring.whiteWin, task.scoring.blackWin),
        }
      : player;
  return {
    players: task.competitors.map(imagined),
    rank: (players) => [...players].sort((a, b) => compare(values(b), values(a)) || a.tpn - b.tpn),
    mayMeet,
    values,
    mayHave: may,
    wants: due,
    completable: completableBy(mayMeet),
    byeBefore: (a, b) => a.pairingScore - b.pairingScore,
    colourOfFirst(first, second) {
      const straight = may(first, 'white') && may(second, 'black');
      const crossed = may(first, 'black') && may(second, 'white');
      if (straight !== crossed) return straight ? 'white' : 'black';
      const [a, b] = [due(first), due(second)];
      if (a === null && b === null) return drawn(task, first);
      if (a === null) return other(b!);
      if (b === null || a !== b) return a;
      const surplus = Math.abs(first.colourDifference) - Math.abs(second.colourDifference);
      if (surplus !== 0) return surplus > 0 ? a : other(a);
      return alternate(first, second) ?? a;
    },
  };
}

function drawn(task: PlainTask, player: PlainPlayer): Colour {
  return player.parityNumber % 2 === 1 ? task.initialColour! : other(task.initialColour!);
}

function other(colour: Colour): Colour {
  return colour === 'white' ? 'black' : 'white';
}

/** The colour that the first gets when both alternate to the last time they differed; null when they never did. */
function alternate(first: PlainPlayer, second: PlainPlayer): Colour | null {
  const [a, b] = [[...first.colours].reverse(), [...second.colours].reverse()];
  for (let back = 0; back < Math.min(a.length, b.length); back++) if (a[back] !== b[back]) return b[back]!;
  return null;
}
