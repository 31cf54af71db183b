/** "Why not these two?": the best round that contains the pair, against the round as it is. */
import type { PlayerId } from '../../model/player.ts';
import type { Points } from '../../model/points.ts';
import { compareValues } from '../frame/criterion.ts';
import { keyOfPair } from '../frame/judge.ts';
import type { Reason } from '../reason.ts';
import type { BracketAssessment, Pairing, PairingTask, RowValue, WhyNot } from '../system.ts';
import { assessedBrackets, withReachable } from './assess.ts';
import { contendersOfTask, findRound, ruleAgainst } from './dutch.ts';
import type { Edition, OutlinedBracket } from './edition.ts';
import type { Contender } from './kernel/contender.ts';
import { outlineOf } from './outline.ts';

/**
 * Pairs the round once more with the pair demanded and names the first row that differs in the first bracket that does,
 * or the absolute rule against the pair. Cost: one pairing without the ideal route's best case, and the look-ahead of
 * two brackets.
 */
export function whyNotDutch(
  edition: Edition,
  task: PairingTask,
  pairing: Pairing,
  a: PlayerId,
  b: PlayerId,
): WhyNot {
  const contenders = contendersOfTask(edition, task);
  const left = contenders.find(({ id }) => id === a);
  const right = contenders.find(({ id }) => id === b);
  const answer = (verdict: WhyNot['verdict'], reason: Reason, rest: Partial<WhyNot> = {}): WhyNot => ({
    a,
    b,
    verdict,
    reason,
    rule: null,
    alternative: null,
    comparison: [],
    ...rest,
  });
  if (left === undefined || right === undefined || a === b)
    return answer('impossible', { code: 'not-both-paired', article: '' });
  if (pairing.pairs.some(({ white, black }) => keyOfPair(white, black) === keyOfPair(a, b)))
    return answer('paired', { code: 'do-meet', article: '', a, b });
  const rule = ruleAgainst(edition, left, right);
  if (rule !== null) {
    const { article } = rule;
    const met = left.competitor.met.has(b);
    const reason: Reason =
      rule === edition.rules.colours
        ? sameColour(edition, left, right)
        : { code: met ? 'have-met' : 'kept-apart', article, a, b };
    return answer('forbidden', reason, { rule });
  }
  const forced = findRound(edition, task, { forced: [[a, b]] });
  if (!forced.ok)
    return answer('impossible', {
      code: 'others-left',
      article: edition.articles.completion,
      a,
      b,
    });
  const alternative = forced.value.pairing;
  const { first, below } = differences(edition, task, contenders, pairing, alternative);
  const { group, comparison, order } = below ?? first;
  const last = comparison.at(-1);
  if (order === 0 || last === undefined) {
    const { transposition: article } = edition.articles.reasons;
    return answer('equal', { code: 'comes-later', article, a, b, group }, { alternative, comparison });
  }
  const { id, article, label, unit, now, then } = last;
  const told = { article, a, b, group, label, unit, now, then };
  const rest = { rule: { id, article, label }, alternative, comparison };
  if (below !== null)
    return answer('worse', { code: 'worse-below', ...told, group: first.group!, below: below.group! }, rest);
  return order < 0
    ? answer('worse', { code: 'worse', ...told }, rest)
    : answer('equal', { code: 'better', ...told }, rest);
}

/** C3 (2017: C.3) against a pair. */
export function sameColour({ rules }: Edition, a: Contender, b: Contender): Reason {
  const { article } = rules.colours;
  return { code: 'same-absolute-colour', article, a: a.id, b: b.id, colour: a.needs };
}

interface Difference {
  /** Score of the group in which the rounds part; null where the bye parts them, which is settled before all groups. */
  readonly group: Points | null;
  /** Rows of that group up to the first that differs, or all of them. */
  readonly comparison: WhyNot['comparison'];
  /** Negative where the second round is worse in the last of these rows, 0 where they are equal in all. */
  readonly order: number;
}

/**
 * Where two rounds part: the score of the bye (C5), or the first bracket that they pair differently. All brackets before
 * are the same, so the same players come to it, and the procedure has chosen between the two there. Where both are equally
 * good there, `below` is the first bracket further down that the second round has worse, if none before it is better.
 */
function differences(
  edition: Edition,
  task: PairingTask,
  contenders: readonly Contender[],
  ...rounds: readonly [now: Pairing, then: Pairing]
): { readonly first: Difference; readonly below: Difference | null } {
  const outlines = rounds.map((round) => outlineOf(edition, contenders, round));
  const [now, then] = outlines as [OutlinedBracket[], OutlinedBracket[]];
  const assessed = outlines.map((outline, index) => {
    const bye = contenders.find(({ id }) => id === rounds[index]!.bye);
    return assessedBrackets(edition, outline, bye, task.initialColour ?? 'white');
  });
  const isBye = ({ id }: RowValue): boolean => id === edition.byeRow?.id;
  const byeRows = (brackets: readonly BracketAssessment[]) => brackets[0]!.rows.filter(isBye);
  const byes = compareRows(byeRows(assessed[0]!), byeRows(assessed[1]!));
  if (byes.order !== 0) return { first: { group: null, ...byes }, below: null };
  const start = now.findIndex((bracket, index) => !isPairedAlike(bracket, then[index]!));
  const [one, two] = outlines.map((outline, index) =>
    withReachable(
      edition,
      contenders,
      outline[start]!,
      assessed[index]![start]!.rows.filter((row) => !isBye(row)),
    ),
  );
  const groupAt = (at: number) => now[at]!.residents[0]!.score;
  const first = { group: groupAt(start), ...compareRows(one!, two!) };
  if (first.order !== 0) return { first, below: null };
  // Further down the look-ahead is left out: what it asks for is told by the rows of the bracket that it looks at.
  const own = ({ id }: RowValue) => id !== edition.lookAhead.id && id !== edition.byeRow?.id;
  for (let at = start + 1; at < Math.min(now.length, then.length); at++) {
    const rows = assessed.map((brackets) => brackets[at]!.rows.filter(own));
    const difference = compareRows(rows[0]!, rows[1]!);
    if (difference.order === 0) continue;
    return { first, below: difference.order < 0 ? { group: groupAt(at), ...difference } : null };
  }
  return { first, below: null };
}

/** The rows that both have, up to the first that differs: a round made by hand may leave out C9. */
function compareRows(
  now: readonly RowValue[],
  then: readonly RowValue[],
): Pick<Difference, 'comparison' | 'order'> {
  const common = (rows: readonly RowValue[], others: readonly RowValue[]): RowValue[] =>
    rows.filter(({ id }) => others.some((other) => other.id === id));
  const others = common(then, now);
  const comparison: WhyNot['comparison'][number][] = [];
  for (const [at, { id, article, label, unit, value }] of common(now, then).entries()) {
    const other = others[at]!.value;
    comparison.push({ id, article, label, unit, now: value, then: other });
    const order = compareValues(value, other);
    if (order !== 0) return { comparison, order };
  }
  return { comparison, order: 0 };
}

function isPairedAlike(a: OutlinedBracket, b: OutlinedBracket): boolean {
  const opponentIn = new Map(b.pairs.map(([higher, lower]) => [higher.id, lower.id]));
  return (
    a.pairs.length === b.pairs.length &&
    a.pairs.every(([higher, lower]) => opponentIn.get(higher.id) === lower.id)
  );
}
