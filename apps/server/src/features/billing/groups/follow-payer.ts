import { randomUUID } from 'node:crypto';
import type { Queries } from '../../../db/client.ts';
import type { GrantRow } from '../../../db/tables/billing/plans.ts';
import type { BillingContext } from '../context.ts';
import { type Entitlement, entitlementAt } from '../entitlement/entitlement.ts';
import { announceGrant, announceGrantEnd, planGrantEnd } from '../events/plan-events.ts';
import { insertGrant, setGrantPaid } from '../grants/grants.repo.ts';
import { findInvoicesOf } from '../invoices/invoices.repo.ts';
import { isEnded } from '../subscriptions/subscription-state.ts';
import type { SubscriptionRow } from '../subscriptions/subscriptions.repo.ts';
import { endGroup } from './end-group.ts';
import { coveredSeats, isPaidFor } from './seat-state.ts';
import { findSeatGrants, findSeatsOf, type SeatRow, setGrantEnd } from './seats.repo.ts';

type Context = Pick<BillingContext, 'graceDays' | 'now' | 'outbox' | 'site'>;

/**
 * Gives everybody with a seat exactly what the payer's subscription gives the payer, until the same time: also
 * during a pause, a grace period, and after a change of the plan. Ends the group with the subscription.
 */
export async function followPayer(
  context: Context,
  tx: Queries,
  payerId: number,
  subscription: SubscriptionRow | undefined,
): Promise<void> {
  const seats = await findSeatsOf(tx, payerId);
  if (seats.length === 0) return;
  if (!subscription || isEnded(subscription)) return endGroup(context, tx, payerId);
  const at = context.now().toISOString();
  const entitlement = entitlementAt(subscription, at, context.graceDays);
  const covered = coveredSeats(seats, subscription.quantity);
  const ids = seats.map(({ id }) => id);
  const grants = new Map((await findSeatGrants(tx, ids)).map((row) => [row.source_id, row]));
  const planId =
    context.site.plans.findByPrice(subscription.price_id)?.id ?? entitlement?.plan ?? '';
  const isPaid = isPaidFor(subscription, await findInvoicesOf(tx, payerId));
  for (const seat of seats) {
    const granted =
      covered.includes(seat) && entitlement ? { ...entitlement, planId, isPaid } : null;
    await setGrant(tx, seat, { before: grants.get(seat.id), granted, at });
    await setGrantPaid(tx, { source: 'seat', source_id: seat.id }, isPaid);
  }
}

async function setGrant(
  tx: Queries,
  seat: SeatRow,
  {
    before,
    granted,
    at,
  }: {
    before: GrantRow | undefined;
    granted: (Entitlement & { planId: string; isPaid: boolean }) | null;
    at: string;
  },
): Promise<void> {
  const isInForce = before !== undefined && (before.ends_at === null || before.ends_at > at);
  const isSame = isInForce && granted?.plan === before.plan && granted.planId === before.plan_id;
  if (isSame && granted) {
    if (before.ends_at !== granted.until) {
      await setGrantEnd(tx, before.id, { ends_at: granted.until });
      await planGrantEnd(tx, { ...before, ends_at: granted.until });
    }
    return;
  }
  // One that has run out keeps the time when it did.
  if (before) {
    await setGrantEnd(tx, before.id, { ended_at: isInForce ? at : (before.ends_at ?? at) });
    if (isInForce) await announceGrantEnd(tx, before, at);
  }
  if (!granted || seat.user_id === null) return;
  const grant = {
    id: randomUUID(),
    user_id: seat.user_id,
    plan_id: granted.planId,
    plan: granted.plan,
    source: 'seat' as const,
    source_id: seat.id,
    is_paid: granted.isPaid ? (1 as const) : (0 as const),
    starts_at: at,
    ends_at: granted.until,
    ended_at: null,
    created_at: at,
  };
  await insertGrant(tx, grant);
  await announceGrant(tx, grant, at);
}
