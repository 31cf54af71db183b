/** `ipcMain`: one handler for each channel; a second registration is an error, as in Electron. */
import { EventEmitter } from 'node:events';

export interface IpcEvent {
  readonly sender: unknown;
  readonly senderFrame: { readonly url: string; readonly parent: unknown } | null;
}

export type IpcHandler = (event: IpcEvent, ...args: unknown[]) => unknown;

class IpcMain extends EventEmitter {
  readonly handlers = new Map<string, IpcHandler>();

  handle(channel: string, handler: IpcHandler): void {
    if (this.handlers.has(channel))
      throw new Error(`Attempted to register a second handler for '${channel}'`);
    this.handlers.set(channel, handler);
  }

  removeHandler(channel: string): void {
    this.handlers.delete(channel);
  }
}

export const ipcMain = new IpcMain();

/** Answer of a handler as it goes back to the page: cloned by the structured algorithm, as Electron does. */
export async function invoke(
  event: IpcEvent,
  channel: string,
  args: readonly unknown[],
): Promise<{ readonly value: unknown } | { readonly error: string }> {
  const handler = ipcMain.handlers.get(channel);
  if (handler === undefined) return { error: `Error: No handler registered for '${channel}'` };
  try {
    return { value: structuredClone(await handler(event, ...args)) };
  } catch (error) {
    return { error: String(error) };
  }
}
