import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeText, encodeText } from '../../src-main/files/decode.ts';
import { readTrfFile } from '../../src-main/files/trf.ts';

const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? [...new TextEncoder().encode(part)] : part)),
  );

describe('decodeText', () => {
  it('reads UTF-8 with and without its mark', () => {
    expect(decodeText(bytes('Zoë'))).toMatchObject({ text: 'Zoë', encoding: 'utf-8', assumed: false });
    expect(decodeText(bytes([0xef, 0xbb, 0xbf], 'Zoë'))).toMatchObject({ text: 'Zoë', encoding: 'utf-8' });
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
    const encoded = (text: string, encoding: string) => {
      const all = Uint8Array.from({ length: 256 }, (_, byte) => byte);
      const characters = [...new TextDecoder(encoding).decode(all)];
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
      ['windows-1253', 'Παπαδόπουλος, Γιώργος\nΜπανίκας, Χρήστος'],
    ] as const)('%s: %s', (encoding, text) => {
      expect(decodeText(encoded(text, encoding))).toMatchObject({ text, encoding, assumed: true });
    });

    it.each([
      ['windows-1250', 'Jovanović, Đorđe', 'SRB', 'Jovanoviæ, Ðorðe'],
      ['windows-1254', 'Yılmaz, Ayşe\nÇağlar, İbrahim', 'TUR', 'Yýlmaz, Ayþe\nÇaðlar, Ýbrahim'],
      ['windows-1257', 'Šarūnas, Jonė', 'LTU', 'Ðarûnas, Jonë'],
    ])('and where several fit by the federations: %s %s (%s)', (encoding, name, federation, otherwise) => {
      const coded = encoded(name, encoding);
      expect(decodeText(coded, null, () => federation).text).toBe(name);
      expect(decodeText(coded).text).toBe(otherwise);
      expect(decodeText(coded, null, () => 'FRA').encoding).toBe('windows-1252');
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
