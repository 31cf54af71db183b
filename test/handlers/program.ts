/** The program without a host: handlers over temporary folders and a clock that tests turn. */
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createHandlers, type Ports } from '../../src-main/handlers/index.ts';
import { LOG_WINDOW } from '../../src-main/ipc/contract.ts';
import type {
  CommandName,
  CommandReply,
  Commands,
  Confirmation,
  Handlers,
  LogFilter,
  LogRow,
  Queries,
  QueryName,
  Refusal,
} from '../../src-main/ipc/contract.ts';
import { agreementTo } from '../../src-renderer/state/agreement.ts';
import { callerOf, chooserOf, withHandles, type Chooser, type WithPaths } from '../../tools/choose.ts';

const ROOT = join(import.meta.dirname, '../..');

export class Program {
  readonly folder: string;
  readonly handlers: Handlers;
  /** What the clock shows; each command takes a second. */
  time = Date.parse('2026-11-21T09:00:00Z');

  constructor(ports: Partial<Ports> = {}, folder = mkdtempSync(join(tmpdir(), 'wallchart-test-'))) {
    this.folder = folder;
    mkdirSync(join(folder, 'user'), { recursive: true });
    // A Paper Pack after every publication of every test would take longer than the tests.
    const preferences = join(folder, 'user', 'preferences.json');
    if (!existsSync(preferences)) writeFileSync(preferences, JSON.stringify({ paperPacks: 'off' }));
    this.handlers = createHandlers({
      version: '0.0.0-test',
      host: 'loopback',
      actor: () => 'CA',
      now: () => new Date(this.time),
      userData: join(folder, 'user'),
      documents: folder,
      fonts: join(ROOT, 'out/fonts'),
      demoFile: join(ROOT, 'assets/demo/demo.json'),
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
      isOnline: () => true,
      everyQuarter: () => () => undefined,
      ...ports,
    });
  }

  /** Chooses a file as a person would. Commands below do so with each path in their arguments. */
  readonly choose: Chooser = (purpose, path) => chooserOf(callerOf(this.handlers))(purpose, path);

  path(name: string): string {
    return join(this.folder, name);
  }

  /** The answer of a query, which must succeed. */
  async query<N extends QueryName>(name: N, args: Queries[N]['args']): Promise<Queries[N]['value']> {
    const reply = await this.handlers.queries[name](args);
    if (!reply.ok) throw new Error(`${name}: ${reply.refusal.code}: ${reply.refusal.message}`);
    return reply.value;
  }

  /** The log's newest entries that match. */
  async log(category: LogFilter = 'all', text = ''): Promise<readonly LogRow[]> {
    return (await this.query('log.view', { text, category, from: 0, count: LOG_WINDOW, seq: null })).rows;
  }

  async command<N extends CommandName>(
    name: N,
    args: WithPaths<Commands[N]['args']>,
  ): Promise<CommandReply<N>> {
    const given = await withHandles(this.choose, name, args);
    this.time += 1000;
    return this.handlers.commands[name](given);
  }

  /** The answer of a command, which must succeed without a question. */
  async run<N extends CommandName>(
    name: N,
    args: WithPaths<Commands[N]['args']>,
  ): Promise<Commands[N]['value']> {
    const reply = await this.command(name, args);
    if (reply.ok) return reply.value;
    throw new Error(`${name}: ${JSON.stringify('refusal' in reply ? reply.refusal : reply.confirm)}`);
  }

  /** Runs a command, confirming what it asks. */
  async confirm<N extends CommandName>(
    name: N,
    args: WithPaths<Commands[N]['args']>,
  ): Promise<Commands[N]['value']> {
    const reply = await this.command(name, args);
    if (reply.ok) return reply.value;
    if ('refusal' in reply) throw new Error(`${name}: ${JSON.stringify(reply.refusal)}`);
    return this.run(name, { ...args, confirmed: agreementTo(reply.confirm) });
  }

  /** The refusal of a command, which must be refused. */
  async refused<N extends CommandName>(name: N, args: WithPaths<Commands[N]['args']>): Promise<Refusal> {
    const reply = await this.command(name, args);
    if (!reply.ok && 'refusal' in reply) return reply.refusal;
    throw new Error(`${name} was not refused`);
  }

  /** The question of a command, which must ask. */
  async asked<N extends CommandName>(name: N, args: WithPaths<Commands[N]['args']>): Promise<Confirmation> {
    const reply = await this.command(name, args);
    if (!reply.ok && 'confirm' in reply) return reply.confirm;
    throw new Error(`${name} did not ask: ${JSON.stringify(reply)}`);
  }

  async close(keepFolder = false): Promise<void> {
    await this.handlers.close();
    if (!keepFolder) rmSync(this.folder, { recursive: true, force: true });
  }
}
