import type { RequiredPlan } from '@rostra/contract';
import type { Db } from '../../db/client.ts';
import type { Member } from '../../http/caller.ts';
import type { ContentService, Locales } from '../content/index.ts';

export interface NoticeContext {
  readonly db: Db;
  readonly now: () => Date;
  readonly locales: Locales;
  readonly messagesOf: ContentService['messagesOf'];
  /** Content is announced to a member if their plan includes it. */
  readonly includedPlansOf: (member: Member) => Promise<readonly RequiredPlan[]>;
}
