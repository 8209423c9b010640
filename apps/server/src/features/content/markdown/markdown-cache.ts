import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { MarkdownLabels } from './labels.ts';
import type { RenderedMarkdown, RenderOptions } from './render-markdown.ts';
import type { RenderPool } from './render-pool.ts';

const MAX_ENTRIES = 500;

/** Rendered texts, by a hash of everything they are made from, so that none can be outdated. */
export class MarkdownCache {
  readonly #pool: Pick<RenderPool, 'render'>;
  /** Promises, so that a text that several requests ask for at once is rendered once. */
  readonly #rendered = new LRUCache<string, Promise<RenderedMarkdown>>({ max: MAX_ENTRIES });

  constructor(pool: Pick<RenderPool, 'render'>) {
    this.#pool = pool;
  }

  render(
    markdown: string,
    labels: MarkdownLabels,
    options: RenderOptions = {},
  ): Promise<RenderedMarkdown> {
    const key = keyOf(markdown, labels, options);
    const known = this.#rendered.get(key);
    if (known) return known;
    const rendered = this.#pool.render({ markdown, labels, options });
    this.#rendered.set(key, rendered);
    rendered.catch(() => this.#rendered.delete(key));
    return rendered;
  }
}

/** Staff can change the wording of labels. */
function keyOf(
  markdown: string,
  labels: MarkdownLabels,
  { images, pageUrl, links, isByMembers, target }: RenderOptions,
): string {
  const translated = [...(links?.translated ?? [])];
  const given = [labels, pageUrl, links?.language, translated, isByMembers, target];
  return createHash('sha256')
    .update(markdown)
    .update('\0')
    .update(JSON.stringify([given, [...(images?.values() ?? [])]]))
    .digest('base64');
}
