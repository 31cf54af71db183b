/** The bridge of the hall window: it may ask for its picture, and hears that the picture has changed. */
import { contextBridge, ipcRenderer } from 'electron';
import { HALL_CHANGED, HALL_PICTURE } from './ipc/hall-channels.ts';
import type { HallBridge } from './ipc/contract.ts';

const bridge: HallBridge = {
  picture: (place) => ipcRenderer.invoke(HALL_PICTURE, place) as never,
  listen: (changed) => {
    // The event itself stays here: it would hand ipcRenderer to the page.
    const forward = () => changed();
    ipcRenderer.on(HALL_CHANGED, forward);
    return () => void ipcRenderer.removeListener(HALL_CHANGED, forward);
  },
};

contextBridge.exposeInMainWorld('wallchartHall', bridge);
