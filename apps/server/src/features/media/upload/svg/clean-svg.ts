import { escapeHtml } from '../../../../http/escape-html.ts';
import { isAllowedAttribute, isHarmless, REFERRING } from './allowed.ts';
import { type Presentation, readClassStyles, readDeclarations } from './class-styles.ts';
import { countShown } from './count-shown.ts';
import { parseSvg, type SvgElement } from './parse-svg.ts';

export interface CleanedSvg {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Logos have a tenth of it. Reading that much takes a few milliseconds. */
export const MAX_SVG_BYTES = 100 * 1024;
const MAX_SHOWN = 20_000;

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
  if (!box || countShown(root) > MAX_SHOWN) return undefined;
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
  const text = write('svg', attributes, root.children, styles);
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

type Styles = ReadonlyMap<string, Presentation>;

function attributesOf({ name, attributes }: SvgElement, styles: Styles): Record<string, string> {
  const classes = (attributes.class ?? '').split(/\s+/);
  const own = Object.entries(attributes).filter(([key]) => isAllowedAttribute(key));
  const href = attributes.href?.trim();
  const refers = href !== undefined && REFERRING.has(name) && /^#[\w:.-]+$/.test(href);
  const chosen = Object.fromEntries([
    ...own,
    ...classes.flatMap((each) => [...(styles.get(each) ?? [])]),
    ...readDeclarations(attributes.style ?? ''),
    ...(refers ? [['href', href]] : []),
  ]) as Record<string, string>;
  return Object.fromEntries(Object.entries(chosen).filter(([, value]) => isHarmless(value)));
}

function write(
  name: string,
  attributes: Record<string, string>,
  children: SvgElement['children'],
  styles: Styles,
): string {
  const start = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escapeHtml(value)}"`)
    .join('');
  const content = children
    .map((child) =>
      typeof child === 'string'
        ? escapeHtml(child)
        : write(child.name, attributesOf(child, styles), child.children, styles),
    )
    .join('');
  return content ? `<${name}${start}>${content}</${name}>` : `<${name}${start}/>`;
}
