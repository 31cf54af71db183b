/** Which letters of a name are marked: those that what was typed found. */
import { expect, it } from 'vitest';
import { namePieces } from '../../src-renderer/marked-name.ts';

it.each([
  ['Kasparek, Gustav', 'kasp g', '[Kasp]arek, [G]ustav'],
  ['Gunnarsson, Kasper', 'kasp g', '[G]unnarsson, [Kasp]er'],
  ['Kasparek, Gustav', 'k kasp', '[Kasp]arek, Gustav'],
  ['Müller, Jörg', 'muller jor', '[Müller], [Jör]g'],
  ['Weiß, Anna', 'weis', '[Weiß], Anna'],
  ['Mueller, Joerg', 'müll jö', '[Muell]er, [Joe]rg'],
  ['Müller, Jörg', 'muelle joer', '[Mülle]r, [Jör]g'],
  ['Mu\u0308ller, Jo', 'mue', '[Mu\u0308]ller, Jo'],
  ['Åsgård, Åse', 'aasg', '[Åsg]ård, Åse'],
  ['Παπαδόπουλος, Γιώργος', 'papadopoul gior', '[Παπαδόπουλ]ος, [Γιώρ]γος'],
  ['Παπαδόπουλος, Γιώργος', 'papadopoyl', '[Παπαδόπουλ]ος, Γιώργος'],
  ['Παπαδόπουλος, Γιώργος', 'παπαδόπου', '[Παπαδόπου]λος, Γιώργος'],
  ['Papadopoulos, Giorgos', 'παπαδόπου', '[Papadopou]los, Giorgos'],
  ['Łukasik-Źdźbło, Święta', 'zdz', 'Łukasik-[Źdź]bło, Święta'],
  ['Mu\u0308ller, Jo', 'mu', '[Mu\u0308]ller, Jo'],
  ['Жуков, Пётр', 'zhu pet', '[Жу]ков, [Пёт]р'],
  ["O'Brien, Sean", "o'br", "[O]'[Br]ien, Sean"],
  ['Novák, Jan', 'vak', 'Novák, Jan'],
  ['Novák, Jan', ' ,', 'Novák, Jan'],
])('%s found by %s', (name, typed, marked) => {
  const pieces = namePieces(name, typed);
  expect(pieces.map(({ text }) => text).join('')).toBe(name);
  expect(pieces.map((piece) => (piece.marked ? `[${piece.text}]` : piece.text)).join('')).toBe(marked);
});
