import { describe, expect, it } from 'vitest';
import type { ImportReview, QueryName, TableReview, TableRowReview } from '../../src-main/ipc/contract.ts';
import { chosen, FixtureBridge } from './fixture-bridge.ts';
import { keys, open, pageText } from './screen.ts';

const sees = (words: string) => expect.poll(pageText).toContain(words);

const LEAVE = { label: 'skip', effect: 'none' } as const;
const NEW = { label: 'a new player', effect: 'adds' } as const;

function row(number: number, more: Partial<TableRowReview> = {}): TableRowReview {
  const name = `Entry, Number ${number}`;
  return {
    row: number,
    verdict: 'new',
    name,
    facts: '1800 · GER',
    text: '',
    options: [LEAVE, NEW],
    choice: 1,
    ...more,
  };
}

const UNCLEAR: Partial<TableRowReview> = {
  verdict: 'ambiguous',
  name: 'Larkin, Singe',
  text: 'Almost the name of Larkin, Signe.',
  options: [LEAVE, { label: 'Larkin, Signe, as entered', effect: 'none' }, NEW],
  choice: null,
};

function review(rows: readonly TableRowReview[]): TableReview {
  return {
    token: 'token-1',
    fileName: 'entries.csv',
    encoding: 'utf-8',
    encodings: ['utf-8', 'windows-1252'],
    delimiter: ';',
    delimiters: [',', ';'],
    sheets: [],
    sheet: '',
    headingRow: 1,
    isRemembered: false,
    remarks: [],
    fields: ['ignore', 'name', 'rating'],
    columns: [
      { header: 'Name', field: 'name', sample: 'Entry, Number 2' },
      { header: 'Elo', field: 'rating', sample: '1800' },
    ],
    rows,
  };
}

/** The table's dialog over the players, with these rows. */
async function openTable(rows: readonly TableRowReview[]): Promise<FixtureBridge> {
  const bridge = new FixtureBridge('later');
  bridge.state = { ...bridge.state, host: 'electron' };
  bridge.prepare('files.choose', { ok: true, value: chosen('/home/arbiter/entries.csv') });
  bridge.prepare('players.readTable', { ok: true, value: review(rows) });
  await open(bridge);
  await sees('Harbour Open 2026');
  await keys('{F2}', '{Control>}i{/Control}');
  await sees('Players from a table');
  await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('grid');
  return bridge;
}

describe('a table of players', () => {
  it('is decided row by row with digits, and accepted with Ctrl Enter', async () => {
    const bridge = await openTable([row(2), row(3, UNCLEAR), row(4, UNCLEAR), row(5)]);
    bridge.prepare('players.acceptTable', { ok: true, value: { added: 3, changed: 0 } });
    await sees('2 rows need your choice.');
    // The key of acceptance leads to what is missing.
    await keys('{Control>}{Enter}{/Control}');
    expect(bridge.sentAs('players.acceptTable')).toEqual([]);
    await sees('Almost the name of Larkin, Signe.');
    await keys('1', '2');
    await sees('Enter 3 players');
    await keys('{Control>}{Enter}{/Control}');
    await expect
      .poll(() => bridge.sentAs('players.acceptTable'))
      .toEqual([
        {
          token: 'token-1',
          choices: [
            { row: 3, option: 1 },
            { row: 4, option: 2 },
          ],
          confirmed: 0,
        },
      ]);
    await sees('3 players entered');
    expect(document.querySelector('dialog')).toBeNull();
  });

  it('U shows the unclear rows, L leaves them out, A shows all again', async () => {
    const bridge = await openTable([row(2), row(3, UNCLEAR), row(4, UNCLEAR)]);
    bridge.prepare('players.acceptTable', { ok: true, value: { added: 1, changed: 0 } });
    const rows = () => document.querySelectorAll('dialog [role=grid] tbody tr').length;
    await keys('u');
    await expect.poll(rows).toBe(2);
    await keys('l', 'a');
    await expect.poll(rows).toBe(3);
    await sees('2 rows are skipped.');
    await keys('{Control>}{Enter}{/Control}');
    await expect
      .poll(() => bridge.sentAs('players.acceptTable')[0]?.choices)
      .toEqual([
        { row: 3, option: 0 },
        { row: 4, option: 0 },
      ]);
  });

  it('gives a field to one column only when another is chosen', async () => {
    const bridge = await openTable([row(2)]);
    bridge.prepare('players.readTable', { ok: true, value: review([row(2), row(3)]) });
    const select = document.querySelector<HTMLSelectElement>('select[aria-label="Read as: Elo"]')!;
    select.value = 'name';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    await expect
      .poll(() => bridge.sentAs('players.readTable')[1]?.reading)
      .toEqual({ sheet: null, headingRow: 1, fields: ['ignore', 'name'], encoding: null, delimiter: null });
    await sees('Enter 2 players');
  });

  it('of thousands of rows has only those in view on the page', async () => {
    await openTable(Array.from({ length: 5000 }, (_, index) => row(index + 2)));
    expect(document.querySelectorAll('dialog [role=grid] tbody tr').length).toBeLessThan(60);
    await keys('{End}');
    await sees('Entry, Number 5001');
  });

  it('is left without a word to main on Esc', async () => {
    const bridge = await openTable([row(2)]);
    await keys('{Escape}');
    await expect.poll(() => document.querySelector('dialog')).toBeNull();
    expect(bridge.sentAs('players.acceptTable')).toEqual([]);
  });
});

