export * from './areas.ts';
export * from './blog-posts.ts';
export { type ContentQuery, contentQuerySchema } from './content-query.ts';
export {
  type ContentVersion,
  contentVersionSchema,
  type PagePagination,
  pagePaginationSchema,
  type Seo,
  seoSchema,
} from './entry.ts';
export * from './find-redirect.ts';
export * from './landing.ts';
export * from './media-file.ts';
export * from './member-contents.ts';
export * from './policies.ts';
export { type TocItem, tocItemSchema } from './rendered-body.ts';
export * from './search.ts';
export * from './taxonomy.ts';
export * from './taxonomy-calls.ts';
