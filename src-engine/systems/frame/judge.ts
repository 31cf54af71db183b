/** Judging any pairing of a task: absolute rules, and "why not?" by the best round in which the two meet. */
import type { Competitor } from '../../history/competitor.ts';
import type { Outcome } from '../../model/outcome.ts';
import type { PlayerId } from '../../model/player.ts';
import type { Reason } from '../reason.ts';
import type {
  Assessment,
  BracketAssessment,
  CitedRule,
  Pairing,
  PairingFailure,
  PairingOptions,
  PairingTask,
  Violation,
  ViolationKind,
  WhyNot,
} from '../system.ts';
import { compareValues } from './criterion.ts';
import { areApart } from './meeting.ts';
import type { Bar, ColourFault, CommonRules, Comparison } from './text.ts';

/** Key of a pair whatever its colours. */
export function keyOfPair(a: PlayerId, b: PlayerId): string {
  return a < b ? `${a}-${b}` : `${b}-${a}`;
}

/** Everybody exactly once, no game that a rule forbids, no bye for somebody who is barred. */
export function violationsIn(
  task: PairingTask,
  pairing: Pairing,
  rules: CommonRules,
  barOf: (white: Competitor, black: Competitor) => Bar | null,
  colourFault: (white: Competitor, black: Competitor) => ColourFault | null = () => null,
): Violation[] {
  const found: Violation[] = [];
  const seats = new Map<PlayerId, number>();
  const cite = ({ id, article }: CitedRule, players: readonly PlayerId[], kind: ViolationKind) =>
    found.push({ id, article, players, kind });
  const everybody = [...pairing.pairs.flatMap(({ white, black }) => [white, black])];
  if (pairing.bye !== null) everybody.push(pairing.bye);
  for (const id of everybody) seats.set(id, (seats.get(id) ?? 0) + 1);
  for (const { id } of task.competitors) if (!seats.has(id)) cite(rules.everybody, [id], 'missing-player');
  const expected = new Set(task.competitors.map(({ id }) => id));
  for (const [id, times] of seats) {
    if (!expected.has(id)) cite(rules.everybody, [id], 'unknown-player');
    else if (times > 1) cite(rules.everybody, [id], 'doubled-player');
  }
  for (const { white, black } of pairing.pairs) {
    const player = task.field.get(white);
    if (player === undefined) continue;
    if (player.met.has(black)) cite(rules.meeting, [white, black], 'rematch');
    else if (player.barred.has(black)) cite(rules.meeting, [white, black], 'prohibited');
  }
  const bye = pairing.bye === null ? undefined : task.field.get(pairing.bye);
  if (bye !== undefined && rules.isByeBarred(bye)) cite(rules.bye, [bye.id], 'second-bye');
  for (const { white, black } of pairing.pairs) {
    const [w, b] = [task.field.get(white), task.field.get(black)];
    if (w === undefined || b === undefined || areApart(w, b)) continue;
    const fault = barOf(w, b) ?? colourFault(w, b);
    if (fault !== null) cite(fault.rule, [white, black], fault.kind);
  }
  return found;
}

/** What a system contributes to the answer of "why not A–B?". */
interface WhyNotRules {
  readonly meeting: CitedRule;
  readonly bye: CitedRule;
  /** Absolute rules against a game of the two beside those of C.04.1 2. */
  readonly bar: (a: Competitor, b: Competitor) => Bar | null;
  /** The receiver of the bye is settled before pairs are made. */
  readonly byeComesFirst: boolean;
  /** The best round in which the two meet, with this bye where it is settled before. */
  readonly force: (options: PairingOptions) => Outcome<Pairing, PairingFailure>;
  /** The round of `now` against the best one with the pair; null as of {@link compareByRows}. */
  readonly compare: (now: Pairing, then: Pairing, isOwn: () => boolean) => Comparison | null;
}

/**
 * Answers by an absolute rule, or by the first row that differs, from the first bracket down, between the round and the
 * best one that contains the pair. Where that is as good, and the round was made by hand, the text's own round is asked.
 */
