import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { en } from '../../src-engine/texts/index.ts';
import { CHOOSABLE_ENCODINGS, decodeText, encodeText } from '../../src-main/files/decode.ts';
import { LEGACY_ENCODINGS, recognisedEncoding, type LegacyEncoding } from '../../src-main/files/encodings.ts';
import { readTrfFile } from '../../src-main/files/trf.ts';
import { hasSharedData, readShared } from '../trf/shared-data.ts';

const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? [...new TextEncoder().encode(part)] : part)),
  );

describe('decodeText', () => {
  it('reads UTF-8 with and without its mark', () => {
    expect(decodeText(bytes('Zoë'))).toMatchObject({ text: 'Zoë', encoding: 'utf-8', assumed: false });
    expect(decodeText(bytes([0xef, 0xbb, 0xbf], 'Zoë'))).toMatchObject({ text: 'Zoë', encoding: 'utf-8' });
  });

  it('takes a letter that a mark begins with for no mark', () => {
    expect(decodeText(bytes([0xef], 'le'))).toMatchObject({ text: 'ïle', encoding: 'windows-1252' });
    expect(decodeText(bytes([0xff], 'z'))).toMatchObject({ text: 'ÿz', encoding: 'windows-1252' });
  });

  it('recognises Windows-1252 and says where it had to assume it', () => {
    const decoded = decodeText(bytes('012 Open\r\n102 M', [0xfc], 'ller \r\n122 5', [0x80]));
    expect(decoded).toEqual({
      text: '012 Open\r\n102 Müller \r\n122 5€',
      encoding: 'windows-1252',
      assumed: true,
      assumedAs: 'windows-1252',
      line: 2,
      column: 6,
    });
  });

  it('reads lines of both encodings in one file', () => {
    const decoded = decodeText(bytes('Müller\n', 'M', [0xfc], 'ller\n', 'Žák\n'));
    expect(decoded).toMatchObject({ text: 'Müller\nMüller\nŽák\n', encoding: 'mixed', line: 2, column: 2 });
  });

  it('reads lines that end in CR alone', () => {
    const decoded = decodeText(bytes('Müller\r', 'M', [0xfc], 'ller\r'));
    expect(decoded).toMatchObject({ text: 'Müller\rMüller\r', encoding: 'mixed', line: 2 });
  });

  describe('recognises an encoding of eight bits by its letters', () => {
    // One byte for each character, as the encoding has it.
    const charactersOf = (encoding: LegacyEncoding) =>
      Array.from({ length: 256 }, (_, byte) => decodeText(Uint8Array.of(byte), encoding).text);
    const encoded = (text: string, encoding: LegacyEncoding) => {
      const characters = charactersOf(encoding);
      return Uint8Array.from(text, (character) => {
        const byte = characters.indexOf(character);
        if (byte < 0) throw new RangeError(`${character} is not in ${encoding}`);
        return byte;
      });
    };

    it.each([
      ['windows-1252', 'Müller, Jürgen\nGarçon, Élodie\nØstergård, Bjørn\nPeña, Íñigo'],
      ['windows-1250', 'Wałęsa, Łukasz\nŻółkowski, Paweł'],
      ['windows-1250', 'Černý, Jiří\nDvořák, Žofie\nŠťastný, Tomáš'],
      ['windows-1251', 'Каспаров, Гарри\nИванов, И.'],
      ['windows-1251', 'Топалов, Веселин'],
      ['koi8-r', 'Каспаров, Гарри\nПономарёв, Руслан'],
      ['ibm866', 'Крамник, Владимир\nСмирнов, Пётр'],
      ['windows-1251', 'Іванчук, Василь\nЄльянов, Павло\nКоробов, Антон'],
      ['windows-1251', 'Љубојевић, Љубомир\nИвић, Велимир'],
      ['koi8-u', 'Іванчук, Василь\nЄльянов, Павло'],
      ['iso-8859-5', 'Каспаров, Гарри\nКрамник, Владимир'],
      ['iso-8859-5', 'Іванчук, Василь\nЄльянов, Павло'],
      ['windows-1253', 'Παπαδόπουλος, Γιώργος\nΜπανίκας, Χρήστος'],
      ['iso-8859-7', 'Παπαδόπουλος, Γιώργος\nΚωνσταντίνου, Άννα'],
      ['windows-1255', 'גלפנד, בוריס\nסמירין, איליה\nסוטובסקי, אמיל'],
      ['windows-1255', 'פיליפ כהן'],
      ['iso-8859-15', 'Lœwenthal, Zoë\nŠaric, Ivan'],
      ['iso-8859-16', 'Žižić, Ion\nȘerban, Răzvan'],
      ['macintosh', 'Müller, Jürgen\nGarçon, Élodie\nMärz, René'],
      ['macintosh', 'Muñoz, José\nLópez, Martín'],
      ['ibm850', 'Müller, Jürgen\nGarçon, Élodie\nSørensen, Åse'],
      ['ibm850', 'Muñoz, José\nLópez, Martín'],
    ] as const)('%s: %s', (encoding, text) => {
      expect(decodeText(encoded(text, encoding))).toMatchObject({ text, encoding, assumed: true });
    });

    it.each<[LegacyEncoding, string, string, string]>([
      ['windows-1250', 'Jovanović, Đorđe', 'SRB', 'Jovanoviæ, Ðorðe'],
      ['windows-1254', 'Yılmaz, Ayşe\nÇağlar, İbrahim', 'TUR', 'Yýlmaz, Ayþe\nÇaðlar, Ýbrahim'],
      ['windows-1257', 'Šarūnas, Jonė', 'LTU', 'Ðarûnas, Jonë'],
    ])('and where several fit by the federations: %s %s (%s)', (encoding, name, federation, otherwise) => {
      const coded = encoded(name, encoding);
      expect(decodeText(coded, null, () => federation).text).toBe(name);
      expect(decodeText(coded).text).toBe(otherwise);
      expect(decodeText(coded, null, () => 'FRA').encoding).toBe('windows-1252');
    });

    it.each([
      // Windows-1252 first, then code page 850 before 437.
      ['ibm437', 'Müller, Jürgen', 'ibm850', 'Müller, Jürgen'],
      ['iso-8859-15', 'Müller, Jürgen', 'windows-1252', 'Müller, Jürgen'],
      ['macintosh', 'Kohler, Ernö', 'windows-1252', 'Kohler, Ernš'],
      ['ibm850', 'Nagy, Lászlo', 'windows-1252', 'Nagy, L\u00a0szlo'],
      // Cedillas are what Windows-1250 has where Romanian has commas.
      ['iso-8859-16', 'Țurcanu, Nicușor', 'windows-1250', 'Ţurcanu, Nicuşor'],
      ['koi8-u', 'Каспаров, Гарри', 'koi8-r', 'Каспаров, Гарри'],
      ['iso-8859-7', 'Παπαδόπουλος', 'windows-1253', 'Παπαδόπουλος'],
    ] as const)('%s, whose bytes for %s are those of more usual ones: %s', (encoding, text, taken, as) => {
      const federation = encoding === 'iso-8859-16' ? 'ROU' : '';
      expect(decodeText(encoded(text, encoding), null, () => federation)).toMatchObject({
        encoding: taken,
        text: as,
      });
    });

    it('takes Windows-1252 where other signs are between the letters as well', () => {
      const text = 'Entry 5€ – “Rooks”\nO’Brien, Seán\nSmith–Jones, Zoë\nM.ª José, 1.º\nD´Angelo';
      expect(decodeText(encoded(text, 'windows-1252'))).toMatchObject({ text, encoding: 'windows-1252' });
    });

    it.each(LEGACY_ENCODINGS.filter((encoding) => encoding !== 'gb18030'))(
      '%s: every character comes back from its byte',
      (encoding) => {
        const characters = charactersOf(encoding);
        const known = characters.filter((character) => character !== '\ufffd');
        expect(new Set(known).size).toBe(known.length);
        expect(known.length).toBeGreaterThan(220);
        const text = known.join('').replace('\r', '').replace('\n', '');
        expect(decodeText(encoded(text, encoding), encoding).text).toBe(text);
      },
    );

    it('gb18030, two bytes a character', () => {
      const names = '侯逸凡\n丁立人\n王皓, 谢军\n';
      // prettier-ignore
      const coded = [
        0xba, 0xee, 0xd2, 0xdd, 0xb7, 0xb2, 0x0a, 0xb6, 0xa1, 0xc1, 0xa2, 0xc8, 0xcb, 0x0a, 0xcd, 0xf5, 0xf0, 0xa9, 0x2c, 0x20, 0xd0, 0xbb, 0xbe, 0xfc, 0x0a,
      ];
      expect(decodeText(Uint8Array.from(coded))).toMatchObject({ text: names, encoding: 'gb18030' });
      expect(decodeText(Uint8Array.from(coded), 'gb18030').text).toBe(names);
    });

    it.each<[string, readonly number[], LegacyEncoding]>([
      ['the first characters in daily use', [0xb0, 0xc0, 0xb0, 0xc0], 'gb18030'],
      ['the last ones', [0xd7, 0xc0, 0xd7, 0xc2], 'gb18030'],
      ['the first of a row', [0xb0, 0xa1, 0xb0, 0xa1], 'gb18030'],
      ['numbers beside them', [0xb0, 0xc0, 0xb0, 0xc0, 0x20, 0x31, 0x20, 0x32, 0x20, 0x33], 'gb18030'],
      ['rare ones, of which half are frequent Cyrillic letters', [0xa2, 0xbf, 0xa2, 0xbf], 'windows-1251'],
    ])('Chinese by how many of its characters are in daily use: %s', (_, coded, encoding) => {
      expect(recognisedEncoding([{ bytes: Uint8Array.from(coded), federation: '' }])).toBe(encoding);
    });

    it('tells nothing by a sign that stands alone, as in a price', () => {
      const price = [{ bytes: bytes('Fee 5', [0x80]), federation: '' }];
      expect(recognisedEncoding(price)).toBe('windows-1252');
    });

    it('of the federations where letters do not decide; lines that name none have no voice', () => {
      const line = (federation: string) => ({ bytes: bytes('J', [0xfc], 'rgen'), federation });
      const encodingOf = (...federations: readonly string[]) => recognisedEncoding(federations.map(line));
      expect(encodingOf('CZE', '', '')).toBe('windows-1250');
      expect(encodingOf('CZE', 'GER', 'GER')).toBe('windows-1252');
      expect(encodingOf('CZE', 'POL', 'GER')).toBe('windows-1250');
      expect(encodingOf('', '')).toBe('windows-1252');
    });

    it('has the code pages of DOS as printed', () => {
      expect(decodeText(bytes([0x80, 0x8e, 0x9b, 0xa5, 0xe0, 0xe1, 0xff]), 'ibm437').text).toBe(
        'ÇÄ¢Ñαß\u00a0',
      );
      expect(decodeText(bytes([0x80, 0x8e, 0x9b, 0xb5, 0xd5, 0xe1, 0xff]), 'ibm850').text).toBe(
        'ÇÄøÁıß\u00a0',
      );
    });

    it('has a name for people for every encoding', () => {
      const names = CHOOSABLE_ENCODINGS.map((encoding) => en.import.encoding(encoding));
      for (const [at, name] of names.entries()) {
        expect(name).toMatch(/^[A-Z].{3,}/);
        expect(name).not.toBe(CHOOSABLE_ENCODINGS[at]);
      }
      expect(new Set(names).size).toBe(names.length);
    });

    it('but reads the one that was chosen', () => {
      const name = encoded('Jovanović', 'windows-1250');
      expect(decodeText(name, 'windows-1250')).toMatchObject({ text: 'Jovanović', assumed: false });
      expect(decodeText(bytes('Zoë'), 'windows-1252').text).toBe('ZoÃ«');
    });
  });

  it('keeps UTF-8 in which a program cut a letter in two', () => {
    expect(decodeText(bytes('Žák\nŠtěpánková, Veronik', [0xc3], ' 2000\n'))).toMatchObject({
      text: 'Žák\nŠtěpánková, Veronik\ufffd 2000\n',
      encoding: 'utf-8',
      assumed: true,
      assumedAs: 'utf-8',
      line: 2,
      column: 20,
    });
  });

  it('takes back what was encoded twice, and only that', () => {
    expect(decodeText(bytes('012 Open\n102 ÄŒernÃ½, Jiří'.replace('Jiří', 'Jan')))).toMatchObject({
      text: '012 Open\n102 Černý, Jan',
      encoding: 'utf-8 twice',
      assumed: true,
      line: 2,
      column: 5,
    });
    expect(decodeText(bytes('ÄŒ and Ž'))).toMatchObject({ text: 'ÄŒ and Ž', encoding: 'utf-8' });
  });

  it('reads UTF-16 by its mark', () => {
    expect(decodeText(bytes([0xff, 0xfe, 0x5a, 0, 0xeb, 0]))).toMatchObject({
      text: 'Zë',
      encoding: 'utf-16le',
    });
    expect(decodeText(bytes([0xfe, 0xff, 0, 0x5a, 0, 0xeb]))).toMatchObject({
      text: 'Zë',
      encoding: 'utf-16be',
    });
  });

  it('brings every text back that it encoded', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.boolean(), (text, mark) => {
        fc.pre(!text.startsWith('\uFEFF') && !/[\uD800-\uDFFF]/.test(text));
        expect(decodeText(encodeText(text, mark ? 'with mark' : 'without mark')).text).toBe(text);
      }),
    );
  });
});

