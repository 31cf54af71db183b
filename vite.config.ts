/** The window's page: Svelte, bundled for the Chromium inside Electron 45. */
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { noteBundled } from './tools/bundled-packages.ts';

export default defineConfig({
  root: 'src-renderer',
  // Relative, so that the same files are served from app://ui/ and from http://127.0.0.1:port/.
  base: './',
  // Looked up from `root`, therefore one level up.
  plugins: [svelte({ configFile: '../svelte.config.js' }), noteBundled('renderer')],
  build: {
    outDir: '../out/renderer',
    emptyOutDir: true,
    target: 'chrome148',
    // The content security policy has no `data:` for scripts and styles; fonts and icons stay files.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 1200,
    // The arbiter's page, and the hall's.
    rolldownOptions: {
      input: { index: 'src-renderer/index.html', hall: 'src-renderer/hall.html' },
      checks: { pluginTimings: false },
    },
  },
});
