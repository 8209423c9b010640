import type { RequiredPlan } from '@rostra/contract';
import type { Db } from '../../db/client.ts';
import type { Member } from '../../http/caller.ts';

export interface NoticeContext {
  readonly db: Db;
  readonly now: () => Date;
  /** Which content the member hears of when it comes out: what their plan opens. */
  readonly opensOf: (member: Member) => Promise<readonly RequiredPlan[]>;
}
