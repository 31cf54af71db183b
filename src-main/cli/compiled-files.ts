/**
 * The files of the command line with what V8 made of them. A process that pairs one round spends more time on compiling
 * than on pairing; so the build runs the program once and stores the compiled functions beside each file
 * (`tools/compile-cli.ts`). V8 refuses what another version of it made, or one with other flags; then it compiles anew.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import Module, { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { constants, Script } from 'node:vm';

/** The compiled functions of `chunk-shared-Ci6nFn7j.cjs` are in `chunk-shared-Ci6nFn7j.cjs.code`. */
const ENDING = '.code';

/** V8 knows the source that compiled functions belong to by its length only: the file's name has to tell the rest. */
const HAS_HASH = /-[\w-]{8}\.cjs$/;

interface Loaded {
  exports: unknown;
}

type Body = (
  exports: unknown,
  require: (name: string) => unknown,
  module: Loaded,
  filename: string,
  folder: string,
) => void;

export class CompiledFiles {
  private readonly modules = new Map<string, Loaded>();
  private readonly scripts = new Map<string, Script>();
  /** Files of which V8 took the stored functions. */
  reused = 0;

  /** The exports of a CommonJS file, of which each is run once. Throws what `node:fs` and the file throw. */
  load(path: string): unknown {
    const known = this.modules.get(path);
    if (known !== undefined) return known.exports;
    const module: Loaded = { exports: {} };
    this.modules.set(path, module);
    const folder = dirname(path);
    const elsewhere = createRequire(path);
    const require = (name: string): unknown =>
      name.startsWith('./') ? this.load(join(folder, name)) : elsewhere(name);
    const body = this.script(path).runInThisContext() as Body;
    body.call(module.exports, module.exports, require, module, path, folder);
    return module.exports;
  }

  /** Stores what has been compiled of the files so far; answers how many files got something. */
  store(): number {
    for (const [path, script] of this.scripts) writeFileSync(path + ENDING, script.createCachedData());
    return this.scripts.size;
  }

  private script(path: string): Script {
    const source = Module.wrap(readFileSync(path, 'utf8'));
    const cachedData = HAS_HASH.test(path) ? contentsOf(path + ENDING) : undefined;
    const importModuleDynamically = constants.USE_MAIN_CONTEXT_DEFAULT_LOADER;
    const script = new Script(source, { filename: path, importModuleDynamically, cachedData });
    if (HAS_HASH.test(path)) this.scripts.set(path, script);
    if (script.cachedDataRejected === false) this.reused++;
    return script;
  }
}

function contentsOf(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}
