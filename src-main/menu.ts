/**
 * The native menu. Its items ask the page to act, so that a command exists once, in the page. The keys are the
 * page's keys: on Windows and Linux they are shown here and handled there; macOS sends its menu's keys first.
 */
import { Menu, type MenuItemConstructorOptions } from 'electron';
import type { MenuAction } from './ipc/contract.ts';

export type Act = (action: MenuAction) => void;

function item(label: string, action: MenuAction, accelerator: string, act: Act): MenuItemConstructorOptions {
  return {
    id: action,
    label,
    click: () => act(action),
    ...(accelerator === '' ? {} : { accelerator, registerAccelerator: false }),
  };
}

export function menuTemplate(act: Act, platform: NodeJS.Platform): MenuItemConstructorOptions[] {
  const file: MenuItemConstructorOptions = {
    label: '&File',
    submenu: [
      item('&New tournament…', 'new', '', act),
      item('&Open…', 'open', 'CmdOrCtrl+O', act),
      item('&Close tournament', 'close', '', act),
      { type: 'separator' },
      item('&Export…', 'export', '', act),
      item('&Print…', 'print', 'CmdOrCtrl+P', act),
      { type: 'separator' },
      { role: platform === 'darwin' ? 'close' : 'quit' },
    ],
  };
  const edit: MenuItemConstructorOptions = {
    label: '&Edit',
    submenu: [
      item('&Undo', 'undo', 'CmdOrCtrl+Z', act),
      item('&Redo', 'redo', platform === 'darwin' ? 'Shift+Cmd+Z' : 'Ctrl+Y', act),
      { type: 'separator' },
      { role: 'cut' },
      { role: 'copy' },
      { role: 'paste' },
      { role: 'selectAll' },
      { type: 'separator' },
      item('Co&mmands…', 'commands', 'CmdOrCtrl+K', act),
    ],
  };
  const view: MenuItemConstructorOptions = {
    label: '&View',
    submenu: [{ role: 'resetZoom' }, { role: 'zoomIn' }, { role: 'zoomOut' }, { role: 'togglefullscreen' }],
  };
  const help: MenuItemConstructorOptions = {
    label: '&Help',
    submenu: [item('&Manual', 'manual', 'F1', act), item('&Keys on this screen', 'keys', '', act)],
  };
  return [...(platform === 'darwin' ? [{ role: 'appMenu' as const }] : []), file, edit, view, help];
}

export function setMenu(act: Act): void {
  Menu.setApplicationMenu(Menu.buildFromTemplate(menuTemplate(act, process.platform)));
}
