import { z } from 'zod';
import { defineCall } from '../../call.ts';

export const searchHitSchema = z.object({
  /** The plural name of the content type, such as `blog-posts`. */
  collection: z.string(),
  documentId: z.string(),
  slug: z.string(),
  /** Where the page is on this site. */
  path: z.string(),
  title: z.string(),
  /** Escaped HTML in which only `<mark>` is markup. */
  titleHtml: z.string(),
  excerptHtml: z.string(),
  publishedAt: z.string(),
});

const filterSchema = z
  .string()
  .regex(/^[\w-]{1,200}$/)
  .optional();

export const search = defineCall({
  method: 'GET',
  path: '/api/search',
  summary: 'Full-text search over everything the caller may read',
  group: 'Content',
  access: 'public',
  query: z.object({
    q: z.string().max(200).default(''),
    /** Slugs. With one of them only blog posts that have it are looked through, with both those that have both. */
    category: filterSchema,
    tag: filterSchema,
    limit: z.coerce.number().int().min(1).max(50).default(20),
  }),
  success: {
    status: 200,
    body: z.object({ data: z.array(searchHitSchema), meta: z.object({ total: z.number().int() }) }),
  },
  errors: ['validation_failed'],
});

export type SearchHit = z.infer<typeof searchHitSchema>;
