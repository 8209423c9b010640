import type { RequiredPlan } from '@rostra/contract';
import type { Db } from '../../db/client.ts';
import type { Member } from '../../http/caller.ts';

export interface NoticeContext {
  readonly db: Db;
  readonly now: () => Date;
  /** The content that is announced to the member: what their plan includes. */
  readonly includedPlansOf: (member: Member) => Promise<readonly RequiredPlan[]>;
}
