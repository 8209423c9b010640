import sharp, { type Sharp } from 'sharp';
import type { IconSource, IconTask, Pictures } from '../picture-task.ts';
import { fromFirstVisible } from '../visible-text.ts';
import { drawText } from './draw-text.ts';
import { toIco } from './to-ico.ts';

const SIDE = 512;
const PAPER = '#faf8f3';
/** Nothing of a picture for browser tabs, which are tiny, and as much as platforms may cut off. */
const MARGINS = { tab: 0.06, tile: 0.14, maskable: 0.2 } as const;
/** Pictures come from staff, but a small file can be a huge picture. */
const MAX_PIXELS = 40_000_000;
const LOGO_HEIGHT = 160;
const MAX_LOGO_WIDTH = 1_200;

/** Every icon of a site, by the name of its file. */
export async function makeIcons({ source: given, logo }: IconTask): Promise<Pictures> {
  sharp.concurrency(1);
  const source = withInk(given);
  const tab = await (await drawTab(source)).png().toBuffer();
  const tile = await drawTile(source, MARGINS.tile);
  const maskable = await drawTile(source, MARGINS.maskable);
  const sized = (picture: Buffer, side: number) =>
    sharp(picture).resize(side, side).png({ compressionLevel: 9 }).toBuffer();
  const large = await sized(tab, SIDE);
  return {
    'favicon.ico': toIco(await sized(tab, 32), 32),
    'favicon.svg': toSvg(source, await sized(tab, 128)),
    'apple-touch-icon.png': await sized(tile, 180),
    'icon-192.png': await sized(source.kind === 'picture' ? tab : tile, 192),
    'icon-512.png': source.kind === 'picture' ? large : await sized(tile, SIDE),
    'icon-maskable-512.png': await sized(maskable, SIDE),
    ...(logo ? { 'logo.png': await drawLogo(logo) } : {}),
  };
}

/** A letter that nobody sees makes way for our drawing. */
function withInk(source: IconSource): IconSource {
  if (source.kind !== 'letter' || fromFirstVisible(source.letter)) return source;
  return { kind: 'drawn', ground: source.ground, ink: source.ink };
}

const square = (background: string | { r: number; g: number; b: number; alpha: number }) =>
  sharp({ create: { width: SIDE, height: SIDE, channels: 4, background } });

const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };

const rounded = (fill: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="${SIDE}" height="${SIDE}"><rect width="32" height="32" rx="4" fill="${fill}"/></svg>`,
  );

/** With transparent corners. */
async function drawTab(source: IconSource): Promise<Sharp> {
  if (source.kind !== 'picture') {
    const motif = await drawMotif(source, 1);
    return square(CLEAR).composite([{ input: rounded(source.ground) }, { input: motif }]);
  }
  const picture = await fitInto(source.bytes, source.onPaper ? MARGINS.tile : MARGINS.tab);
  return square(CLEAR).composite([
    ...(source.onPaper ? [{ input: rounded(PAPER) }] : []),
    { input: picture },
  ]);
}

/** Fills the whole square, because platforms cut its corners. */
async function drawTile(source: IconSource, margin: number): Promise<Buffer> {
  const motif =
    source.kind === 'picture'
      ? await fitInto(source.bytes, margin)
      : await drawMotif(source, margin === MARGINS.maskable ? 0.8 : 1);
  const ground = source.kind === 'picture' ? PAPER : source.ground;
  return square(ground)
    .composite([{ input: motif }])
    .png()
    .toBuffer();
}

/** As large as fits between the margins, on a transparent square. */
async function fitInto(bytes: Uint8Array, margin: number): Promise<Buffer> {
  const room = Math.round(SIDE * (1 - 2 * margin));
  const inner = await open(bytes)
    .resize(room, room, { fit: 'contain', background: CLEAR })
    .png()
    .toBuffer();
  return square(CLEAR)
    .composite([{ input: inner, gravity: 'centre' }])
    .png()
    .toBuffer();
}

/** Drawings are decoded at a size that is sharp enough: cleaned ones are a thousand pixels wide or high. */
const open = (bytes: Uint8Array): Sharp => sharp(bytes, { limitInputPixels: MAX_PIXELS }).rotate();

const DRAWN = 'M7 18.5c7.5 0 13.5-4.5 16-12v12ZM7 21.5h18v3.5H7Z';

async function drawMotif(
  source: Exclude<IconSource, { kind: 'picture' }>,
  scale: number,
): Promise<Buffer> {
  if (source.kind === 'drawn') {
    const move = 16 * (1 - scale);
    return Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="${SIDE}" height="${SIDE}"><path fill="${source.ink}" transform="translate(${move} ${move}) scale(${scale})" d="${DRAWN}"/></svg>`,
    );
  }
  const room = Math.round(SIDE * 0.56 * scale);
  const letter = await drawText(sharp, {
    text: source.letter,
    typeface: 'serif',
    colour: source.ink,
    width: SIDE * 2,
    size: 480,
  });
  const input = await sharp(letter.data)
    .trim()
    .resize(room, room, { fit: 'contain', background: CLEAR })
    .png()
    .toBuffer();
  return square(CLEAR)
    .composite([{ input, gravity: 'centre' }])
    .png()
    .toBuffer();
}

/** Our drawing as shapes, everything else as a picture within. */
function toSvg(source: IconSource, picture: Buffer): Buffer {
  const content =
    source.kind === 'drawn'
      ? `<rect width="32" height="32" rx="4" fill="${source.ground}"/><path fill="${source.ink}" d="${DRAWN}"/>`
      : `<image width="32" height="32" href="data:image/png;base64,${picture.toString('base64')}"/>`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${content}</svg>`,
  );
}

const drawLogo = (bytes: Uint8Array): Promise<Buffer> =>
  open(bytes).resize(MAX_LOGO_WIDTH, LOGO_HEIGHT, { fit: 'inside' }).png().toBuffer();
