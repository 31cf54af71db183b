/**
 * Code pages of DOS in Latin letters, which no decoder of the platform has: characters of the bytes 0x80 to 0xFF, thirty-two a
 * line. Source: the tables of the Unicode Consortium for CP437 and CP850.
 */
const UPPER_HALVES = {
  ibm850:
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒ' +
    'áíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐' +
    '└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀' +
    'ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0',
  ibm437:
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒ' +
    'áíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐' +
    '└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀' +
    'αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0',
} as const;

type DosEncoding = keyof typeof UPPER_HALVES;

export function isDosEncoding(encoding: string): encoding is DosEncoding {
  return Object.hasOwn(UPPER_HALVES, encoding);
}

/** The text of bytes in a code page of DOS; below 0x80 it is ASCII. */
export function decodeDos(bytes: Uint8Array, encoding: DosEncoding): string {
  const upper = UPPER_HALVES[encoding];
  let text = '';
  for (const byte of bytes) text += byte < 0x80 ? String.fromCharCode(byte) : upper[byte - 0x80]!;
  return text;
}
