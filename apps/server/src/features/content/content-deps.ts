import type { Storage } from '../../adapters/storage/storage.ts';
import type { Caller } from '../../caller.ts';
import type { Db } from '../../db/client.ts';
import type { EntitlementOf } from './find-reader.ts';

export interface ContentSettings {
  readonly siteUrl: string;
  readonly siteName: string;
  readonly hasBlog: boolean;
  readonly hasMemberContent: boolean;
}

/** What the content service needs from outside. */
export interface ContentDeps {
  readonly db: Db;
  readonly storage: Storage;
  readonly clock: () => Date;
  readonly settings: ContentSettings;
  readonly entitlementOf: EntitlementOf;
  /** Who a living session belongs to; a visitor if it has ended. */
  readonly callerOfSession: (sessionId: string) => Promise<Caller>;
  /** Signs links to files. The same in every process of an installation. */
  readonly secret: string;
  /** Pages that show content with these tags are out of date. */
  readonly invalidate: (tags: readonly string[]) => void;
  /** Something beside a request went wrong. */
  readonly onError: (error: unknown) => void;
}
