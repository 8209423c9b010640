import type { MarkdownLabels } from '../markdown/labels.ts';
import type { MarkdownCache } from '../markdown/markdown-cache.ts';
import type { ContentStore } from '../read/content-store.ts';

/** Needed to read complete pages. */
export interface PageStore extends ContentStore {
  readonly markdown: MarkdownCache;
  labelsOf(locale: string): MarkdownLabels;
}
