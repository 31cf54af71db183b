/** Questions 11 to 13 of FIDE's acceptance list: every page, dialog, key and document is told, with pictures. */
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { en } from '../../src-engine/texts/index.ts';
import { DOCUMENTS } from '../../src-main/documents/catalogue.ts';
import type { WarningLevel } from '../../src-main/ipc/contract.ts';
import type { DocumentKind } from '../../src-main/ipc/contract/documents.ts';
import { KEYS, type KeyScreen } from '../../src-renderer/keys.ts';
import {
  CHAPTERS,
  chapterOf,
  pictureOf,
  SECTIONS_OF_DIALOGS,
  type Section,
} from '../../src-renderer/manual.ts';
import type { Dialog } from '../../src-renderer/state/dialogs.ts';
import { blocksOf, slugOf } from '../../src-renderer/markdown.ts';
import { PAGES, TOOLS } from '../../src-renderer/state/pages.ts';
import { SETTING_GROUPS } from '../../src-renderer/state/settings/settings-table.ts';

const ROOT = join(import.meta.dirname, '../..');
const FOLDER = join(ROOT, 'docs/manual');
const MOST_BYTES = 3_000_000;

/** 0 asks and tells nothing. */
const LEVELS: Readonly<Record<Exclude<WarningLevel, 0>, true>> = {
  1: true,
  2: true,
  3: true,
  4: true,
  5: true,
};

const at = (file: string, heading = ''): Section => ({ file, heading });

/** Where the keys of each screen are told. A screen without its section does not compile. */
const SECTIONS_OF_KEYS: Readonly<Record<KeyScreen, Section>> = {
  everywhere: at('01-start.md', 'commands-and-keys'),
  start: at('01-start.md'),
  newTournament: at('01-start.md', 'a-new-tournament'),
  players: at('02-players.md'),
  lookUp: at('02-players.md', 'entries'),
  checkIn: at('02-players.md', 'check-in'),
  audit: at('10-lists.md'),
  table: at('02-players.md', 'players-from-a-table'),
  review: at('01-start.md', 'opening-and-importing'),
  round: at('03-round.md'),
  preview: at('03-round.md', 'preview-while-games-are-open'),
  hand: at('03-round.md', 'pairing-by-hand'),
  repair: at('03-round.md', 'repairing-a-published-round'),
  results: at('04-results.md'),
  secondEntry: at('04-results.md', 'second-entry'),
  correction: at('04-results.md', 'wrong-results'),
  standings: at('05-standings.md'),
  documents: at('06-documents.md'),
  print: at('06-documents.md', 'is-it-printed'),
  hall: at('11-hall.md'),
  filing: at('07-filing.md'),
  norms: at('07-filing.md', 'title-norms'),
  log: at('08-log.md'),
  restore: at('08-log.md', 'restore-points'),
  lists: at('10-lists.md'),
  lab: at('12-laboratory.md'),
  rest: at('12-laboratory.md', 'simulate-the-rest'),
  settings: at('13-settings.md'),
  incident: at('15-desk.md', 'incidents'),
  forms: at('01-start.md', 'commands-and-keys'),
};

const WITHOUT_SENTENCES: ReadonlySet<string> = new Set(['everywhere', 'forms']);

/** What its section has to say of a dialog: how it is opened, or what is done in it. A dialog without its words does not compile. */
const WORDS_OF_DIALOGS: Readonly<Record<Dialog['kind'], RegExp>> = {
  palette: /`Ctrl K` finds every command/,
  keys: /`\?` shows the keys/,
  manual: /`F1` this manual/,
  new: /`N` on the first page, type the name/,
  player: /enters a player by hand/,
  bye: /`B` asks for the round/,
  'check-in': /`Ctrl Enter` closes the check-in/,
  late: /`L` as arriving later/,
  withdraw: /`W` withdraws a player/,
  card: /`C` shows the player.s card/,
  table: /`Ctrl I` reads a table/,
  tie: /`L` draws lots[^]*`R` ranks them by hand/,
  outside: /`O` takes a value for each player/,
  incident: /`Ctrl L` on every page[^]*article, decision/,
  operator: /`Ctrl U`, then a name/,
  import: /first shown as it was read/,
  'list-columns': /the program shows each column with its first values, and you say once what it is/,
  'list-address': /`A` sets [^.]*address/,
  'result-keys': /Other programs have other keys. `K` offers theirs/,
  'other-result': /`X` on a board/,
  seal: /Each sheet has a code at its foot[^]*Press `\/`/,
  restore: /`B`[^]*`L` looks at it, `G` goes back to it/,
  confirm: /\| 2 \|[^]*\| 3 \|[^]*\| 4 \|/,
  'choose-file': /folders first/,
};

/** What its row of all sheets calls it. */
const WORDS_OF_DOCUMENTS: Readonly<Record<DocumentKind, string>> = {
  'print-run': 'the usual set',
  'pairings-by-board': 'by board',
  'pairings-by-name': 'by name',
  'result-slips': 'result slips',
  'result-sheet': 'results and signatures by board',
  'changed-boards': 'the boards that changed',
  explanations: 'why the boards were paired so',
  'start-poster': 'the poster with the start of play',
  standings: 'standings, ',
  'category-standings': 'standings by category',
  'wall-chart': 'wall chart, ',
  'wall-poster': 'wall chart as a poster',
  'swiss-crosstable': 'crosstable by rank',
  crosstable: 'crosstable of a round robin',
  'tie-break-working': 'working of tie-breaks',
  'pairing-cards': 'pairing cards',
  'paper-pack': 'Paper Pack',
  'player-list': 'players by number',
  'start-list': 'by name',
  'players-by-federation': 'players by federation',
  'players-by-club': 'club',
  'players-by-category': 'category',
  'place-cards': 'place cards',
  badges: 'badges',
  schedule: 'schedule',
  rules: 'the rules of pairing',
  'norm-certificates': 'certificates of title norms',
  'arbiters-log': "arbiter's log",
  incidents: 'the log of incidents',
  lots: 'lots and ties',
};

