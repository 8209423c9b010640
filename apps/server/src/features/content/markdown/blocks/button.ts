import { z } from 'zod';
import { element, textOf } from '../tree/element.ts';
import { address } from './address.ts';
import { defineBlock, type GivenBlock } from './block.ts';

interface Attributes {
  readonly to: string;
}

export const button = defineBlock<Attributes>({
  attributes: z.object({ to: address }),
  isInExcerpt: false,
  page: (block) => link(block, { className: ['button'] }),
  feed: (block) => link(block, {}),
  mail: (block) => link(block, { className: ['button'] }),
});

/** Without formatting and links, which cannot be inside a link. */
function link({ title, attributes }: GivenBlock<Attributes>, properties: { className?: string[] }) {
  const value = title.map(textOf).join('').trim();
  if (value === '') return undefined;
  const anchor = element('a', { ...properties, href: attributes.to }, [{ type: 'text', value }]);
  return element('p', properties.className ? { className: ['button-line'] } : {}, [anchor]);
}
