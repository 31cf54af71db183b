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
