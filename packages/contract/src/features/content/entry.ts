import { z } from '../../zod.ts';

/** The fields of every entry. */
export const entryShape = {
  id: z.number().int(),
  documentId: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  publishedAt: z.string().nullable(),
  /** On a site with several languages; on pages it may be the default one instead of the requested one. */
  locale: z.string().optional(),
};

/** For calls of pages: what is not translated comes in the default language. */
export const localeQueryShape = { locale: z.string().max(35).optional() };

/** The translations that readers can see, on a site with several languages. */
export const translationsSchema = z
  .array(z.object({ locale: z.string(), path: z.string() }))
  .optional();

/** Null if neither value is set. */
export const seoSchema = z
  .object({
    metaTitle: z.string().nullable(),
    metaDescription: z.string().nullable(),
  })
  .nullable();

export const pagePaginationSchema = z.object({
  page: z.number().int(),
  pageSize: z.number().int(),
  pageCount: z.number().int(),
  total: z.number().int(),
});

export const listOf = <T extends z.ZodType>(entry: T) =>
  z.object({ data: z.array(entry), meta: z.object({ pagination: pagePaginationSchema }) });

export type Translations = z.infer<typeof translationsSchema>;
export type Seo = z.infer<typeof seoSchema>;
export type PagePagination = z.infer<typeof pagePaginationSchema>;

/** What readers got from a write: nothing new, a text at once or later, or the entry was taken away. */
export const versionStatuses = ['draft', 'scheduled', 'published', 'withdrawn', 'deleted'] as const;

/** How a version was created. Autosaves are thinned out after a day. */
export const versionKinds = ['saved', 'autosave', 'restored'] as const;

/** Whether an edition changes what a text says, or only corrects how it says it. */
export const editionKinds = ['change', 'correction'] as const;

export type EditionKind = (typeof editionKinds)[number];
export type VersionStatus = (typeof versionStatuses)[number];
export type VersionKind = (typeof versionKinds)[number];

/** One version of a document, for editors. */
export const contentVersionSchema = z.object({
  number: z.number().int(),
  status: z.enum(versionStatuses),
  /** In the format of a write request. */
  data: z.record(z.string(), z.unknown()),
  editorId: z.number().int().nullable(),
  createdAt: z.string(),
});

export type ContentVersion = z.infer<typeof contentVersionSchema>;
