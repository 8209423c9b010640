import { imageSchema } from '@milkdown/preset-commonmark';
import type { Node } from '@milkdown/prose/model';
import { $view } from '@milkdown/utils';

/** On the element around a picture and its caption. */
export const IMAGE_CLASS = 'editor-image';

/** Shows the title of a picture below it. Nothing inside can be edited as text. */
export const imageView = $view(imageSchema.node, () => (first) => {
  const dom = document.createElement('span');
  dom.className = IMAGE_CLASS;
  const image = dom.appendChild(document.createElement('img'));
  const caption = dom.appendChild(document.createElement('span'));
  caption.className = 'editor-caption';
  const show = ({ attrs }: Node) => {
    const { src, alt, title } = attrs as Record<'src' | 'alt' | 'title', string>;
    // Setting the address again would load the picture again.
    if (image.getAttribute('src') !== src) image.setAttribute('src', src);
    image.alt = alt;
    caption.textContent = title;
    caption.hidden = title === '';
  };
  show(first);
  return {
    dom,
    update: (node) => {
      if (node.type !== first.type) return false;
      show(node);
      return true;
    },
    ignoreMutation: () => true,
  };
});
