import type { Element } from 'hast';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import type { PackedPicture } from '../pack-pictures.ts';
import { removeForbidden } from './plain-text.ts';

const toXml = unified().use(rehypeStringify, { space: 'svg', closeEmptyElements: true });

/** A drawing of a text as a file of its own. */
export function packDrawing(svg: Element, number: number): PackedPicture {
  // Its name is the description of the picture. HTML allows characters in attributes that XML does not.
  const { ariaLabel: _, ...own } = svg.properties;
  const properties = { ...own, xmlns: 'http://www.w3.org/2000/svg' };
  const file = toXml.stringify({ type: 'root', children: [{ ...svg, properties }] });
  return {
    name: `drawing-${number}.svg`,
    mime: 'image/svg+xml',
    bytes: new TextEncoder().encode(removeForbidden(file)),
  };
}
