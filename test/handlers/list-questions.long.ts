/** What is asked before a list is stored, and that the stored one stays until the answer. */
import { readdirSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Commands, Confirmation } from '../../src-main/ipc/contract.ts';
import { listLines } from '../../tools/bench/lib/rating-list.ts';
import type { WithPaths } from '../../tools/choose.ts';
import { Program } from './program.ts';

let program: Program;
beforeEach(() => (program = new Program()));
afterEach(() => program.close());

const LINES = [...listLines(40, 5)];
const whole = (lines: readonly string[]): string => `${lines.join('\r\n')}\r\n`;
const club = (...rows: string[]): string => ['No;Name;Rating;Born', ...rows, ''].join('\n');

function file(name: string, content: string): string {
  const path = program.path(name);
  writeFileSync(path, content);
  return path;
}

type Args = WithPaths<Commands['lists.import']['args']>;
function read(path: string, args: Partial<Args> = {}) {
  return program.command('lists.import', {
    file: path,
    name: 'FIDE',
    month: '2026-11',
    confirmed: 0,
    ...args,
  });
}
async function question(path: string, args: Partial<Args> = {}): Promise<Confirmation> {
  const reply = await read(path, args);
  if (reply.ok || !('confirm' in reply)) throw new Error(JSON.stringify(reply));
  return reply.confirm;
}
const stored = async () =>
  (await program.query('lists.view', null)).lists.map(
    ({ name, month, entries }) => `${name} ${month} ${entries}`,
  );
const unfinished = () =>
  readdirSync(program.path('user/lists')).filter((name) => name.includes('.unfinished'));
const store = async (path: string, args: Partial<Args> = {}) =>
  expect(await read(path, { confirmed: 3, ...args })).toEqual({ ok: true, value: null });

describe('FIDE’s name', () => {
  it.each(['FIDE', 'fide', ' F.I.D.E. ', 'ＦＩＤＥ', 'FІDЕ', 'Fidé', 'FlDE', 'F1DE', 'FIDE.'])(
    'is not given to a table as “%s”',
    async (name) => {
      await store(file('list.txt', whole(LINES)));
      const table = file('club.csv', club('1;Novák, Jan;1800;1970'));
      expect(await read(table, { name, confirmed: 5 })).toMatchObject({
        ok: false,
        refusal: { code: 'list-name-reserved' },
      });
      expect(await stored()).toEqual(['FIDE 2026-11 40']);
      expect(unfinished()).toEqual([]);
    },
  );

  it('is written as it is by a file in FIDE’s layout, and others only begin with it', async () => {
    await store(file('list.txt', whole(LINES)), { name: 'fide' });
    await store(file('club.csv', club('1;Novák, Jan;1800;1970')), { name: 'FIDE  arbiters' });
    expect(await stored()).toEqual(['FIDE 2026-11 40', 'FIDE arbiters 2026-11 1']);
  });
});

describe('a list of the same name and month', () => {
  it('asks first, with both counts, files and days; the old one stays until the answer', async () => {
    await store(file('old.txt', whole(LINES)));
    const path = file('new.txt', whole(LINES.slice(0, 40)));
    const confirm = await question(path);
    expect(confirm).toMatchObject({ level: 2, act: 'Replace the stored list' });
    expect(confirm.consequences).toEqual([
      'FIDE of November 2026 is stored already, with 40 players from old.txt, read on Sat, 21 Nov 2026. It is replaced by 39 players from new.txt, read on Sat, 21 Nov 2026.',
    ]);
    expect(await stored()).toEqual(['FIDE 2026-11 40']);
    expect(unfinished()).toHaveLength(1);
    expect(await read(path, { confirmed: 2 })).toEqual({ ok: true, value: null });
    expect(await stored()).toEqual(['FIDE 2026-11 39']);
    expect(unfinished()).toEqual([]);
  });

  it('that is put aside leaves nothing, and a file that changed is read again', async () => {
    await store(file('old.txt', whole(LINES)));
    const path = file('new.txt', whole(LINES.slice(0, 40)));
    await question(path);
    await program.run('lists.drop', { file: path });
    expect(unfinished()).toEqual([]);
    await question(path);
    file('new.txt', whole(LINES.slice(0, 39)));
    expect((await question(path)).consequences[0]).toContain('38 players from new.txt');
    await program.close(true);
    expect(unfinished()).toEqual([]);
    program = new Program({}, program.folder);
    expect(await stored()).toEqual(['FIDE 2026-11 40']);
  });
});

