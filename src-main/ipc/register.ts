/**
 * The contract over Electron's IPC: one handler for each channel, `query:players.view`, `command:round.pair` …
 * Electron's `ipcMain` comes as an argument, because only main, preload, window and menu import `electron`.
 */
import { callChannel } from './channels.ts';
import type { Handlers } from './contract.ts';
import { answer, answerHall, type CallKind, type Report } from './dispatch.ts';
import { COMMAND_NAMES, QUERY_NAMES } from './calls/index.ts';

/** The part of a message's event that says who sent it. */
export interface Sender {
  readonly senderFrame: { readonly url: string; readonly parent: unknown } | null;
}

/** The part of Electron's `ipcMain` that is used here. */
interface IpcRegistry {
  handle(
    channel: string,
    listener: (event: Sender, data: unknown, id?: unknown, meant?: unknown) => Promise<unknown>,
  ): void;
}

/** True for the top frame of a page of ours; frames inside it (the PDF preview) and foreign pages are not. */
export function isTrustedSender(sender: Sender, origin: string): boolean {
  const frame = sender.senderFrame;
  if (frame === null || frame.parent !== null) return false;
  return frame.url.startsWith(`${origin}/`);
}

/** Registers every query and command. Messages from another sender than a page of `origin` are thrown back. */
export function registerHandlers(
  registry: IpcRegistry,
  handlers: Handlers,
  origin: string,
  report: Report,
): void {
  const register = (kind: CallKind, name: string) => {
    registry.handle(callChannel(kind, name), async (event, data, id, meant) => {
      if (!isTrustedSender(event, origin)) throw new Error(`Refused: ${name} came from a foreign page`);
      return answer(handlers, kind, name, data, report, id, meant);
    });
  };
  for (const name of QUERY_NAMES) register('query', name);
  for (const name of COMMAND_NAMES) register('command', name);
}

/** Registers the one question of the hall window, which only a page of its own `origin` may ask; others are thrown back. */
export function registerHall(
  registry: IpcRegistry,
  channel: string,
  handlers: Handlers,
  origin: string,
  report: Report,
): void {
  registry.handle(channel, async (event, place) => {
    if (!isTrustedSender(event, origin)) throw new Error(`Refused: ${channel} came from a foreign page`);
    return answerHall(handlers, place, report);
  });
}
