import type { Node } from '@milkdown/prose/model';
import { Decoration, DecorationSet } from '@milkdown/prose/view';
import { type Embed, findEmbed } from '@rostra/block-syntax';
import { isEmptyParagraph } from '../source/markdown.ts';

/** Marks what looks different without being part of the text: figures, and a text that is still empty. */
export function decorate(document: Node, placeholder: string | undefined): DecorationSet {
  const { firstChild } = document;
  if (firstChild && document.childCount === 1 && isEmptyParagraph(firstChild)) {
    const attributes = placeholder ? { 'data-placeholder': placeholder } : {};
    return DecorationSet.create(document, [Decoration.node(0, firstChild.nodeSize, attributes)]);
  }
  const decorations: Decoration[] = [];
  document.descendants((node, position) => {
    if (isFigure(node)) {
      decorations.push(
        Decoration.node(position, position + node.nodeSize, { class: 'editor-figure' }),
      );
    }
    const embed = embedIn(node);
    if (embed) {
      const attributes = { class: 'editor-embed', 'data-provider': embed.provider };
      decorations.push(Decoration.node(position, position + node.nodeSize, attributes));
    }
    return !node.isTextblock;
  });
  return DecorationSet.create(document, decorations);
}

/** On the page, too, only a picture that stands alone in its paragraph has a caption. */
function isFigure({ type, childCount, firstChild }: Node): boolean {
  const isAlone = type.name === 'paragraph' && childCount === 1;
  return isAlone && firstChild?.type.name === 'image' && firstChild.marks.length === 0;
}

/** On the page, a bare link to a provider that stands alone is an embed. */
function embedIn({ type, childCount, firstChild, textContent }: Node): Embed | undefined {
  if (type.name !== 'paragraph' || childCount !== 1) return undefined;
  const link = firstChild?.marks.find((mark) => mark.type.name === 'link');
  return link?.attrs.href === textContent ? findEmbed(textContent) : undefined;
}
