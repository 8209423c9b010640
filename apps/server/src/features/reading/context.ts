import type { RequiredPlan } from '@rostra/contract';
import type { Member } from '../../caller.ts';
import type { Db } from '../../db/client.ts';

export interface ReadingContext {
  readonly db: Db;
  readonly now: () => Date;
  readonly opensOf: (member: Member) => Promise<readonly RequiredPlan[]>;
}