describe('readTrfFile', () => {
  it('lists an assumed encoding among the deviations', () => {
    const reading = readTrfFile(bytes('012 Caf', [0xe9], '\n'));
    if (!reading.ok) throw new Error(reading.failure.code);
    expect(reading.value.tournament.info.name).toBe('Café');
    expect(reading.value.deviations).toEqual([
      {
        code: 'encoding-assumed',
        severity: 'warning',
        line: 1,
        column: 8,
        found: 'not UTF-8',
        takenAs: 'windows-1252',
      },
    ]);
  });
});

it('a report that was encoded twice says so, with the place of its first letter', () => {
  const twice = Buffer.from('012 Café\n').toString('latin1');
  const reading = readTrfFile(new TextEncoder().encode(twice));
  expect(reading.ok && reading.value.tournament.info.name).toBe('Café');
  expect(reading.ok && reading.value.deviations).toEqual([
    {
      code: 'encoding-assumed',
      severity: 'warning',
      line: 1,
      column: 8,
      found: 'UTF-8 encoded twice',
      takenAs: 'utf-8 twice',
    },
  ]);
});

describe.runIf(hasSharedData('reading reports in older encodings'))('reports in older encodings', () => {
  it.each([
    ['hebrew-cp1255.trf', 'windows-1255', 'גלפנד, בוריס'],
    ['greek-iso8859-7.trf', 'iso-8859-7', 'Παπαδόπουλος, Γιώργος'],
  ])('%s is read as %s', (file, encoding, name) => {
    const reading = readTrfFile(readShared(`judged/${file}`));
    if (!reading.ok) throw new Error(reading.failure.code);
    expect(reading.value.encoding).toBe(encoding);
    expect(reading.value.tournament.players[0]!.name).toBe(name);
  });
});
