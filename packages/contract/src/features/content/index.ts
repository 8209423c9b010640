export { type ContentQuery, contentQuerySchema } from './content-query.ts';
export {
  type ContentVersion,
  contentVersionSchema,
  type EditionKind,
  editionKinds,
  type PagePagination,
  pagePaginationSchema,
  type Seo,
  seoSchema,
  type Translations,
  type VersionKind,
  type VersionStatus,
  versionKinds,
  versionStatuses,
} from './entry.ts';
export * from './find-redirect.ts';
export * from './list-locales.ts';
export * from './read-entry-page.ts';
export * from './redirects.ts';
export { type TocItem, tocItemSchema } from './rendered-body.ts';
export * from './taxonomy.ts';
export * from './taxonomy-calls.ts';
export * from './text-access.ts';
