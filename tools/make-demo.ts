/**
 * Makes assets/demo: a made-up tournament with its whole log, and the same as a report. It runs the program's own
 * handlers with a clock of its own, so the demo is what the program would have stored. `npx node tools/make-demo.ts`
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { GameResult, Title } from '../src-engine/index.ts';
import { createHandlers } from '../src-main/handlers/index.ts';
import type { CommandName, Commands, Handlers } from '../src-main/ipc/contract.ts';
import { callerOf, chooserOf, withHandles, type WithPaths } from './choose.ts';
import { TournamentFile } from '../src-main/storage/tournament-file.ts';

process.env.TZ = 'Europe/Zurich';
const ROOT = join(import.meta.dirname, '..');
const OUT = join(ROOT, 'assets/demo');
const folder = mkdtempSync(join(tmpdir(), 'wallchart-demo-'));
const path = join(folder, 'demo.wallchart');

let clock = Date.parse('2026-10-16T15:02:10+02:00');
let actor = 'CA';

const handlers: Handlers = createHandlers({
  version: '0.1.0',
  host: 'loopback',
  actor: () => actor,
  now: () => new Date(clock),
  userData: join(folder, 'user'),
  documents: folder,
  fonts: folder,
  demoFile: '',
  pairingWorker: pathToFileURL(join(ROOT, 'src-main/pairing/worker.ts')),
  importsWorker: pathToFileURL(join(ROOT, 'src-main/imports/worker.ts')),
  labWorker: pathToFileURL(join(ROOT, 'src-main/lab/worker.ts')),
  listsWorker: pathToFileURL(join(ROOT, 'src-main/lists/worker.ts')),
  documentsWorker: pathToFileURL(join(ROOT, 'src-main/documents/worker.ts')),
  watchPower: null,
  choose: null,
  print: null,
  hall: null,
  netGet: null,
  isOnline: () => false,
  everyQuarter: () => () => undefined,
});

/** A small generator with a fixed seed: the demo is the same whenever it is made. */
let seed = 20261120;
function random(): number {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return seed / 2 ** 32;
}

function at(moment: string): void {
  clock = Date.parse(`2026-10-${moment}+02:00`);
}

/** Runs a command some seconds after the one before, confirming what it asks. */
async function run<N extends CommandName>(
  name: N,
  told: WithPaths<Commands[N]['args']>,
  seconds = 2 + random() * 9,
) {
  const args = await withHandles(chooserOf(callerOf(handlers)), name, told);
  clock += Math.round(seconds * 1000);
  let reply = await handlers.commands[name](args);
  if (!reply.ok && 'confirm' in reply)
    reply = await handlers.commands[name]({
      ...(args as object),
      confirmed: reply.confirm.level,
    });
  if (!reply.ok) throw new Error(`${name} ${JSON.stringify(args)}: ${JSON.stringify(reply)}`);
  return reply.value;
}

const SURNAMES =
  'Falke Heller Ilmar Novák Berg Reiter Larkin Lindqvist Łukasik Marten Morrow Navrat Molnar Nadler Lassen Lemke Lorenz Madsen Mercer Nebel Nordahl Oakes Kreis Lander Abendroth Achterberg Balint Brandvold Calder Corvin Dahlgren Dunmore Eklund Farkas Fennimore Galanis Grünwald Haldane Hórvat Ingram Jelinek Juhász Karlberg Kestrel Lazarov Mårtens Nyland Osterhaus Petrak Quillan Rothmund Søndergaard Szabados Tarrow Ullmark Vasarely Wexley Yarrow Zeman Žitnik'.split(
    ' ',
  );
const MEN = 'Lukas Anton Viktor Emil Milan Pavel Hugo Leon Oskar Jonas Bruno Felix Tomas Henrik Marek'.split(
  ' ',
);
const WOMEN = 'Klara Signe Alma Lena Ana Rosa Mia Sofia Petra Nora Vera Ida Elin'.split(' ');
const FEDERATIONS = 'SUI AUT GER CZE DEN NOR SWE HUN POL NED ENG SVK'.split(' ');
const CLUBS = [
  'Harbour CC',
  'Four Towers',
  'East Quay',
  'Market Square',
  'Saltbridge',
  'Northgate',
  'Riverside',
  'Linden CC',
  'Castle Hill',
  '',
];

function pick<T>(list: readonly T[]): T {
  return list[Math.floor(random() * list.length)]!;
}

function titleOf(rating: number, isWoman: boolean): Title | null {
  if (rating >= 2480) return 'GM';
  if (rating >= 2400) return isWoman ? 'WGM' : 'IM';
  if (rating >= 2300) return isWoman ? 'WIM' : 'FM';
  if (rating >= 2220 && random() < 0.5) return isWoman ? 'WFM' : 'CM';
  return null;
}

function inventPlayer(surname: string, index: number, count: number) {
  const isWoman = random() < 0.3;
  const strength = Math.round(2520 - (index / count) * 1050 + (random() - 0.5) * 60);
  const isUnrated = index > count - 4;
  const rating = isUnrated ? 0 : strength;
  const year = 1950 + Math.floor(random() * 65);
  return {
    name: `${surname}, ${pick(isWoman ? WOMEN : MEN)}`,
    sex: isWoman ? ('w' as const) : ('m' as const),
    title: titleOf(rating, isWoman),
    rating,
    feePaid: false,
    estimate: isUnrated ? 1400 : 0,
    federation: pick(FEDERATIONS),
    fideId: isUnrated ? '' : String(99100000 + index * 137 + Math.floor(random() * 100)),
    birth: `${year}/00/00`,
    club: pick(CLUBS),
    category: year >= 2010 ? 'U16' : year <= 1961 ? 'S65' : '',
  };
}