/** The text of a section, up to the next heading of its level; the whole chapter where no heading is named. */
function textOf({ file, heading }: Section): string {
  const source = CHAPTERS.find((chapter) => chapter.file === file)?.source ?? '';
  if (heading === '') return source;
  const parts = source.split(/^## /m);
  return parts.slice(1).find((part) => slugOf(part.split('\n', 1)[0]!) === heading) ?? '';
}

describe('the manual tells', () => {
  it.each([...PAGES.map(({ name }) => name), ...TOOLS, 'audit' as const])(
    'of the page %s, with a picture',
    (page) => {
      const blocks = blocksOf(textOf(at(chapterOf(page))));
      expect(blocks.some(({ kind }) => kind === 'picture')).toBe(true);
    },
  );

  it.each(Object.entries(SECTIONS_OF_DIALOGS))('of the dialog %s', (kind, section) => {
    // However its lines are broken.
    const told = textOf(section).replace(/\s+/g, ' ');
    expect(told).toMatch(WORDS_OF_DIALOGS[kind as Dialog['kind']]);
  });

  it.each(Object.entries(SECTIONS_OF_KEYS))('of the keys of %s', (screen, section) => {
    const told = textOf(section);
    // What leaves or finds is the same everywhere; of the rest most keys have a sentence, and 09-keys.md has all.
    const own = Object.values(KEYS[screen as KeyScreen]).filter((key) => !['Esc', '/'].includes(key));
    // Where they are the whole program's, only the list of all keys has them all.
    const least = WITHOUT_SENTENCES.has(screen) ? 1 : own.length / 2;
    const isTold = (key: string) => new RegExp(`\`[^\`]*${key.replace(/[+*?/]/g, '\\$&')}\``).test(told);
    expect(own.filter(isTold).length).toBeGreaterThanOrEqual(least);
  });

  it.each(SETTING_GROUPS)('of the settings: %s', (group) => {
    expect(textOf(at('13-settings.md', slugOf(en.settingsPage.groups[group]))).length).toBeGreaterThan(150);
  });

  it.each(Object.keys(DOCUMENTS) as DocumentKind[])('of the document %s, beside its key', (kind) => {
    const { key } = DOCUMENTS[kind];
    const table = textOf(at('06-documents.md', 'all-sheets'));
    const rows = [...table.matchAll(/^\| ((?:`.` ?)+) \| (.*) \|$/gm)];
    const [, keys, words] = rows.find(([, cell]) => cell!.includes(`\`${key}\``)) ?? [];
    expect(words, `06-documents.md, All sheets, has no row with the key ${key}`).toContain(
      WORDS_OF_DOCUMENTS[kind],
    );
    // Those of one row stand in the order of their keys.
    const inRow = [...keys!.matchAll(/`(.)`/g)].map(([, one]) =>
      Object.entries(DOCUMENTS).find(([, document]) => document.key === one),
    );
    const places = inRow.map((found) => words!.indexOf(WORDS_OF_DOCUMENTS[found![0] as DocumentKind]));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places).not.toContain(-1);
  });

  it.each(Object.keys(LEVELS))('of questions of level %s', (level) => {
    expect(textOf(at('14-fide-mode.md', 'levels-of-questions'))).toContain(`| ${level} |`);
  });

  it('of every word that a report has for what touches pairing integrity', () => {
    const source = readFileSync(join(ROOT, 'src-engine/texts/report-lines.ts'), 'utf8');
    const table = /REPORT_WORDS[^{]*\{([^}]*)\}/.exec(source)?.[1] ?? '';
    const words = [...table.matchAll(/: '([^']+)'/g)].map(([, word]) => word!);
    expect(words.length).toBeGreaterThan(5);
    for (const word of [...words, 'FPB'])
      expect(textOf(at('14-fide-mode.md', 'what-goes-into-the-report'))).toContain(`### ${word}`);
  });
});

describe('pictures of the manual', () => {
  const named = CHAPTERS.flatMap(({ source }) =>
    blocksOf(source).flatMap((block) => (block.kind === 'picture' ? [block] : [])),
  );

  it('are all there, in the program and beside the text, and each is described', () => {
    expect(named.length).toBeGreaterThan(20);
    for (const { href, text } of named) {
      expect(existsSync(join(FOLDER, href)), href).toBe(true);
      expect(pictureOf(href), href).toBeTruthy();
      expect(text.length, href).toBeGreaterThan(5);
    }
  });

  it('are all shown, and small together', () => {
    const files = globSync('docs/images/manual/*', { cwd: ROOT }).map((file) => file.replaceAll('\\', '/'));
    expect(files.length).toBeGreaterThan(20);
    for (const file of files) expect(named.map(({ href }) => href)).toContain(file.replace('docs', '..'));
    expect(files.reduce((sum, file) => sum + statSync(join(ROOT, file)).size, 0)).toBeLessThan(MOST_BYTES);
  });
});