export function whyNotBy(
  task: PairingTask,
  pairing: Pairing,
  a: PlayerId,
  b: PlayerId,
  rules: WhyNotRules,
): WhyNot {
  const asked = { a, b, rule: null, alternative: null, comparison: [] };
  if (pairing.pairs.some(({ white, black }) => keyOfPair(white, black) === keyOfPair(a, b)))
    return { ...asked, verdict: 'paired', reason: { code: 'do-meet', article: '', a, b } };
  const [x, y] = [a, b].map((id) => task.competitors.find((player) => player.id === id));
  if (x === undefined || y === undefined || x === y)
    return { ...asked, verdict: 'impossible', reason: { code: 'not-both-paired', article: '' } };
  const objection = objectionTo(pairing, x, y, rules);
  if (objection !== null) return { ...asked, verdict: 'forbidden', ...objection };
  const bye = rules.byeComesFirst ? pairing.bye : null;
  const forced = [[a, b]] as const;
  const other = rules.force(bye === null ? { forced } : { forced, forcedBye: bye });
  if (!other.ok) {
    const reason: Reason =
      bye !== null && rules.force({ forced }).ok
        ? { code: 'bye-would-move', article: rules.bye.article, a, b, player: bye }
        : { code: 'others-left', article: '', a, b };
    return { ...asked, verdict: 'impossible', reason };
  }
  const alternative = other.value;
  let own = pairing;
  const isOwn = () => {
    const round = rules.force({});
    if (round.ok) own = round.value;
    return isPairedAlike(own, pairing);
  };
  const comparison = rules.compare(pairing, alternative, isOwn);
  if (comparison !== null) return { ...asked, alternative, ...comparison };
  const answer = whyNotBy(task, own, a, b, rules);
  if (answer.verdict !== 'paired') return answer;
  const reason: Reason = { code: 'rules-pair-them', article: '', a, b };
  return { ...answer, verdict: 'equal', reason, alternative: own };
}

/**
 * Compares two rounds in the first bracket that they pair differently: those above are the same, so the same players come to
 * it, and the text has chosen between the two there. Where both are equally good in its rows, the order of the text has
 * decided; the answer then names what a bracket further down has worse, if one has before any is better. Null where `now` is
 * not the text's own round: no order has decided on it. The brackets are those of scoregroups.
 */
export function compareByRows(
  { a, b }: { readonly a: PlayerId; readonly b: PlayerId },
  now: Assessment,
  then: Assessment,
  isOwn: () => boolean,
  orderOf: (bracket: BracketAssessment) => { readonly rule: CitedRule; readonly reason: Reason },
): Comparison | null {
  const start = now.brackets.findIndex((bracket, at) => !isPairedAlike(bracket, then.brackets[at]));
  const first = now.brackets[start];
  if (first === undefined) throw new Error('the two rounds are the same');
  const group = first.score!;
  for (let at = start; at < now.brackets.length; at++) {
    const bracket = now.brackets[at]!;
    const apart = rowsApart(bracket, then.brackets[at]);
    if (apart !== null && apart.order < 0) {
      const { told, rule, comparison } = apart;
      const reason: Reason =
        at === start
          ? { code: 'worse', a, b, group, ...told }
          : { code: 'worse-below', a, b, group, below: bracket.score!, ...told };
      return { verdict: 'worse', reason, rule, comparison };
    }
    if (at === start && !isOwn()) return null;
    if (apart !== null) break;
  }
  return { verdict: 'equal', ...orderOf(first), comparison: [] };
}

type Pairs = Pick<Pairing, 'pairs'>;

function isPairedAlike({ pairs }: Pairs, other: Pairs | undefined): boolean {
  const keys = new Set(other?.pairs.map(({ white, black }) => keyOfPair(white, black)));
  return pairs.length === keys.size && pairs.every(({ white, black }) => keys.has(keyOfPair(white, black)));
}

/** The absolute rule against a game of the two; null where they may meet. */
function objectionTo(
  { bye }: Pairing,
  x: Competitor,
  y: Competitor,
  rules: WhyNotRules,
): Pick<WhyNot, 'rule' | 'reason'> | null {
  if (rules.byeComesFirst && (bye === x.id || bye === y.id))
    return {
      rule: rules.bye,
      reason: { code: 'one-has-the-bye', article: rules.bye.article, player: bye },
    };
  const { meeting } = rules;
  const two = { article: meeting.article, a: x.id, b: y.id };
  if (x.met.has(y.id)) return { rule: meeting, reason: { code: 'have-met', ...two } };
  if (x.barred.has(y.id)) return { rule: meeting, reason: { code: 'kept-apart', ...two } };
  const bar = rules.bar(x, y);
  return bar === null ? null : { rule: bar.rule, reason: bar.reason(x, y) };
}

/** The first row in which two brackets differ; `order` is negative when the first is better. Null where none does. */
function rowsApart(
  now: BracketAssessment,
  then: BracketAssessment | undefined,
): {
  readonly order: number;
  readonly rule: CitedRule;
  readonly told: Pick<Extract<Reason, { code: 'worse' }>, 'article' | 'label' | 'unit' | 'now' | 'then'>;
  readonly comparison: WhyNot['comparison'];
} | null {
  const comparison: WhyNot['comparison'][number][] = [];
  for (const [at, { id, article, label, unit, value }] of now.rows.entries()) {
    const other = then?.rows[at];
    if (other === undefined || other.label !== label) return null;
    comparison.push({ id, article, label, unit, now: value, then: other.value });
    const order = compareValues(value, other.value);
    const told = { article, label, unit, now: value, then: other.value };
    if (order !== 0) return { order, rule: { id, article, label }, told, comparison };
  }
  return null;
}
