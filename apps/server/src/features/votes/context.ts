import type { Plan } from '@rostra/contract';
import type { SlipKey } from '@rostra/contract/ballots';
import type { Seal } from '../../crypto/seal.ts';
import type { Queries } from '../../db/client.ts';
import type { ReadTime } from '../../db/clock/database-time.ts';
import type { Site } from '../../languages/site.ts';
import type { ContentService } from '../content/index.ts';
import type { Outbox } from '../mail/index.ts';

export type VerifySlip = (key: SlipKey, signed: { slip: string; signature: string }) => boolean;

export interface VotesContext {
  readonly content: ContentService;
  readonly outbox: Outbox;
  readonly site: Site;
  /** Encrypts the keys that sign slips. */
  readonly seal: Seal;
  readonly readTime: ReadTime;
  /** Whether members really pay for their plans. */
  readonly payments: 'real' | 'test' | 'none';
  /** The plans that members have now, or that one member has. */
  findPlans(tx: Queries, userId?: number): Promise<ReadonlyMap<number, Plan>>;
  /** The plans that members had at an earlier time, as far as they are others than now. Null: none. */
  findPlansBefore(
    tx: Queries,
    at: string,
    userId?: number,
  ): Promise<ReadonlyMap<number, Plan | null>>;
  /** Whether a slip has a signature of the key. */
  readonly verifySlip: VerifySlip;
}
