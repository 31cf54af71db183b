/** Damages reports in the ways that files get damaged: for the fuzz run and its share in the tests. */

/** A small deterministic generator (mulberry32): the same seed damages the same way. */
export class Dice {
  private state: number;

  constructor(seed: number) {
    this.state = seed >>> 0;
  }

  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  }

  /** A whole number from 0 to `below` - 1. */
  below(below: number): number {
    return this.next() % Math.max(1, below);
  }

  of<T>(list: readonly T[]): T {
    return list[this.below(list.length)]!;
  }
}

type Mutation = (bytes: Uint8Array, dice: Dice) => Uint8Array;

const encode = (text: string) => new TextEncoder().encode(text);
const decode = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes);

/** Works on lines; the bytes are taken as Latin-1, so that nothing but the mutation changes them. */
function onLines(change: (lines: string[], dice: Dice) => void): Mutation {
  return (bytes, dice) => {
    const lines = decode(bytes).split(/\r\n|\r|\n/);
    change(lines, dice);
    return Uint8Array.from(
      lines.join(dice.of(['\n', '\r\n', '\r'])),
      (character) => character.charCodeAt(0) & 0xff,
    );
  };
}

/** Characters that are no letters, take more than one byte or unit, or may be taken for the end of a line. */
const CHARACTERS = [
  '\t',
  '\0',
  '\v',
  '\f',
  '\u0085',
  '\u2028',
  '\ufeff',
  'é',
  'ž',
  'e\u0301',
  'Ж',
  '漢',
  '𠮷',
  '👑',
  '\u00a0',
];

/** Works on the lines of players, with the text as UTF-8. */
function onPlayers(change: (lines: string[], players: readonly number[], dice: Dice) => void): Mutation {
  return (bytes, dice) => {
    const lines = new TextDecoder().decode(bytes).split(/\r\n|\r|\n/);
    const players = lines.flatMap((line, index) => (line.startsWith('001') ? [index] : []));
    if (players.length > 0) change(lines, players, dice);
    return encode(lines.join(dice.of(['\n', '\r\n', '\r'])));
  };
}

/** Rounds that a line has columns for. */
function roundsIn(line: string): number {
  return Math.max(0, Math.floor((line.length - FIRST_CELL) / CELL_WIDTH) + 1);
}

const FIRST_CELL = 91;
const CELL_WIDTH = 10;

/** The line with the cell of a round (from 0) replaced by another of eight characters. */
function withCell(line: string, round: number, cell: string): string {
  const at = FIRST_CELL + CELL_WIDTH * round;
  return line.padEnd(at).slice(0, at) + cell + line.slice(at + cell.length);
}

const TAGS =
  '001 012 042 062 132 142 152 162 192 202 240 250 260 299 300 310 013 XXR XXC XXZ XXS XXA XXP BBW BBU FRA ### 101'.split(
    ' ',
  );
const TOKENS =
  '-1 0 0000 9999 99999 1e9 NaN Infinity 11.5 -0.5 ½ U Z + = ? w b \u0000 \uFEFF \u2028 0001 1 2 3'.split(
    ' ',
  );

