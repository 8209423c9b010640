import type { CacheTag } from '@rostra/contract/pages';
import type { ContentService } from '../../content/index.ts';

const EVERY_MS = 1_000;

/** Announces the changes of many entries together: each announcement drops cached pages in every process. */
export class ChangeBatch {
  readonly #content: Pick<ContentService, 'changed'>;
  readonly #tags = new Set<CacheTag>();
  #announcedAt = Number.NEGATIVE_INFINITY;

  constructor(content: Pick<ContentService, 'changed'>) {
    this.#content = content;
  }

  /** The first change is announced at once, the others about once per second. */
  add(tags: readonly CacheTag[]): void {
    for (const tag of tags) this.#tags.add(tag);
    if (performance.now() - this.#announcedAt >= EVERY_MS) this.announce();
  }

  announce(): void {
    if (this.#tags.size === 0) return;
    const tags = [...this.#tags];
    this.#tags.clear();
    this.#announcedAt = performance.now();
    this.#content.changed(tags);
  }
}
