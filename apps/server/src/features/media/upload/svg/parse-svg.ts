import { SaxesParser } from 'saxes';
import { ELEMENTS, STYLE } from './allowed.ts';

export interface SvgElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: (SvgElement | string)[];
}

export interface SvgTree {
  readonly root: SvgElement;
  /** What its style elements contain. */
  readonly css: string;
}

const MAX_ELEMENTS = 5_000;
const MAX_DEPTH = 60;

const SVG = 'http://www.w3.org/2000/svg';
const XLINK = 'http://www.w3.org/1999/xlink';

/** Reads a drawing without what is not allowed. Undefined if it is malformed or too deep, long or clever. */
export function parseSvg(source: string): SvgTree | undefined {
  // Entities could multiply, and hide what they stand for.
  if (/<!(?:DOCTYPE[^<>[]*\[|ENTITY)/i.test(source)) return undefined;
  const parser = new SaxesParser({ xmlns: true });
  const open: SvgElement[] = [];
  let root: SvgElement | undefined;
  let css = '';
  let count = 0;
  /** How deep within something that is left out. */
  let skipped = 0;
  let isInStyle = false;
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ local, uri, attributes }) => {
    const isRootless = root === undefined;
    const isAllowed = uri === SVG && ELEMENTS.has(local) && (local === 'svg') === isRootless;
    // Also within what is left out: the parser looks for namespaces in all open elements.
    if (open.length + skipped >= MAX_DEPTH) throw new Error('too deep');
    isInStyle = skipped === 0 && uri === SVG && local === STYLE;
    if (skipped > 0 || !isAllowed) {
      skipped += 1;
      return;
    }
    count += 1;
    if (count > MAX_ELEMENTS) throw new Error('too long');
    const element: SvgElement = {
      name: local,
      attributes: Object.fromEntries(
        Object.values(attributes)
          .filter(({ local: name, uri: of }) => of === '' || (of === XLINK && name === 'href'))
          .map(({ local: name, value }) => [name, value]),
      ),
      children: [],
    };
    open.at(-1)?.children.push(element);
    root ??= element;
    open.push(element);
  });
  parser.on('closetag', () => {
    isInStyle = false;
    if (skipped > 0) skipped -= 1;
    else open.pop();
  });
  const onText = (text: string) => {
    if (isInStyle) css += text;
    const parent = open.at(-1);
    if (skipped === 0 && parent && /^t(?:ext|span)$/.test(parent.name)) parent.children.push(text);
  };
  parser.on('text', onText);
  parser.on('cdata', onText);
  try {
    parser.write(source).close();
  } catch {
    return undefined;
  }
  return root && { root, css };
}