describe('a table of results', () => {
  it('replaces results only where they are ticked', async () => {
    const bridge = new FixtureBridge();
    bridge.state = { ...bridge.state, host: 'electron' };
    bridge.prepare('files.choose', { ok: true, value: chosen('/home/arbiter/results.csv') });
    const changing = (number: number) =>
      row(number, {
        verdict: 'changes',
        options: [LEAVE, { label: `${number} · Larkin 1 – 0 Calder, instead of 0 – 1`, effect: 'changes' }],
        choice: 0,
      });
    const entered = { label: '9 · Holt 1 – 0 Weber', effect: 'adds' } as const;
    bridge.prepare('results.readTable', {
      ok: true,
      value: review([
        changing(2),
        changing(3),
        row(4, { verdict: 'matched', options: [LEAVE, entered], choice: 1 }),
      ]),
    });
    bridge.prepare('results.acceptTable', { ok: true, value: { entered: 1, replaced: 1 } });
    await open(bridge);
    await sees('Harbour Open 2026');
    await keys('{F4}');
    await sees('The hall');
    await keys('{Control>}i{/Control}');
    await sees('Results of round 7 from a table');
    expect(bridge.sentAs('results.readTable')).toEqual([
      { file: chosen('/home/arbiter/results.csv').file, round: 7, reading: null },
    ]);
    await sees('Enter 1 result');
    await keys('1');
    await sees('Enter 1 result, replace 1');
    await keys('{Control>}{Enter}{/Control}');
    await expect
      .poll(() => bridge.sentAs('results.acceptTable'))
      .toEqual([{ token: 'token-1', choices: [{ row: 2, option: 1 }], confirmed: 2 }]);
    await sees('1 result entered, 1 result replaced');
  });

  it('is asked for by a key that comes before the boards are on screen', async () => {
    const bridge = new FixtureBridge();
    bridge.state = { ...bridge.state, host: 'electron' };
    const { query } = bridge;
    Object.assign(bridge, {
      query: (name: QueryName, args: never) =>
        name === 'round.view' ? new Promise(() => undefined) : query(name, args),
    });
    await open(bridge);
    await sees('Harbour Open 2026');
    await keys('{F4}', '{Control>}i{/Control}');
    // It waits a second for the boards, and goes on without them.
    await expect.poll(() => bridge.sentAs('files.choose'), { timeout: 5_000 }).toHaveLength(1);
  });
});

