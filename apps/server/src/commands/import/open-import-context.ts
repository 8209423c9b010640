import type { Storage } from '../../adapters/storage/storage.ts';
import { contentTypes } from '../../app/content-types.ts';
import { editionUses } from '../../app/edition-uses.ts';
import { createQueue } from '../../concurrency/queue.ts';
import type { Db } from '../../db/client.ts';
import type { Env } from '../../env.ts';
import { createContentService } from '../../features/content/index.ts';
import type { ImportContext } from '../../features/imports/index.ts';
import { searchIndex } from '../../features/search/index.ts';
import { createSite } from '../../languages/site.ts';

/** What an import needs, in a process without the server. Running servers learn of changes from the database. */
export function openImportContext({
  db,
  env,
  storage,
}: {
  db: Db;
  env: Env;
  storage: Storage;
}): ImportContext & { close(): Promise<void> } {
  const clock = () => new Date();
  const content = createContentService({
    db,
    clock,
    siteUrl: env.SITE_URL,
    languages: env.SITE_LANGUAGES,
    messagesOf: createSite(env).languages.messagesOf,
    entitlementOf: async () => null,
    trashDays: env.TRASH_RETENTION_DAYS,
    index: searchIndex,
    editionUses,
    invalidate: () => {},
    onError: (error) => process.stderr.write(`${String(error)}\n`),
  });
  content.declare(contentTypes);
  return {
    content,
    media: { queries: db.queries, storage, clock, queue: createQueue(1, 10) },
    close: async () => {
      await content.changes.settle();
      await content.renderPool.close();
    },
  };
}
