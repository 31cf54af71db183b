/** Names of Electron's channels: shared by main and the preload script, hence free of every import. */
export function callChannel(kind: 'query' | 'command', name: string): string {
  return `${kind}:${name}`;
}

export function noticeChannel(name: string): string {
  return `notice:${name}`;
}

/** Sent by the preload script when the page begins to listen for `menu`: what waited for it may come. */
export const PAGE_LISTENS = 'page-listens';
