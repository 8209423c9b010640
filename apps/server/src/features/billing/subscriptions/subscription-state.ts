import { type BillingState, plans, type SubscriptionStatus } from '@rostra/contract';
import type { SubscriptionRow } from './subscriptions.repo.ts';

/** Paid or due for payment. A member can have only one of these. */
const ONGOING = new Set<SubscriptionStatus>(['trialing', 'active', 'past_due', 'unpaid']);

export const isOngoing = ({ status }: Pick<SubscriptionRow, 'status'>) => ONGOING.has(status);

/** Charges a card sooner or later: also a paused one, when the pause of the member ends. */
export const needsCard = (row: Pick<SubscriptionRow, 'pause_ends_at' | 'status'>) =>
  isOngoing(row) || (row.status === 'paused' && row.pause_ends_at !== null);

export const isPaid = ({ status }: Pick<SubscriptionRow, 'status'>) =>
  status === 'active' || status === 'trialing';

export const isEnded = ({ status }: Pick<SubscriptionRow, 'status'>) =>
  status === 'canceled' || status === 'incomplete_expired';

export const isEnding = ({
  status,
  cancel_at_period_end,
}: Pick<SubscriptionRow, 'status' | 'cancel_at_period_end'>) =>
  cancel_at_period_end === 1 && (status === 'active' || status === 'trialing');

export function stateOf(
  current: Pick<SubscriptionRow, 'status' | 'cancel_at_period_end'> | undefined,
): BillingState {
  switch (current?.status) {
    case undefined:
    case 'incomplete_expired':
      return 'none';
    case 'incomplete':
      return 'incomplete';
    case 'active':
    case 'trialing':
      return isEnding(current) ? 'ending' : 'active';
    case 'past_due':
    case 'unpaid':
      return 'past_due';
    case 'paused':
      return 'paused';
    case 'canceled':
      return 'ended';
  }
}

const RANK: Record<SubscriptionStatus, number> = {
  active: 6,
  trialing: 6,
  past_due: 5,
  unpaid: 4,
  incomplete: 3,
  paused: 2,
  canceled: 1,
  incomplete_expired: 0,
};

type Candidate = Pick<SubscriptionRow, 'created_at' | 'id' | 'plan' | 'status'>;

const size = ({ plan }: Candidate) => (plan === null ? -1 : plans.indexOf(plan));

/** If there are several, for example created in Stripe's dashboard: the best status and plan, then the newest. */
export function pickCurrent<T extends Candidate>(subscriptions: readonly T[]): T | undefined {
  return [...subscriptions].sort(
    (a, b) =>
      RANK[b.status] - RANK[a.status] ||
      (isOngoing(b) ? size(b) - size(a) : 0) ||
      b.created_at.localeCompare(a.created_at) ||
      a.id.localeCompare(b.id),
  )[0];
}
