/**
 * Lets eslint ask for types in Svelte's files without making the program of all sources anew for each of them. What
 * Svelte's parser hands on to that of TypeScript is not what stands on the disk, so TypeScript took every such file for
 * one that had changed. Here TypeScript reads at once what it will be handed. `eslint.config.js` imports this first.
 */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import svelteConfig from '../svelte.config.js';

/** The parser does it by itself for components where it is loaded with this; it also gives them types of their properties. */
process.env.SVELTE_ESLINT_PARSER_EXPERIMENTAL_TS_SYS_HOOK ??= '1';

const { default: svelte } = await import('eslint-plugin-svelte');
const { default: ts } = await import('typescript-eslint');

const svelteParser = svelte.configs['flat/base'].find(({ languageOptions }) => languageOptions?.parser)
  .languageOptions.parser;
/** Of the compiler that typescript-eslint asks for types. */
const { sys } = createRequire(import.meta.resolve('typescript-eslint'))('typescript');

/** As in `eslint.config.js`: the parser goes by them whenever TypeScript reads a component. */
const OPTIONS = { extraFileExtensions: ['.svelte'], projectService: true };

/** What the parser hands on for a module with runes. */
function handedOn(filePath, text) {
  let last = text;
  const parser = {
    ...ts.parser,
    parseForESLint(code, options) {
      last = code;
      return ts.parser.parseForESLint(code, { ...options, projectService: undefined });
    },
  };
  try {
    svelteParser.parseForESLint(text, { ...OPTIONS, filePath, parser, svelteConfig });
  } catch {
    return text;
  }
  return last;
}

const readFile = sys.readFile.bind(sys);
sys.readFile = (path, encoding) => {
  const text = readFile(path, encoding);
  const hasRunes = path.endsWith('.svelte.ts') && !path.includes('/node_modules/');
  return text === undefined || !hasRunes || !existsSync(path) ? text : handedOn(path, text);
};
