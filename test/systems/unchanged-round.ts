/** All that a system says of one round, as lines by facet; players by identity, points in tenths. */
import { randomOf, type Random } from '../../src-engine/generator/random.ts';
import type { Competitor } from '../../src-engine/history/competitor.ts';
import type { PlayerId } from '../../src-engine/model/player.ts';
import type {
  BracketAssessment,
  Pair,
  Pairing,
  PairingSystem,
  PairingTask,
} from '../../src-engine/systems/system.ts';

/** What a line tells of: the field, then what the system makes of it. */
export const FACETS = ['field', 'pairing', 'boards', 'brackets', 'steps', 'others', 'why-not'] as const;
export type Facet = (typeof FACETS)[number];

export interface Line {
  readonly facet: Facet;
  readonly text: string;
}

/** How much is asked of a round beside the round itself. */
export interface Questions {
  readonly whyNot: number;
  /** Other rounds of the same players, at most four. */
  readonly others: number;
}

/** Data as text: JSON without its quotes. */
function plain(value: unknown): string {
  return JSON.stringify(value).replaceAll('"', '');
}

function pairText({ white, black }: Pair): string {
  return `${white}-${black}`;
}

function pairingText({ pairs, bye }: Pairing): string {
  return [...pairs.map(pairText), ...(bye === null ? [] : [`bye ${bye}`])].join(' ');
}

function playerText({ id, tpn, rating, score, pairingScore, rounds, barred }: Competitor): string {
  const cells = rounds.map(({ cell, colour }) => {
    const code = cell.code ?? '.';
    return cell.opponent === 0 ? code : `${cell.opponent}${colour?.[0] ?? ''}${code}`;
  });
  const apart = barred.size === 0 ? '' : `, not ${[...barred].join(' ')}`;
  return `${id}: number ${tpn}, rated ${rating}, ${score}+${pairingScore - score} [${cells.join(' ')}]${apart}`;
}

/** `C5 2.3.1 going-down count, …`: what the values of a bracket are called. */
function headsOf({ rows }: BracketAssessment): string {
  return rows.map(({ id, article, label, unit }) => `${id} ${article} ${label} ${unit}`).join(', ');
}

/** Residents, those who were moved down, pairs, downfloaters; then values with the players that they are about. */
function bracketText({ score, residents, movedDown, pairs, downfloaters, rows }: BracketAssessment): string {
  const values = rows.map(({ value, culprits }) =>
    culprits.length === 0 ? `${value.join('+')}` : `${value.join('+')} (${culprits.join(' ')})`,
  );
  const players = [residents, movedDown, pairs.map(pairText), downfloaters].map((list) => list.join(' '));
  return `${score}: ${players.join(' | ')} ‖ ${values.join(', ')}`;
}

/** Brackets, below what their values are called where that changes. */
function bracketTexts(brackets: readonly BracketAssessment[]): string[] {
  let heads = '';
  return brackets.flatMap((bracket) => {
    const before = heads;
    heads = headsOf(bracket);
    return heads === before ? [bracketText(bracket)] : [heads, bracketText(bracket)];
  });
}