/** A result that the ratings make likely. */
function playGame(white: number, black: number): GameResult {
  const expected = 1 / (1 + 10 ** (((black || 1400) - (white || 1400) - 35) / 400));
  const draw = 0.28 * (1 - Math.abs(2 * expected - 1));
  const lot = random();
  if (lot < expected - draw / 2) return 'white-wins';
  return lot < expected + draw / 2 ? 'draw' : 'black-wins';
}

async function view(round: number) {
  const reply = await handlers.queries['round.view']({ round });
  if (!reply.ok) throw new Error(reply.refusal.message);
  return reply.value;
}

async function publish(round: number, time: string): Promise<void> {
  actor = 'CA';
  at(time);
  await run('round.pair', { round, confirmed: 0 });
  for (const issue of (await view(round)).issues)
    if (issue.weight === 'ask') await run('round.readIssue', { round, issue: issue.id });
  await run('round.publish', { round, confirmed: 0 }, 40);
}

async function play(round: number, time: string, forfeits: readonly number[], open = 0): Promise<void> {
  actor = 'Desk';
  at(time);
  const { boards } = await view(round);
  const order = [...boards].sort(() => random() - 0.5);
  for (const { board, white, black } of order.slice(0, order.length - open)) {
    const result = forfeits.includes(board)
      ? random() < 0.5
        ? 'forfeit-white-wins'
        : 'forfeit-black-wins'
      : playGame(white.rating, black.rating);
    await run('results.enter', { round, board, result, confirmed: 0 }, 20 + random() * 300);
  }
}

await run('tournament.create', {
  name: 'Harbour Open 2026',
  city: 'Saltbridge',
  federation: 'SUI',
  startDate: '2026/10/16',
  endDate: '2026/10/18',
  rounds: 7,
  system: 'dutch-2026',
  acceleration: 'none',
  target: path,
});
const settings = await handlers.queries['settings.view'](null);
if (!settings.ok) throw new Error(settings.refusal.message);
await run('settings.change', {
  info: {
    ...settings.value.info,
    chiefArbiter: 'Tessel, Marit',
    deputyArbiters: ['Orme, Kasper'],
    type: 'Individual Swiss',
    timeControl: '90 min + 30 s per move',
    encodedTimeControl: '5400+30',
    roundDates: ['16', '17', '17', '17', '18', '18', '18'].map((day) => `2026/10/${day}`),
  },
  rules: { ...settings.value.rules, lotSeed: 20261120 },
  confirmed: 0,
});

const late = SURNAMES.indexOf('Kestrel');
at('16T15:10:00');
for (const [index, surname] of SURNAMES.entries())
  if (index !== late) await run('players.add', inventPlayer(surname, index, SURNAMES.length));

actor = 'Desk';
at('16T16:02:00');
const field = await handlers.queries['players.view'](null);
if (!field.ok) throw new Error(field.refusal.message);
const byName = new Map(field.value.players.map(({ id, name }) => [name.split(',')[0]!, id]));
const id = (surname: string): number => byName.get(surname)!;
const unseen = ['Oakes', 'Tarrow'];
for (const surname of [...byName.keys()].sort(() => random() - 0.5))
  if (!unseen.includes(surname))
    await run(
      'players.mark',
      { player: id(surname), mark: { kind: 'here' }, confirmed: 0 },
      10 + random() * 90,
    );
await run('players.setBye', { player: id('Lorenz'), round: 3, kind: 'half', confirmed: 0 });
await run('players.setBye', { player: id('Nadler'), round: 4, kind: 'half', confirmed: 0 });
await run('players.setBye', { player: id('Reiter'), round: 6, kind: 'half', confirmed: 0 });

await publish(1, '16T17:41:20');
await play(1, '16T19:02:00', [27]);

actor = 'CA';
at('16T21:31:00');
const kestrel = await run('players.add', inventPlayer('Kestrel', late, SURNAMES.length));
await run('players.mark', { player: id('Oakes'), mark: { kind: 'here' }, confirmed: 0 });
await publish(2, '16T21:40:00');
await play(2, '17T10:05:00', []);

at('17T12:40:30');
await run('players.withdraw', { player: id('Quillan'), fromRound: 3 });
await publish(3, '17T12:44:10');
await play(3, '17T14:20:00', [22]);
actor = 'CA';
await run('results.enter', { round: 3, board: 12, result: 'draw', confirmed: 0 }, 400);
await publish(4, '17T17:28:00');
await play(4, '17T18:40:00', []);
actor = 'Desk';
await run('players.setBye', { player: kestrel.player, round: 6, kind: 'half', confirmed: 0 });
await run('players.withdraw', { player: id('Tarrow'), fromRound: 5 });
await publish(5, '18T08:41:00');
await play(5, '18T10:01:00', [], 7);
const last = (await view(5)).boards.find(({ result }) => result !== 'open')!;
await run('results.enter', { round: 5, board: last.board, result: 'open', confirmed: 0 }, 12);
await run('log.undo', { seq: null, confirmed: 0 }, 5);
await handlers.close();

const opened = TournamentFile.open(path);
if (!opened.ok) throw new Error(opened.failure.code);
const { log } = opened.value.file;
const entries = log.records.map(({ prevHash: _before, hash: _own, ...record }) => ({
  ...record,
  payload: JSON.parse(record.payload) as unknown,
}));
writeFileSync(join(OUT, 'demo.json'), `[\n${entries.map((entry) => JSON.stringify(entry)).join(',\n')}\n]\n`);
opened.value.file.close();

await run('tournament.open', { file: path });
await run('tournament.export', { format: 'trf16', target: join(OUT, 'demo.trf') });
await handlers.close();
rmSync(folder, { recursive: true });
console.log(`${entries.length} entries`);
