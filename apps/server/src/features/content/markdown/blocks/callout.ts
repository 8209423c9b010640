import type { Properties } from 'hast';
import { z } from 'zod';
import type { BlockLabel } from '../labels.ts';
import { element } from '../tree/element.ts';
import { type BlockContext, defineBlock, type GivenBlock } from './block.ts';

const kinds = z.enum(['note', 'tip', 'warning', 'important'] satisfies BlockLabel[]);

/** A remark beside the text. Its kind is said in words, because colours alone tell some readers nothing. */
export const callout = defineBlock({
  attributes: z.object({}),
  isInExcerpt: true,
  page: (block, { labels }) => {
    const kind = kinds.parse(block.name);
    const title = [
      element('span', { className: ['callout-kind'] }, [{ type: 'text', value: labels[kind] }]),
      ...(block.title.length > 0 ? [{ type: 'text' as const, value: ' ' }, ...block.title] : []),
    ];
    return element('div', { className: ['callout', `callout-${kind}`], role: 'note' }, [
      element('p', { className: ['callout-title'] }, title),
      ...block.content,
    ]);
  },
  feed: (block, context) => plain(block, context, { role: 'note' }),
  mail: (block, context) => plain(block, context, { className: ['callout'] }),
});

function plain(
  { name, title, content }: GivenBlock<unknown>,
  { labels }: BlockContext,
  properties: Properties,
) {
  const label = labels[kinds.parse(name)];
  const words = element('strong', {}, [
    { type: 'text', value: title.length > 0 ? `${label}: ` : label },
    ...title,
  ]);
  return element('div', properties, [element('p', {}, [words]), ...content]);
}