describe('the review of a report', () => {
  const REPORT: ImportReview = {
    token: 'report-1',
    fileName: 'club.trf',
    size: 4711,
    hash: 'ab'.repeat(32),
    format: 'TRF16',
    encoding: 'utf-8',
    encodingAssumed: false,
    encodings: [],
    foreignNames: [],
    name: 'Club Open',
    players: 8,
    rounds: 3,
    playedRounds: 3,
    system: 'FIDE (Dutch) System',
    deviations: Array.from({ length: 4000 }, (_, index) => ({
      severity: index === 3999 ? ('warning' as const) : ('note' as const),
      line: index + 1,
      column: 70,
      text: 'The date is not written as YYYY/MM/DD',
      found: '24/05/1990',
      takenAs: '1990/05/24',
    })),
    checkedRounds: 3,
    roundDifferences: [
      { round: 2, weight: 'summary', text: 'One board would be paired differently.' },
      { round: 2, weight: 'detail', text: 'Larkin – Calder is due.' },
    ],
    valueDifferences: [],
    ranksUpTo: null,
  };

  async function openReview(report: ImportReview): Promise<FixtureBridge> {
    const bridge = new FixtureBridge();
    bridge.state = { ...bridge.state, host: 'electron' };
    bridge.prepare('files.choose', { ok: true, value: chosen('/home/arbiter/club.trf') });
    bridge.prepare('tournament.open', { ok: true, value: { opened: false, review: report } });
    await open(bridge);
    await sees('Harbour Open 2026');
    await keys('{Control>}o{/Control}');
    await sees('Nothing is stored yet.');
    return bridge;
  }

  it('shows the grave first, the rest by its keys, and only the lines in view', async () => {
    await openReview(REPORT);
    await sees('Line 4000, column 70');
    expect(document.querySelectorAll('dialog [role=grid] tbody tr').length).toBeLessThan(60);
    await keys('2');
    await sees('One board would be paired differently.');
    await keys('{ArrowDown}');
    await sees('Round 2');
    await keys('3');
    await sees('All points and ranks agree with the results.');
    await keys('1');
    await sees('In the file 4000');
  });

  it('says when the pairings were not compared', async () => {
    await openReview({ ...REPORT, checkedRounds: 0, roundDifferences: [] });
    await keys('2');
    await sees('The pairings were not compared');
  });

  it('Esc leaves the file alone', async () => {
    const bridge = await openReview(REPORT);
    await keys('{Escape}');
    await expect.poll(() => document.querySelector('dialog')).toBeNull();
    expect(bridge.sentAs('tournament.cancelImport')).toEqual([{ token: 'report-1' }]);
    expect(bridge.sentAs('tournament.acceptImport')).toEqual([]);
    expect(bridge.sentAs('files.choose')).toHaveLength(1);
  });

  it('Enter asks where to keep the tournament', async () => {
    const bridge = await openReview(REPORT);
    bridge.prepare('files.choose', { ok: true, value: chosen('/home/arbiter/club.wallchart') });
    await keys('{Enter}');
    await expect
      .poll(() => bridge.sentAs('tournament.acceptImport'))
      .toEqual([{ token: 'report-1', target: chosen('/home/arbiter/club.wallchart').file }]);
    expect(bridge.sentAs('files.choose').at(-1)).toEqual({
      purpose: 'save-tournament',
      suggestion: 'club.wallchart',
    });
  });

  it('reads the file again in the encoding that is chosen, and shows names to judge it by', async () => {
    const assumed = {
      ...REPORT,
      encoding: 'windows-1252',
      encodingAssumed: true,
      encodings: ['windows-1252', 'windows-1250'],
      foreignNames: ['Kaèiæ, Jože'],
    };
    const bridge = await openReview(assumed);
    const again = { ...assumed, encoding: 'windows-1250', foreignNames: ['Kačić, Jože'] };
    bridge.prepare('tournament.readAgain', { ok: true, value: again });
    await sees('Kaèiæ, Jože');
    const select = document.querySelector<HTMLSelectElement>('#import-encoding')!;
    select.value = 'windows-1250';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    await sees('Kačić, Jože');
    expect(bridge.sentAs('tournament.readAgain')).toEqual([{ token: 'report-1', encoding: 'windows-1250' }]);
  });

  it('of a report that is only checked offers the certificate and no import', async () => {
    const bridge = new FixtureBridge();
    bridge.state = { ...bridge.state, host: 'electron' };
    bridge.prepare('files.choose', { ok: true, value: chosen('/home/arbiter/club.pdf') });
    bridge.prepare('report.checkDropped', { ok: true, value: REPORT });
    bridge.prepare('report.certify', { ok: true, value: { path: '/home/arbiter/club.pdf', pages: 1 } });
    bridge.state = { ...bridge.state, document: null };
    await open(bridge);
    await sees('Check a report');
    const dropped = new DataTransfer();
    dropped.items.add(new File(['012 Club Open'], 'club.trf'));
    window.dispatchEvent(new DragEvent('drop', { dataTransfer: dropped, cancelable: true }));
    await sees('Check club.trf');
    await sees('ab'.repeat(32));
    expect(bridge.sentAs('report.checkDropped')).toEqual([
      { fileName: 'club.trf', base64: btoa('012 Club Open') },
    ]);
    await keys('{Enter}');
    await sees('Certificate saved: /home/arbiter/club.pdf');
    expect(bridge.sentAs('report.certify')).toMatchObject([{ token: 'report-1', paper: 'A4' }]);
    expect(bridge.sentAs('tournament.acceptImport')).toEqual([]);
    await keys('{Escape}');
    await expect.poll(() => bridge.sentAs('tournament.cancelImport')).toEqual([{ token: 'report-1' }]);
  });

  it('with errors cannot be accepted', async () => {
    const bridge = await openReview({
      ...REPORT,
      deviations: [{ ...REPORT.deviations[0]!, severity: 'error' }],
    });
    await sees('A file with errors cannot be imported.');
    await keys('{Enter}', '{Escape}');
    await expect.poll(() => bridge.sentAs('tournament.cancelImport')).toEqual([{ token: 'report-1' }]);
    expect(bridge.sentAs('tournament.acceptImport')).toEqual([]);
  });
});

