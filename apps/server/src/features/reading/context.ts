import type { RequiredPlan } from '@rostra/contract';
import type { Db } from '../../db/client.ts';
import type { Member } from '../../http/caller.ts';

export interface ReadingContext {
  readonly db: Db;
  readonly now: () => Date;
  readonly includedPlansOf: (member: Member) => Promise<readonly RequiredPlan[]>;
}
