import type { CacheTag } from '@rostra/contract/pages';
import { messageReference } from '@rostra/messages';
import type { Db } from '../../db/client.ts';
import { AppError } from '../../errors.ts';
import type { Site } from '../../languages/site.ts';
import type { BillingContext } from '../billing/index.ts';

export interface PlansContext {
  readonly db: Db;
  readonly now: () => Date;
  readonly site: Site;
  /** Undefined if the site takes no payments. */
  readonly billing: BillingContext | undefined;
  /** Drops cached pages, here and in other processes. */
  changed(tags: readonly CacheTag[]): void;
  /** Drops cached pages of this process only. */
  invalidate(tags: readonly CacheTag[]): void;
  /** Calls the listener after each change, in any process. */
  onChange(listener: (tags: readonly CacheTag[]) => void): () => void;
}

export function getBilling({ billing }: Pick<PlansContext, 'billing'>): BillingContext {
  if (billing) return billing;
  throw new AppError('payments_unavailable', messageReference('money-server', 'paymentsOff'));
}

export const outdated = () =>
  new AppError('edit_conflict', messageReference('plans-server', 'outdated'));
