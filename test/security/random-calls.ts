/** Random calls over all channels: arguments made from the schemas that main checks them by, and then spoilt. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { type z } from 'zod';
import { answer, type CallKind } from '../../src-main/ipc/dispatch.ts';
import { COMMAND_NAMES, COMMANDS, QUERIES, QUERY_NAMES } from '../../src-main/ipc/calls/index.ts';
import { newTournament, pairAndPublish, playRound } from '../handlers/field.ts';
import { Program } from '../handlers/program.ts';
import {
  FILE_PURPOSES,
  type CommandName,
  type FileHandle,
  type FilePurpose,
} from '../../src-main/ipc/contract.ts';
import { HANDLE_ARGUMENTS } from '../../tools/choose.ts';

/** Dice of a seed: the same calls every time (mulberry32). */
export class Dice {
  #state: number;

  constructor(seed: number) {
    this.#state = seed;
  }

  /** A number from 0 to below 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  below(limit: number): number {
    return Math.floor(this.next() * limit);
  }

  chance(share: number): boolean {
    return this.next() < share;
  }

  of<T>(list: readonly T[]): T {
    return list[this.below(list.length)]!;
  }
}

/** Texts that other calls answered, and some that hurt programs elsewhere. */
const TEXTS = [
  '',
  ' ',
  'dutch-2026',
  'dubov-2026',
  'burstein-2026',
  'lim',
  'bcf',
  'BH',
  'BH/C1',
  'SB',
  'DE',
  'ARO',
  'TPR',
  'SUI',
  '2026/11/21',
  '2026/02/30',
  '0000/00/00',
  '1990',
  '1990/00/00',
  '40/5400+30',
  'Costa, Ana',
  'Name001, Given',
  '=1+1',
  '1234567',
  '-1',
  '1e999',
  'NaN',
  '__proto__',
  'constructor',
  'toString',
  '../../etc/passwd',
  'utf-8',
  'windows-1252',
  'Entries',
  ';',
  '\t',
  '\u0000',
  '\u2028',
  '\u0085',
  '\ud800',
  '\u{1f600}',
  'x'.repeat(9_999),
  "'; DROP TABLE log; --",
  '<script>',
  '%s%n',
  'A',
  'B',
  'U14',
  'name',
  'rating',
  'ignore',
  'board',
  'result',
];

/** What no schema wants. */
const SPOILT: readonly unknown[] = [
  null,
  undefined,
  true,
  -1,
  0,
  0.5,
  1e9,
  -1e9,
  2 ** 53,
  NaN,
  Infinity,
  '',
  'x',
  [],
  [null],
  {},
  { __proto__: null },
  'x'.repeat(20_000),
  ['__proto__'],
  Symbol.iterator,
  10n,
];

interface Def {
  readonly type: string;
  readonly shape?: Readonly<Record<string, z.core.$ZodType>>;
  readonly element?: z.core.$ZodType;
  readonly items?: readonly z.core.$ZodType[];
  readonly innerType?: z.core.$ZodType;
  readonly options?: readonly z.core.$ZodType[];
  readonly entries?: Readonly<Record<string, string>>;
  readonly values?: readonly unknown[];
}

const SAVED = ['save-trf', 'save-csv', 'save-xlsx'] as const;

/** Handles by what they were given for. */
type Handles = ReadonlyMap<FilePurpose | 'browse', readonly FileHandle[]>;

/** Makes values by schemas. */
class Maker {
  readonly #dice: Dice;
  #handles: Handles = new Map();
  /** Channel that arguments are made for. */
  channel = '';
  /** Texts of answers, such as tokens and names. */
  readonly heard: string[] = [];

  constructor(dice: Dice) {
    this.#dice = dice;
  }

  /** Handles that may be named; those that were used up may be named still. */
  offer(handles: Handles): void {
    this.#handles = handles;
  }

  #isHandle(key: string): boolean {
    return /^(file|source|target|folder)$/.test(key);
  }

