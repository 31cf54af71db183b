/** C.04.2 4.3: a report whose results were corrected after a round was paired with them, looked at by whoever verifies it. */
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { certificateOf } from '../../src-main/handlers/files/certificate.ts';
import { wallchart } from '../cli/memory-io.ts';
import { newTournament, pairAndPublish, playRound } from './field.ts';
import { Program } from './program.ts';

describe('a report with corrected results', () => {
  let program: Program;
  beforeEach(async () => {
    program = new Program();
    await newTournament(program, 12, 5);
  });
  afterEach(() => program.close());

  /** Plays everything; board 1 of round 1, which Black won, becomes White's win while `during` is on the wall. */
  async function play(during: number): Promise<string> {
    for (let round = 1; round <= 5; round++) {
      await pairAndPublish(program, round);
      if (round === during) {
        const { level } = await program.asked('results.enter', CORRECTION);
        await program.run('results.enter', { ...CORRECTION, confirmed: level });
      }
      await playRound(program, round);
    }
    const target = program.path('report.trf');
    await program.run('tournament.export', { format: 'trf26', purpose: 'report', target });
    return readFileSync(target, 'utf8');
  }
  const CORRECTION = { round: 1, board: 1, result: 'white-wins', confirmed: 0 } as const;
  const check = async (report: string) => await wallchart(['-check', 'r.trf'], { 'r.trf': report });
  const review = () => program.run('report.check', { file: program.path('report.trf') });
  /** Colours are drawn: the game as numbers or names tell it. */
  async function game(names = false): Promise<string> {
    const { white, black } = (await program.query('round.view', { round: 1 })).boards[0]!;
    const [first, second] = [white, black].map(({ tpn }) => (names ? `Name00${tpn}` : String(tpn)));
    return `round 1, ${first} – ${second}: 0 – 1`;
  }

  it('tells that the next round agrees with the result before the correction, and still that it differs', async () => {
    const { code, out } = await check(await play(2));
    expect(code).toBe(1);
    expect(out.match(/differs/g)).toHaveLength(1);
    expect(out).toContain(
      `    It agrees with the results before the corrections that the file tells (C.04.2 4.3): ${await game()}.\nr.trf: round 3 (dutch-2026): agrees`,
    );
    expect(out).toContain('ranks: agree');
    const found = await review();
    const summaries = found.roundDifferences.filter(({ weight }) => weight === 'summary');
    expect(summaries).toEqual([
      {
        ...{ round: 2, weight: 'summary', agreesBefore: true },
        text: 'Paired by results that were corrected later, as the file tells.',
      },
    ]);
    expect(found.roundDifferences[1]!.text).toContain(`${await game(true)}.`);
    expect(certificateOf(found, { checkedAt: '2026-11-22T18:00:00+01:00', version: '1' }).verdict).toBe(
      'Not everything agrees: 1 round agrees with the results before corrections that the file tells (C.04.2 4.3).',
    );
  });

  it('asks at level 3 when it is imported, and says of no such round that the rules speak against it', async () => {
    await play(2);
    await program.run('tournament.close', null);
    const opened = await program.run('tournament.open', { file: program.path('report.trf') });
    if (opened.opened) throw new Error('opened');
    const target = program.path('again.wallchart');
    const question = await program.asked('tournament.acceptImport', {
      ...{ token: opened.review.token, target, confirmed: 0 },
    });
    expect(question.level).toBe(3);
    expect(question.consequences).toEqual([
      'Round 2: Paired by results that were corrected later, as the file tells.',
    ]);
  });

  it('tells of a correction for rating only that all later rounds and the ranks go by what counts', async () => {
    const { out } = await check(await play(3));
    expect(out.match(/differs/g)!.length).toBeGreaterThan(1);
    expect(out.match(/It agrees with the results before/g)).toHaveLength(out.match(/differs/g)!.length);
    expect(out).toContain(
      `ranks: agree\n    Corrected for rating only, as the file tells (C.04.2 4.3). Ranks are compared with what counts: ${await game()}.\n`,
    );
    const { roundDifferences, valueDifferences } = await review();
    const summaries = roundDifferences.filter(({ weight }) => weight === 'summary');
    expect(summaries.map(({ agreesBefore }) => agreesBefore)).toEqual(out.match(/differs/g)!.map(() => true));
    expect(valueDifferences.filter((text) => text.includes('rank '))).toEqual([]);
    expect(valueDifferences.some((text) => text.startsWith('Corrected for rating only'))).toBe(true);
  });

  it('says no more than that a round differs where the comment does not fit', async () => {
    const report = await play(2);
    for (const [what, other] of [
      ['0 – 1, now 1 – 0', '½ – ½, now 1 – 0'],
      ['0 – 1, now 1 – 0', '0 – 1, now ½ – ½'],
      [/Name00[17] – Name00[17], 0/, 'Name001 – Name002, 0'],
      [/^### Correction.*\r\n/m, ''],
    ] as const) {
      const changed = report.replace(what, other);
      expect(changed).not.toBe(report);
      const { code, out } = await check(changed);
      expect([code, out.includes('agrees with')]).toEqual([1, false]);
      expect(out).toContain('round 2 (dutch-2026): differs');
    }
  });
});
