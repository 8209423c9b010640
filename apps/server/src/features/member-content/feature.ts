import type { Storage } from '../../adapters/storage/storage.ts';
import type { Feature } from '../../feature.ts';
import type { Caller } from '../../http/caller.ts';
import { hourly } from '../../plugins/background/index.ts';
import { authors } from '../blog/index.ts';
import type { ContentService } from '../content/index.ts';
import { memberContentAccountHooks } from './account-hooks.ts';
import { attachmentRoutes } from './attachments/attachment-routes.ts';
import { cleanUpDownloads } from './attachments/clean-up-downloads.ts';
import { createLinkSigner } from './attachments/link-signer.ts';
import { memberContents } from './member-contents.ts';
import { memberContentRoutes } from './routes.ts';

export const memberContentCollections = [memberContents, authors] as const;

export interface MemberContentOptions {
  readonly isEnabled: () => boolean;
  readonly storage: Storage;
  /** Signs download links. The same in every process of an installation. */
  readonly secret: string;
  /** The member whose session this is; a visitor if it has ended. */
  readonly callerOfSession: (sessionId: string) => Promise<Caller>;
}

export function memberContentFeature(
  content: ContentService,
  { isEnabled, storage, secret, callerOfSession }: MemberContentOptions,
): Feature {
  content.declare(memberContentCollections, isEnabled);
  const downloads = { content, storage, links: createLinkSigner(secret), callerOfSession };
  return {
    name: 'member-content',
    isEnabled,
    routes: (app) => {
      memberContentRoutes(app, content);
      attachmentRoutes(app, downloads);
    },
    workers: [hourly('member-content', () => cleanUpDownloads(content))],
    accountHooks: memberContentAccountHooks(content.db, content.store.locales.default),
  };
}
