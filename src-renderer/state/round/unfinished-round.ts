import { text } from '../../texts.ts';
import type { App } from '../app.svelte.ts';
import type { Arrangement } from './arrangement.svelte.ts';
import type { RoundDesk } from '../desks.svelte.ts';
import type { Repair } from './repair.svelte.ts';
import type { Keeper } from '../unsaved.ts';

type Asks = Pick<App, 'confirm'>;

/** Whether the pairs made by hand may go: asked where there are any. */
export async function mayDropArrangement(app: Asks, arrangement: Arrangement): Promise<boolean> {
  if (!arrangement.isChanged) return true;
  const { dropAct: act, dropped } = text.hand;
  return app.confirm('round.arrange', { act, level: 2, consequences: [dropped] });
}

/** Whether what was said for a repair may go: asked where something was. */
export async function mayDropRepair(app: Asks, repair: Repair): Promise<boolean> {
  if (!repair.begun) return true;
  const { title: act, consequence } = text.repair.leaving;
  return app.confirm('round.repair', { act, level: 2, consequences: [consequence] });
}

/** A round that is being paired by hand or repaired: it waits while other pages are open, and goes with the tournament. */
export function unfinishedRound(app: Asks, desk: RoundDesk): Keeper {
  return {
    outlivesPage: true,
    get holds() {
      return desk.arrangement?.isChanged === true || desk.repair?.begun === true;
    },
    leave: async () => {
      const { arrangement, repair } = desk;
      if (arrangement !== null && !(await mayDropArrangement(app, arrangement))) return false;
      if (repair !== null && !(await mayDropRepair(app, repair))) return false;
      [desk.arrangement, desk.repair] = [null, null];
      return true;
    },
  };
}
