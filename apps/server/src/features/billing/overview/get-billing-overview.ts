import type { BillingOverview } from '@rostra/contract';
import type { BillingContext } from '../context.ts';
import { getBillingUser } from '../customers/get-own-customer.ts';
import { bestEntitlement } from '../entitlement/best-entitlement.ts';
import { entitlementAt } from '../entitlement/entitlement.ts';
import { toGrant } from '../grants/grant-view.ts';
import { findCurrentGrants } from '../grants/grants.repo.ts';
import { toInvoice } from '../invoices/invoice-view.ts';
import { findOpenInvoice } from '../invoices/invoices.repo.ts';
import { stateOf } from '../subscriptions/subscription-state.ts';
import { toSubscription } from '../subscriptions/subscription-view.ts';
import { findCurrentSubscription } from '../subscriptions/subscriptions.repo.ts';

/** A member's billing status, from our own database only: available while Stripe is not. */
export async function getBillingOverview(
  { db, now, graceDays, site }: Pick<BillingContext, 'db' | 'graceDays' | 'now' | 'site'>,
  userId: number,
): Promise<BillingOverview> {
  const user = await getBillingUser({ db }, userId);
  const current = await findCurrentSubscription(db.queries, userId);
  const state = stateOf(current);
  const isShown = current !== undefined && state !== 'none';
  const open =
    isShown && state !== 'incomplete' && state !== 'paused' && state !== 'ended'
      ? await findOpenInvoice(db.queries, userId, current.id)
      : undefined;
  const at = now().toISOString();
  const own = entitlementAt(current, at, graceDays);
  const grants = await findCurrentGrants(db.queries, userId, at);
  return {
    state,
    customerId: user.stripe_customer_id,
    subscription: isShown ? toSubscription(site.plans, current) : null,
    entitlement: bestEntitlement(own, grants, at),
    grants: grants.map((grant) => toGrant(site.plans, grant)),
    graceEndsAt: state === 'past_due' ? (own?.until ?? null) : null,
    openInvoice: open ? toInvoice(open) : null,
  };
}
