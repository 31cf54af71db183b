/** The words of an engine's command line. */

/** Exit codes of bbpPairings: `badRequest` is also bad input, `fileError` a file that is not accessible. */
export const ENGINE_EXIT = {
  done: 0,
  noPairing: 1,
  bug: 2,
  badRequest: 3,
  tooLarge: 4,
  fileError: 5,
} as const;

export interface EngineCall {
  readonly mode: 'pair' | 'check' | 'generate' | 'version';
  readonly showVersion: boolean;
  /** Family that the call names; null leaves the system to the file. */
  readonly family: 'dutch' | 'burstein' | null;
  /** Tournament to pair or check, or model of a generated one. */
  readonly input: string | null;
  /** `-p OUT` or `-o OUT`. */
  readonly output: string | null;
  readonly round: number | null;
  readonly config: string | null;
  readonly seed: string | null;
  /** Null without `-l`, `''` for `-l` without a name. */
  readonly list: string | null;
  /** JaVaFo's `-b`. */
  readonly baku: boolean;
}

const MARKS = ['-p', '-c', '-g', '-r', '--dutch', '--burstein'];

/** Whether a command line is one of an engine. */
export function isEngineCall(args: readonly string[]): boolean {
  return args.some((word) => MARKS.includes(word));
}

/** Understands an engine's command line; null where it is none. */
export function parseEngineCall(args: readonly string[]): EngineCall | null {
  const call = {
    mode: null as EngineCall['mode'] | null,
    showVersion: false,
    family: null as EngineCall['family'],
    input: null as string | null,
    output: null as string | null,
    round: null as number | null,
    config: null as string | null,
    seed: null as string | null,
    list: null as string | null,
    baku: false,
  };
  const words = [...args];
  const value = (): string | null =>
    words[0] !== undefined && (words[0] === '-' || !words[0].startsWith('-')) ? words.shift()! : null;
  const choose = (mode: EngineCall['mode']): boolean => {
    const free = call.mode === null;
    call.mode = mode;
    return free;
  };
  while (words.length > 0) {
    const word = words.shift()!;
    if (word === '-r') call.showVersion = true;
    else if (word === '--dutch' || word === '--burstein')
      call.family = word === '--dutch' ? 'dutch' : 'burstein';
    else if (word === '-p') {
      if (!choose('pair')) return null;
      call.output = value();
    } else if (word === '-c') {
      if (!choose('check')) return null;
      const round = value();
      if (round !== null && !/^\d{1,3}$/.test(round)) return null;
      call.round = round === null ? null : Number(round);
    } else if (word === '-g') {
      if (!choose('generate')) return null;
      call.config = value();
    } else if (word === '-o') {
      call.output = value();
      if (call.output === null) return null;
    } else if (word === '-s') {
      call.seed = value();
      if (call.seed === null) return null;
    } else if (word === '-l') call.list = value() ?? '';
    else if (word === '-b') call.baku = true;
    // JaVaFo's choice of a search method: every method here gives the same pairing.
    else if (word === '-w' || word === '-q') value();
    else if (word.startsWith('-') || call.input !== null) return null;
    else call.input = word;
  }
  if (call.mode === null)
    return call.showVersion && call.input === null ? { ...call, mode: 'version' } : null;
  const complete = call.mode === 'generate' ? call.output !== null : call.input !== null;
  return complete ? { ...call, mode: call.mode } : null;
}
