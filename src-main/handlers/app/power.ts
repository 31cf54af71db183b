/** What the laptop runs on. On battery, or when it runs low, the second media are brought up to date at once. */
import type { Commands, PowerSource, PowerState } from '../../ipc/contract.ts';
import type { Desk } from '../desk.ts';
import { answer, type CommandsOf } from '../reply.ts';

/** Percent below which a battery is low. */
const LOW_BATTERY = 20;

export type PowerReport = Commands['app.reportPower']['args'];

/** What a report makes of the state. An alarm is raised when something becomes worse, and ends with mains power. */
export function powerAfter(before: PowerState, report: PowerReport, now: string): PowerState {
  const source = report.source ?? before.source;
  const percent = report.percent ?? before.percent;
  const isLow = source === 'battery' && percent !== null && percent < LOW_BATTERY;
  const mainsWent = source === 'battery' && (before.source === 'mains' || before.alarm !== 'none');
  const alarm = isLow ? 'battery-low' : mainsWent ? 'mains-lost' : 'none';
  if (alarm === before.alarm) return { ...before, source, percent };
  return { source, percent, alarm, since: alarm === 'none' ? '' : now, securedAt: '' };
}

export function powerCommands(desk: Desk): CommandsOf<'app.reportPower'> {
  async function take(report: PowerReport): Promise<void> {
    const before = desk.power;
    desk.power = powerAfter(before, report, desk.now());
    if (JSON.stringify(desk.power) !== JSON.stringify(before)) desk.changed(['app']);
    if (desk.power.alarm === 'none' || desk.power.alarm === before.alarm) return;
    const { since } = desk.power;
    // The tournament file is safe after every command; what may be behind are the second media.
    await Promise.all([desk.document?.mirrors?.flush(), desk.document?.restore?.flush()]);
    if (desk.power.since !== since) return;
    desk.power = { ...desk.power, securedAt: desk.now() };
    desk.changed(['app']);
  }

  /** What the page told last. */
  let told: PowerSource | null = null;
  desk.ports.watchPower?.((report) => void take(report));
  return {
    'app.reportPower': async ({ source, percent }) => {
      // The system is quicker and knows better; from the page a change counts, or what nobody told before.
      const isNews = told === null ? desk.power.source === null : source !== told;
      told = source;
      await take({ source: isNews ? source : null, percent });
      return answer(null);
    },
  };
}
