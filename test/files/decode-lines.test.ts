/** Text from bytes, line by line: which encoding is said of it, from which place on, and what each line speaks of. */
import { describe, expect, it } from 'vitest';
import { decodeText, encodeText } from '../../src-main/files/decode.ts';

/** Letters as UTF-8, `~` as the byte FC, which is `ü` in Windows-1252 and no UTF-8. */
const bytes = (text: string): Uint8Array =>
  Uint8Array.from(Buffer.from(text)).map((byte) => (byte === 0x7e ? 0xfc : byte));
const told = (text: string) => {
  const { text: read, ...rest } = decodeText(bytes(text));
  return [read, ...Object.values(rest)];
};

describe('a text', () => {
  it.each([
    ['a\nb', 'a\nb', 'utf-8', false, 'utf-8', 1, 1],
    ['', '', 'utf-8', false, 'utf-8', 1, 1],
    ['é\nŽ', 'é\nŽ', 'utf-8', false, 'utf-8', 1, 1],
    ['\uFEFFé', 'é', 'utf-8', false, 'utf-8', 1, 1],
    // Nothing but an older encoding, with the first place of it.
    ['M~ller', 'Müller', 'windows-1252', true, 'windows-1252', 1, 2],
    ['a\nb\nM~ller\nM~nch', 'a\nb\nMüller\nMünch', 'windows-1252', true, 'windows-1252', 3, 2],
    ['a\r\nM~ller\r\n', 'a\r\nMüller\r\n', 'windows-1252', true, 'windows-1252', 2, 2],
    ['a\rb\rM~ller', 'a\rb\rMüller', 'windows-1252', true, 'windows-1252', 3, 2],
    // Where there is an LF, a CR ends no line.
    ['a\rM~ller\n', 'a\rMüller\n', 'windows-1252', true, 'windows-1252', 1, 4],
    // Both: each line as it is written.
    ['Žák\nM~ller', 'Žák\nMüller', 'mixed', true, 'windows-1252', 2, 2],
    ['\uFEFFŽák\nM~ller', 'Žák\nMüller', 'mixed', true, 'windows-1252', 2, 2],
    // A letter that was cut in two, in a line of which most letters are whole.
    ['Žák~', 'Žák\uFFFD', 'utf-8', true, 'utf-8', 1, 4],
    ['a\nŽák~\nM~ller', 'a\nŽák\uFFFD\nMüller', 'mixed', true, 'utf-8', 2, 4],
    ['M~ller\nŽák~', 'Müller\nŽák\uFFFD', 'mixed', true, 'windows-1252', 1, 2],
  ])('%j is %j: %s, assumed %s, from there on %s, line %i, column %i', (written, ...expected) => {
    expect(told(written)).toEqual(expected);
  });

  it('that has as many broken letters as whole ones in a line is no UTF-8 there', () => {
    const isUtf8 = (text: string) => decodeText(bytes(text)).encoding === 'utf-8';
    expect(['é~', 'éé~', 'éé~~', 'ééé~~'].map(isUtf8)).toEqual([false, true, false, true]);
  });

  it('is read as it is chosen, and then nothing is assumed', () => {
    for (const [chosen, text] of [
      ['utf-8', 'M\uFFFDller'],
      ['windows-1252', 'Müller'],
      ['windows-1250', 'Müller'],
      ['utf-16le', Buffer.from(bytes('M~ller')).toString('utf16le')],
    ] as const)
      expect([chosen, decodeText(bytes('M~ller'), chosen)]).toEqual([
        chosen,
        { text, encoding: chosen, assumed: false, assumedAs: chosen, line: 1, column: 1 },
      ]);
    expect(decodeText(Uint8Array.from([0, 0x41, 1, 0x7d]), 'utf-16be').text).toBe('AŽ');
  });

  it('in UTF-16 is known by its mark, of either order, and by nothing less', () => {
    const little = Buffer.from('\uFEFFŽák', 'utf16le');
    expect(decodeText(little)).toMatchObject({ text: 'Žák', encoding: 'utf-16le', assumed: false });
    expect(decodeText(Buffer.from(little).swap16())).toMatchObject({
      text: 'Žák',
      encoding: 'utf-16be',
      assumed: false,
    });
    expect(decodeText(Uint8Array.from([0xfe, 0x41])).encoding).not.toBe('utf-16be');
  });

  it('asks for the federation of each line that is no UTF-8, by its first 200 characters as they stand', () => {
    const lines: string[] = [];
    const federationOf = (line: string) => {
      lines.push(line);
      return '';
    };
    decodeText(bytes(`a\nM~ller\nŽák\n~${'x'.repeat(300)}`), null, federationOf);
    expect(lines).toEqual(['Müller\n', `ü${'x'.repeat(199)}`]);
  });

  it('of a federation is read with the letters that it has', () => {
    const word = Uint8Array.from([0x4c, 0xf0, 0x6b, 0x0a]);
    const of = (federation: string) => decodeText(word, null, () => federation).encoding;
    expect([of('CZE'), of('TUR'), of('LTU')]).toEqual(['windows-1250', 'windows-1254', 'windows-1257']);
  });

  it('that was encoded twice is taken back, from its first letter on, if all of it was', () => {
    const twice = (text: string) => Buffer.from(text).toString('latin1');
    const encoding = 'utf-8 twice';
    expect(decodeText(Buffer.from(`a\r\nb\rM${twice('ü')}ller ${twice('é')}`))).toEqual({
      text: 'a\r\nb\rMüller é',
      encoding,
      assumed: true,
      assumedAs: encoding,
      line: 3,
      column: 2,
    });
    for (const text of [`M${twice('ü')}ller Ž`, `M${twice('ü')}ller é`, `M${twice('ü')[0]}ller`])
      expect([text, decodeText(Buffer.from(text))]).toEqual([
        text,
        { text, encoding: 'utf-8', assumed: false, assumedAs: 'utf-8', line: 1, column: 1 },
      ]);
  });

  it('is written in UTF-8, with its mark for programs that expect one', () => {
    expect([...encodeText('é', 'with mark')]).toEqual([0xef, 0xbb, 0xbf, 0xc3, 0xa9]);
    expect([...encodeText('é', 'without mark')]).toEqual([0xc3, 0xa9]);
  });
});
