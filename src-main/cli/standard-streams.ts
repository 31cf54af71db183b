import { fstatSync, writeSync } from 'node:fs';

/**
 * Writes to the standard output (1) or the standard error (2). To files and pipes at once, since Node takes longer to load
 * a stream than we take to print a round; to a terminal, and to a pipe whose reader is slow, through the stream.
 */
export function writerTo(descriptor: 1 | 2): (data: string | Uint8Array) => void {
  let stream: NodeJS.WriteStream | null = null;
  return (data) => {
    const bytes = Buffer.from(data);
    const written = stream === null && isFileOrPipe(descriptor) ? writeAtOnce(descriptor, bytes) : 0;
    if (written < bytes.length) (stream ??= streamOf(descriptor)).write(bytes.subarray(written));
  };
}

/** The number of bytes that were taken at once. */
function writeAtOnce(descriptor: number, bytes: Uint8Array): number {
  let written = 0;
  try {
    while (written < bytes.length) written += writeSync(descriptor, bytes, written);
  } catch (error) {
    if (codeOf(error) !== 'EAGAIN') endOf(error);
  }
  return written;
}

function streamOf(descriptor: 1 | 2): NodeJS.WriteStream {
  return (descriptor === 1 ? process.stdout : process.stderr).on('error', endOf);
}

/** Whoever reads our output may stop early, as `head` does: then there is nothing left to say. */
function endOf(error: unknown): never {
  if (codeOf(error) === 'EPIPE') process.exit();
  throw error;
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

/** A pipe between two processes of Node is a socket. */
function isFileOrPipe(descriptor: number): boolean {
  const stats = fstatSync(descriptor);
  return stats.isFile() || stats.isFIFO() || stats.isSocket();
}
