/** Files of pictures, known by their first bytes: the code on one is read where it can be looked at, in the window. */

const STARTS: readonly RegExp[] = [
  /^\x89PNG\r\n/,
  /^\xFF\xD8\xFF/,
  /^GIF8[79]a/,
  /^BM[^]{4}\0{4}/,
  /^RIFF[^]{4}WEBP/,
  /^(II\*\0|MM\0\*)/,
  // What telephones write: HEIC and AVIF.
  /^[^]{4}ftyp(hei|hev|mif1|avif)/,
];
const LONGEST_START = 16;

/** Whether the bytes are those of a picture: PNG, JPEG, GIF, BMP, WebP, TIFF, HEIC, AVIF. */
export function isPicture(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, LONGEST_START)).toString('latin1');
  return STARTS.some((start) => start.test(head));
}
