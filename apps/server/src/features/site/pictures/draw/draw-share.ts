import sharp from 'sharp';
import type { Pictures, ShareTask } from '../picture-task.ts';
import { fromFirstVisible } from '../visible-text.ts';
import { type DrawnText, drawText, type TextOptions } from './draw-text.ts';

const WIDTH = 1_200;
const HEIGHT = 630;
const MARGIN = 88;
const BAR = 20;
const ROOM = WIDTH - 2 * MARGIN;
const TITLE_TOP = 84;
const TITLE_HEIGHT = 380;
/** The largest at which the title fits. */
const SIZES = [84, 70, 58, 48] as const;
const MAX_LETTERS = 180;
const ICON = 64;
const FOOT = 500;
const NAME_SIZE = 34;
const MAX_NAME_LETTERS = 80;

/** A picture for shared links: the title of a page on paper, the accent colour, and whose page it is. */
export async function drawShare(task: ShareTask): Promise<Pictures> {
  sharp.concurrency(1);
  const { isRightToLeft, paper, accent } = task;
  /** What begins a line in the language of the page. */
  const start = (width: number, from = MARGIN) => (isRightToLeft ? WIDTH - from - width : from);
  const title = fromFirstVisible(task.title) ? await drawTitle(task) : undefined;
  const hasName = task.title !== task.name && fromFirstVisible(task.name);
  const name = hasName ? await drawName(task) : undefined;
  const icon = await sharp(task.icon).resize(ICON, ICON).png().toBuffer();
  const bar = { width: BAR, height: HEIGHT, channels: 3, background: accent } as const;
  const data = await sharp({
    create: { width: WIDTH, height: HEIGHT, channels: 3, background: paper },
  })
    .composite([
      { input: { create: bar }, left: isRightToLeft ? WIDTH - BAR : 0, top: 0 },
      ...(title ? [{ input: title.data, left: start(title.width), top: TITLE_TOP }] : []),
      { input: icon, left: start(ICON), top: FOOT },
      ...(name
        ? [
            {
              input: name.data,
              left: start(name.width, MARGIN + ICON + 24),
              top: FOOT + Math.max(0, Math.round((ICON - name.height) / 2)),
            },
          ]
        : []),
    ])
    .png({ compressionLevel: 9 })
    .toBuffer();
  return { 'share.png': data };
}

async function drawTitle({ title, ink, isRightToLeft }: ShareTask): Promise<DrawnText> {
  const options = { typeface: 'serif', colour: ink, width: ROOM, isRightToLeft } as const;
  const text = shorten(title, MAX_LETTERS);
  let drawn: DrawnText | undefined;
  for (const size of SIZES) {
    drawn = await drawText(sharp, { ...options, text, size });
    if (drawn.height <= TITLE_HEIGHT) return drawn;
  }
  return crop(drawn as DrawnText, TITLE_HEIGHT);
}

async function drawName({ name, muted, isRightToLeft }: ShareTask): Promise<DrawnText> {
  const options: TextOptions = {
    text: shorten(name, MAX_NAME_LETTERS),
    typeface: 'sans',
    colour: muted,
    width: ROOM - ICON - 24,
    size: NAME_SIZE,
    isRightToLeft,
  };
  return crop(await drawText(sharp, options), HEIGHT - FOOT - 20);
}

/** Letters of some scripts are taller than any estimate. */
async function crop(drawn: DrawnText, height: number): Promise<DrawnText> {
  if (drawn.height <= height) return drawn;
  const area = { left: 0, top: 0, width: drawn.width, height };
  return { ...drawn, data: await sharp(drawn.data).extract(area).png().toBuffer(), height };
}

/** Between words, if there are any. */
function shorten(text: string, max: number): string {
  const letters = [...text];
  if (letters.length <= max) return text;
  const start = letters.slice(0, max).join('');
  const space = start.lastIndexOf(' ');
  return `${space > max / 2 ? start.slice(0, space) : start}…`;
}
