/** What hangs on a wall or was sent is verified by later versions of the program: codes, facts and marks never change. */
import { describe, expect, it } from 'vitest';
import { blankPlayer, BLANK_TOURNAMENT, NEVER_ON_A_WALL, type Tournament } from '../../src-engine/index.ts';
import { checkOf, markOf, qrTextOf, readCode, writeCode } from '../../src-main/seals/code.ts';
import { factsOf } from '../../src-main/seals/facts.ts';
import { codeInPdf, isPdf, keywordsOf } from '../../src-main/seals/pdf.ts';
import { isPicture } from '../../src-main/seals/picture.ts';
import { factsOfReport, sealLine, sealOfReport, withoutSeals } from '../../src-main/seals/report.ts';

const EVENT: Tournament = {
  ...BLANK_TOURNAMENT,
  players: [
    { ...blankPlayer(3, 'Name, Three'), tpn: 8 },
    { ...blankPlayer(5, 'Name, Five'), tpn: 1 },
  ],
  rounds: [
    {
      ...NEVER_ON_A_WALL,
      boards: [{ white: 3, black: 5, result: 'draw', ratedAs: null }],
      unpaired: [],
      system: '',
      version: 2,
    },
    {
      ...NEVER_ON_A_WALL,
      stage: 'draft',
      boards: [],
      unpaired: [
        { player: 5, kind: 'pab' },
        { player: 3, kind: 'half' },
      ],
      system: '',
      boardNumbers: [],
    },
  ],
};

describe('facts of a paper', () => {
  const players = '[[3,8,"Name, Three"],[5,1,"Name, Five"]]';
  const [first, second] = ['[2,[[3,5,"draw"]],[]]', '[0,[],[[3,"half"],[5,"pab"]],[]]'];

  it.each([
    ['round', 1, `[${players},[${first}]]`],
    ['round', 2, `[${players},[${second}]]`],
    ['after-round', 1, `[${players},[${first}]]`],
    ['after-round', 2, `[${players},[${first},${second}]]`],
    ['event', 2, `[${players},[]]`],
  ] as const)('%s %i is this text', (scope, round, text) => {
    expect(factsOf(EVENT, scope, round)).toBe(text);
  });
});

describe('codes', () => {
  it.each([
    [0, 1, '0.1'],
    [31, 32, 'Z.10'],
    [32, 1023, '10.ZZ'],
    [99, 1024, '33.100'],
  ])('round %i and entry %i are written %s, and read again', (round, seq, written) => {
    const seal = { mark: 'ABC', round, seq, check: '0123456789AB' };
    expect(writeCode(seal)).toBe(`ABC.${written}.0123-4567-89AB`);
    expect(readCode(writeCode(seal))).toEqual(seal);
  });

  it('are made of the paper’s kind, round, entry, head and facts, as ever', () => {
    const seal = { mark: markOf('standings'), round: 7, seq: 20_023 };
    const head = 'a'.repeat(64);
    expect(writeCode({ ...seal, check: checkOf(seal, head, 'facts') })).toBe('GF2.7.KHQ.3W5D-6VMY-QYMW');
    expect(qrTextOf('X')).toBe('WALLCHART:X');
  });

  it('are none with a letter that no code has, or of another length', () => {
    expect(readCode('ABC.1.1.0123-4567-89AB')).not.toBeNull();
    for (const other of [
      'ABU.1.1.0123-4567-89AB',
      'AB.1.1.0123-4567-89AB',
      'ABC.1.1.0123-4567-89A',
      'ABC.1234.1.0123-4567-89AB',
      'ABC.1.1234567.0123-4567-89AB',
      'X:ABC.1.1.0123-4567-89AB',
    ])
      expect(readCode(other), other).toBeNull();
  });
});

describe('a PDF', () => {
  const bytes = (text: string) => Buffer.from(text, 'latin1');
  const object = (code: string) => `1 0 obj\n(WALLCHART:${code})\nendobj\n`;

  it('is known by its first bytes alone', () => {
    expect([
      isPdf(bytes('%PDF-1.7')),
      isPdf(bytes('%PDF')),
      isPdf(bytes(' %PDF-1.7')),
      isPdf(bytes('')),
    ]).toEqual([true, false, false, false]);
  });

  it('has its code as the only text of an object, the last one counts, and a title with a code is none', () => {
    expect(codeInPdf(bytes(object('A.1.2.B-C')))).toBe('A.1.2.B-C');
    expect(codeInPdf(bytes(object('A.1') + object('B.2')))).toBe('B.2');
    expect(codeInPdf(bytes('1 0 obj\n(Standings WALLCHART:A.1)\nendobj'))).toBeNull();
    expect(codeInPdf(bytes('1 0 obj\n(WALLCHART:A.1 and more)\nendobj'))).toBeNull();
    expect(codeInPdf(bytes(object('A'.repeat(40))))).toHaveLength(40);
    expect(codeInPdf(bytes(object('A'.repeat(41))))).toBeNull();
    // A view of a part of a larger memory is that part.
    const larger = bytes(object('A.1') + object('B.2'));
    expect(codeInPdf(new Uint8Array(larger.buffer, larger.byteOffset, object('A.1').length))).toBe('A.1');
  });

  it('has no keywords without a code', () => {
    expect([keywordsOf(''), keywordsOf('A.1')]).toEqual(['', 'WALLCHART:A.1']);
  });
});

describe('a picture', () => {
  it.each([
    ['\x89PNG\r\n\x1a\n', true],
    ['\xff\xd8\xff\xe0', true],
    ['GIF87a', true],
    ['GIF89a', true],
    ['GIF88a', false],
    ['BM\x10\x20\0\0\0\0\0\0', true],
    ['BM is a text', false],
    ['RIFF\x10\0\0\0WEBPVP8 ', true],
    ['RIFF\x10\0\0\0WAVEfmt ', false],
    ['II*\0', true],
    ['MM\0*', true],
    ['\0\0\0\x18ftypheic', true],
    ['\0\0\0\x18ftypavif', true],
    ['\0\0\0\x18ftypmp42', false],
    ['%PDF-1.7', false],
    ['x\xff\xd8\xff', false],
    ['', false],
  ])('%j: %s', (head, expected) => {
    expect(isPicture(Buffer.from(head, 'latin1'))).toBe(expected);
  });
});

describe('the seal of a report', () => {
  it('is its last one, and what is sealed is everything else without the blanks at its end', () => {
    const report = '012 Open\r\n001 A\r\n';
    const twice = `${report}${sealLine('A.1')}${sealLine('B.2')}\r\n`;
    expect(sealLine('A.1')).toBe('### Wallchart: seal A.1\r\n');
    expect(sealOfReport(twice)).toBe('B.2');
    expect(factsOfReport(twice)).toBe('012 Open\n001 A');
    expect(factsOfReport('a\rb\r\nc \n')).toBe('a\nb\nc');
    expect(withoutSeals(twice)).toBe(`${report}\r\n`);
    expect(withoutSeals('a\n### Wallchart: seal X.1 \nb')).toBe('a\nb');
    expect(sealOfReport('### Wallchart: seal\n### Another: seal A.1\n')).toBeNull();
  });
});
