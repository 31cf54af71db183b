/** The event as a folder of HTML: nothing that is not on the wall, nothing that runs, always the same bytes. */
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { describe, expect, it } from 'vitest';
import { loadSheetCatalogue } from '../../src-engine/texts/index.ts';
import { staticPages } from '../../src-main/documents/pages/static-pages.ts';
import { inTexts } from '../../src-main/documents/words.ts';
import { hardField } from '../../tools/looks/field.ts';
import { hardRoundRobin } from '../../tools/looks/round-robin.ts';
import { fieldOf } from './field.ts';

const NAMES = ['<script>alert(1)</script>, "A" & B', 'כהן, אברהם', 'Holt, Ana', 'Holt, Ana'];
const field = fieldOf({ players: 13, played: 4, rounds: 6, next: true, names: NAMES });
const secret = {
  ...field,
  players: field.players.map((player) => ({ ...player, fideId: '7654321', birth: '1987/06/05' })),
};

const pageNamed = (tournament: typeof field, wanted: string): string =>
  staticPages(tournament).find(({ fileName }) => fileName === wanted)?.html ?? '';

describe('static pages', () => {
  const pages = staticPages(secret);

  it('are an index that is the newest round by board, two pages a round, standings, crosstable and players', () => {
    expect(pages.map(({ fileName }) => fileName)).toEqual([
      'index.html',
      'round-5-by-name.html',
      ...[4, 3, 2, 1].flatMap((round) => [`round-${round}.html`, `round-${round}-by-name.html`]),
      'standings.html',
      'crosstable.html',
      'players.html',
    ]);
    expect(pages[0]!.html).toContain('<b aria-current="page">Round 5</b>');
  });

  it('lead to each other and nowhere else', () => {
    const names = pages.map(({ fileName }) => fileName);
    for (const { fileName, html } of pages) {
      const links = new Set([...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, link]) => link!));
      expect([...links].toSorted(), fileName).toEqual(names.filter((name) => name !== fileName).toSorted());
    }
  });

  it('fold the rounds before the newest away, also on their own pages: a phone shows the round', () => {
    const standings = pageNamed(secret, 'standings.html');
    const [open, folded] = standings.split('<details>') as [string, string];
    expect(open).toMatch(/<nav>[^]*"index.html"/);
    expect(open).not.toContain('round-1.html');
    expect(folded).toContain('<summary>Earlier rounds</summary>');
    for (const round of [1, 2, 3, 4]) expect(folded).toContain(`"round-${round}-by-name.html"`);
    expect(pageNamed(secret, 'round-1.html')).toContain('<b aria-current="page">Round 1</b>');
    expect(pageNamed(secret, 'round-1.html')).not.toContain('<details open>');
    expect(pageNamed({ ...secret, rounds: secret.rounds.slice(0, 1) }, 'index.html')).not.toContain(
      '<details',
    );
  });

  it('show points on a phone instead of federation and rating, on the list of players these', () => {
    const heads = (file: string): readonly string[] =>
      [...pageNamed(secret, file).matchAll(/<th(?: class="([^"]*)")?>([^<]*)/g)].flatMap(
        ([, classes = '', heading]) => (/\bd\b/.test(classes) ? [] : [heading!]),
      );
    expect(heads('standings.html').slice(0, 4)).toEqual(['Rank', '', 'Name', 'Pts']);
    expect(heads('crosstable.html')).not.toContain('Rtg');
    expect(heads('players.html')).toEqual(expect.arrayContaining(['Fed', 'Rtg']));
    expect(pageNamed(secret, 'standings.html')).toContain('.d{display:none}');
  });

  it('have the points of a crosstable before its rounds, for a phone', () => {
    const heads = (html: string): readonly string[] =>
      [...html.matchAll(/<th(?: class="[^"]*")?>([^<]*)/g)].map(([, heading]) => heading!);
    const swiss = heads(pageNamed(secret, 'crosstable.html'));
    expect(swiss.slice(0, 7)).toEqual(['Rank', '', 'Name', 'Fed', 'Rtg', 'Pts', 'R1']);
    const everybody = pageNamed(hardRoundRobin(10, 2), 'crosstable.html');
    expect(heads(everybody)).toEqual(
      [...['No.', '', 'Name', 'Fed', 'Rtg', 'Pts'], ...'12345678910'.match(/10|\d/g)!].concat(
        ...['DE', 'WIN', 'SB', 'KS', 'Rank'],
      ),
    );
    // A game with each colour against everybody but oneself.
    expect(everybody.match(/>×</g)).toHaveLength(10);
    expect(everybody.match(/<td class="c">[^<×]{2,4}</g)).toHaveLength(90);
  });

  it('are valid HTML, also for who has it read out', async () => {
    const validator = new HtmlValidate(
      new StaticConfigLoader({
        extends: ['html-validate:standard', 'html-validate:document', 'html-validate:a11y'],
      }),
    );
    const complaintsOf = async (html: string): Promise<readonly string[]> =>
      (await validator.validateString(html)).results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message }) => `${ruleId}: ${message}`),
      );
    const catalogue = await loadSheetCatalogue(['fr']);
    const events = [hardField(20), hardRoundRobin(10, 1)];
    const made = inTexts(catalogue, () => events.flatMap((event) => staticPages(event)));
    // Rounds are alike: the newest and the first.
    const tried = made.filter(({ fileName }) => !/^round-[2-9]/.test(fileName));
    expect(tried.length).toBeGreaterThan(9);
    for (const { fileName, html } of tried) expect(await complaintsOf(html), fileName).toEqual([]);
    const [{ html }] = pages as [(typeof pages)[number]];
    expect(await complaintsOf(html.replace('</h1>', ''))).not.toEqual([]);
    expect(await complaintsOf(html.replace(/ lang="[^"]*"/, ''))).not.toEqual([]);
  });

  it('run nothing: names are text', () => {
    for (const { html } of pages) expect(html).not.toMatch(/<script|onload=|javascript:/i);
    expect(pageNamed(secret, 'players.html')).toContain('&#60;script&#62;');
  });

  it('hold no FIDE ID and no date of birth', () => {
    for (const { html } of pages) expect(html).not.toMatch(/7654321|1987/);
  });

  it('show no draft', () => {
    const last = secret.rounds.length;
    const drafted = {
      ...secret,
      rounds: secret.rounds.map((round, index) =>
        index === last - 1 ? { ...round, stage: 'draft' as const } : round,
      ),
    };
    expect(staticPages(drafted).length).toBe(2 * (last - 1) + 3);
    for (const { html } of staticPages(drafted)) expect(html).not.toContain(`Round ${last}`);
  });

  it('tell namesakes apart, and are the same bytes again', () => {
    const marks = secret.players
      .filter(({ name }) => name === 'Holt, Ana')
      .map(({ federation, rating }) => `(${federation}\u00a0${rating})`);
    const shown = pageNamed(secret, 'round-1.html').matchAll(
      // Whole on a phone, however narrow its column; the one with a bye is told in a sentence.
      /<bdi>Holt, Ana (?:<span class="o">(\([^)]+\))<\/span>|(\([^)]+\)))<\/bdi>/g,
    );
    const found = [...shown].map(([, inTable, inSentence]) => inTable ?? inSentence!);
    expect(marks).toHaveLength(3);
    expect(found.toSorted()).toEqual(marks.toSorted());
    expect(staticPages(structuredClone(secret))).toEqual(pages);
  });

  it('of an event without players and rounds are none', () => {
    expect(staticPages(fieldOf({ players: 0, played: 0 }))).toEqual([]);
  });
});
