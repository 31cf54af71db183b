/** "Why not these two?": the best round that contains the pair, against the round as it is. */
import { rowText } from '../frame/row-text.ts';
import type { Contender } from './kernel/contender.ts';
import { compareValues } from '../frame/criterion.ts';
import type { PlayerId } from '../../model/player.ts';
import { formatPoints, type Points } from '../../model/points.ts';
import type { BracketAssessment, Pairing, PairingTask, RowValue, WhyNot } from '../system.ts';
import { assessDutch, BYE_SCORE } from './assess.ts';
import { contendersOfTask, pairDutch, ruleAgainst } from './dutch.ts';
import type { Edition } from './edition.ts';
import { withReachable } from './look-ahead.ts';
import { outlineOf, type OutlinedBracket } from './outline.ts';
import { nameOf, sentence } from './wording.ts';

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
  const answer = (verdict: WhyNot['verdict'], text: string, rest: Partial<WhyNot> = {}): WhyNot => ({
    a,
    b,
    verdict,
    sentence: sentence(text),
    rule: null,
    alternative: null,
    comparison: [],
    ...rest,
  });
  if (left === undefined || right === undefined || a === b) {
    return answer('impossible', 'They are not both to be paired in this round.');
  }
  const names = `${nameOf(left)} and ${nameOf(right)}`;
  if (
    pairing.pairs.some(({ white, black }) => (white === a && black === b) || (white === b && black === a))
  ) {
    return answer('paired', `${names} do meet in this round.`);
  }
  const rule = ruleAgainst(edition, left, right);
  if (rule !== null) {
    const meeting = rule.endsWith('1');
    const article = edition === '2017' ? rule : meeting ? '2.1.1' : '2.1.3';
    const text = !meeting
      ? `${names} both must have ${left.needs === 'white' ? 'White' : 'Black'}, so they cannot meet.`
      : left.competitor.met.has(b)
        ? `${names} have already met.`
        : `The tournament's rules keep ${names} apart.`;
    const label = meeting ? 'Nobody meets twice' : 'No two who must have the same colour';
    return answer('forbidden', text, { rule: { id: rule, article, label } });
  }
  const forced = pairDutch(edition, task, { forced: [[a, b]] });
  if (!forced.ok) {
    return answer('impossible', `If ${names} met, the others could not all be paired by the rules.`);
  }
  const alternative = forced.value;
  const { group, comparison, order } = firstDifference(edition, task, contenders, pairing, alternative);
  const place = group === null ? 'Among all players' : `In the group on ${formatPoints(group)}`;
  const last = comparison.at(-1);
  if (order === 0 || last === undefined) {
    const text = `${place} a round with ${names} would be as good, but comes later in the fixed order.`;
    return answer('equal', text, { alternative, comparison });
  }
  const { id, article, label, now, then } = last;
  const values = `${label.toLowerCase()} ${rowText(label, then)} instead of ${rowText(label, now)}`;
  const rest = { rule: { id, article, label }, alternative, comparison };
  return order < 0
    ? answer('worse', `${place} a round with ${names} would be worse: ${values}.`, rest)
    : answer(
        'equal',
        `${place} a round with ${names} would be better, for this one is not the rules' own: ${values}.`,
        rest,
      );
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
 * are the same, so the same players come to it, and the procedure has chosen between the two there: what becomes of the
 * brackets below does not matter but for what C8 (2017: C.7) asks of the next one.
 */
function firstDifference(
  edition: Edition,
  task: PairingTask,
  contenders: readonly Contender[],
  ...rounds: readonly [now: Pairing, then: Pairing]
): Difference {
  const [outlineNow, outlineThen] = rounds.map((round) => outlineOf(edition, contenders, round));
  const [now, then] = rounds.map((round) => assessDutch(edition, task, round).brackets);
  const byes = compareRows(byeRows(now!), byeRows(then!));
  if (byes.order !== 0) return { group: null, ...byes };
  const at = outlineNow!.findIndex((bracket, index) => !isPairedAlike(bracket, outlineThen![index]!));
  const [one, two] = (
    [
      [now!, outlineNow!],
      [then!, outlineThen!],
    ] as const
  ).map(([assessed, outline]) =>
    withReachable(
      edition,
      contenders,
      outline[at]!,
      assessed[at]!.rows.filter(({ id }) => id !== BYE_SCORE),
    ),
  );
  return { group: outlineNow![at]!.residents[0]!.score, ...compareRows(one!, two!) };
}

const byeRows = (brackets: readonly BracketAssessment[]): RowValue[] =>
  brackets[0]!.rows.filter(({ id }) => id === BYE_SCORE);

/** The rows that both have, up to the first that differs: a round made by hand may leave out C9. */
function compareRows(
  now: readonly RowValue[],
  then: readonly RowValue[],
): Pick<Difference, 'comparison' | 'order'> {
  const common = (rows: readonly RowValue[], others: readonly RowValue[]): RowValue[] =>
    rows.filter(({ id }) => others.some((other) => other.id === id));
  const others = common(then, now);
  const comparison: WhyNot['comparison'][number][] = [];
  for (const [at, { id, article, label, value }] of common(now, then).entries()) {
    const other = others[at]!.value;
    comparison.push({ id, article, label, now: value, then: other });
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
