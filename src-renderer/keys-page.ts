/** The manual's page of keys, written from the table. */
import type { Catalogue } from '../src-engine/texts/index.ts';
import { KEYS, MOVES, WINDOW_KEYS, type KeyScreen, type KeyWords } from './keys.ts';
import { RESULT_KEYS } from './result-keys.ts';

type Words = Pick<Catalogue, 'keys' | 'keysPage' | 'keyWords' | 'results'>;

/** The page as Markdown. */
export function keysPage({ keys, keysPage: page, keyWords, results }: Words): string {
  const does: KeyWords = keyWords;
  const cap = (key: string): string => `\`${key}\``;
  const table = (rows: readonly (readonly [caps: string, does: string])[]): string =>
    [
      `| ${page.head.keys} | ${page.head.does} |`,
      '|---|---|',
      ...rows.map(([caps, what]) => `| ${caps} | ${what} |`),
    ].join('\n');
  const section = (screen: KeyScreen): string => {
    const words: Readonly<Record<string, string>> = does[screen];
    const rows = Object.entries(KEYS[screen]).map(([id, key]) => [cap(key), words[id]!] as const);
    return `## ${page.screens[screen]}\n\n${table(rows)}`;
  };
  const sets = Object.entries(RESULT_KEYS).map(
    ([preset, set]) =>
      [
        results.preset(preset as keyof typeof RESULT_KEYS),
        set.map(({ key, result }) => `${cap(key)} ${results.legend[result]}`).join(', '),
      ] as const,
  );
  const moves = Object.entries(MOVES).map(
    ([id, caps]) => [caps.map(cap).join(' '), keys.moves[id as keyof typeof MOVES]] as const,
  );
  const ofWindow = Object.entries(WINDOW_KEYS).map(
    ([id, key]) => [cap(key), page.ofWindow[id as keyof typeof WINDOW_KEYS]] as const,
  );
  return [
    `# ${page.title}`,
    ...page.intro,
    `## ${page.lists}\n\n${table(moves)}`,
    `## ${page.window}\n\n${table(ofWindow)}`,
    ...(Object.keys(KEYS) as KeyScreen[]).map(section),
    `## ${page.results}`,
    page.resultsIntro,
    table(sets),
    page.documents,
    '',
  ]
    .join('\n\n')
    .trimEnd()
    .concat('\n');
}
