/**
 * "Why not" of the Dutch system, proved by the oracle's own round with the pair demanded and by the literal judgement of
 * every bracket in both rounds.
 */
import type { CriterionLabel } from '../../../src-engine/systems/labels.ts';
import { factsOfPlayers, mayMeet, type Year } from '../player-facts.ts';
import type { ReasonParameters } from '../../../src-engine/systems/reason.ts';
import type { Pairing } from '../../../src-engine/systems/system.ts';
import type { PlainTask } from '../field.ts';
import * as literal2017 from '../dutch-2017.ts';
import * as literal2026 from '../dutch-2026.ts';
import {
  compareJudgements,
  compareLists,
  type Judgement,
  type OraclePair,
  type Players,
} from '../judgement.ts';
import type { PairedBracket } from '../mid/bracket.ts';
import { bracketsOf2017 } from '../mid/dutch-2017.ts';
import { bracketsOf2026 } from '../mid/dutch-2026.ts';
import { demanding } from './demanding.ts';
import { COMMON_CLAIMS, type Claims, type Facts } from './facts.ts';

export interface DutchFacts extends Facts {
  readonly edition: Year;
  readonly players: Players;
  readonly brackets: readonly PairedBracket[];
  /** The oracle's round in which the two meet; null where there is none. */
  readonly with: (a: number, b: number) => readonly PairedBracket[] | null;
}

export function dutchFacts(edition: Year, task: PlainTask, pairing: Pairing): DutchFacts {
  const bracketsOf = edition === '2017' ? bracketsOf2017 : bracketsOf2026;
  const players = factsOfPlayers(task, edition);
  const facts = new Map(players.map((player) => [player.id, player]));
  const brackets = outlinedAs(bracketsOf(task)!, players);
  const asked = new Map<string, PairedBracket[] | null>();
  return {
    ...{ task, pairing, edition, players },
    brackets,
    mayMeet: (a, b) => mayMeet(facts.get(a.id)!, facts.get(b.id)!),
    due: ({ id }) => facts.get(id)!.preference,
    urgency: () => 0,
    mayHaveBye: ({ id }) => facts.get(id)!.mayHaveBye,
    ranked: (a, b) => [a, b],
    byeValue: () => 0,
    with(a, b) {
      const key = `${a} ${b}`;
      if (!asked.has(key)) {
        const found = bracketsOf({ ...task, competitors: demanding(task.competitors, a, b) });
        const round = found === null ? null : { pairs: found.flatMap(({ pairs }) => pairs) };
        asked.set(key, round === null ? null : outlined(brackets, round));
      }
      return asked.get(key)!;
    },
  };
}

/** The same brackets with these very players. */
function outlinedAs(brackets: readonly PairedBracket[], players: Players): PairedBracket[] {
  const own = (list: Players) => list.map(({ id }) => players.find((player) => player.id === id)!);
  return brackets.map(({ movedDown, residents, pairs, downfloaters }) => ({
    movedDown: own(movedDown),
    residents: own(residents),
    pairs: pairs.map((pair) => own(pair) as unknown as OraclePair),
    downfloaters: own(downfloaters),
  }));
}

/** Place in the judgement, and for the look-ahead the part, by label. C9 is in the judgement of 2026 only. */
const PLACES: Readonly<Record<Year, readonly (CriterionLabel | 'next')[]>> = {
  '2026': [
    'down',
    'down-scores',
    'next',
    'bye-unplayed',
    'wide-differences',
    'third-in-a-row',
    'due-missed',
    'strongly-due-missed',
    'down-after-last',
    'up-after-last',
    'down-after-two',
    'up-after-two',
    'moved-steps-after-last',
    'up-steps-after-last',
    'moved-steps-after-two',
    'up-steps-after-two',
  ],
  '2017': [
    'down',
    'differences',
    'next',
    'wide-differences',
    'third-in-a-row',
    'due-missed',
    'strongly-due-missed',
  ],
};
const NEXT_LABELS: readonly CriterionLabel[] = ['next-down', 'next-down-scores', 'next-differences'];

function placeOf(edition: Year, label: CriterionLabel, article: string): { at: number; part: 0 | 1 | null } {
  if (NEXT_LABELS.includes(label)) return { at: 2, part: label === 'next-down' ? 0 : 1 };
  // 2017: C.12 to C.19 follow C.11 in the order of their numbers.
  const number = Number(/^C\.(\d+)$/.exec(article)?.[1] ?? 0);
  if (edition === '2017' && number >= 12) return { at: number - 5, part: null };
  return { at: PLACES[edition].indexOf(label), part: null };
}

/** The brackets of a round with the residents of the brackets of `model`. */
function outlined(
  model: readonly PairedBracket[],
  { pairs }: { readonly pairs: readonly OraclePair[] },
): PairedBracket[] {
  let movedDown: Players = [];
  return model.map(({ residents }) => {
    const inside = [...movedDown, ...residents];
    const own = pairs.flatMap((pair): OraclePair[] => {
      const [a, b] = inside.filter(({ id }) => pair.some((player) => player.id === id));
      return b === undefined ? [] : [[a!, b]];
    });
    const bracket = {
      movedDown,
      residents,
      pairs: own,
      downfloaters: inside.filter((player) => !own.flat().includes(player)),
    };
    movedDown = bracket.downfloaters;
    return bracket;
  });
}

