import {
  changeElements,
  element,
  type HtmlElement,
  type HtmlRoot,
  isElement,
  isText,
} from './html-tree.ts';

/** A picture alone in a paragraph is a figure, and its title is the caption. */
export function figures() {
  return (tree: HtmlRoot) => {
    changeElements(tree, (node) => {
      const image = isElement(node, 'p') ? onlyImage(node) : undefined;
      if (!image) return node;
      const { title, ...properties } = image.properties;
      const picture = element('img', properties, []);
      if (typeof title !== 'string' || title === '') return element('figure', {}, [picture]);
      const caption = element('figcaption', {}, [{ type: 'text', value: title }]);
      return element('figure', {}, [picture, caption]);
    });
  };
}

function onlyImage(paragraph: HtmlElement): HtmlElement | undefined {
  const [first, ...rest] = paragraph.children.filter(
    (child) => !(isText(child) && child.value.trim() === ''),
  );
  return rest.length === 0 && isElement(first, 'img') ? first : undefined;
}
