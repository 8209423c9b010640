import type { MarkdownCache } from '../markdown/markdown-cache.ts';
import type { ContentStore } from '../read/content-store.ts';

/** What whole pages are read from. */
export interface PageStore extends ContentStore {
  readonly markdown: MarkdownCache;
}
