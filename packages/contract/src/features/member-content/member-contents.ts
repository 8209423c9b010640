import { defineCall } from '../../call.ts';
import { z } from '../../zod.ts';
import { postLinkSchema } from '../blog/blog-posts.ts';
import { entryShape, localeQueryShape, seoSchema, translationsSchema } from '../content/entry.ts';
import { isLockedSchema, renderedBodyShape } from '../content/rendered-body.ts';
import { authorSchema, categorySchema } from '../content/taxonomy.ts';
import { requiredPlans } from '../content/text-access.ts';
import { mediaFileSchema } from '../media/media-file.ts';
import { readingProgressSchema } from '../reading/reading.ts';

export const memberContentCardSchema = z.object({
  ...entryShape,
  title: z.string(),
  slug: z.string(),
  excerpt: z.string().nullable(),
  requiredPlan: z.enum(requiredPlans),
  readingMinutes: z.number().int(),
  featuredImage: mediaFileSchema.nullish(),
  author: authorSchema.nullish(),
  category: categorySchema.nullish(),
});

/** Down to the paywall, and without attachments, if the member's plan does not include it. */
export const memberContentPageSchema = memberContentCardSchema.extend({
  isLocked: isLockedSchema,
  attachments: z.array(mediaFileSchema),
  seo: seoSchema,
  ...renderedBodyShape,
});

export const readMemberContent = defineCall({
  method: 'GET',
  path: '/api/member-contents/by-slug/:slug',
  summary: 'One member content for its page',
  group: 'Content',
  access: 'member',
  params: z.object({ slug: z.string().max(200) }),
  query: z.object(localeQueryShape),
  success: {
    status: 200,
    body: z.object({
      data: memberContentPageSchema,
      meta: z.object({
        translations: translationsSchema,
        /** Among the texts that the member can open. */
        previous: postLinkSchema.nullable(),
        next: postLinkSchema.nullable(),
        progress: readingProgressSchema.nullable(),
      }),
    }),
  },
  errors: ['unauthorized', 'not_found'],
});

export type MemberContentCard = z.infer<typeof memberContentCardSchema>;
export type MemberContentPage = z.infer<typeof memberContentPageSchema>;
