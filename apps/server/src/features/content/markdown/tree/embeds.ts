import { type Embed, findEmbed } from '@rostra/block-syntax';
import type { Element, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import type { BlockLabels } from '../labels.ts';
import { element, textOf } from './element.ts';

/** Our own page with the frame of the provider. Its policy allows that provider only. */
const embedPath = (address: string): string => `/embed?url=${encodeURIComponent(address)}`;

/**
 * A bare link in a paragraph of its own becomes a frame that is empty until the reader asks for it: its button is a
 * link with the frame as target, which needs no script.
 */
export function embeds({ labels }: { labels: BlockLabels }) {
  return (tree: Root) => {
    let count = 0;
    visit(tree, 'element', (node, index, parent) => {
      const address = node.tagName === 'p' ? bareLink(node) : undefined;
      const embed = address === undefined ? undefined : findEmbed(address);
      if (!embed || address === undefined || !parent || index === undefined) return undefined;
      count += 1;
      const shown = figure(embed, address, `embed-${count}`, labels);
      parent.children[index] = Object.assign(shown, {
        position: node.position,
        data: { isOutsideExcerpt: true },
      });
      return SKIP;
    });
  };
}

function bareLink({ children: [link, ...rest] }: Element): string | undefined {
  if (link?.type !== 'element' || link.tagName !== 'a' || rest.length > 0) return undefined;
  const { href } = link.properties;
  return typeof href === 'string' && textOf(link) === href ? href : undefined;
}

function figure(
  { provider, kind }: Embed,
  address: string,
  name: string,
  labels: BlockLabels,
): Element {
  const text = (value: string) => [{ type: 'text' as const, value }];
  return element('figure', { className: ['embed', `embed-${kind}`] }, [
    element('div', { className: ['embed-frame'] }, [
      element('span', { ariaHidden: 'true' }, text(provider)),
      // The link below loads it. Without `src` it is empty.
      element('iframe', { name, title: provider, allow: 'autoplay; fullscreen' }, []),
    ]),
    element('figcaption', {}, [
      element(
        'a',
        { className: ['embed-show'], href: embedPath(address), target: name },
        text(labels[kind]),
      ),
      element('a', { href: address }, text(provider)),
      element('span', {}, text(labels.embedNotice)),
    ]),
  ]);
}
