import { text } from '../../texts.ts';
import { KEYS } from '../../keys.ts';
import { useActions, type Action } from '../actions.svelte.ts';
import { useApp, type App } from '../app.svelte.ts';
import { isTable, tabSeparated, type CopiedRows } from './rows-to-copy.ts';
import { reviewRows } from './table-review.svelte.ts';

export { copiedBoards, copiedPlayers, copiedStandings } from './rows-to-copy.ts';

interface List {
  /** The rows that are listed now, after filters. */
  readonly copied: () => CopiedRows;
  /** What pasted rows are taken for; rows are not pasted where it is absent. */
  readonly holds?: 'players' | 'results';
  readonly round?: () => number;
}

/**
 * Copies the list of a page as a spreadsheet takes it, and reads pasted rows for review. The browser's own events carry
 * both, so that a selection in a field stays what it is and nobody is asked for a permission.
 */
export function useClipboard(list: List): void {
  const app = useApp();
  $effect(() => listenToClipboard(app, list));
  useActions(text.clipboard.title, () => clipboardActions(app, list));
}

/** Takes part in what the browser copies and pastes; the answer ends that. */
export function listenToClipboard(app: App, list: List): () => void {
  const isMine = () => app.dialogs.length === 0;

  function oncopy(event: ClipboardEvent): void {
    if (!isMine() || hasSelection() || event.clipboardData === null) return;
    const rows = list.copied();
    if (rows.rows.length === 0) return;
    event.clipboardData.setData('text/plain', tabSeparated(rows));
    event.preventDefault();
    app.say(text.clipboard.copied(rows.rows.length));
  }
  function onpaste(event: ClipboardEvent): void {
    const pasted = event.clipboardData?.getData('text/plain') ?? '';
    if (list.holds === undefined || !isMine() || app.frozen || !isTable(pasted)) return;
    event.preventDefault();
    void pasteRows(app, list.holds, list.round?.() ?? 1, pasted);
  }
  document.addEventListener('copy', oncopy);
  document.addEventListener('paste', onpaste);
  return () => {
    document.removeEventListener('copy', oncopy);
    document.removeEventListener('paste', onpaste);
  };
}

/** The same in the list of commands. */
export function clipboardActions(app: App, list: List): readonly Action[] {
  const words = text.clipboard;
  return [
    {
      id: 'copy-rows',
      label: words.copy,
      keys: KEYS.everywhere.copyRows,
      native: true,
      run: () => void copyByCommand(app, list.copied()),
    },
    ...(list.holds === undefined
      ? []
      : [
          {
            id: 'paste-rows',
            label: words.paste[list.holds],
            keys: KEYS.everywhere.pasteRows,
            native: true,
            enabled: !app.frozen,
            run: () => app.say(words.pressPaste),
          },
        ]),
  ];
}

/** From the list of commands, where no key was pressed for the browser to act on. */
async function copyByCommand(app: App, rows: CopiedRows): Promise<void> {
  const copied = await navigator.clipboard.writeText(tabSeparated(rows)).then(
    () => true,
    () => false,
  );
  app.say(copied ? text.clipboard.copied(rows.rows.length) : text.clipboard.pressCopy);
}

async function pasteRows(app: App, holds: 'players' | 'results', round: number, rows: string): Promise<void> {
  const kept = await app.run('files.paste', { rows });
  if (kept !== null) await reviewRows(app, { holds, file: kept.value.file, round });
}

function hasSelection(): boolean {
  const { activeElement } = document;
  if (activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement)
    return activeElement.selectionStart !== activeElement.selectionEnd;
  return (getSelection()?.toString() ?? '') !== '';
}
