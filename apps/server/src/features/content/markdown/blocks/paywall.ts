import { z } from 'zod';
import { element } from '../tree/element.ts';
import { defineBlock } from './block.ts';

/** Ends the part of a text that everybody may read; see `freePart`. Those who may read on see nothing of it. */
export const paywall = defineBlock({
  attributes: z.object({}),
  isInExcerpt: false,
  page: () => element('div', { hidden: true }, []),
});
