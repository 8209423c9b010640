import { messageReference } from '@rostra/messages';
import type { Db } from '../../db/client.ts';
import { AppError } from '../../errors.ts';
import type { Site } from '../../languages/site.ts';
import type { BillingContext } from '../billing/index.ts';

export interface GiftsContext {
  readonly db: Db;
  readonly now: () => Date;
  readonly site: Site;
  /** Undefined if the site takes no payments: nobody could redeem a gift. */
  readonly billing: BillingContext | undefined;
}

export function getBilling({ billing }: Pick<GiftsContext, 'billing'>): BillingContext {
  if (billing) return billing;
  throw new AppError('payments_unavailable', messageReference('money-server', 'paymentsOff'));
}
