import { defineCall } from '../../call.ts';
import { z } from '../../zod.ts';
import { localeQueryShape, pagePaginationSchema } from '../content/entry.ts';
import { requiredPlans } from '../content/text-access.ts';
import { mediaFileSchema } from '../media/media-file.ts';
import { readingProgressSchema } from '../reading/reading.ts';

const named = z.object({ name: z.string(), slug: z.string() });

export const libraryCardSchema = z.object({
  documentId: z.string(),
  slug: z.string(),
  title: z.string(),
  /** On a site with several languages. */
  locale: z.string().optional(),
  excerpt: z.string().nullable(),
  requiredPlan: z.enum(requiredPlans),
  /** Not included in the member's plan. */
  isLocked: z.boolean(),
  readingMinutes: z.number().int(),
  publishedAt: z.string(),
  featuredImage: mediaFileSchema.nullable(),
  author: named.nullable(),
  category: named.nullable(),
  attachmentCount: z.number().int(),
  progress: readingProgressSchema.nullable(),
});

/** `unread`: not read to the end, including `started`. */
export const readStates = ['unread', 'started', 'read'] as const;
/** `open` and `locked` depend on the member's plan; the others on the plan that the content requires. */
export const planFilters = ['open', 'locked', ...requiredPlans] as const;
export const librarySorts = ['newest', 'oldest', 'title', 'shortest'] as const;

export const LIBRARY_PAGE_SIZE = 12;

export const libraryQuerySchema = z.object({
  q: z.string().max(200).default(''),
  category: z
    .string()
    .regex(/^[\w-]{1,200}$/)
    .optional(),
  ...localeQueryShape,
  state: z.enum(readStates).optional(),
  plan: z.enum(planFilters).optional(),
  sort: z.enum(librarySorts).default('newest'),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(50).default(LIBRARY_PAGE_SIZE),
});

export const listLibrary = defineCall({
  method: 'GET',
  path: '/api/library',
  summary: 'Member content with access and reading progress of the logged-in member',
  group: 'Member area',
  access: 'member',
  query: libraryQuerySchema,
  success: {
    status: 200,
    body: z.object({
      data: z.array(libraryCardSchema),
      meta: z.object({
        pagination: pagePaginationSchema,
        /** Categories with member content; with their language if some are not translated. */
        categories: z.array(named.extend({ locale: z.string().optional() })),
      }),
    }),
  },
  errors: ['validation_failed'],
});

export type LibraryCard = z.infer<typeof libraryCardSchema>;
export type LibraryQuery = z.output<typeof libraryQuerySchema>;
export type ReadState = (typeof readStates)[number];
export type PlanFilter = (typeof planFilters)[number];
export type LibrarySort = (typeof librarySorts)[number];