describe('a list that is cut off', () => {
  it('between lines asks at level 3 with both counts, in the same month and the next', async () => {
    await store(file('old.txt', whole(LINES)));
    const path = file('new.txt', whole(LINES.slice(0, 21)));
    const fewer = 'Only 20 players were read; FIDE of November 2026 has 40. The file may be cut off.';
    for (const month of ['2026-11', '2026-12', '2026-10']) {
      const confirm = await question(path, { month });
      expect(confirm.level, month).toBe(3);
      expect(confirm.consequences[0], month).toBe(fewer);
      expect(await question(path, { month, confirmed: 2 }), month).toMatchObject({ level: 3 });
    }
    expect(await stored()).toEqual(['FIDE 2026-11 40']);
  });

  it('asks below nine tenths, and not at nine tenths', async () => {
    await store(file('old.txt', whole(LINES)));
    const at = (players: number) =>
      question(file(`${players}.txt`, whole(LINES.slice(0, players + 1)))).then(({ level }) => level);
    expect([await at(36), await at(35)]).toEqual([2, 3]);
  });

  it('in a line asks at level 3 whatever is stored', async () => {
    const path = file('cut.txt', LINES.join('\r\n').slice(0, -100));
    const confirm = await question(path);
    expect(confirm).toMatchObject({ level: 3, act: 'Store the list' });
    expect(confirm.consequences[0]).toMatch(/^The file ends in the middle of a line: “.+”\..*39 players/);
    expect(await stored()).toEqual([]);
    await store(path);
    expect(await stored()).toEqual(['FIDE 2026-11 39']);
  });

  it('that is a table without an end of its last line asks at level 2', async () => {
    const path = file('club.csv', club('1;Novák, Jan;1800;1970').trimEnd());
    expect(await question(path, { name: 'Linden' })).toMatchObject({
      level: 2,
      consequences: ['The last line has no end: “1;Novák, Jan;1800;1970”. If it is cut, so is the file.'],
    });
  });
});

describe('an older month', () => {
  it('asks, also where it would count instead of a newer one', async () => {
    await store(file('club.csv', club('1;Novák, Jan;1800;1970')), { name: 'Linden' });
    const confirm = await question(file('old.txt', whole(LINES)), { month: '2025-01' });
    expect(confirm).toMatchObject({ level: 2, act: 'Store the list' });
    expect(confirm.consequences).toEqual([
      'Then the ratings of FIDE, January 2025, count in place of the newer ones of Linden, November 2026.',
    ]);
  });
});

describe('lines that cannot be read', () => {
  it('are listed before the list is stored, and with it', async () => {
    const path = file('club.csv', club('1;Ash, Bo;1800;soon', '2;Lin, Ada;1 700;98', '3;;1600;1980'));
    const confirm = await question(path, { name: 'Linden' });
    expect(confirm).toMatchObject({
      level: 2,
      consequences: [
        '1 line cannot be read and is left out.',
        '1 player is stored with a blank where a cell cannot be read.',
      ],
      changes: [
        {
          heading: 'What is in the file',
          lines: [
            { label: 'Line 2', was: 'soon', now: 'Year or date of birth: blank' },
            { label: 'Line 4', was: '3 1600 1980', now: 'left out' },
          ],
        },
      ],
    });
    await store(path, { name: 'Linden' });
    const { lists } = await program.query('lists.view', null);
    expect(lists).toMatchObject([
      {
        entries: 2,
        unreadable: 1,
        blanks: 1,
        odd: [
          { line: 2, field: 'born', text: 'soon' },
          { line: 4, field: '', text: '3 1600 1980' },
        ],
      },
    ]);
  });

  it('asks at level 3 where many players get a blank', async () => {
    const rows = Array.from({ length: 40 }, (_, at) => `${at};Ash, Bo ${at};1800;${at < 11 ? 'soon' : 1980}`);
    expect(await question(file('club.csv', club(...rows)), { name: 'Linden' })).toMatchObject({ level: 3 });
  });
});
