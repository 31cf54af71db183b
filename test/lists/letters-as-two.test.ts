/** Names whose letters the list writes as two, or the arbiter does. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { indexWords, waysToSearch } from '../../src-engine/index.ts';
import { OpenList } from '../../src-main/lists/open-list.ts';
import { perform } from '../../src-main/lists/perform.ts';
import { lineOf, LIST_HEADING } from '../../tools/bench/lib/rating-list.ts';

const FOLDER = mkdtempSync(join(tmpdir(), 'wallchart-two-'));
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

it('are found either way', async () => {
  const names = [
    ...['Mueller, Joerg', 'Müller, Jörg', 'Muller, Jorge', 'Soerensen, Bo', 'Djordjevic, Mila'],
    'Παπαδόπουλος, Γιώργος',
  ];
  const lines = names.map((name, at) =>
    lineOf([String(at + 1), name, 'GER', 'M', '', '', '', '', String(2400 - at), '0', '20']),
  );
  const [path, target] = [join(FOLDER, 'two.txt'), join(FOLDER, 'two.list')];
  writeFileSync(path, [LIST_HEADING, ...lines].join('\r\n'));
  const readAt = '2026-11-02T09:00:00+01:00';
  const args = { path, taken: [], target, mapping: null, month: '2026-11', name: 'FIDE', readAt };
  await perform({ name: 'build', args }, () => undefined);
  const list = new OpenList(target);
  const found = (query: string, tolerant = false): number[] =>
    list.search(query, 10, tolerant).entries.map(({ fideId }) => fideId);
  expect(found('müller')).toEqual([1, 2, 3]);
  expect(found('jörg müll')).toEqual([1, 2, 3]);
  expect(found('mueller')).toEqual([1, 2]);
  expect(found('muller')).toEqual([2, 3]);
  expect(found('sørensen')).toEqual([4]);
  expect(found('đorđević')).toEqual([5]);
  expect(found('đorđevćić', true)).toEqual([5]);
  expect(found('papadopoulos')).toEqual([6]);
  expect(found('παπαδόπουλος')).toEqual([6]);
  expect(found('ΠΑΠΑΔΟΠΟΥΛΟΣ')).toEqual([6]);
  expect(list.namesakes('Müller, Jörg').map(({ fideId }) => fideId)).toEqual([1, 2]);
  list.close();
});

it('are found as lists that were stored before wrote them, letter by letter', () => {
  const name = 'Παπαδόπουλος, Γιώργος';
  expect(waysToSearch(name)).toEqual([
    ['papadopoylos', 'giorgos'],
    ['papadopoulos', 'giorgos'],
  ]);
  for (const word of ['papadopoylos', 'papadopoulos']) expect(indexWords(name)).toContain(word);
});
