import { describe, expect, it } from 'vitest';
import { randomOf } from '../../../src-engine/generator/random.ts';
import { compareValues } from '../../../src-engine/systems/frame/criterion.ts';
import { pairingTaskOf } from '../../../src-engine/handling/task.ts';
import { systemOf } from '../../../src-engine/systems/registry.ts';
import type { Pairing, PairingSystem, PairingTask } from '../../../src-engine/systems/system.ts';
import { surnameOf, type PlayerId } from '../../../src-engine/model/player.ts';
import { midHistoryOf } from '../../oracle/mid/histories.ts';
import { falseClaims } from '../../oracle/claims/claims.ts';
import { messyTournament, tasksOf } from './fields.ts';
import { pairDutch } from '../../oracle/editions.ts';
import { YEARS } from '../../oracle/player-facts.ts';
import { sentenceOf, worded } from '../../oracle/worded.ts';
import { plainTaskOf } from '../../oracle/field.ts';

interface Explained {
  readonly system: PairingSystem;
  readonly task: PairingTask;
  readonly pairing: Pairing;
}

describe.each(YEARS)('explanations under edition %s', (edition) => {
  const system = systemOf(`dutch-${edition}`)!;
  const rounds: Explained[] = [];
  for (let seed = 101; seed <= 112; seed++) {
    for (const task of tasksOf(messyTournament(edition, seed, 30))) {
      const pairing = system.pair(task);
      if (pairing.ok) rounds.push({ system, task, pairing: pairing.value });
    }
  }

  it('assesses its own rounds without violations', () => {
    expect(rounds.length).toBeGreaterThan(30);
    for (const { task, pairing } of rounds) expect(system.assess(task, pairing).violations).toEqual([]);
  });

  it('explains every board and the bye in at most 200 characters', () => {
    for (const { task, pairing } of rounds) {
      const reasons = worded(task, system.reasons(task, pairing));
      expect(reasons.length).toBe(pairing.pairs.length + (pairing.bye === null ? 0 : 1));
      for (const { sentence, colourSentence } of reasons) {
        expect(sentence.length).toBeGreaterThan(20);
        expect(sentence.length).toBeLessThanOrEqual(200);
        expect(sentence).not.toContain('…');
        expect(colourSentence.length).toBeLessThanOrEqual(200);
      }
    }
  });

  it('claims only what the round shows', () => {
    // A share of what `npm run conformance -- explanations` tries.
    const met = new Set<string>();
    for (const { task, pairing } of [
      ...rounds.filter((_, index) => index % 3 === 0),
      ...randomRounds(system),
    ]) {
      expect(
        falseClaims(edition, plainTaskOf(task), worded(task, system.reasons(task, pairing)), met),
      ).toEqual([]);
    }
    expect(met.size).toBeGreaterThan(15);
  });

  it('says that a board was set by hand, and what the rules give', () => {
    const { task, pairing } = rounds.find(({ pairing: { pairs } }) => pairs.length > 3)!;
    const [first, second, ...others] = pairing.pairs;
    const swapped = {
      ...pairing,
      pairs: [{ ...first!, black: second!.black }, { ...second!, black: first!.black }, ...others],
    };
    const reasons = worded(task, system.reasons(task, swapped));
    const name = (id: PlayerId) => surnameOf(task.field.get(id)!.player.name);
    const own = [first!, second!].flatMap(({ white, black }) => [
      `${name(white)} with ${name(black)}`,
      `${name(black)} with ${name(white)}`,
    ]);
    const told = /^Paired by hand\. The system pairs (.*)\.$/;
    for (const { sentence } of reasons.slice(0, 2)) expect(own).toContain(told.exec(sentence)?.[1]);
    expect(reasons[2]!.sentence).not.toMatch(/^Paired by hand/);
  });

  it('answers "why not" for random pairs by what the rules and the rows say', () => {
    const random = randomOf(7);
    const verdicts = new Map<string, number>();
    const sample = [...rounds.filter((_, index) => index % 4 === 0), ...randomRounds(system)];
    for (const { task, pairing } of sample) {
      for (let i = 0; i < 6; i++) {
        const [a, b] = [random.pick(task.competitors).id, random.pick(task.competitors).id];
        if (a === b) continue;
        const answer = system.whyNot(task, pairing, a, b);
        verdicts.set(answer.verdict, (verdicts.get(answer.verdict) ?? 0) + 1);
        expect(sentenceOf(task, answer.reason).length).toBeLessThanOrEqual(200);
        verify({ system, task, pairing }, a, b);
      }
    }
    for (const verdict of ['forbidden', 'worse', 'equal', 'paired'])
      expect(verdicts.get(verdict)).toBeGreaterThan(0);
  });

  it('traces all brackets and boards', () => {
    const { task, pairing } = rounds[3]!;
    const steps = system.trace(task);
    expect(steps.filter(({ code }) => code === 'board')).toHaveLength(pairing.pairs.length);
    const groups = steps.filter(({ code }) => code === 'dutch-group');
    expect(groups).toHaveLength(system.assess(task, pairing).brackets.length);
  });
});

/** Rounds that no tournament reaches: many floaters, few who may have the bye, players kept apart. */
function randomRounds(system: PairingSystem): Explained[] {
  return Array.from({ length: 40 }, (_, index) => midHistoryOf(index + 1)).flatMap(
    ({ tournament, round }) => {
      const task = pairingTaskOf(tournament, round);
      const pairing = task.ok ? system.pair(task.value) : task;
      return task.ok && pairing.ok ? [{ system, task: task.value, pairing: pairing.value }] : [];
    },
  );
}

/** Checks a "why not" against the rules, a second pairing and the assessments of both rounds. */
function verify({ system, task, pairing }: Explained, a: PlayerId, b: PlayerId): void {
  const answer = system.whyNot(task, pairing, a, b);
  const [left, right] = [task.field.get(a)!, task.field.get(b)!];
  const meets = (round: Pairing): boolean =>
    round.pairs.some(({ white, black }) => (white === a && black === b) || (white === b && black === a));
  switch (answer.verdict) {
    case 'paired':
      return expect(meets(pairing)).toBe(true);
    case 'forbidden':
      if (/already met/.test(sentenceOf(task, answer.reason))) return expect(left.met.has(b)).toBe(true);
      if (/keep .* apart/.test(sentenceOf(task, answer.reason))) return expect(left.barred.has(b)).toBe(true);
      expect(Math.sign(left.colourDifference) * Math.sign(right.colourDifference)).not.toBe(-1);
      return expect(answer.rule!.id).toMatch(/3$/);
    case 'impossible': {
      const edition = system.id === 'dutch-2026' ? '2026' : '2017';
      return expect(pairDutch(edition, task, { forced: [[a, b]] }).ok).toBe(false);
    }
    case 'worse':
    case 'equal': {
      expect(meets(answer.alternative!)).toBe(true);
      expect(system.assess(task, answer.alternative!).violations).toEqual([]);
      const differing = answer.comparison.filter(({ now, then }) => compareValues(now, then) !== 0);
      // The procedure's own choice is never the worse one, whatever it later comes to.
      if (answer.verdict === 'equal') return expect(differing).toEqual([]);
      expect(differing).toHaveLength(1);
      expect(answer.comparison.at(-1)).toEqual(differing[0]);
      return expect(compareValues(differing[0]!.now, differing[0]!.then)).toBeLessThan(0);
    }
  }
}
