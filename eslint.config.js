import './tools/svelte-types.mjs';
import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default ts.config(
  { ignores: ['out/', 'dist/', 'coverage/', '.cache/', '.svelte-check/', 'node_modules/'] },
  js.configs.recommended,
  ...ts.configs.recommendedTypeChecked,
  ...svelte.configs['flat/recommended'],
  {
    languageOptions: {
      globals: { ...globals.node, ...globals.browser },
      parserOptions: {
        projectService: { allowDefaultProject: ['*.js'] },
        extraFileExtensions: ['.svelte'],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      // `== null` asks for null and undefined at once.
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // `async` handlers without `await` are normal where an interface asks for a promise.
      '@typescript-eslint/require-await': 'off',
      // A number in a template is what a sentence about rounds and boards is made of.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    // eslint infers neither the types of a template nor those that a component exports (svelte-check does both):
    // here they look like `any`.
    files: ['src-renderer/**', 'test/ui/**'],
    rules: {
      // svelte-check is asked with --fail-on-warnings; the plugin's own idea of what is warned of differs from it.
      'svelte/no-unused-svelte-ignore': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  {
    // Programs of the command line speak through the console.
    files: ['tools/**', 'src-main/serve.ts', 'src-main/main.ts', 'src-main/cli/**'],
    rules: { 'no-console': 'off' },
  },
  {
    // French sets no-break spaces before its high punctuation.
    files: ['src-engine/texts/fr/**'],
    rules: { 'no-irregular-whitespace': ['error', { skipTemplates: true }] },
  },
  {
    files: ['test/**'],
    rules: { 'no-console': ['error', { allow: ['warn', 'info', 'log'] }] },
  },
  {
    // They share a process, and with it the modules: one would have what another made up, or not its own.
    files: ['test/**/*.test.ts', 'test/**/*.long.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        ...['mock', 'doMock', 'resetModules'].map((property) => ({ object: 'vi', property })),
      ],
    },
  },
  { files: ['**/*.mjs', '**/*.js'], ...ts.configs.disableTypeChecked },
);
