import { createOutbox } from '../../mail/index.ts';
import { type Billing, createBilling } from '../create-billing.ts';
import type { BillingApp } from './billing-app.ts';

/** Billing as another process on the same database would have it, with locks and a worker of its own. */
export function openSecondProcess({ site }: BillingApp): Billing {
  const { db, logger, payments, secret, env } = site.deps;
  if (!payments) throw new Error('this app takes no payments');
  const { now } = site.clock;
  return createBilling({
    db,
    now,
    logger,
    payments: payments.payments,
    outbox: createOutbox({ secret, now }),
    site: { name: env.SITE_NAME, url: env.SITE_URL },
    prices: { basic: 'price_basic', premium: 'price_premium', annual: 'price_enterprise' },
    graceDays: env.BILLING_GRACE_DAYS,
  });
}
