export { type CacheTag, type CollectionTag, collectionTags } from './cache-tags.ts';
export { elementIds } from './element-ids.ts';
export { feedPaths } from './feeds.ts';
export { findPage } from './find-page.ts';
export { inLanguage, withoutLanguage } from './language-path.ts';
export { linkWith, readParameter } from './link-parameters.ts';
export type { Page, Skeleton } from './page.ts';
export { type PageName, pages } from './pages.ts';
export { type PathParameters, pathTo } from './path-to.ts';
