/**
 * A stand-in for Electron's main-process module, as far as Wallchart uses it: a BrowserWindow is a page of a real
 * Chromium. What it keeps to and what it leaves out is written in README.md beside it.
 */
export { app } from './application.ts';
export { BrowserWindow } from './browser-window.ts';
export { ipcMain } from './ipc.ts';
export { dialog, Menu, nativeTheme, powerMonitor, powerSaveBlocker, screen, shell } from './natives.ts';
export { protocol, session } from './session.ts';
