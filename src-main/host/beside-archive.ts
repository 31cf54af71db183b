/**
 * The files that the packed program has beside its archive: threads, fonts, the native file of the database. Electron
 * checks the archive only (macOS, Windows), whose header has the SHA-256 of these files too; here they are compared.
 */
import { createHash } from 'node:crypto';
import { closeSync, openSync, readFileSync, readSync } from 'node:fs';
import { join } from 'node:path';

/** A node of the header of an asar archive: a folder, a link, or a file with its hash. */
interface ArchiveNode {
  readonly files?: Readonly<Record<string, ArchiveNode>>;
  readonly unpacked?: boolean;
  readonly link?: string;
  readonly integrity?: { readonly algorithm: string; readonly hash: string };
}

/** The header's own header: two sizes of Chromium's Pickle, each four bytes behind its own length. */
const PREFIX_BYTES = 16;
const TEXT_SIZE_AT = 12;

/**
 * The first file beside `archive` (the path of an `.asar` file) that is not the one that was packed, or is missing;
 * null when all are. `archive` is read as a file: Electron has to be told so by `process.noAsar`. Throws what Node throws
 * where the archive cannot be read.
 */
export function changedBeside(archive: string): string | null {
  const visit = (node: ArchiveNode, path: string): string | null => {
    for (const [name, child] of Object.entries(node.files ?? {})) {
      const childPath = path === '' ? name : `${path}/${name}`;
      const isFile = child.files === undefined && child.link === undefined;
      const changed = isFile
        ? child.unpacked === true && !isAsPacked(join(`${archive}.unpacked`, childPath), child)
        : visit(child, childPath);
      if (changed === true) return childPath;
      if (typeof changed === 'string') return changed;
    }
    return null;
  };
  return visit(headerOf(archive), '');
}

function headerOf(archive: string): ArchiveNode {
  const descriptor = openSync(archive, 'r');
  try {
    const prefix = Buffer.alloc(PREFIX_BYTES);
    readSync(descriptor, prefix, 0, PREFIX_BYTES, 0);
    const text = Buffer.alloc(prefix.readUInt32LE(TEXT_SIZE_AT));
    readSync(descriptor, text, 0, text.length, PREFIX_BYTES);
    return JSON.parse(text.toString('utf8')) as ArchiveNode;
  } finally {
    closeSync(descriptor);
  }
}

function isAsPacked(path: string, { integrity }: ArchiveNode): boolean {
  if (integrity?.algorithm !== 'SHA256') return false;
  try {
    return createHash('sha256').update(readFileSync(path)).digest('hex') === integrity.hash;
  } catch {
    return false;
  }
}