describe('filing', () => {
  it('asks whom a report is for: the federation, or another program', async () => {
    const bridge = new FixtureBridge();
    bridge.state = { ...bridge.state, host: 'electron' };
    bridge.prepare('files.choose', { ok: true, value: chosen('/home/arbiter/x.trf') });
    bridge.prepare('tournament.export', { ok: true, value: { path: 'x.trf', bytes: 9 } });
    await open(bridge);
    await sees('Harbour Open 2026');
    await keys('{F7}');
    await sees('Results as they are rated.');
    await keys('p');
    await sees('What the file leaves out');
    await keys('{Control>}s{/Control}');
    await expect
      .poll(() => bridge.sentAs('tournament.export'))
      .toEqual([{ format: 'trf16', purpose: 'exchange', target: chosen('/home/arbiter/x.trf').file }]);
  });

  it('saves a table of an earlier round under a name that says so', async () => {
    const bridge = new FixtureBridge();
    bridge.state = { ...bridge.state, host: 'electron' };
    bridge.prepare('files.choose', { ok: true, value: chosen('/home/arbiter/x.csv') });
    bridge.prepare('tournament.export', { ok: true, value: { path: 'x.csv', bytes: 9 } });
    await open(bridge);
    await sees('Harbour Open 2026');
    await keys('{F7}');
    await sees('What rating officers');
    await keys('3');
    await keys('s');
    const round = document.querySelector<HTMLSelectElement>('#export-round')!;
    round.value = '4';
    round.dispatchEvent(new Event('change', { bubbles: true }));
    await keys('{Control>}s{/Control}');
    await expect
      .poll(() => bridge.sentAs('tournament.export'))
      .toEqual([
        { format: 'standings-csv', round: 4, delimiter: ';', target: chosen('/home/arbiter/x.csv').file },
      ]);
    expect(bridge.sentAs('files.choose')).toEqual([
      { purpose: 'save-csv', suggestion: 'Harbour Open 2026, standings after round 4.csv' },
    ]);
  });
});
