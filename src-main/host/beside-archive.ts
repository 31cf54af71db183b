/**
 * The files that the packed program has beside its archive: threads, fonts, the native file of the database. Electron
 * checks the archive only (macOS, Windows), whose header has the SHA-256 of these files too; here they are compared.
 */
import { createHash } from 'node:crypto';
import { closeSync, existsSync, openSync, readdirSync, readFileSync, readSync } from 'node:fs';
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

/** What macOS leaves in a folder that somebody looked at. */
const NOTE_OF_FINDER = '.DS_Store';

/**
 * The first file beside `archive` (the path of an `.asar` file) that is not the one that was packed, is missing, or was not
 * packed at all: Node would look for packages and native files beside those that are loaded. Null when all is as packed.
 * `archive` is read as a file: Electron has to be told so by `process.noAsar`. Throws where the header cannot be read.
 */
export function changedBeside(archive: string): string | null {
  const folder = `${archive}.unpacked`;
  const packed = unpackedIn(headerOf(archive), '');
  const changed = packed.find(({ path, node }) => !isAsPacked(join(folder, path), node));
  if (changed !== undefined) return changed.path;
  const known = new Set(packed.map(({ path }) => path));
  return thereIn(folder, '').find((path) => !known.has(path)) ?? null;
}

/** The files of a folder of the header that lie beside the archive, by their paths in it. */
function unpackedIn(
  folder: ArchiveNode,
  path: string,
): { readonly path: string; readonly node: ArchiveNode }[] {
  return Object.entries(folder.files ?? {}).flatMap(([name, node]) => {
    const own = path + name;
    if (node.files !== undefined) return unpackedIn(node, `${own}/`);
    return node.unpacked === true && node.link === undefined ? [{ path: own, node }] : [];
  });
}

/** Everything under a folder but folders, links included, by paths in it; none where the folder is missing. */
function thereIn(folder: string, path: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => name !== NOTE_OF_FINDER)
    .flatMap((entry) => {
      const own = path + entry.name;
      return entry.isDirectory() ? thereIn(join(folder, entry.name), `${own}/`) : [own];
    });
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
