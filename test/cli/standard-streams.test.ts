/** What goes where when a command writes, through an output that is made here. */
import { describe, expect, it } from 'vitest';
import { writerTo } from '../../src-main/cli/standard-streams.ts';

const errorOf = (code: string) => Object.assign(new Error(code), { code });

/** An output of a kind that takes so many bytes at once, and then refuses with a code. */
class Output {
  readonly atOnce: string[] = [];
  readonly streamed: string[] = [];
  opened = 0;
  left = 0;
  /** How many bytes are taken of each piece; a text is the code of an error. */
  takes: (number | string)[] = [];
  #fail: (error: unknown) => void = () => undefined;
  readonly #kind: string;

  constructor(kind: string) {
    this.#kind = kind;
  }

  fail(error: unknown): void {
    this.#fail(error);
  }

  readonly write = writerTo(1, {
    stats: () => ({
      isFile: () => this.#kind === 'file',
      isFIFO: () => this.#kind === 'pipe',
      isSocket: () => this.#kind === 'socket',
    }),
    writeAtOnce: (bytes) => {
      const takes = this.takes.shift() ?? Infinity;
      if (typeof takes === 'string') throw errorOf(takes);
      const taken = bytes.subarray(0, Math.min(takes, bytes.length));
      this.atOnce.push(Buffer.from(taken).toString());
      return taken.length;
    },
    stream: () => {
      this.opened++;
      const stream = {
        write: (bytes: Uint8Array) => this.streamed.push(Buffer.from(bytes).toString()) > 0,
        on: (name: string, listener: (error: unknown) => void) => {
          if (name === 'error') this.#fail = listener;
          return stream;
        },
      };
      return stream as never;
    },
    leave: () => {
      this.left++;
      throw new Error('left');
    },
  });
}

describe('an output', () => {
  it.each(['file', 'pipe', 'socket'])('that is a %s takes all at once', (kind) => {
    const output = new Output(kind);
    output.write('one ½\n');
    output.write(new TextEncoder().encode('two\n'));
    output.write('');
    expect([output.atOnce, output.streamed, output.opened]).toEqual([['one ½\n', 'two\n'], [], 0]);
  });

  it('that takes a part gets the rest after it', () => {
    const output = new Output('pipe');
    output.takes = [2, 3];
    output.write('123456789');
    expect([output.atOnce, output.streamed]).toEqual([['12', '345', '6789'], []]);
  });

  it('that is a terminal is written through its stream, which is opened once', () => {
    const output = new Output('terminal');
    output.write('one\n');
    output.write('two\n');
    expect([output.atOnce, output.streamed, output.opened]).toEqual([[], ['one\n', 'two\n'], 1]);
  });

  it('that is full gets the rest, and all that comes later, through its stream', () => {
    const output = new Output('pipe');
    output.takes = [4, 'EAGAIN'];
    output.write('123456789');
    output.write('later');
    expect([output.atOnce, output.streamed, output.opened]).toEqual([['1234'], ['56789', 'later'], 1]);
  });

  it('that nobody reads any more ends the program without a word', () => {
    const output = new Output('pipe');
    output.takes = [1, 'EPIPE'];
    expect(() => output.write('123')).toThrow('left');
    expect([output.left, output.streamed]).toEqual([1, []]);
    const terminal = new Output('terminal');
    terminal.write('one');
    expect(() => terminal.fail(errorOf('EPIPE'))).toThrow('left');
    expect(terminal.left).toBe(1);
  });

  it('that cannot be written says why', () => {
    const output = new Output('file');
    output.takes = ['ENOSPC'];
    expect(() => output.write('123')).toThrow('ENOSPC');
    const terminal = new Output('terminal');
    terminal.write('one');
    expect(() => terminal.fail(errorOf('EIO'))).toThrow('EIO');
    expect(() => terminal.fail('EPIPE')).toThrow('EPIPE');
    expect([output.left, terminal.left, output.streamed]).toEqual([0, 0, []]);
  });
});
