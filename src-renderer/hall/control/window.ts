/** Opens the hall window from the arbiter's page. */
import type { App } from '../../state/app.svelte.ts';

/** Brings the window up. Where the host has no window of its own, the browser opens it from here. */
export async function openHall(app: App): Promise<void> {
  const opened = await app.run('hall.open', null);
  if (opened?.value) window.open(opened.value, '_blank', 'popup,noopener');
}

/** Shows the list by name, in a window that is opened where there is none. */
export async function showNames(app: App): Promise<void> {
  await app.run('hall.show', { view: 'names' });
  const control = await app.query('hall.control', null);
  if (control.ok && control.value.window.state === 'closed') await openHall(app);
}
