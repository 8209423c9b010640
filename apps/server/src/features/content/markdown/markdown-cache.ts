import { createHash } from 'node:crypto';
import type { KnownImage } from './pictures.ts';
import type { RenderedMarkdown } from './render-markdown.ts';

const MAX_ENTRIES = 500;

/** What was rendered once is kept by what it was made from, so it can never be out of date. */
export class MarkdownCache {
  readonly #rendered = new Map<string, RenderedMarkdown>();

  async render(
    markdown: string,
    images: ReadonlyMap<string, KnownImage>,
    pageUrl?: string,
  ): Promise<RenderedMarkdown> {
    const key = createHash('sha256')
      .update(markdown)
      .update('\0')
      .update(JSON.stringify([pageUrl, ...images.values()]))
      .digest('base64');
    const known = this.#rendered.get(key);
    if (known) return known;
    // With the first text, not with the start: a sixth of all modules serve Markdown.
    const { renderMarkdown } = await import('./render-markdown.ts');
    const rendered = renderMarkdown(markdown, images, pageUrl);
    if (this.#rendered.size >= MAX_ENTRIES) {
      this.#rendered.delete(this.#rendered.keys().next().value as string);
    }
    this.#rendered.set(key, rendered);
    return rendered;
  }
}
