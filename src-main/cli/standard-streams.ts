import { fstatSync, writeSync, type Stats } from 'node:fs';

/** What is written to: the process’s own outputs in production, a stand-in in tests. */
interface Outlet {
  stats(): Pick<Stats, 'isFile' | 'isFIFO' | 'isSocket'>;
  /** Answers how many bytes were taken; throws what `node:fs` throws. */
  writeAtOnce(bytes: Uint8Array): number;
  /** Takes all, sooner or later; loaded when it is asked for. */
  stream(): Pick<NodeJS.WriteStream, 'write' | 'on'>;
  /** Ends the process. */
  leave(): never;
}

function outletOf(descriptor: 1 | 2): Outlet {
  return {
    stats: () => fstatSync(descriptor),
    writeAtOnce: (bytes) => writeSync(descriptor, bytes),
    stream: () => (descriptor === 1 ? process.stdout : process.stderr),
    leave: () => process.exit(),
  };
}

/**
 * Writes to the standard output (1) or the standard error (2). To files and pipes at once, since Node takes longer to load
 * a stream than we take to print a round; to a terminal, and to a pipe whose reader is slow, through the stream.
 */
export function writerTo(
  descriptor: 1 | 2,
  outlet: Outlet = outletOf(descriptor),
): (data: string | Uint8Array) => void {
  let stream: ReturnType<Outlet['stream']> | null = null;
  /** Whoever reads our output may stop early, as `head` does: then there is nothing left to say. */
  const endOf = (error: unknown): never => {
    if (codeOf(error) === 'EPIPE') outlet.leave();
    throw error;
  };
  /** The number of bytes that were taken at once. */
  const writeAtOnce = (bytes: Uint8Array): number => {
    let written = 0;
    try {
      while (written < bytes.length) written += outlet.writeAtOnce(bytes.subarray(written));
    } catch (error) {
      if (codeOf(error) !== 'EAGAIN') endOf(error);
    }
    return written;
  };
  const open = (): ReturnType<Outlet['stream']> => {
    const opened = outlet.stream();
    opened.on('error', endOf);
    return opened;
  };
  return (data) => {
    const bytes = Buffer.from(data);
    const written = stream === null && isFileOrPipe(outlet.stats()) ? writeAtOnce(bytes) : 0;
    if (written < bytes.length) (stream ??= open()).write(bytes.subarray(written));
  };
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

/** A pipe between two processes of Node is a socket. */
function isFileOrPipe(stats: ReturnType<Outlet['stats']>): boolean {
  return stats.isFile() || stats.isFIFO() || stats.isSocket();
}
