/** 135: a list that keeps itself up to date, against a server of this machine and a clock that the test turns. */
import { readdirSync, writeFileSync } from 'node:fs';
import { createServer, get, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { NetGet } from '../../src-main/lists/fetch-list.ts';
import { LIST_HEADING, lineOf } from '../../tools/bench/lib/rating-list.ts';
import { zipped } from '../lists/zipped.ts';
import { newTournament } from './field.ts';
import { Program } from './program.ts';

const ADDRESS = 'https://lists.example/players_list.zip';
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** What the server says; each test sets its own. */
let answer: RequestListener;
let asked = 0;
const server = createServer((request, response) => {
  asked++;
  answer(request, response);
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
const netGet: NetGet = ({ pathname }, headers, signal) =>
  new Promise((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    get({ host: '127.0.0.1', port, path: pathname, headers, signal }, (heard) =>
      resolve({ status: heard.statusCode!, headers: heard.headers as Record<string, string>, pieces: heard }),
    ).on('error', reject);
  });

/** A list of players of whom the first ones have another rating; `heading` with its month, or FIDE's, which tells none. */
function listOf(players: number, changed = 0): string {
  const lines = Array.from({ length: players }, (_, at) =>
    lineOf([
      ...[String(1_000 + at), `Player, P${at}`, 'GER', 'M', '', '', '', ''],
      ...[
        String(2_000 - at + (at < changed ? 50 : 0)),
        '0',
        '20',
        '0',
        '0',
        '20',
        '0',
        '0',
        '20',
        '1990',
        '',
      ],
    ]),
  );
  return [LIST_HEADING, ...lines].join('\r\n');
}

function serves(players: number, month: string, changed = 0): void {
  const file = zipped(`players_list_${month}.txt`, listOf(players, changed));
  answer = (_, response) => void response.end(file);
}
/** The file does not tell its month; the archive says when it was packed. */
function servesUnsaid(players: number, written: string, changed = 0): void {
  const file = zipped('players_list_foa.txt', listOf(players, changed), written);
  answer = (_, response) => void response.end(file);
}

let program: Program;
let look: () => void;
let isOnline: boolean;
function programIn(folder?: string): Program {
  return new Program(
    { netGet, isOnline: () => isOnline, everyQuarter: (then) => ((look = then), () => undefined) },
    folder,
  );
}
beforeEach(() => {
  [asked, isOnline] = [0, true];
  program = programIn();
});
afterEach(() => program.close());

/** With what is told of the first address. */
async function view() {
  const told = await program.query('lists.view', null);
  const [first = { fetchedOn: '', setback: null }] = told.sources;
  return { ...told, fetchedOn: first.fetchedOn, setback: first.setback };
}
/** The one file that a press brings and that waits to be read. */
async function fetched() {
  const { waiting } = await program.run('lists.fetch', null);
  expect(waiting).toHaveLength(1);
  return waiting[0]!;
}
const stored = async () => (await view()).lists.map(({ month, entries }) => `${month} ${entries}`);

/** The clock goes on, and the program looks. */
async function after(milliseconds: number): Promise<void> {
  program.time += milliseconds;
  look();
  await isIdle();
}
async function isIdle(): Promise<void> {
  await expect.poll(async () => (await view()).reading, { timeout: 20_000 }).toBe('');
}
async function turnOn(): Promise<void> {
  await program.run('lists.setAddress', { address: ADDRESS });
  await program.run('lists.setFresh', { on: true });
  await isIdle();
}

describe('135 a list that keeps itself up to date', () => {
  it('asks nobody until it is turned on, which takes an address', async () => {
    await after(2 * DAY);
    expect((await program.refused('lists.setFresh', { on: true })).code).toBe('list-without-address');
    await program.run('lists.setAddress', { address: ADDRESS });
    await after(2 * DAY);
    expect(asked).toBe(0);
    expect(await view()).toMatchObject({ keepsFresh: false, setback: null });
  });

  it('is fetched when it is turned on and then once a day; months stand side by side', async () => {
    serves(40, 'nov26');
    await turnOn();
    expect(await view()).toMatchObject({ keepsFresh: true, setback: null, fetchedOn: '2026-11-21' });
    expect(await stored()).toEqual(['2026-11 40']);
    await after(23 * HOUR);
    expect(asked).toBe(1);
    serves(41, 'nov26', 3);
    await after(HOUR);
    expect(await stored()).toEqual(['2026-11 41']);
    serves(42, 'dec26');
    await after(10 * DAY);
    expect(asked).toBe(3);
    expect(await stored()).toEqual(['2026-12 42', '2026-11 41']);
    expect(await view()).toMatchObject({ fetchedOn: '2026-12-02', setback: null });
    expect(readdirSync(program.path('user/lists/fetched'))).toEqual([]);
  });

  it('139: tells of each time that it was renewed, and not where nothing new came', async () => {
    let told = 0;
    const stop = program.handlers.listen((name) => void (told += name === 'lists.renewed' ? 1 : 0));
    serves(40, 'nov26');
    await turnOn();
    expect(told).toBe(1);
    await after(DAY);
    expect([asked, told]).toEqual([2, 1]);
    serves(40, 'nov26', 3);
    await after(DAY);
    expect([asked, told]).toEqual([3, 2]);
    stop();
  });

  it('begins with the program, and enters nothing into a tournament; another month is a notice', async () => {
    serves(40, 'nov26');
    await turnOn();
    await newTournament(program, 2, 3);
    const { info, rules } = await program.query('settings.view', null);
    await program.confirm('settings.change', {
      ...{ info: { ...info, startDate: '2026/12/05' }, rules },
      confirmed: 0,
    });
    const [list] = (await view()).lists;
    await program.run('players.addFromList', {
      ...{ list: list!.id, place: 1, here: true, feePaid: false, confirmed: 0 },
      entry: { fromRound: 1, byes: [] },
    });
    const players = async () => (await program.query('players.view', null)).players;
    const before = await players();
    const { folder, time } = program;
    const { path } = (await program.query('app.state', null)).document!;
    await program.close(true);
    serves(40, 'dec26', 10);
    // A clock of a day later.
    program = new Program({ netGet, isOnline: () => true, now: () => new Date(time + 2 * DAY) }, folder);
    await isIdle();
    expect(await stored()).toEqual(['2026-12 40', '2026-11 40']);
    await program.run('tournament.open', { file: path, confirmed: 0 });
    expect(await players()).toEqual(before);
    expect(await view()).toMatchObject({ otherMonth: 1 });
  });

  it('asks nobody while the machine is on no network', async () => {
    serves(40, 'nov26');
    isOnline = false;
    await turnOn();
    expect(asked).toBe(0);
    isOnline = true;
    await after(15 * 60_000);
    expect(await stored()).toEqual(['2026-11 40']);
  });

  it('waits an hour after a failure, which is one line that the next success takes away', async () => {
    answer = (_, response) => void response.writeHead(503).end();
    await turnOn();
    expect((await view()).setback).toEqual({
      at: expect.stringMatching(/^2026-11-21T/) as string,
      isQuestion: false,
      why: 'lists.example does not give the file (answer 503).',
    });
    serves(40, 'nov26');
    await after(59 * 60_000);
    expect(asked).toBe(1);
    await after(2 * 60_000);
    expect(await view()).toMatchObject({ setback: null, lists: [{ entries: 40 }] });
  });

  it('goes to no other host', async () => {
    answer = (_, response) => void response.writeHead(302, { location: 'https://other.example/a.zip' }).end();
    await turnOn();
    expect((await view()).setback?.why).toContain('sends on to other.example');
    expect(asked).toBe(1);
  });

  it('does not take what would be asked about: fewer players, an older month, a list that a person read', async () => {
    serves(40, 'nov26');
    await turnOn();
    const fewer = 'Only 20 players were read; FIDE of November 2026 has 40. The file may be cut off.';
    serves(20, 'nov26');
    await after(DAY);
    expect((await view()).setback).toMatchObject({ isQuestion: true, why: fewer });
    expect(await stored()).toEqual(['2026-11 40']);
    serves(40, 'oct26');
    await after(23 * HOUR);
    expect(asked).toBe(2);
    await after(HOUR);
    expect((await view()).setback?.why).toContain('This is FIDE, October 2026');
    // The press that the line leads to.
    const { file } = await fetched();
    await after(23 * HOUR);
    expect(asked).toBe(4);
    await program.confirm('lists.import', { file, name: 'FIDE', month: '2026-10', confirmed: 0 });
    expect(await view()).toMatchObject({ setback: null, fetchedOn: '2026-11-24' });
    expect(await stored()).toEqual(['2026-11 40', '2026-10 40']);
  });

  it('does not take the place of a list that a person read from a file', async () => {
    const path = program.path('list.txt');
    writeFileSync(path, listOf(30));
    await program.run('lists.import', { file: path, name: 'FIDE', month: '2026-11', confirmed: 2 });
    serves(40, 'nov26');
    await turnOn();
    expect((await view()).setback).toMatchObject({ isQuestion: true });
    expect(await stored()).toEqual(['2026-11 30']);
  });

  it('leaves a table whose columns nobody has said', async () => {
    answer = (_, response) => void response.end('Wer,Zahl\nKasper,2100\n');
    await program.run('lists.setAddress', { address: 'https://lists.example/club_nov26.csv' });
    await program.run('lists.setFresh', { on: true });
    await isIdle();
    expect((await view()).setback).toMatchObject({
      isQuestion: true,
      why: 'Nobody has said yet what its columns are.',
    });
    expect(await stored()).toEqual([]);
  });

  it('stops when it is turned off, when another address is set, and with Esc', async () => {
    const isAsked = () => expect.poll(() => asked).toBeGreaterThan(0);
    answer = (_, response) => void response.write('a');
    await program.run('lists.setAddress', { address: ADDRESS });
    await program.run('lists.setFresh', { on: true });
    await isAsked();
    expect((await view()).reading).toBe('lists.example');
    await program.run('lists.cancel', null);
    await isIdle();
    expect((await view()).setback?.why).toContain('Fetching was stopped.');
    await program.run('lists.setFresh', { on: true });
    await expect.poll(() => asked).toBe(2);
    await program.run('lists.setAddress', { address: 'https://lists.example/another.zip' });
    await isIdle();
    expect(await view()).toMatchObject({ keepsFresh: false, setback: null, fetchedOn: '' });
    await after(2 * DAY);
    expect(asked).toBe(2);
    await program.run('lists.setFresh', { on: true });
    await expect.poll(() => asked).toBe(3);
    expect((await view()).reading).toBe('lists.example');
    await program.run('lists.setFresh', { on: false });
    await isIdle();
    expect(await view()).toMatchObject({ keepsFresh: false, lists: [] });
    await after(2 * DAY);
    expect(asked).toBe(3);
  });

  it('ends with the program in the middle of a file; what was stored is there, and the rest comes later', async () => {
    serves(40, 'nov26');
    await turnOn();
    answer = (_, response) => {
      response.writeHead(200, { etag: '"one"', 'content-length': 100_000 });
      response.write('PK');
    };
    program.time += DAY;
    look();
    await expect.poll(() => asked).toBe(2);
    const { folder } = program;
    await program.close(true);
    const ranges: unknown[] = [];
    answer = ({ headers }, response) => {
      ranges.push([headers.range, headers['if-range']]);
      response.writeHead(404).end();
    };
    program = programIn(folder);
    expect(await stored()).toEqual(['2026-11 40']);
    await after(2 * DAY);
    expect(ranges).toEqual([['bytes=2-', '"one"']]);
    expect(await stored()).toEqual(['2026-11 40']);
  });

  it('keeps a file that waits for a person, and a person’s fetch, out of its way', async () => {
    serves(40, 'nov26');
    await program.run('lists.setAddress', { address: ADDRESS });
    const { file } = await fetched();
    await program.run('lists.setFresh', { on: true });
    await after(23 * HOUR);
    expect(asked).toBe(1);
    await program.run('lists.import', { file, name: 'FIDE', month: '2026-11', confirmed: 0 });
    expect(await stored()).toEqual(['2026-11 40']);
  });

  it('waits no more than a day for a person who left a fetched file where it was', async () => {
    serves(40, 'nov26');
    await program.run('lists.setAddress', { address: ADDRESS });
    await program.run('lists.fetch', null);
    await program.run('lists.setFresh', { on: true });
    await after(DAY);
    expect(asked).toBe(2);
    expect(await stored()).toEqual(['2026-11 40']);
  });
});

describe('135 a list that does not tell its month', () => {
  beforeEach(async () => {
    // A person has said the month of the first one.
    servesUnsaid(400, '2026-11-20');
    await program.run('lists.setAddress', { address: ADDRESS });
    const { file, monthIsGuess } = await fetched();
    expect(monthIsGuess).toBe(true);
    await program.run('lists.import', { file, name: 'FIDE', month: '2026-11', confirmed: 0 });
  });
  const at = (day: string) => Date.parse(`${day}T09:00:00Z`) - program.time;

  it('is the stored one while hardly a rating differs, and a new one once many do', async () => {
    servesUnsaid(402, '2026-11-24', 3);
    await program.run('lists.setFresh', { on: true });
    await after(at('2026-11-24'));
    expect(await stored()).toEqual(['2026-11 402']);
    // Packed again on the first day, before the new list is out.
    servesUnsaid(403, '2026-12-01', 3);
    await after(at('2026-12-01'));
    expect(await view()).toMatchObject({ setback: null, fetchedOn: '2026-12-01' });
    expect(await stored()).toEqual(['2026-11 402']);
    servesUnsaid(403, '2026-12-02', 60);
    await after(at('2026-12-02'));
    expect(await stored()).toEqual(['2026-12 403', '2026-11 402']);
  });

  it('is left to a person where it comes in the last days of a month', async () => {
    servesUnsaid(403, '2026-11-30', 60);
    await program.run('lists.setFresh', { on: true });
    await after(at('2026-11-30'));
    expect((await view()).setback).toMatchObject({
      isQuestion: true,
      why: 'Nothing in the file tells its month for certain.',
    });
    expect(await stored()).toEqual(['2026-11 400']);
  });
});

it('135 the first list that does not tell its month is left to a person', async () => {
  servesUnsaid(40, '2026-11-20');
  await turnOn();
  expect((await view()).setback).toMatchObject({ isQuestion: true });
  expect(await stored()).toEqual([]);
});
