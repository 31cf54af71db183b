/** The application as the tests of the page's state start it, and what they key and are answered. */
import type { CommandReply, DocumentState } from '../../../src-main/ipc/contract.ts';
import { App } from '../../../src-renderer/state/app.svelte.ts';
import type { DialogOf } from '../../../src-renderer/state/dialogs.ts';
import type { Keyed } from '../../../src-renderer/state/results/result-stores.svelte.ts';
import { FixtureBridge } from '../fixture-bridge.ts';

export const KEYED: Keyed = {
  round: 7,
  board: 15,
  white: 29,
  black: 30,
  result: 'draw',
  title: '15 · A ½ – ½ B',
};
export const ASKS: CommandReply<'results.enter'> = {
  ok: false,
  confirm: { act: 'Enter the result', level: 3, consequences: ['The draft goes.'] },
};
export const REFUSED: CommandReply<'results.enter'> = {
  ok: false,
  refusal: { code: 'disk-full', message: 'Full.', advice: 'Free.', severity: 'not-saved' },
};

export const settled = () => new Promise((resolve) => setTimeout(resolve));

export async function started(
  bridge = new FixtureBridge('playing'),
): Promise<{ app: App; bridge: FixtureBridge }> {
  const app = new App(bridge);
  app.start();
  await settled();
  return { app, bridge };
}

/** Main says that the document is another now. */
export function changed(bridge: FixtureBridge, document: Partial<DocumentState>): void {
  bridge.state = { ...bridge.state, document: { ...bridge.state.document!, ...document } };
  bridge.changed([]);
}

/** A bridge whose commands answer when the test says so. */
export class SlowBridge extends FixtureBridge {
  readonly waiting: (() => void)[] = [];
  override readonly command: FixtureBridge['command'] = async (name, args, _id, meant) => {
    this.sent.push({ name, args, meant });
    await new Promise<void>((resolve) => this.waiting.push(resolve));
    return { ok: true, value: { echo: '', savedAt: '' } };
  };
}

export function question(app: App): DialogOf<'confirm'> {
  const dialog = app.dialogs.at(-1);
  if (dialog?.kind !== 'confirm') throw new Error('no question is open');
  return dialog;
}
