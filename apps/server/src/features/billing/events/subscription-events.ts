import type { WebhookEvent } from '@rostra/contract';
import type { Queries } from '../../../db/client.ts';
import { recordEvent } from '../../webhooks/index.ts';
import type { BillingContext } from '../context.ts';
import { isEnded } from '../subscriptions/subscription-state.ts';
import type { SubscriptionRow } from '../subscriptions/subscriptions.repo.ts';

interface Change {
  readonly userId: number;
  /** All subscriptions of a member. */
  readonly before: readonly SubscriptionRow[];
  readonly after: readonly SubscriptionRow[];
  readonly at: string;
}

/** What webhooks hear of subscriptions. A renewal is a payment and no change. */
export async function announceSubscriptions(
  { site }: Pick<BillingContext, 'site'>,
  tx: Queries,
  { userId, before, after, at }: Change,
): Promise<void> {
  const known = new Map(before.map((row) => [row.id, row]));
  const left = before.filter(({ id }) => !after.some((row) => row.id === id));
  const ended = left.map((row) => ({ ...row, status: 'canceled' as const, ends_at: at }));
  for (const row of [...after, ...ended]) {
    const type = typeOf(known.get(row.id), row);
    if (!type) continue;
    await recordEvent(tx, {
      ...{ type, object: ['subscription', row.id], at },
      data: {
        id: row.id,
        memberId: userId,
        planId: site.plans.findByPrice(row.price_id)?.id ?? null,
        level: row.plan,
        status: row.status,
        quantity: row.quantity,
        periodEndsAt: row.period_ends_at,
        cancelAtPeriodEnd: row.cancel_at_period_end === 1,
        endsAt: row.ends_at,
      },
      links: { api: `/api/studio/members/${userId}` },
    });
  }
}

const hasStarted = (row: SubscriptionRow | undefined) =>
  row !== undefined && row.status !== 'incomplete' && !isEnded(row);

function typeOf(
  before: SubscriptionRow | undefined,
  after: SubscriptionRow,
): WebhookEvent | undefined {
  if (!hasStarted(before)) return hasStarted(after) ? 'subscription.started' : undefined;
  if (isEnded(after)) return 'subscription.ended';
  const isSame = COMPARED.every((key) => before?.[key] === after[key]);
  return isSame ? undefined : 'subscription.changed';
}

const COMPARED = [
  'status',
  'price_id',
  'quantity',
  'cancel_at_period_end',
  'ends_at',
  'next_price_id',
  'next_quantity',
  'pause_starts_at',
  'pause_ends_at',
] as const satisfies readonly (keyof SubscriptionRow)[];
