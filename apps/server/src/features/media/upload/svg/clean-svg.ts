import { readClassStyles } from './class-styles.ts';
import { countShown } from './count-shown.ts';
import { parseSvg } from './parse-svg.ts';
import { attributesOf, createWriter } from './write-svg.ts';

export interface CleanedSvg {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Logos have a tenth of it. Reading that much takes a few milliseconds. */
export const MAX_SVG_BYTES = 100 * 1024;
const MAX_SHOWN = 20_000;
/** Of the cleaned drawing: each element of a class has got what the class says. */
const MAX_LETTERS = 4 * MAX_SVG_BYTES;

/** What a drawing says of its own size may be anything, so the longer side always has this one. */
const LONGER_SIDE = 1_000;
const MAX_RATIO = 50;

/** Whether a file is meant to be a drawing. It is not necessarily a valid one. */
export function isSvg(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 4_096)).toString('utf8');
  return (
    /^\uFEFF?\s*(?:<\?xml|<!--|<!DOCTYPE svg|<svg[\s>])/i.test(start) && /<svg[\s>]/i.test(start)
  );
}

/**
 * Writes a drawing again with the shapes, gradients and words that it has, and nothing else: no scripts, events, styles, links,
 * foreign elements, or addresses of other files. Undefined if it is not a valid drawing.
 */
export function cleanSvg(bytes: Uint8Array): CleanedSvg | undefined {
  const tree = parseSvg(Buffer.from(bytes).toString('utf8'));
  if (!tree) return undefined;
  const { root } = tree;
  const box = boxOf(root.attributes);
  if (!box) return undefined;
  const [, , boxWidth, boxHeight] = box;
  const scale = LONGER_SIDE / Math.max(boxWidth, boxHeight);
  const width = Math.max(1, Math.round(boxWidth * scale));
  const height = Math.max(1, Math.round(boxHeight * scale));
  if (Math.max(width / height, height / width) > MAX_RATIO) return undefined;
  const styles = readClassStyles(tree.css);
  const { viewBox, width: w, height: h, x, y, id, ...rest } = attributesOf(root, styles);
  const attributes = {
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox: box.join(' '),
    width: String(width),
    height: String(height),
    ...rest,
  };
  const text = createWriter(styles, MAX_LETTERS)('svg', attributes, root.children);
  const cleaned = text === undefined ? undefined : parseSvg(text);
  if (text === undefined || !cleaned || countShown(cleaned.root) > MAX_SHOWN) return undefined;
  return { bytes: Buffer.from(text), width, height };
}

type Box = readonly [number, number, number, number];

function boxOf({ viewBox, width, height }: Readonly<Record<string, string>>): Box | undefined {
  const numbers = viewBox
    ? viewBox
        .trim()
        .split(/[\s,]+/)
        .map(Number)
    : [0, 0, lengthOf(width), lengthOf(height)];
  const [x = 0, y = 0, w = 0, h = 0] = numbers;
  const isValid = numbers.length === 4 && numbers.every(Number.isFinite) && w > 0 && h > 0;
  return isValid ? [x, y, w, h] : undefined;
}

const lengthOf = (length: string | undefined) =>
  Number(/^\s*([\d.]+)(?:px|pt|mm|cm|in)?\s*$/.exec(length ?? '')?.[1] ?? 0);