function judged(
  { edition, brackets: model }: DutchFacts,
  brackets: readonly PairedBracket[],
  at: number,
): Judgement {
  const { movedDown, residents, ...candidate } = brackets[at]!;
  const below = brackets.slice(at + 1).map((bracket) => bracket.residents);
  if (edition === '2017')
    return literal2017.judgementOf({ movedDown, residents, below, kind: kindOf(model, at) }, candidate);
  const least = byeScoreOf(brackets);
  const mayReceive = ({ mayHaveBye, score }: Players[number]) => mayHaveBye && score === least;
  return literal2026.judgementOf({ movedDown, residents, below, mayReceive }, candidate);
}

const byeScoreOf = (brackets: readonly PairedBracket[]): number | null =>
  brackets.at(-1)!.downfloaters[0]?.score ?? null;

/** 2017, A.9: the bracket above one with players of several scores that did not come down is the penultimate one. */
function kindOf(brackets: readonly PairedBracket[], at: number): 'ordinary' | 'penultimate' | 'last' {
  if (at === brackets.length - 1) return 'last';
  const next = brackets[at + 1]!.residents;
  return new Set(next.map(({ score }) => score)).size > 1 ? 'penultimate' : 'ordinary';
}

const isAlike = (one: PairedBracket, two: PairedBracket | undefined) =>
  two !== undefined &&
  one.pairs.length === two.pairs.length &&
  one.residents.length === two.residents.length &&
  one.pairs.every(([a, b]) => two.pairs.some(([x, y]) => x.id === a.id && y.id === b.id));

type Apart = Pick<ReasonParameters['worse'], 'label' | 'unit' | 'now' | 'then'> & {
  readonly article?: string;
};

/** The row is the first in which the judgements differ, with these values. */
function isFirstDifference(edition: Year, told: Apart, now: Judgement, then: Judgement): boolean {
  const { at, part } = placeOf(edition, told.label, told.article ?? '');
  if (at < 0 || now.slice(0, at).some((list, index) => compareLists(list, then[index]!) !== 0)) return false;
  const value = (judgement: Judgement): readonly number[] => {
    const list = judgement[at] ?? [];
    return part === null ? list : part === 0 ? list.slice(0, 1) : list.slice(1);
  };
  if (part === 1 && now[at]![0] !== then[at]![0]) return false;
  const same = (one: readonly number[], two: readonly number[]) => compareLists(one, two) === 0;
  return (
    same(value(now), told.now) && same(value(then), told.then) && compareLists(value(now), value(then)) < 0
  );
}

export const DUTCH_WHY_NOT: Claims<DutchFacts> = {
  ...COMMON_CLAIMS,
  'others-left': ({ a, b }, facts) => facts.with(a, b) === null,
  'same-absolute-colour': ({ a, b, colour }, { task, edition }) => {
    const [x, y] = [a, b].map((id) => factsOfPlayers(task, edition).find((player) => player.id === id)!);
    return (
      !mayMeet(x!, y!) &&
      x!.strength === 'absolute' &&
      y!.strength === 'absolute' &&
      x!.preference === colour &&
      y!.preference === colour
    );
  },
  worse(told, facts) {
    const then = facts.with(told.a, told.b);
    if (then === null) return false;
    const [now, label] = [facts.brackets, told.label];
    if (told.group === null) {
      const byes = [byeScoreOf(now), byeScoreOf(then)];
      return (
        label === 'bye-score' && byes[0] === told.now[0] && byes[1] === told.then[0] && byes[0]! < byes[1]!
      );
    }
    const at = now.findIndex((bracket, index) => !isAlike(bracket, then[index]));
    if (now[at]!.residents[0]!.score !== told.group) return false;
    return isFirstDifference(facts.edition, told, judged(facts, now, at), judged(facts, then, at));
  },
  'comes-later'({ a, b, group }, facts) {
    const then = facts.with(a, b);
    if (then === null) return false;
    const at = facts.brackets.findIndex((bracket, index) => !isAlike(bracket, then[index]));
    const isHere = facts.brackets[at]!.residents[0]!.score === group;
    return isHere && compareJudgements(judged(facts, facts.brackets, at), judged(facts, then, at)) === 0;
  },
  'worse-below'(told, facts) {
    const then = facts.with(told.a, told.b);
    if (then === null) return false;
    const now = facts.brackets;
    const at = now.findIndex((bracket, index) => !isAlike(bracket, then[index]));
    const equal = (place: number) =>
      compareJudgements(judged(facts, now, place), judged(facts, then, place)) === 0;
    if (now[at]!.residents[0]!.score !== told.group || !equal(at)) return false;
    const own = (brackets: readonly PairedBracket[], place: number) =>
      // The look-ahead is not asked for further down.
      judged(facts, brackets, place).map((list, index) => (index === 2 ? [] : list));
    const below = now.findIndex(
      (_, place) =>
        place > at && place < then.length && compareJudgements(own(now, place), own(then, place)) !== 0,
    );
    return (
      below > at &&
      now[below]!.residents[0]!.score === told.below &&
      isFirstDifference(facts.edition, told, own(now, below), own(then, below))
    );
  },
};
