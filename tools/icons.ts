/**
 * Draws the program's icons from assets/icons/icon.svg: PNG in the sizes of Linux, .ico for Windows and .icns for
 * macOS, both of which are plain containers of PNG pictures. Run by hand after a change: `npx node tools/icons.ts`.
 */
import './node-guard.ts';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { findChromium, HEADLESS_ARGUMENTS } from '../src-main/host/chromium.ts';

const FOLDER = join(import.meta.dirname, '../assets/icons');
const LINUX_SIZES = [16, 32, 48, 64, 128, 256, 512, 1024];
const ICO_SIZES = [16, 32, 48, 64, 128, 256];
/** Type codes of the ICNS container for PNG pictures by their size. */
const ICNS_TYPES: readonly (readonly [string, number])[] = [
  ['icp4', 16],
  ['icp5', 32],
  ['ic07', 128],
  ['ic08', 256],
  ['ic09', 512],
  ['ic10', 1024],
];

type Pictures = ReadonlyMap<number, Buffer>;

function pictureOf(pictures: Pictures, size: number): Buffer {
  const picture = pictures.get(size);
  if (picture === undefined) throw new Error(`No picture of ${size} pixels`);
  return picture;
}

async function draw(): Promise<Pictures> {
  const svg = readFileSync(join(FOLDER, 'icon.svg'), 'utf8');
  const browser = await chromium.launch({
    executablePath: findChromium() ?? 'chromium',
    args: [...HEADLESS_ARGUMENTS],
  });
  const page = await browser.newPage();
  const pictures = new Map<number, Buffer>();
  for (const size of LINUX_SIZES) {
    await page.setViewportSize({ width: size, height: size });
    await page.setContent(`<style>*{margin:0}svg{display:block;width:${size}px}</style>${svg}`);
    pictures.set(size, await page.screenshot({ omitBackground: true }));
  }
  await browser.close();
  return pictures;
}

/** Directory of 16 bytes for each picture, then the pictures. A size of 256 is written as 0. */
function icoOf(pictures: Pictures): Buffer {
  const head = Buffer.alloc(6);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(ICO_SIZES.length, 4);
  let offset = head.length + 16 * ICO_SIZES.length;
  const entries = ICO_SIZES.map((size) => {
    const entry = Buffer.alloc(16);
    const { length } = pictureOf(pictures, size);
    entry.writeUInt8(size % 256, 0);
    entry.writeUInt8(size % 256, 1);
    entry.writeUInt16LE(1, 4);
    entry.writeUInt16LE(32, 6);
    entry.writeUInt32LE(length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += length;
    return entry;
  });
  return Buffer.concat([head, ...entries, ...ICO_SIZES.map((size) => pictureOf(pictures, size))]);
}

/** Chunks of type, length (itself included, big-endian) and picture. */
function icnsOf(pictures: Pictures): Buffer {
  const chunk = (type: string, data: Buffer): Buffer => {
    const head = Buffer.alloc(8);
    head.write(type, 'latin1');
    head.writeUInt32BE(head.length + data.length, 4);
    return Buffer.concat([head, data]);
  };
  return chunk(
    'icns',
    Buffer.concat(ICNS_TYPES.map(([type, size]) => chunk(type, pictureOf(pictures, size)))),
  );
}

const pictures = await draw();
for (const size of LINUX_SIZES) writeFileSync(join(FOLDER, `${size}x${size}.png`), pictureOf(pictures, size));
writeFileSync(join(FOLDER, 'icon.ico'), icoOf(pictures));
writeFileSync(join(FOLDER, 'icon.icns'), icnsOf(pictures));
console.log(`Drew ${LINUX_SIZES.length} sizes, icon.ico and icon.icns.`);
