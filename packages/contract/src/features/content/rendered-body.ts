import { z } from '../../zod.ts';

export const tocItemSchema = z.object({
  /** The anchor: `#id`. */
  id: z.string(),
  text: z.string(),
  /** 2 for a section, 3 for a subsection. */
  depth: z.number().int(),
});

/** Replaces the Markdown on pages. `bodyHtml` is sanitised. */
export const renderedBodyShape = {
  bodyHtml: z.string(),
  toc: z.array(tocItemSchema),
  /** The beginning of the body as plain text, for descriptions. */
  bodyExcerpt: z.string(),
};

/** Whether the reader gets only what stands above the paywall; nothing without one. */
export const isLockedSchema = z.boolean();

export type TocItem = z.infer<typeof tocItemSchema>;
