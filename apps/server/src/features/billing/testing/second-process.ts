import { createSite } from '../../../languages/site.ts';
import { createOutbox } from '../../mail/index.ts';
import { type Billing, createBilling } from '../create-billing.ts';
import { createGiftSeal } from '../gifts/gift-code.ts';
import type { BillingApp } from './billing-app.ts';

/** Billing as in a second process on the same database, with its own locks and worker. */
export function openSecondProcess({ site }: BillingApp): Billing {
  const { db, logger, payments, secret, env } = site.deps;
  if (!payments) throw new Error('this app has no payments');
  const { now } = site.clock;
  return createBilling({
    db,
    now,
    logger,
    payments: payments.payments,
    outbox: createOutbox({ secret, now }),
    site: createSite(env),
    graceDays: env.BILLING_GRACE_DAYS,
    giftSeal: createGiftSeal(secret),
  });
}
