import { messageReference } from '@rostra/messages';
import type { Db } from '../../db/client.ts';
import { AppError } from '../../errors.ts';
import type { Site } from '../../languages/site.ts';
import type { BillingContext } from '../billing/index.ts';
import type { ConfiguredPayments } from './setup/configured-payments.ts';

/** What the use cases of treasurers need. */
export interface MoneyContext {
  readonly db: Db;
  readonly now: () => Date;
  readonly site: Site;
  /** Undefined if the site takes no payments. */
  readonly billing: BillingContext | undefined;
  readonly configured: ConfiguredPayments;
}

export function getBilling({ billing }: Pick<MoneyContext, 'billing'>): BillingContext {
  if (billing) return billing;
  throw new AppError('payments_unavailable', messageReference('money-server', 'paymentsOff'));
}
