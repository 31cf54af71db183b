/** Hands at the desk: what they have before them, and how they give a command. */
import { randomOf, type GameResult, type PlayerId } from '../../../src-engine/index.ts';
import type { CommandName, CommandReply, Commands, Queries } from '../../../src-main/ipc/contract.ts';
import { agreementTo } from '../../../src-renderer/state/agreement.ts';
import { withHandles, type WithPaths } from '../../../tools/choose.ts';
import { playerInput } from '../field.ts';
import { Program } from '../program.ts';
import { isForRatingOnly, Ledger, type Game, type Line, type Sheet } from './ledger.ts';

export const USUAL: readonly GameResult[] = ['white-wins', 'white-wins', 'draw', 'black-wins', 'black-wins'];

const SYSTEMS = [
  'dutch-2026',
  'dutch-2026',
  'dubov-2026',
  'burstein-2026',
  'lim-2026',
  'round-robin',
  'double-round-robin',
] as const;
/** How often each command was done, refused, or left at its question. */
export type Tally = Map<string, { done: number; refused: number; left: number }>;

type Random = ReturnType<typeof randomOf>;

/** Writes into the book what a command has stored, which ended with entry `seq`. */
type Booking = (seq: number, lines: readonly Line[], kinds: readonly string[]) => void;

export class Hands {
  readonly random: Random;
  readonly ledger = new Ledger();
  readonly #tally: Tally;
  program = new Program();
  commands = 0;
  readonly #seed: number;
  /** What was done, for the report of a difference. */
  readonly trail: string[] = [];

  constructor(seed: number, tally: Tally) {
    this.#seed = seed;
    this.random = randomOf(seed);
    this.#tally = tally;
  }

  async begin(): Promise<void> {
    const system = this.random.pick(SYSTEMS);
    // A round robin has no scoregroups to accelerate.
    const isAccelerated = this.random.chance(0.2) && !system.endsWith('round-robin');
    await this.program.run('tournament.create', {
      name: 'Random Open',
      city: 'Biel',
      federation: 'SUI',
      startDate: '2026/11/21',
      endDate: '2026/11/22',
      rounds: 7,
      system,
      acceleration: isAccelerated ? 'baku-2026' : 'none',
      target: this.program.path('open.wallchart'),
    });
    const players = this.random.integer(5, 12);
    // The weakest comes first: nobody but one in the middle has their number as identity.
    for (let number = players; number >= 1; number--) {
      // By twos of one rating, who may exchange their numbers (C.04.2 2.3).
      const rating = 2400 - 17 * (number - (number % 2));
      await this.program.run('players.add', playerInput(nameOf(number), rating));
      this.ledger.write(await this.seq(), []);
    }
  }

  async document() {
    return (await this.program.query('app.state', null)).document!;
  }

  async seq(): Promise<number> {
    return (await this.document()).lastEvent;
  }

  async players(): Promise<Queries['players.view']['value']['players']> {
    return (await this.program.query('players.view', null)).players;
  }

  round(round: number) {
    return this.program.query('round.view', { round });
  }

  lastSheet(): Sheet {
    return this.ledger.pages().at(-1) ?? new Map<number, Game>();
  }

  /** What pairing the next round does to the last one: games without a result are adjourned. */
  adjourned(): readonly Line[] {
    const boards = [...this.lastSheet()].flatMap(([board, { result }]) => (result === 'open' ? [board] : []));
    return boards.length === 0 ? [] : [{ kind: 'adjourned', round: this.ledger.pages().length, boards }];
  }

  /** Sends a command; some come under an identity, twice, as after a reply that was lost. */
  async #send<N extends CommandName>(
    name: N,
    args: WithPaths<Commands[N]['args']>,
  ): Promise<CommandReply<N>> {
    if (this.random.chance(0.85)) return this.program.command(name, args);
    this.program.time += 1000;
    const given = await withHandles(this.program.choose, name, args);
    const id = `hand-${this.#seed}-${this.trail.length}-of-this-test`;
    const command = this.program.handlers.commands[name];
    const [first, second] = await Promise.all([command(given, id), command(given, id)]);
    if (first.ok && !second.ok) throw new Error(`${name} sent twice is answered ${JSON.stringify(second)}`);
    return second;
  }

  /**
   * Gives a command as a page does, which mostly says yes when it is asked; null where it was refused or left. What happens
   * `meanwhile`, in another window, comes between question and yes: `lines` are what the yes came to then.
   */
  async give<N extends CommandName>(
    name: N,
    args: WithPaths<Commands[N]['args']>,
    lines: (value: Commands[N]['value']) => readonly Line[],
    book: Booking = (seq, told) => this.ledger.write(seq, told),
    meanwhile?: () => Promise<void>,
  ): Promise<Commands[N]['value'] | null> {
    const count = this.#tally.get(name) ?? { done: 0, refused: 0, left: 0 };
    this.#tally.set(name, count);
    let before = await this.seq();
    let reply = await this.#send(name, args);
    if (!reply.ok && 'confirm' in reply && this.random.chance(0.85)) {
      const asked = await this.seq();
      await meanwhile?.();
      before = await this.seq();
      const { confirm } = reply;
      reply = await this.#send(name, { ...args, confirmed: agreementTo(confirm) });
      if (!reply.ok && 'confirm' in reply && (before === asked || reply.confirm.shown === confirm.shown))
        throw new Error(`${name} asks again: ${JSON.stringify(reply.confirm)}`);
      if (!reply.ok && 'confirm' in reply && this.random.chance(0.5))
        reply = await this.#send(name, { ...args, confirmed: agreementTo(reply.confirm) });
    }
    const seq = await this.seq();
    const outcome = reply.ok ? `${before + 1}–${seq}` : 'refusal' in reply ? reply.refusal.code : 'left';
    this.trail.push(`${this.commands} ${name} ${JSON.stringify(args)} → ${outcome}`);
    if (!reply.ok) {
      count['refusal' in reply ? 'refused' : 'left']++;
      if (seq !== before) throw new Error(`${name} was not done, and stored something`);
      return null;
    }
    count.done++;
    if (seq === before) return reply.value;
    const rows = (await this.program.log()).filter((row) => row.seq > before);
    book(
      seq,
      lines(reply.value),
      rows.map(({ kind }) => kind),
    );
    return reply.value;
  }

  /** A result for a game of the book, or for none. */
  async result(
    keyed: { round: number; board: number; result: GameResult; white?: PlayerId; black?: PlayerId },
    game: Game | undefined,
  ): Promise<boolean> {
    const pages = this.ledger.pages();
    const value = await this.give('results.enter', { ...keyed, confirmed: 0 }, () => {
      if (game === undefined) throw new Error('a result was taken for no game');
      return [lineOfResult(pages.length, keyed, game, isForRatingOnly(pages, keyed.round, game))];
    });
    return value !== null;
  }

  async reopen(): Promise<void> {
    const { folder, time } = this.program;
    await this.program.close(true);
    this.program = new Program({}, folder);
    this.program.time = time;
    await this.program.run('tournament.open', { file: this.program.path('open.wallchart') });
  }
}

export function nameOf(number: number): string {
  return `Name${String(number).padStart(3, '0')}, Given`;
}

export function lineOfResult(
  onWall: number,
  { round, board, result }: { readonly round: number; readonly board: number; readonly result: GameResult },
  { white, black }: Game,
  ratedOnly: boolean,
): Line {
  if (round > onWall) throw new Error('a result was taken in a round that is not on the wall');
  return { kind: 'result', round, board, white, black, result, ratedOnly };
}
