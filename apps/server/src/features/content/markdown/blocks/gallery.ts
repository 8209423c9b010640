import type { Element, ElementContent } from 'hast';
import { z } from 'zod';
import { element } from '../tree/element.ts';
import { defineBlock, type GivenBlock } from './block.ts';

/** Pictures side by side, each with its own caption. What else is inside follows them. */
export const gallery = defineBlock({
  attributes: z.object({}),
  isInExcerpt: false,
  page: sideBySide,
  feed: ({ title, content }) => {
    const pictures = content.flatMap(picturesIn);
    if (pictures.length === 0) return undefined;
    const rest = content.filter((node) => picturesIn(node).length === 0);
    const caption = title.length > 0 ? [element('p', {}, title)] : [];
    return element('div', {}, [...pictures, ...caption, ...rest]);
  },
  mail: sideBySide,
});

function sideBySide({ title, content }: GivenBlock<unknown>): Element | undefined {
  const pictures = content.flatMap(picturesIn);
  if (pictures.length === 0) return undefined;
  return element('figure', { className: ['gallery'] }, [
    element('div', { className: ['gallery-pictures'] }, pictures),
    ...(title.length > 0 ? [element('figcaption', {}, title)] : []),
    ...content.filter((node) => picturesIn(node).length === 0),
  ]);
}

/** Authors may write several pictures into one paragraph. */
function picturesIn(node: ElementContent): ElementContent[] {
  if (node.type !== 'element') return [];
  if (node.tagName === 'figure') return [node];
  if (node.tagName !== 'p') return [];
  const isPicture = (child: ElementContent) => child.type === 'element' && child.tagName === 'img';
  const isSpace = (child: ElementContent) => child.type === 'text' && child.value.trim() === '';
  if (!node.children.every((child) => isPicture(child) || isSpace(child))) return [];
  return node.children.filter(isPicture).map((image) => element('figure', {}, [image]));
}
