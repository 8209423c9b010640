import type { Storage } from '../../../adapters/storage/storage.ts';
import type { Caller } from '../../../http/caller.ts';
import type { ContentService } from '../../content/index.ts';
import type { LinkSigner } from './link-signer.ts';

/** What downloads of attachments need. */
export interface DownloadContext {
  readonly content: ContentService;
  readonly storage: Storage;
  readonly links: LinkSigner;
  readonly callerOfSession: (sessionId: string) => Promise<Caller>;
}
