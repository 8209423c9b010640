import type { Element, ElementContent, Properties } from 'hast';
import { z } from 'zod';
import { element } from '../tree/element.ts';
import { type BlockContext, defineBlock, type GivenBlock } from './block.ts';

/** Text that readers open. Where nothing can be opened, all of it is shown. */
export const toggle = defineBlock({
  attributes: z.object({ open: z.string().optional() }),
  isInExcerpt: false,
  page: ({ title, content, attributes }, { labels }) =>
    element('details', { className: ['toggle'], open: attributes.open !== undefined }, [
      element('summary', {}, orMore(title, labels.more)),
      element('div', { className: ['toggle-content'] }, content),
    ]),
  feed: (block, context) => opened(block, context, {}),
  mail: (block, context) => opened(block, context, { className: ['toggle'] }),
});

const opened = (
  { title, content }: GivenBlock<unknown>,
  { labels }: BlockContext,
  properties: Properties,
): Element =>
  element('div', properties, [
    element('p', {}, [element('strong', {}, orMore(title, labels.more))]),
    ...content,
  ]);

const orMore = (title: ElementContent[], more: string): ElementContent[] =>
  title.length > 0 ? title : [{ type: 'text', value: more }];