/** Every kind of damage by name. */
export const MUTATIONS: Readonly<Record<string, Mutation>> = {
  'flip a byte': (bytes, dice) => {
    const copy = bytes.slice();
    if (copy.length > 0) copy[dice.below(copy.length)]! ^= 1 << dice.below(8);
    return copy;
  },
  'flip many bytes': (bytes, dice) => {
    const copy = bytes.slice();
    for (let n = 0; n < 40 && copy.length > 0; n++) copy[dice.below(copy.length)] = dice.below(256);
    return copy;
  },
  'cut the end off': (bytes, dice) => bytes.slice(0, dice.below(bytes.length)),
  'cut a piece out': (bytes, dice) => {
    const from = dice.below(bytes.length);
    const to = Math.min(bytes.length, from + dice.below(200));
    return Uint8Array.from([...bytes.slice(0, from), ...bytes.slice(to)]);
  },
  'drop a line': onLines((lines, dice) => void lines.splice(dice.below(lines.length), 1)),
  'double a line': onLines((lines, dice) => {
    const at = dice.below(lines.length);
    lines.splice(at, 0, lines[at]!);
  }),
  'swap two lines': onLines((lines, dice) => {
    const [a, b] = [dice.below(lines.length), dice.below(lines.length)];
    [lines[a], lines[b]] = [lines[b]!, lines[a]!];
  }),
  'shorten a line': onLines((lines, dice) => {
    const at = dice.below(lines.length);
    lines[at] = lines[at]!.slice(0, dice.below(lines[at]!.length + 1));
  }),
  'shift a line': onLines((lines, dice) => {
    const at = dice.below(lines.length);
    const column = dice.below(lines[at]!.length + 1);
    const tail = lines[at]!.slice(column);
    lines[at] =
      lines[at]!.slice(0, column) +
      (dice.below(2) === 0 ? ' '.repeat(1 + dice.below(5)) + tail : tail.slice(1));
  }),
  'overfill a field': onLines((lines, dice) => {
    const at = dice.below(lines.length);
    const column = dice.below(lines[at]!.length + 1);
    lines[at] =
      lines[at]!.slice(0, column) +
      dice.of(['9', 'X', '-', '.']).repeat(1 + dice.below(60)) +
      lines[at]!.slice(column);
  }),
  'put a token somewhere': onLines((lines, dice) => {
    const at = dice.below(lines.length);
    const token = dice.of(TOKENS);
    const column = dice.below(lines[at]!.length + 1);
    lines[at] = lines[at]!.slice(0, column) + token + lines[at]!.slice(column + token.length);
  }),
  'change a tag': onLines((lines, dice) => {
    const at = dice.below(lines.length);
    lines[at] = dice.of(TAGS) + lines[at]!.slice(3);
  }),
  'invent a record': onLines((lines, dice) => {
    const words = Array.from({ length: dice.below(9) }, () => dice.of(TOKENS).padStart(dice.below(8)));
    lines.splice(dice.below(lines.length + 1), 0, `${dice.of(TAGS)} ${words.join(' ')}`);
  }),
  'mix two rounds': onLines((lines, dice) => {
    const players = lines.flatMap((line, index) => (line.startsWith('001') ? [index] : []));
    if (players.length < 2) return;
    const [a, b] = [dice.of(players), dice.of(players)];
    const column = 91 + 10 * dice.below(5);
    const [first, second] = [lines[a]!, lines[b]!];
    lines[a] = first.slice(0, column) + second.slice(column);
    lines[b] = second.slice(0, column) + first.slice(column);
  }),
  'number a player anew': onLines((lines, dice) => {
    const players = lines.flatMap((line, index) => (line.startsWith('001') ? [index] : []));
    if (players.length === 0) return;
    const at = dice.of(players);
    lines[at] = `001 ${String(dice.below(10_001)).padStart(4)}${lines[at]!.slice(8)}`;
  }),
  'shift the cells of a player': onPlayers((lines, players, dice) => {
    const at = dice.of(players);
    const column = FIRST_CELL + CELL_WIDTH * dice.below(roundsIn(lines[at]!) + 1);
    const [head, tail] = [lines[at]!.slice(0, column), lines[at]!.slice(column)];
    lines[at] = head + (dice.below(2) === 0 ? ' '.repeat(CELL_WIDTH) + tail : tail.slice(CELL_WIDTH));
  }),
  'let rounds end raggedly': onPlayers((lines, players, dice) => {
    for (const at of players) {
      if (dice.below(3) > 0) continue;
      lines[at] = lines[at]!.slice(0, FIRST_CELL + dice.below(lines[at]!.length - FIRST_CELL + CELL_WIDTH));
    }
  }),
  'pair a player with themselves, nobody or anybody': onPlayers((lines, players, dice) => {
    const at = dice.of(players);
    const opponent = dice.of([
      lines[at]!.slice(4, 8),
      '9999',
      '0000',
      '    ',
      String(dice.below(400)).padStart(4),
    ]);
    const cell = `${opponent} ${dice.of(['w', 'b', '-', ' '])} ${dice.of([...'1=0WDL+-HFUZ? *'])}`;
    lines[at] = withCell(lines[at]!, dice.below(roundsIn(lines[at]!) + 1), cell);
  }),
  'change one side of results': onPlayers((lines, players, dice) => {
    const at = dice.of(players);
    const column = FIRST_CELL + CELL_WIDTH * dice.below(roundsIn(lines[at]!) + 1) + 7;
    lines[at] =
      lines[at]!.padEnd(column).slice(0, column) + dice.of([...'1=0+-WDL']) + lines[at]!.slice(column + 1);
  }),
  'give two players one number': onPlayers((lines, players, dice) => {
    const [from, to] = [dice.of(players), dice.of(players)];
    lines[to] = lines[to]!.slice(0, 4) + lines[from]!.slice(4, 8) + lines[to]!.slice(8);
  }),
  'write a name in other letters': onPlayers((lines, players, dice) => {
    const at = dice.of(players);
    const name = Array.from({ length: 1 + dice.below(33) }, () => dice.of(CHARACTERS)).join('');
    // Filled up by units, by characters, or not at all.
    const filled = dice.of([name.padEnd(33), name + ' '.repeat(Math.max(0, 33 - [...name].length)), name]);
    lines[at] = lines[at]!.slice(0, 14) + filled + lines[at]!.slice(47);
  }),
  'put a strange character somewhere': onPlayers((lines, _players, dice) => {
    const at = dice.below(lines.length);
    const column = dice.below(lines[at]!.length + 1);
    lines[at] = lines[at]!.slice(0, column) + dice.of(CHARACTERS) + lines[at]!.slice(column + dice.below(2));
  }),
  'leave nothing but signs without opponents': onPlayers((lines, players, dice) => {
    for (const at of players) {
      lines[at] = lines[at]!.replace(/0000 - [HFUZ1=0]/g, () => `0000 - ${dice.of(['+', '-'])}`);
    }
  }),
  'add a mark': (bytes, dice) =>
    Uint8Array.from([
      ...dice.of([
        [0xef, 0xbb, 0xbf],
        [0xff, 0xfe],
        [0xfe, 0xff],
        [0, 0],
      ]),
      ...bytes,
    ]),
};

