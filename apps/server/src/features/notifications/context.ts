import type { RequiredPlan } from '@rostra/contract';
import type { Db } from '../../db/client.ts';
import type { Member } from '../../http/caller.ts';

export interface NoticeContext {
  readonly db: Db;
  readonly now: () => Date;
  /** Content is announced to a member if their plan includes it. */
  readonly includedPlansOf: (member: Member) => Promise<readonly RequiredPlan[]>;
}
