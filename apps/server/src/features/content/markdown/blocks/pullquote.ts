import { z } from 'zod';
import { element } from '../tree/element.ts';
import { defineBlock } from './block.ts';

/** A sentence that stands out, often one of the text itself, so an excerpt leaves it out. */
export const pullquote = defineBlock({
  attributes: z.object({}),
  isInExcerpt: false,
  page: ({ title, content }) =>
    element('figure', { className: ['pullquote'] }, [
      element('blockquote', {}, content),
      ...(title.length > 0 ? [element('figcaption', {}, title)] : []),
    ]),
});
