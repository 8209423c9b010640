import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { MarkdownLabels } from './labels.ts';
import type { RenderedMarkdown, RenderOptions } from './render-markdown.ts';

const MAX_ENTRIES = 500;

/** Rendered texts, by a hash of everything they are made from, so that none can be outdated. */
export class MarkdownCache {
  readonly #rendered = new LRUCache<string, RenderedMarkdown>({ max: MAX_ENTRIES });

  async render(
    markdown: string,
    labels: MarkdownLabels,
    options: RenderOptions = {},
  ): Promise<RenderedMarkdown> {
    const { images, pageUrl, links, isByMembers, target } = options;
    const key = createHash('sha256')
      .update(markdown)
      .update('\0')
      .update(
        JSON.stringify([
          describe(labels),
          pageUrl,
          links?.language,
          [...(links?.translated ?? [])],
          isByMembers,
          target,
        ]),
      )
      .update(JSON.stringify([...(images?.values() ?? [])]))
      .digest('base64');
    const known = this.#rendered.get(key);
    if (known) return known;
    // Loaded on demand: the Markdown libraries are a sixth of all modules.
    const { renderMarkdown } = await import('./render-markdown.ts');
    const rendered = renderMarkdown(markdown, labels, options);
    this.#rendered.set(key, rendered);
    return rendered;
  }
}

/** Staff can change the wording of labels. */
const describe = (labels: MarkdownLabels) => [
  labels.language,
  labels.footnotes,
  labels.done,
  labels.toDo,
  labels.table(1),
  labels.tableOf(''),
  labels.backToReference(''),
  labels.blocks,
];
