import type { Collection } from '../declare/declaration.ts';
import type { MarkdownLabels } from '../markdown/labels.ts';
import type { MarkdownCache } from '../markdown/markdown-cache.ts';
import type { ContentStore } from '../read/content-store.ts';

/** What reading a complete page needs. */
export interface PageStore extends ContentStore {
  /** Those to whose pages texts may link. */
  readonly collections: readonly Collection[];
  readonly markdown: MarkdownCache;
  labelsOf(locale: string): MarkdownLabels;
}
