/**
 * The native menu. Its items ask the page to act, so that a command exists once, in the page. The keys are the
 * page's keys: on Windows and Linux they are shown here and handled there; macOS sends its menu's keys first.
 */
import { Menu, type MenuItemConstructorOptions } from 'electron';
import type { MenuAction } from './ipc/contract.ts';
import { texts } from './texts.ts';

type Act = (action: MenuAction) => void;

function item(label: string, action: MenuAction, accelerator: string, act: Act): MenuItemConstructorOptions {
  return {
    id: action,
    label,
    click: () => act(action),
    ...(accelerator === '' ? {} : { accelerator, registerAccelerator: false }),
  };
}

function menuTemplate(act: Act, platform: NodeJS.Platform): MenuItemConstructorOptions[] {
  const words = texts.host.menu;
  const file: MenuItemConstructorOptions = {
    label: words.file,
    submenu: [
      item(words.new, 'new', '', act),
      item(words.open, 'open', 'CmdOrCtrl+O', act),
      item(words.close, 'close', '', act),
      { type: 'separator' },
      item(words.export, 'export', '', act),
      item(words.print, 'print', 'CmdOrCtrl+P', act),
      { type: 'separator' },
      { role: platform === 'darwin' ? 'close' : 'quit' },
    ],
  };
  const edit: MenuItemConstructorOptions = {
    label: words.edit,
    submenu: [
      item(words.undo, 'undo', 'CmdOrCtrl+Z', act),
      item(words.redo, 'redo', platform === 'darwin' ? 'Shift+Cmd+Z' : 'Ctrl+Y', act),
      { type: 'separator' },
      { role: 'cut' },
      { role: 'copy' },
      { role: 'paste' },
      { role: 'selectAll' },
      { type: 'separator' },
      item(words.commands, 'commands', 'CmdOrCtrl+K', act),
    ],
  };
  const view: MenuItemConstructorOptions = {
    label: words.view,
    submenu: [{ role: 'resetZoom' }, { role: 'zoomIn' }, { role: 'zoomOut' }, { role: 'togglefullscreen' }],
  };
  const help: MenuItemConstructorOptions = {
    label: words.help,
    submenu: [item(words.manual, 'manual', 'F1', act), item(words.keys, 'keys', '', act)],
  };
  return [...(platform === 'darwin' ? [{ role: 'appMenu' as const }] : []), file, edit, view, help];
}

export function setMenu(act: Act): void {
  Menu.setApplicationMenu(Menu.buildFromTemplate(menuTemplate(act, process.platform)));
}
