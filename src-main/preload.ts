/**
 * The only bridge between the page and main: three functions on `window.wallchart`. Runs sandboxed and isolated;
 * arguments and answers are copied, so the page hands over plain data (`$state.snapshot`, not proxies).
 */
import { contextBridge, ipcRenderer, type IpcRendererEvent } from 'electron';
import { callChannel, noticeChannel, PAGE_LISTENS } from './ipc/channels.ts';
import type { Bridge, NoticeName, Notices } from './ipc/contract.ts';

const bridge: Bridge = {
  query: (name, args) => ipcRenderer.invoke(callChannel('query', name), args) as never,
  command: (name, args, id, meant) =>
    ipcRenderer.invoke(callChannel('command', name), args, id, meant) as never,
  on: <N extends NoticeName>(name: N, listener: (notice: Notices[N]) => void) => {
    // The event itself stays here: it would hand ipcRenderer to the page.
    const forward = (_event: IpcRendererEvent, notice: Notices[N]) => listener(notice);
    const channel = noticeChannel(name);
    ipcRenderer.on(channel, forward);
    if (name === 'menu') ipcRenderer.send(PAGE_LISTENS);
    return () => void ipcRenderer.removeListener(channel, forward);
  },
};

contextBridge.exposeInMainWorld('wallchart', bridge);
