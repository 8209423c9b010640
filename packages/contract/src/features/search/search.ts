import { defineCall } from '../../call.ts';
import { z } from '../../zod.ts';
import { localeQueryShape } from '../content/entry.ts';

export const searchHitSchema = z.object({
  /** The plural name of the content type, such as `blog-posts`. */
  collection: z.string(),
  documentId: z.string(),
  slug: z.string(),
  /** The path of its page. */
  path: z.string(),
  title: z.string(),
  /** Escaped HTML in which only `<mark>` is markup. */
  titleHtml: z.string(),
  excerptHtml: z.string(),
  /** Of a text with editions: when the newest one was published. */
  publishedAt: z.string(),
  /** On a site with several languages. */
  locale: z.string().optional(),
});

const filterSchema = z
  .string()
  .regex(/^[\w-]{1,200}$/)
  .optional();

export const search = defineCall({
  method: 'GET',
  path: '/api/search',
  summary: 'Full-text search over everything the caller can read',
  group: 'Content',
  access: 'public',
  query: z.object({
    q: z.string().max(200).default(''),
    /** Slugs that restrict the search to matching blog posts. */
    category: filterSchema,
    tag: filterSchema,
    ...localeQueryShape,
    limit: z.coerce.number().int().min(1).max(50).default(20),
  }),
  success: {
    status: 200,
    body: z.object({ data: z.array(searchHitSchema), meta: z.object({ total: z.number().int() }) }),
  },
  errors: ['validation_failed'],
});

export type SearchHit = z.infer<typeof searchHitSchema>;
