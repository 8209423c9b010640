import type { CacheTag } from '@rostra/contract/pages';
import { createSiteDates, type SiteDates, UTC } from '@rostra/messages';
import type { Caller } from '../../http/caller.ts';
import { type ChangeFeed, createChangeFeed } from './changes/change-feed.ts';
import { type ComparisonPool, createComparisonPool } from './compare/comparison-pool.ts';
import { createParagraphPool, type ParagraphPool } from './compare/paragraph-pool.ts';
import type { ContentDeps } from './content-deps.ts';
import { createCollectionList } from './declare/collection-list.ts';
import type { Collection } from './declare/declaration.ts';
import { findReader } from './declare/find-reader.ts';
import type { Reader } from './declare/reader.ts';
import type { EntryIndex } from './entries/index/entry-index.ts';
import type { SitemapSource } from './feeds/sitemap-source.ts';
import { createLocales } from './locales/locales.ts';
import { createLabels } from './markdown/labels.ts';
import { MarkdownCache } from './markdown/markdown-cache.ts';
import { createRenderPool, type RenderPool } from './markdown/render-pool.ts';
import type { PageStore } from './pages/page-store.ts';
import { CompiledListCache } from './read/compiled-lists.ts';
import { CountCache } from './read/count-cache.ts';
import { ResponseCache } from './read/response-cache.ts';
import { PageVisits } from './redirects/visits/page-visits.ts';

/** Shared by all features that read or write content. */
export interface ContentService extends ContentDeps {
  readonly datesOf: (locale: string) => SiteDates;
  readonly store: PageStore;
  readonly responses: ResponseCache;
  /** Checks and renders long texts. */
  readonly renderPool: RenderPool;
  /** Compares editions. */
  readonly comparisons: ComparisonPool;
  /** Compares what members propose. */
  readonly paragraphs: ParagraphPool;
  /** For the rows that staff see in lists. */
  readonly entries: EntryIndex;
  /** The content types of the features that are on. Read it again each time: staff turn features on and off. */
  readonly collections: readonly Collection[];
  /** Those of all features. */
  readonly allCollections: readonly Collection[];
  /** Adds content types. Two features may add the same one. Call it before the routes are registered. */
  declare(collections: readonly Collection[], isEnabled?: () => boolean): void;
  /** Adds pages to the sitemap. Call it before the routes are registered. */
  listInSitemap(source: SitemapSource): void;
  readonly sitemapSources: readonly SitemapSource[];
  readerOf(caller: Caller): Promise<Reader>;
  /** Counts redirected visits, and addresses that were not found. */
  readonly visits: PageVisits;
  readonly changes: ChangeFeed;
  /** Call it after a write: drops cached content, here and in other processes. */
  changed(tags: readonly CacheTag[]): void;
  /** The same for all content, such as after new image formats were created. */
  changedAll(): void;
  /** Drops cached content of this process, after a write in another one. */
  forget(tags: readonly CacheTag[]): void;
  /** Call it after a change was scheduled, so that it is not missed. */
  rescheduled(): void;
  /** Calls the listener after each change, in any process. Returns a function that unsubscribes. */
  onChange(listener: (tags: readonly CacheTag[]) => void): () => void;
}

export function createContentService(deps: ContentDeps): ContentService {
  const milliseconds = () => deps.clock().getTime();
  const responses = new ResponseCache(milliseconds);
  const counts = new CountCache(milliseconds);
  const collections = createCollectionList();
  const sitemapSources: SitemapSource[] = [];
  const changes = createChangeFeed(deps);
  const renderPool = createRenderPool();
  const listeners = new Set<(tags: readonly CacheTag[]) => void>();
  const forget = (tags: readonly CacheTag[]) => {
    responses.clear();
    counts.clear();
    deps.invalidate(tags);
    for (const listener of listeners) listener(tags);
  };
  const changed = (tags: readonly CacheTag[]) => {
    forget(tags);
    changes.announce(tags);
  };
  return {
    ...deps,
    responses,
    renderPool,
    comparisons: createComparisonPool(),
    paragraphs: createParagraphPool(),
    visits: new PageVisits({ db: deps.db, now: deps.clock }),
    changes,
    get collections() {
      return collections.enabled();
    },
    get allCollections() {
      return collections.all();
    },
    datesOf: deps.datesOf ?? ((locale) => createSiteDates(deps.messagesOf(locale), { zone: UTC })),
    declare: collections.add,
    listInSitemap: (source) => sitemapSources.push(source),
    sitemapSources,
    entries: { kind: deps.db.kind, locale: deps.languages[0] ?? 'en' },
    store: {
      db: deps.db,
      now: () => deps.clock().toISOString(),
      locales: createLocales(deps.languages),
      index: deps.index,
      counts,
      get collections() {
        return collections.enabled();
      },
      compiledLists: new CompiledListCache(),
      markdown: new MarkdownCache(renderPool),
      labelsOf: (locale) => createLabels(deps.messagesOf(locale)),
    },
    readerOf: (caller) => findReader(caller, deps.entitlementOf),
    forget,
    rescheduled: () => {
      for (const listener of listeners) listener([]);
    },
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    changed,
    changedAll: () =>
      changed(collections.all().flatMap(({ plural }) => (plural === 'files' ? [] : [plural]))),
  };
}