  /** Mostly one of the purpose that the channel has for it. */
  #handle(key: string): FileHandle {
    const purpose = HANDLE_ARGUMENTS[this.channel as CommandName]?.[key] ?? 'browse';
    const asked = purpose === 'save' ? this.#dice.of(SAVED) : purpose;
    const fitting = this.#handles.get(asked)!;
    return this.#dice.chance(0.9)
      ? this.#dice.of(fitting)
      : this.#dice.of([...this.#handles.values()].flat());
  }

  #text(key: string): string {
    if (this.#isHandle(key)) return this.#handle(key);
    if (this.heard.length > 0 && this.#dice.chance(0.3)) return this.#dice.of(this.heard);
    return this.#dice.of(TEXTS);
  }

  #number(key: string): number {
    if (this.#dice.chance(0.05)) return this.#dice.of([0, -1, 999, 10_000, 1_000_000, 1_000_000_000, 0.5]);
    if (key === 'count') return this.#dice.below(50);
    if (key === 'seq' || key === 'from') return this.#dice.below(80);
    if (/rating|estimate/i.test(key)) return this.#dice.of([0, 1000, 1999, 2400, 4000]);
    return this.#dice.below(8);
  }

  /** A value that fits, mostly. */
  make(schema: z.core.$ZodType, key = ''): unknown {
    const def = schema._zod.def as unknown as Def;
    switch (def.type) {
      case 'object':
        return Object.fromEntries(
          Object.entries(def.shape!).map(([name, inner]) => [name, this.make(inner, name)]),
        );
      case 'string':
        return this.#text(key);
      case 'number':
        return key === 'confirmed' ? 5 : this.#number(key);
      case 'boolean':
        return this.#dice.chance(0.5);
      case 'null':
        return null;
      case 'enum':
        return this.#dice.of(Object.values(def.entries!));
      case 'literal':
        return this.#dice.of(def.values!);
      case 'array':
        return Array.from({ length: this.#dice.below(5) }, () => this.make(def.element!, key));
      case 'tuple':
        return def.items!.map((item) => this.make(item, key));
      case 'union':
        return key === 'confirmed' && this.#dice.chance(0.8)
          ? 5
          : this.make(this.#dice.of(def.options!), key);
      case 'nullable':
        return this.#dice.chance(0.4) ? null : this.make(def.innerType!, key);
      case 'optional':
        return this.#dice.chance(0.4) ? undefined : this.make(def.innerType!, key);
      case 'readonly':
      case 'default':
        return this.make(def.innerType!, key);
      default:
        throw new Error(`no value is made for a schema of ${def.type}`);
    }
  }

  /** The value with something in it that does not belong there. Handles stay what they are, or none. */
  spoil(value: unknown, key = ''): unknown {
    if (this.#isHandle(key))
      return this.#dice.chance(0.5) ? value : this.#dice.of(['', '\u0000', '/tmp/a.csv', null, 7]);
    if (Array.isArray(value) && value.length > 0 && this.#dice.chance(0.7)) {
      const at = this.#dice.below(value.length);
      return value.map((item: unknown, index) => (index === at ? this.spoil(item, key) : item));
    }
    if (
      typeof value === 'object' &&
      value !== null &&
      Object.keys(value).length > 0 &&
      this.#dice.chance(0.8)
    ) {
      const names = Object.keys(value);
      const at = this.#dice.of(names);
      const entries = Object.entries(value).map(
        ([name, inner]) => [name, name === at ? this.spoil(inner, name) : inner] as const,
      );
      const kept = this.#dice.chance(0.1) ? entries.filter(([name]) => name !== at) : entries;
      return Object.fromEntries(this.#dice.chance(0.05) ? [...kept, ['more', 1]] : kept);
    }
    return this.#dice.of(SPOILT);
  }

  /** Remembers texts of an answer: later calls speak of them. */
  hear(value: unknown, depth = 0): void {
    if (typeof value === 'string' && value.length < 100 && !value.includes('/')) {
      this.heard.push(value);
      if (this.heard.length > 300) this.heard.shift();
    } else if (typeof value === 'object' && value !== null && depth < 4)
      for (const inner of Object.values(value).slice(0, 6)) this.hear(inner, depth + 1);
  }
}

/** Calls that take a hundred times as long as others are made a tenth as often. */
const HEAVY =
  /^documents\.(render|save|print)|^round\.(pair|check|why)|^tournament\.(openDemo|export)|^players\.readTable|^results\.readTable/;
/** What ends the scene is made rarely. */
const ENDING = /^tournament\.(close|create|open|openDemo|recover|workOnCopy|takeOver|acceptImport)$/;

export interface RandomCalls {
  readonly calls: number;
  /** Replies by code; `ok` and `confirm` among them. */
  readonly codes: ReadonlyMap<string, number>;
  /** Bugs by where they were thrown, with the call that led to the first of each. */
  readonly bugs: ReadonlyMap<string, string>;
}

const NAMES = [
  'files',
  'files/players.csv',
  'files/results.csv',
  'files/report.trf',
  'files/broken.wallchart',
  'files/new.wallchart',
  'files/other.wallchart',
  'files/out.pdf',
  'files/out.trf',
  'files/out.csv',
  'files/log.txt',
  'files/none.csv',
  'open.wallchart',
  'second',
];

/** Files to be read and places to write to, each chosen for every purpose. */
async function chooseAll(program: Program): Promise<Handles> {
  const { folder } = await program.query('files.browse', { purpose: 'open', folder: null, into: 'files' });
  const handles = new Map<FilePurpose | 'browse', FileHandle[]>([['browse', [folder]]]);
  for (const purpose of FILE_PURPOSES) {
    const chosen: FileHandle[] = [];
    for (const name of NAMES) chosen.push(await program.choose(purpose, program.path(name)));
    handles.set(purpose, chosen);
  }
  return handles;
}

function makeFiles(program: Program): void {
  const folder = program.path('files');
  mkdirSync(folder);
  writeFileSync(program.path('files/players.csv'), 'Name;Rating\nCosta, Ana;2100\nChen, Li;1900\n');
  writeFileSync(program.path('files/results.csv'), 'Board;Result\n1;1-0\n2;0-1\n');
  writeFileSync(
    program.path('files/report.trf'),
    '012 Test\n001    1      Costa, Ana                         2100                              0.0    1\n',
  );
  writeFileSync(program.path('files/broken.wallchart'), 'no database');
}

/** A tournament in its third round, which calls begin with and come back to. */
async function setTheScene(program: Program): Promise<void> {
  await newTournament(program, 8);
  for (const round of [1, 2]) {
    await pairAndPublish(program, round);
    await playRound(program, round);
  }
}

/** Makes `calls` random calls. */
export async function randomCalls(calls: number, seed: number): Promise<RandomCalls> {
  const dice = new Dice(seed);
  const codes = new Map<string, number>();
  const bugs = new Map<string, string>();
  let program = new Program();
  const maker = new Maker(dice);
  makeFiles(program);
  await setTheScene(program);
  const channels: readonly (readonly [CallKind, string, z.core.$ZodType])[] = [
    ...QUERY_NAMES.map((name) => ['query', name, QUERIES[name].schema] as const),
    ...COMMAND_NAMES.map((name) => ['command', name, COMMANDS[name].schema] as const),
  ];
  for (let call = 0; call < calls;) {
    const [kind, name, schema] = dice.of(channels);
    if ((HEAVY.test(name) && dice.chance(0.9)) || (ENDING.test(name) && dice.chance(0.98))) continue;
    call++;
    // Now and then everything anew: most calls need a tournament that is open and not run down.
    if (call % 1000 === 0) {
      await program.close();
      program = new Program();
      makeFiles(program);
      await setTheScene(program);
    }
    if (call % 100 === 1 || call % 1000 === 0) maker.offer(await chooseAll(program));
    maker.channel = name;
    const fitting = maker.make(schema);
    const args = dice.chance(0.3) ? maker.spoil(fitting) : fitting;
    program.time += 1000;
    const told = (bug: unknown) => {
      const [what = '', where = ''] =
        bug instanceof Error ? (bug.stack ?? bug.message).split('\n') : [String(bug)];
      const key = `${what.slice(0, 200)} ${where.trim()}`;
      if (!bugs.has(key)) bugs.set(key, `call ${call} of seed ${seed}: ${name} ${inspect(args)}`);
    };
    const id = kind === 'command' ? `random-call-${seed}-${String(call).padStart(8, '0')}` : undefined;
    const reply = await answer(program.handlers, kind, name, args, told, id);
    const code = reply.ok ? 'ok' : 'refusal' in reply ? reply.refusal.code : 'confirm';
    if (code === 'no-document')
      await program.command('tournament.open', { file: program.path('open.wallchart') });
    codes.set(code, (codes.get(code) ?? 0) + 1);
    if (reply.ok) maker.hear(reply.value);
  }
  await program.close();
  return { calls, codes, bugs };
}

function inspect(args: unknown): string {
  const text = JSON.stringify(args, (_, value: unknown) =>
    typeof value === 'bigint' || typeof value === 'symbol' ? String(value) : value,
  );
  return (text ?? 'undefined').slice(0, 500);
}
