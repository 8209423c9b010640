import type { Element, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { element } from './element.ts';

/** An image alone in a paragraph becomes a figure, with the image's title as its caption. */
export function figures() {
  return (tree: Root) => {
    visit(tree, 'element', (node, index, parent) => {
      const image = node.tagName === 'p' ? onlyImage(node) : undefined;
      if (!image || !parent || index === undefined) return undefined;
      const { title, ...properties } = image.properties;
      const picture = element('img', properties, []);
      const caption =
        typeof title === 'string' && title !== ''
          ? [element('figcaption', {}, [{ type: 'text', value: title }])]
          : [];
      parent.children[index] = element('figure', {}, [picture, ...caption]);
      return SKIP;
    });
  };
}

function onlyImage(paragraph: Element): Element | undefined {
  const [first, ...rest] = paragraph.children.filter(
    (child) => !(child.type === 'text' && child.value.trim() === ''),
  );
  const isImage = first?.type === 'element' && first.tagName === 'img';
  return isImage && rest.length === 0 ? first : undefined;
}