/** What `system` says of the round of a task; what else is asked is drawn by `seed`. */
export function linesOf(
  system: PairingSystem,
  task: PairingTask,
  seed: number,
  questions: Questions,
): readonly Line[] {
  const random = randomOf(seed);
  const lines: Line[] = [];
  const add = (facet: Facet, ...texts: readonly string[]) =>
    lines.push(...texts.map((text) => ({ facet, text })));
  const { round, rounds, competitors, initialColour } = task;
  add('field', `round ${round} of ${rounds}, ${initialColour ?? 'no'} drawn`, ...competitors.map(playerText));
  const solved = system.solve(task);
  if (!solved.ok) {
    add('pairing', plain(solved.failure));
    return lines;
  }
  const { pairing, boards, brackets, steps } = solved.value;
  add('pairing', pairingText(pairing), ...forcedTexts(system, task, random));
  add('boards', ...boards.map(plain));
  add('brackets', ...bracketTexts(brackets));
  add('steps', ...steps.map(plain));
  const others = otherRounds(task, pairing, random);
  for (const other of others.slice(0, questions.others)) {
    const { violations, brackets: judged } = system.assess(task, other);
    add('others', pairingText(other), ...violations.map(plain), ...bracketTexts(judged));
  }
  const swapped = others[0]!;
  add('others', ...system.reasons(task, swapped).map(plain));
  const near = system.closest?.(task, swapped, pairing);
  if (near !== undefined) add('others', `closest ${pairingText(near)}`);
  for (const { now, a, b } of whyNotQuestions(task, pairing, swapped, random, questions)) {
    const { alternative, ...answer } = system.whyNot(task, now, a, b);
    add('why-not', `${plain(answer)} ${alternative === null ? 'none' : pairingText(alternative)}`);
  }
  return lines;
}

/** Rounds in which two players have to meet, or somebody has to have the bye. */
function forcedTexts(system: PairingSystem, task: PairingTask, random: Random): string[] {
  const ids = random.shuffled(task.competitors).map(({ id }) => id);
  const forced = [[ids[0]!, ids.at(-1)!]] as const;
  const [pair, bye] = [system.pair(task, { forced }), system.pair(task, { forcedBye: ids[1]! })];
  return [
    `with ${forced[0].join('-')}: ${pair.ok ? pairingText(pair.value) : plain(pair.failure)}`,
    `with the bye of ${ids[1]}: ${bye.ok ? pairingText(bye.value) : plain(bye.failure)}`,
  ];
}

/** Other rounds of the same players: two boards exchanged, all at random, a board turned, and one that is wrong in all ways. */
function otherRounds(task: PairingTask, pairing: Pairing, random: Random): readonly Pairing[] {
  const { pairs, bye } = pairing;
  const at = random.integer(0, pairs.length - 1);
  const to = (at + 1) % pairs.length;
  const turned = pairs.map(({ white, black }, board) =>
    board === at ? { white: black, black: white } : { white, black },
  );
  const exchanged = pairs.map((pair, board) =>
    board === at
      ? { ...pair, black: pairs[to]!.black }
      : board === to
        ? { ...pair, black: pairs[at]!.black }
        : pair,
  );
  const ids = random.shuffled(task.competitors.map(({ id }) => id));
  const atRandom = Array.from({ length: ids.length >> 1 }, (_, board) => ({
    white: ids[2 * board]!,
    black: ids[2 * board + 1]!,
  }));
  const absent = [...task.field.keys()].find((id) => !ids.includes(id));
  return [
    { bye, pairs: to === at ? turned : exchanged },
    { bye: ids.length % 2 === 1 ? ids.at(-1)! : null, pairs: atRandom },
    { bye, pairs: turned },
    { bye: ids[0]!, pairs: [...pairs.slice(1), { white: absent ?? ids[0]!, black: ids[1]! }] },
  ];
}

interface WhyNotQuestion {
  readonly now: Pairing;
  readonly a: PlayerId;
  readonly b: PlayerId;
}

/** "Why not" of some pairs, and of one that the rules pair while the round was made by hand. */
function whyNotQuestions(
  { competitors }: PairingTask,
  pairing: Pairing,
  byHand: Pairing,
  random: Random,
  { whyNot }: Questions,
): readonly WhyNotQuestion[] {
  const ids = competitors.map(({ id }) => id);
  const two = (): WhyNotQuestion => {
    const a = random.integer(0, ids.length - 1);
    const b = (a + random.integer(1, ids.length - 1)) % ids.length;
    return { now: pairing, a: ids[a]!, b: ids[b]! };
  };
  const [{ white, black }] = pairing.pairs as readonly [Pair, ...Pair[]];
  return [
    ...Array.from({ length: whyNot }, two),
    { now: byHand, a: white, b: black },
    { now: pairing, a: 999, b: black },
  ];
}
