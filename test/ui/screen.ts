/** Mounts the whole page over a fixture and gives tests the keyboard. */
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import App from '../../src-renderer/App.svelte';
import '../../src-renderer/styles/tokens.css';
import '../../src-renderer/styles/base.css';
import '../../src-renderer/styles/panes.css';
import '../../src-renderer/styles/controls.css';
import '../../src-renderer/styles/table.css';
import type { FixtureBridge } from './fixture-bridge.ts';

export function open(bridge: FixtureBridge): Awaited<ReturnType<typeof render>> | ReturnType<typeof render> {
  return render(App, { bridge });
}

/** Presses keys as vitest names them: `{F4}`, `12{Enter}`, `{Control>}k{/Control}`. */
export async function keys(...presses: string[]): Promise<void> {
  for (const press of presses) await userEvent.keyboard(press);
}

/** The text of the page as a reader meets it. */
export function pageText(): string {
  return document.body.innerText;
}
