import { join } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { HEADLESS_ARGUMENTS } from './src-main/host/chromium.ts';
import { findHeadless } from './tools/headless.ts';
import { runes } from './tools/runes.ts';

const executablePath = findHeadless();

/** What Node compiled of the program is kept: threads and commands that tests start load its sources anew each time. */
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '.cache/node');

/** Outside of node_modules, which belongs to npm. */
const cacheDir = '.cache/vite';

/**
 * Sources stay as they are while a run goes on that does not watch them: what a page loaded once, the next one has from the
 * browser's cache.
 */
const isWatching = !process.argv.includes('run');
const headers = isWatching ? {} : { 'Cache-Control': 'max-age=3600' };

/** How long a journey waits for what it sees: other journeys run beside it. */
const PATIENT = { timeout: 20_000 };

/** Tests in plain Node that share processes: those of one file leave nothing behind for the next. */
const PLAIN_NODE = {
  environment: 'node',
  exclude: ['test/e2e/**'],
  pool: 'forks' as const,
  // One process for many files: modules are loaded once.
  isolate: false,
  maxWorkers: '100%',
  setupFiles: ['tools/node-guard.ts'],
  // Power cuts and crashes are tested with the slow ones, on a disk.
  globalSetup: ['tools/memory-folder.ts'],
  env: {},
  // A guard against tests that hang; a busy machine must not fail one.
  testTimeout: 120_000,
  hookTimeout: 120_000,
};

export default defineConfig({
  cacheDir,
  test: {
    globalSetup: ['tools/test-folder.ts'],
    projects: [
      {
        // Plain Node: engine, storage, files, handlers, hosts, the page's state classes. The fast loop.
        plugins: [runes()],
        test: {
          ...PLAIN_NODE,
          name: 'node',
          include: ['test/**/*.test.ts'],
        },
      },
      {
        // What the fast loop leaves out because a file of it takes near half a second, or reads all sources.
        plugins: [runes()],
        test: {
          ...PLAIN_NODE,
          name: 'long',
          include: ['test/**/*.long.ts'],
        },
      },
      {
        // Long comparisons and crash tests that the fast loop leaves out.
        plugins: [runes()],
        test: {
          name: 'slow',
          environment: 'node',
          include: ['test/**/*.slow.ts'],
          pool: 'forks',
          maxWorkers: '100%',
          setupFiles: ['tools/node-guard.ts'],
          // Guards against tests that hang: these take what is left beside journeys.
          testTimeout: 1_800_000,
          hookTimeout: 1_800_000,
        },
      },
      {
        // Svelte components in a real Chromium.
        cacheDir,
        plugins: [svelte()],
        server: { headers },
        test: {
          name: 'ui',
          include: ['test/**/*.ui.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            // The screen for which the pages are made; narrower ones fold panes away.
            viewport: { width: 1366, height: 768 },
            provider: playwright({
              launchOptions: {
                ...(executablePath === null ? {} : { executablePath }),
                args: [...HEADLESS_ARGUMENTS],
              },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        // The built main and preload, started through the stand-in for Electron's module.
        test: {
          name: 'electron',
          environment: 'node',
          include: ['test/**/*.electron.ts'],
          pool: 'forks',
          expect: { poll: PATIENT },
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        // Whole scenarios in Chromium, through both hosts; and the packed application.
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['test/e2e/*.e2e.ts', 'test/pack/*.e2e.ts'],
          pool: 'forks',
          // Journeys wait more than they count, so one more of them than a small machine has cores.
          maxWorkers: 3,
          expect: { poll: PATIENT },
          // Guards too.
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
    ],
  },
});
