import { cancelSubscription } from '../../lifecycles/subscriptions/change/cancel-subscription.ts';
import { updateSubscription } from '../../lifecycles/subscriptions/change/update-subscription.ts';
import { createSubscription } from '../../lifecycles/subscriptions/create/create-subscription.ts';
import {
  cancelParams,
  createParams,
  listParams,
  pauseParams,
  resumeParams,
  updateParams,
} from '../../lifecycles/subscriptions/params.ts';
import { pauseSubscription } from '../../lifecycles/subscriptions/pause/pause-subscription.ts';
import { resumeSubscription } from '../../lifecycles/subscriptions/pause/resume-subscription.ts';
import { isLive } from '../../lifecycles/subscriptions/status.ts';
import type { SubscriptionRow } from '../../store/rows.ts';
import { get } from '../../store/work.ts';
import { isWithin, paginate } from '../../wire/list.ts';
import { type InputOf, shape } from '../../wire/params.ts';
import { idOf, type Route, route } from '../requests/route.ts';
import { rowsBy } from '../requests/rows-by.ts';

const base = '/v1/subscriptions';

export const subscriptionRoutes: Route[] = [
  route('POST', base, createParams, (work, { input }) => createSubscription(work, input)),
  route('GET', base, listParams, (work, { input }) =>
    paginate(
      rowsBy(work, 'subscription', 'customer', input.customer).filter((subscription) =>
        matches(subscription, input),
      ),
      input,
      base,
    ),
  ),
  route('GET', `${base}/:id`, shape({}, {}), (work, call) => get(work, 'subscription', idOf(call))),
  route('POST', `${base}/:id`, updateParams, (work, call) =>
    updateSubscription(work, idOf(call), call.input),
  ),
  route('POST', `${base}/:id/pause`, pauseParams, (work, call) =>
    pauseSubscription(work, idOf(call), call.input),
  ),
  route('POST', `${base}/:id/resume`, resumeParams, (work, call) =>
    resumeSubscription(work, idOf(call), call.input),
  ),
  route('DELETE', `${base}/:id/discount`, shape({}, {}), (work, call) => {
    const [id] = get(work, 'subscription', idOf(call)).discounts;
    const discount = get(work, 'discount', String(id));
    updateSubscription(work, idOf(call), { discounts: null });
    const { end: _, deleted: __, ...rest } = discount;
    return { ...rest, deleted: true };
  }),
  route('DELETE', `${base}/:id`, cancelParams, (work, call) =>
    cancelSubscription(work, idOf(call), call.input),
  ),
];

function matches(subscription: SubscriptionRow, wanted: InputOf<typeof listParams>): boolean {
  return (
    hasStatus(subscription, wanted.status) &&
    (wanted.customer === undefined || subscription.customer === wanted.customer) &&
    (wanted.collection_method === undefined ||
      subscription.collection_method === wanted.collection_method) &&
    isOnClock(subscription, wanted) &&
    (wanted.price === undefined ||
      subscription.items.data.some((item) => item.price.id === wanted.price)) &&
    isWithin(subscription.created, wanted.created)
  );
}

/** Subscriptions on a test clock are listed only by clock or customer. */
function isOnClock(
  { test_clock }: SubscriptionRow,
  wanted: { customer?: string; test_clock?: string },
): boolean {
  if (wanted.test_clock !== undefined) return test_clock === wanted.test_clock;
  return wanted.customer !== undefined || test_clock === null;
}

/** Without a status, canceled subscriptions are left out. `ended` means canceled or expired. */
function hasStatus({ status }: SubscriptionRow, wanted: string | undefined): boolean {
  if (wanted === undefined) return status !== 'canceled';
  if (wanted === 'all') return true;
  return wanted === 'ended' ? !isLive(status) : status === wanted;
}
