import type { CacheTag } from '@rostra/contract/pages';
import type { Messages, SiteDates } from '@rostra/messages';
import type { Db, Queries } from '../../db/client.ts';
import type { Collection } from './declare/declaration.ts';
import type { DocumentIndex } from './declare/document-index.ts';
import type { EntitlementOf } from './declare/find-reader.ts';
import type { EditionUses } from './edition-uses.ts';

/** What the content service needs from the rest of the server. */
export interface ContentDeps {
  readonly db: Db;
  readonly clock: () => Date;
  readonly siteUrl: string;
  /** The languages of the site; the first is the default. */
  readonly languages: readonly string[];
  readonly messagesOf: (locale: string) => Messages;
  /** Writes times on the clocks of the organisation. Left out: on those of UTC. */
  readonly datesOf?: ((locale: string) => SiteDates) | undefined;
  readonly entitlementOf: EntitlementOf;
  /** How long deleted entries stay in the trash. */
  readonly trashDays: number;
  readonly index: DocumentIndex;
  readonly editionUses: EditionUses;
  /** Drops cached pages that show content with these tags. */
  readonly invalidate: (tags: readonly CacheTag[]) => void;
  /** Where an entry is edited, if not here. */
  readonly findOtherEditor?:
    | ((
        tx: Queries,
        entry: { collection: Collection; documentId: string },
      ) => Promise<string | undefined>)
    | undefined;
  /** Reports an error outside a request. */
  readonly onError: (error: unknown) => void;
}
