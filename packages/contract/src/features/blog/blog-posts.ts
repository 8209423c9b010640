import { messageReference } from '@rostra/messages';
import { defineCall } from '../../call.ts';
import { z } from '../../zod.ts';
import {
  entryShape,
  listOf,
  localeQueryShape,
  seoSchema,
  translationsSchema,
} from '../content/entry.ts';
import { isLockedSchema, renderedBodyShape } from '../content/rendered-body.ts';
import { authorSchema, categorySchema, tagSchema } from '../content/taxonomy.ts';
import { textAccess } from '../content/text-access.ts';
import { mediaFileSchema } from '../media/media-file.ts';

const slugFilterSchema = z
  .string()
  .max(200)
  .refine((slug) => !slug.includes('\0'), messageReference('rules', 'invalidSlug'))
  .optional();

const cardShape = {
  ...entryShape,
  title: z.string(),
  slug: z.string(),
  excerpt: z.string().nullable(),
  /** Who can open the whole text. */
  access: z.enum(textAccess),
  readingMinutes: z.number().int(),
};

/** A post in a list. */
export const blogPostCardSchema = z.object({
  ...cardShape,
  featuredImage: mediaFileSchema.nullable(),
  author: authorSchema.nullable(),
  categories: z.array(categorySchema),
  tags: z.array(tagSchema),
});

/** A post on its own page. */
export const blogPostPageSchema = blogPostCardSchema.extend({
  author: authorSchema.nullable(),
  seo: seoSchema,
  ...renderedBodyShape,
  isLocked: isLockedSchema,
});

export const postLinkSchema = z.object({
  title: z.string(),
  slug: z.string(),
  /** If texts without a translation are among the others. */
  locale: z.string().optional(),
});

export const blogListQuerySchema = z.object({
  /** Slugs. With both, only posts that match both. */
  category: slugFilterSchema,
  tag: slugFilterSchema,
  ...localeQueryShape,
  page: z.coerce.number().int().min(1).max(1_000_000_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(100).default(10),
});

export const readBlogList = defineCall({
  method: 'GET',
  path: '/api/blog-posts/list',
  summary: 'Blog post cards, newest first',
  group: 'Content',
  access: 'public',
  query: blogListQuerySchema,
  success: { status: 200, body: listOf(blogPostCardSchema) },
  errors: ['validation_failed'],
});

/** Everything the page of a post shows, in one call. An old slug is a 404 with `details.movedTo`. */
export const readBlogPost = defineCall({
  method: 'GET',
  path: '/api/blog-posts/by-slug/:slug',
  summary: 'One post for its page: rendered, with neighbours and related posts',
  group: 'Content',
  access: 'public',
  params: z.object({ slug: z.string().max(200) }),
  query: z.object(localeQueryShape),
  success: {
    status: 200,
    body: z.object({
      data: blogPostPageSchema,
      meta: z.object({
        previous: postLinkSchema.nullable(),
        next: postLinkSchema.nullable(),
        related: z.array(blogPostCardSchema),
        translations: translationsSchema,
      }),
    }),
  },
  errors: ['validation_failed', 'not_found'],
});

export type BlogListQuery = z.output<typeof blogListQuerySchema>;
export type BlogPostCard = z.infer<typeof blogPostCardSchema>;
export type BlogPostPage = z.infer<typeof blogPostPageSchema>;
export type PostLink = z.infer<typeof postLinkSchema>;
