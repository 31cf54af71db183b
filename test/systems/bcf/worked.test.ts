/** Whole rounds in which one rule decides, kept as small reports; and those judged elsewhere, where they are at hand. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pairingTaskOf } from '../../../src-engine/handling/task.ts';
import { BCF } from '../../../src-engine/systems/bcf/bcf.ts';
import { readTrf } from '../../../src-engine/trf/read.ts';
import { offences } from '../../oracle/bcf.ts';
import { OUTSIDE } from '../../../tools/conformance/lib/corpora.ts';
import { hasSharedData } from '../../trf/shared-data.ts';
import { plainTaskOf } from '../../oracle/field.ts';

interface Case {
  readonly rule: string;
  readonly file: string;
  readonly judged: string;
  readonly round: number;
  /** Pairs by number, the lower first. */
  readonly wants: string;
}

const CASES: readonly Case[] = [
  {
    rule: 'rule 10 adds up the differences of a level: 2 and ½ are less than 1½ twice',
    ...{ file: '10-sum', judged: 'bcf-rule10-002', round: 4, wants: '1-6 2-3 4-5' },
  },
  {
    rule: 'rules 10 and 2 a come before float history: 2 keeps 7, half a point below',
    ...{ file: '10-before-history', judged: 'bcf-rule10-802', round: 5, wants: '1-3 2-7 4-8 5-6' },
  },
  {
    rule: 'rule 17 transfers the weakest claims of both linked levels, and lets 6 float',
    ...{ file: '17-claims', judged: 'bcf-rule17-14019', round: 5, wants: '1-2 3-4 5-11 6-12 7-9 8-14 10-13' },
  },
  {
    rule: 'rule 18 lets 10 float, who is not transferred',
    ...{ file: '18-float', judged: 'bcf-rule18-16009', round: 3, wants: '1-6 2-4 3-7 5-9 8-13 10-12 11-15' },
  },
  {
    rule: 'rule 20 asks its tests before it prefers a side of the median',
    ...{ file: '20-tests', judged: 'bcf-rule20-006', round: 3, wants: '1-10 2-3 4-5 6-9 7-8' },
  },
  {
    rule: 'rule 20 looks in the larger colour group first',
    ...{ file: '20-group', judged: 'bcf-rule20-043', round: 2, wants: '1-2 3-4' },
  },
  {
    rule: 'rule 21 begins upwards with the last card of the upper half',
    ...{ file: '21-median', judged: 'bcf-rule21-019', round: 4, wants: '3-8 5-6 7-9' },
  },
  {
    rule: 'rule 22 asks the tests of 21 outside of the colour group too',
    ...{ file: '22-tests', judged: 'bcf-rule22-012', round: 4, wants: '1-2 3-6 5-7 8-9' },
  },
  {
    rule: 'rule 24 a counts the further floaters of all levels',
    ...{ file: '24a-further', judged: 'bcf-rule24a-20085', round: 4, wants: '1-7 3-5 4-8' },
  },
  {
    rule: 'rule 24 b counts the transfers of the next level, linked or not',
    ...{ file: '24b-transfers', judged: 'bcf-rule24b-803', round: 2, wants: '1-3 4-5 6-8' },
  },
];

function paired(report: string, round: number): string {
  const reading = readTrf(report);
  if (!reading.ok) throw new Error('unreadable');
  const task = pairingTaskOf(reading.value.tournament, round);
  const pairing = task.ok ? BCF.pair(task.value) : task;
  if (!task.ok || !pairing.ok) throw new Error('not paired');
  if (task.value.competitors.length <= 10)
    expect(offences(plainTaskOf(task.value), pairing.value)).toEqual([]);
  const number = (id: number) => task.value.field.get(id)!.tpn;
  return pairing.value.pairs
    .map(({ white, black }) => [number(white), number(black)].sort((a, b) => a - b))
    .sort(([a], [b]) => a! - b!)
    .map((pair) => pair.join('-'))
    .join(' ');
}

const FIXTURES = new URL('../../fixtures/bcf/', import.meta.url);

describe('BCF Swiss pairing rules, worked rounds', () => {
  it.each(CASES)('$rule', ({ file, round, wants }) => {
    expect(paired(readFileSync(new URL(`${file}.trf`, FIXTURES), 'utf8'), round)).toBe(wants);
  });

  it.skipIf(!hasSharedData('the judged BCF rounds') || !existsSync(`${OUTSIDE}judged`))(
    'pairs the judged rounds in the same way',
    () => {
      for (const { judged, round, wants } of CASES)
        expect(paired(readFileSync(`${OUTSIDE}judged/${judged}.trf`, 'utf8'), round), judged).toBe(wants);
    },
  );
});
