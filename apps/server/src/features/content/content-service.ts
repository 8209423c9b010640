import type { Caller } from '../../caller.ts';
import { createLinkSigner, type LinkSigner } from './attachments/link-signer.ts';
import { type ChangeFeed, createChangeFeed } from './changes/change-feed.ts';
import { collections } from './collections/registry.ts';
import type { ContentDeps } from './content-deps.ts';
import type { Collection } from './declare/collection.ts';
import type { Reader } from './declare/reader.ts';
import { findReader } from './find-reader.ts';
import { MarkdownCache } from './markdown/markdown-cache.ts';
import type { PageStore } from './pages/page-store.ts';
import { AnswerCache } from './read/answer-cache.ts';
import { CountCache } from './read/count-cache.ts';
import { ListPlans } from './read/list-plans.ts';

/** The parts that all of the feature's calls share: one for each app. */
export interface ContentService extends ContentDeps {
  readonly store: PageStore;
  readonly answers: AnswerCache;
  readonly links: LinkSigner;
  readonly collections: readonly Collection[];
  readerOf(caller: Caller): Promise<Reader>;
  readonly changes: ChangeFeed;
  /** After a write: nothing that was kept may show the old, here or in another process. */
  changed(tags: readonly string[]): void;
  /** The same for a write that another process has made. */
  forget(tags: readonly string[]): void;
  /** Called after each change, here or in another process, until the returned function is. */
  onChange(listener: () => void): () => void;
}

const BLOG = ['blog-posts', 'categories', 'tags'];

export function createContentService(deps: ContentDeps): ContentService {
  const { settings } = deps;
  const milliseconds = () => deps.clock().getTime();
  const answers = new AnswerCache(milliseconds);
  const counts = new CountCache(milliseconds);
  const isOff = (plural: string) =>
    (!settings.hasBlog && BLOG.includes(plural)) ||
    (!settings.hasMemberContent && plural === 'member-contents') ||
    (!settings.hasBlog && !settings.hasMemberContent && plural === 'authors');
  const changes = createChangeFeed(deps);
  const listeners = new Set<() => void>();
  const forget = (tags: readonly string[]) => {
    answers.clear();
    counts.clear();
    deps.invalidate(tags);
    for (const listener of listeners) listener();
  };
  return {
    ...deps,
    answers,
    changes,
    links: createLinkSigner(deps.secret),
    store: {
      db: deps.db,
      now: () => deps.clock().toISOString(),
      counts,
      plans: new ListPlans(),
      markdown: new MarkdownCache(),
    },
    // Media is reached through what it belongs to, and through upload.
    collections: collections.filter(({ plural }) => plural !== 'files' && !isOff(plural)),
    readerOf: (caller) => findReader(caller, deps.entitlementOf),
    forget,
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    changed: (tags) => {
      forget(tags);
      changes.announce(tags);
    },
  };
}
