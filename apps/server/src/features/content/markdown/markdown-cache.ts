import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { MarkdownLabels } from './labels.ts';
import type { RenderedMarkdown } from './render-markdown.ts';
import type { KnownImage } from './tree/pictures.ts';

const MAX_ENTRIES = 500;

/** Rendered texts, by a hash of everything they are made from, so that none can be outdated. */
export class MarkdownCache {
  readonly #rendered = new LRUCache<string, RenderedMarkdown>({ max: MAX_ENTRIES });

  async render(
    markdown: string,
    labels: MarkdownLabels,
    images: ReadonlyMap<string, KnownImage>,
    pageUrl?: string,
  ): Promise<RenderedMarkdown> {
    const key = createHash('sha256')
      .update(markdown)
      .update('\0')
      .update(JSON.stringify([labels.language, pageUrl, ...images.values()]))
      .digest('base64');
    const known = this.#rendered.get(key);
    if (known) return known;
    // Loaded on demand: the Markdown libraries are a sixth of all modules.
    const { renderMarkdown } = await import('./render-markdown.ts');
    const rendered = renderMarkdown(markdown, labels, images, pageUrl);
    this.#rendered.set(key, rendered);
    return rendered;
  }
}
