/** Finds the code of a sheet in a picture that a person gives: a photograph, a scan, a screenshot. */

/** Longest side of a picture in pixels when it is looked at: larger ones cost seconds and show no more. */
const LONGEST = 2400;

async function pixelsOf(file: Blob, longest: number): Promise<ImageData> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, longest / Math.max(picture.width, picture.height));
  const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)];
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })!;
  context.drawImage(picture, 0, 0, width, height);
  picture.close();
  return context.getImageData(0, 0, width, height);
}

/** The text of the QR code in a picture; null where none can be read, or the file is no picture. */
export async function codeInPicture(file: Blob): Promise<string | null> {
  const { decodeQR } = await import('qr/decode.js');
  // A code that is too sharp or too coarse at one size is often read at another.
  for (const longest of [LONGEST, LONGEST / 2, LONGEST / 4])
    try {
      return decodeQR(await pixelsOf(file, longest));
    } catch {
      // Not at this size.
    }
  return null;
}
