/** Tells main what the browser knows of the battery, in either host. */
import type { Bridge } from '../src-main/ipc/contract.ts';

/** The browser's view of the battery; TypeScript's library does not know it. */
interface Battery extends EventTarget {
  readonly charging: boolean;
  /** 0 to 1. */
  readonly level: number;
}

interface WithBattery {
  readonly getBattery?: () => Promise<Battery>;
}

const EVENTS = ['chargingchange', 'levelchange'] as const;

/** Reports now and at every change; the answer stops it. A browser that knows nothing reports nothing. */
export function watchBattery(bridge: Bridge, browser: WithBattery = navigator as WithBattery): () => void {
  let stop = (): void => undefined;
  let stopped = false;
  void browser
    .getBattery?.()
    .then((battery) => {
      if (stopped) return;
      const report = (): void => {
        const source = battery.charging ? 'mains' : 'battery';
        const percent = Math.round(battery.level * 100);
        void bridge.command('app.reportPower', { source, percent });
      };
      for (const event of EVENTS) battery.addEventListener(event, report);
      stop = () => {
        for (const event of EVENTS) battery.removeEventListener(event, report);
      };
      report();
    })
    .catch(() => undefined);
  return () => {
    stopped = true;
    stop();
  };
}
