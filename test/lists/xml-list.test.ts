/** FIDE's lists as XML: what a player's elements say. */
import { describe, expect, it } from 'vitest';
import { NO_ENTRY, type ListEntry } from '../../src-main/lists/entry.ts';
import { xmlListReader } from '../../src-main/lists/xml-list.ts';

type Told = ListEntry | string;

function readAll(pieces: readonly string[], tempo: 'standard' | 'rapid' | 'blitz' = 'standard'): Told[] {
  const told: Told[] = [];
  const visitor = {
    entry: (entry: ListEntry) => void told.push(entry),
    unreadable: (text: string) => void told.push(text),
  };
  const reader = xmlListReader(visitor, tempo);
  for (const piece of pieces) reader.write(piece);
  reader.close();
  return told;
}

const read = (players: string, tempo?: 'rapid' | 'blitz') =>
  readAll([`<playerslist>${players}</playerslist>`], tempo);
const player = (fields: Readonly<Record<string, string>>): string =>
  `<player>${Object.entries(fields)
    .map(([name, text]) => `<${name}>${text}</${name}>`)
    .join('')}</player>`;

const BERG = {
  ...{ fideid: '1503014', name: ' Berg, Ada ', country: 'NORWAY', sex: 'F', title: 'FM', w_title: 'WIM' },
  ...{ rating: '2212', games: '3', k: '20', rapid_rating: '2199', rapid_k: '21' },
  ...{ blitz_rating: '2187', blitz_k: '22', birthday: '1991', flag: 'w' },
};
const PERSON = {
  ...{ number: '1503014', fideId: 1_503_014, name: 'Berg, Ada', federation: 'NOR', sex: 'w' },
  ...{ title: 'FM', womensTitle: 'WIM', born: 1991, inactive: false, club: '' },
};

describe('a player', () => {
  it('of all three ratings', () => {
    expect(read(player(BERG))).toEqual([
      { ...PERSON, standard: 2212, rapid: 2199, blitz: 2187, standardK: 20, rapidK: 21, blitzK: 22 },
    ]);
  });

  it.each(['standard', 'rapid', 'blitz'] as const)('of a list of %s alone', (tempo) => {
    const { rapid_rating: _, rapid_k: _1, blitz_rating: _2, blitz_k: _3, ...single } = BERG;
    const none = { standard: 0, rapid: 0, blitz: 0, standardK: 0, rapidK: 0, blitzK: 0 };
    expect(readAll([`<playerslist>${player(single)}</playerslist>`], tempo)).toEqual([
      { ...PERSON, ...none, [tempo]: 2212, [`${tempo}K`]: 20 },
    ]);
  });

  it('who says little, one with K of no sense, and those who are inactive', () => {
    const rest = { ...NO_ENTRY, number: '7', fideId: 7, name: 'Lin' };
    const lin = { fideid: '7', name: 'Lin' };
    const flags = ['i', 'WI', 'w', ''].map((flag) => player({ ...lin, flag }));
    expect(
      read([player(lin), player({ ...lin, k: '100' }), player({ ...lin, k: '99' }), ...flags].join('')),
    ).toEqual([
      rest,
      rest,
      { ...rest, standardK: 99 },
      { ...rest, inactive: true },
      { ...rest, inactive: true },
      rest,
      rest,
    ]);
  });

  it.each([
    ['fideid', '0'],
    ['fideid', 'x'],
    ['fideid', ''],
    ['name', ''],
    ['birthday', 'soon'],
    ['rating', '4001'],
    ['rapid_rating', '4001'],
    ['blitz_rating', '4001'],
  ])('whose %s is %j is told by all that they say', (field, text) => {
    const fields = { fideid: '7', name: 'Lin', [field]: text };
    expect(read(player(fields) + player({ fideid: '8', name: 'Kim' }))).toMatchObject([
      Object.values(fields)
        .filter((said) => said !== '')
        .join(' '),
      { fideId: 8, name: 'Kim' },
    ]);
  });

  it('has the highest number that there is', () => {
    expect(read(player({ fideid: '9999999999', name: 'Lin' }))).toMatchObject([{ fideId: 9_999_999_999 }]);
  });

  it('has what stands in the elements, and nothing of what stands between or before them', () => {
    const between =
      '<name>Nobody</name> a <player> b <fideid>7</fideid> c <name>O&apos;Hara</name> d </player> e';
    expect(read(`<note>f</note>${between}`)).toEqual([
      { ...NO_ENTRY, number: '7', fideId: 7, name: "O'Hara" },
    ]);
    expect(read(`<name>Nobody</name><player><fideid>7</fideid></player>`)).toEqual(['7']);
  });

  it('comes in pieces, of which no more is kept than a cell has', () => {
    const long = (more: string) =>
      readAll([
        `<playerslist><player><name>${'a'.repeat(1_999)}<![CDATA[`,
        `${'b'.repeat(2_001)}]]>${more}<![CDATA[c]]></name>`,
        '</player></playerslist>',
      ]);
    expect(long('')).toEqual([`${'a'.repeat(1_999)}${'b'.repeat(2_000)}`]);
    expect(
      readAll(['<playerslist><player><na', 'me>Li', 'n</name><fideid>7', '</fideid></player></playerslist>']),
    ).toEqual([{ ...NO_ENTRY, number: '7', fideId: 7, name: 'Lin' }]);
  });
});

it('another document is no list', () => {
  expect(() => readAll(['<players><player/></players>'])).toThrow('root players');
});