/** One to three kinds of damage in a row. */
export function damaged(bytes: Uint8Array, dice: Dice): { readonly bytes: Uint8Array; readonly how: string } {
  const names = Array.from({ length: 1 + dice.below(3) }, () => dice.of(Object.keys(MUTATIONS)));
  return {
    bytes: names.reduce((changed, name) => MUTATIONS[name]!(changed, dice), bytes),
    how: names.join(', '),
  };
}

function playerLine(number: number, cells: string): string {
  return `001 ${String(number).padStart(4)} m    ${`Player ${number}`.padEnd(33)} 2000 FRA ${'0'.padStart(11)} 1990/00/00  0.0 ${String(number).padStart(4)}${cells}`;
}

/** Files of monstrous size and shape, by name. */
export const MONSTERS: Readonly<Record<string, () => Uint8Array>> = {
  'a line of 10 MB': () => encode(`012 ${'A'.repeat(10_000_000)}\n${playerLine(1, '')}\n`),
  'a player of 10 MB': () => encode(`${playerLine(1, '     2 w 1'.repeat(1_000_000))}\n`),
  '9,999 players': () =>
    encode(Array.from({ length: 9_999 }, (_, index) => playerLine(index + 1, '')).join('\n')),
  '9,999 players of 20 rounds': () => {
    const cells = (number: number) =>
      number === 9_999
        ? '  0000 - U'.repeat(20)
        : `  ${String(((number - 1) ^ 1) + 1).padStart(4)} ${number % 2 === 1 ? 'w' : 'b'} =`.repeat(20);
    return encode(
      Array.from({ length: 9_999 }, (_, index) => playerLine(index + 1, cells(index + 1))).join('\r'),
    );
  },
  '9,999 broken players': () =>
    encode(
      Array.from({ length: 9_999 }, (_, index) =>
        `${playerLine(index + 1, '').slice(0, 60)}x`.padEnd(140, 'x'),
      ).join('\n'),
    ),
  '999 rounds': () =>
    encode(`${playerLine(1, '     2 w ='.repeat(999))}\n${playerLine(2, '     1 b ='.repeat(999))}\n`),
  '1,000,000 short lines': () => encode('x\n'.repeat(1_000_000)),
  '300,000 unknown records behind one player': () =>
    encode(`${playerLine(1, '')}\n${'QQQ 1\n'.repeat(300_000)}`),
  '100,000 byes': () => encode(`${playerLine(1, '')}\n${'240 H   1    1\n'.repeat(100_000)}`),
  '20,000 prohibitions': () =>
    encode(`${playerLine(1, '')}\n${playerLine(2, '')}\n${'XXP 1 2\n'.repeat(20_000)}`),
  'nothing but line ends': () => encode('\r\n\r\r\n'.repeat(100_000)),
  nothing: () => new Uint8Array(0),
};
