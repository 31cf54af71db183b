/** "Why not these two?": the best round that contains the pair, against the round as it is. */
import { rowText } from '../../bracket/row-text.ts';
import { compareValues } from '../../bracket/row.ts';
import type { PlayerId } from '../../model/player.ts';
import type { Pairing, PairingTask, WhyNot } from '../system.ts';
import { assessDutch } from './assess.ts';
import { contendersOfTask, pairDutch, ruleAgainst } from './dutch.ts';
import type { Edition } from './edition.ts';
import { nameOf, sentence } from './wording.ts';

/**
 * Pairs the round once more with the pair demanded and names the first row that differs, in the highest bracket that
 * does; or the absolute rule against the pair. Cost: one pairing without the ideal route's best case.
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
  return compared(forced.value);

  function compared(alternative: Pairing): WhyNot {
    const now = assessDutch(edition, task, pairing).brackets;
    const then = assessDutch(edition, task, alternative).brackets;
    for (const [index, bracket] of now.entries()) {
      const other = then[index];
      if (other === undefined) break;
      const comparison: WhyNot['comparison'][number][] = [];
      for (let at = 0; at < Math.max(bracket.rows.length, other.rows.length); at++) {
        const one = bracket.rows[at];
        const two = other.rows[at];
        if (one === undefined || two === undefined || one.id !== two.id) break;
        const { id, article, label } = one;
        comparison.push({ id, article, label, now: one.value, then: two.value });
        const order = compareValues(one.value, two.value);
        if (order === 0) continue;
        const values = `${rowText(label, two.value)} instead of ${rowText(label, one.value)}`;
        const group = `the group on ${rowText('Scores', [bracket.score!])}`;
        const text =
          order < 0
            ? `With ${names}, ${group} would be worse: ${label.toLowerCase()} ${values}.`
            : `A round with ${names} would even be better in ${group}: ${label.toLowerCase()} ${values}.`;
        const verdict = order < 0 ? 'worse' : 'equal';
        return answer(verdict, text, { rule: { id, article, label }, alternative, comparison });
      }
    }
    return answer('equal', `A round with ${names} would be as good, but comes later in the fixed order.`, {
      alternative,
    });
  }
}
