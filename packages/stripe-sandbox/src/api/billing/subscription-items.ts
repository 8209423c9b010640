import { updateSubscription } from '../../lifecycles/subscriptions/change/update-subscription.ts';
import { discountsParam } from '../../objects/discounts/params.ts';
import { presentItem } from '../../objects/events/present-item.ts';
import type { SubscriptionItemRow, SubscriptionRow } from '../../store/rows.ts';
import { get, type Work } from '../../store/work.ts';
import { missing } from '../../wire/errors.ts';
import { paginate } from '../../wire/list.ts';
import { quantity, timestamp } from '../../wire/number-params.ts';
import { boolean, oneOf, shape, text } from '../../wire/params.ts';
import { metadata, paging } from '../../wire/shared-params.ts';
import { idOf, type Route, route } from '../requests/route.ts';

const billing = {
  off_session: boolean,
  payment_behavior: oneOf(
    'allow_incomplete',
    'default_incomplete',
    'error_if_incomplete',
    'pending_if_incomplete',
  ),
  proration_behavior: oneOf('create_prorations', 'always_invoice', 'none'),
  proration_date: timestamp,
};
const createParams = shape(
  { subscription: text, price: text },
  { ...billing, discounts: discountsParam, quantity, metadata },
);
const updateParams = shape(
  {},
  { ...billing, discounts: discountsParam, price: text, quantity, metadata },
);
const base = '/v1/subscription_items';

/** Each call updates the subscription with a change of one item. */
export const subscriptionItemRoutes: Route[] = [
  route('POST', base, createParams, (work, { input }) => {
    const { subscription, discounts, price, quantity, metadata: tags, ...rest } = input;
    const item = {
      price,
      ...(quantity === undefined ? {} : { quantity }),
      ...(tags ? { metadata: tags } : {}),
      ...(discounts === undefined ? {} : { discounts }),
    };
    const after = updateSubscription(work, subscription, { ...rest, items: [item] });
    return presentItem(work, last(after));
  }),
  route('GET', base, shape({ subscription: text }, paging), (work, { input }) => {
    const subscription = get(work, 'subscription', input.subscription, 'subscription');
    const items = subscription.items.data.map((item) => presentItem(work, item));
    return paginate(items, input, base);
  }),
  route('GET', `${base}/:id`, shape({}, {}), (work, call) =>
    presentItem(work, getItem(work, idOf(call))),
  ),
  route('POST', `${base}/:id`, updateParams, (work, call) => {
    const { discounts, price, quantity, metadata: tags, ...rest } = call.input;
    const item = getItem(work, idOf(call));
    updateSubscription(work, item.subscription, {
      ...rest,
      items: [
        {
          id: item.id,
          ...(price === undefined ? {} : { price }),
          ...(quantity === undefined ? {} : { quantity }),
          ...(tags === undefined ? {} : { metadata: tags }),
          ...(discounts === undefined ? {} : { discounts }),
        },
      ],
    });
    return presentItem(work, getItem(work, item.id));
  }),
  route('DELETE', `${base}/:id`, shape({}, billing), (work, call) => {
    const item = getItem(work, idOf(call));
    updateSubscription(work, item.subscription, {
      ...call.input,
      items: [{ id: item.id, deleted: true }],
    });
    return { id: item.id, object: 'subscription_item', deleted: true };
  }),
];

function getItem(work: Work, id: string): SubscriptionItemRow {
  const [subscription] = work.where('subscription', 'item', id);
  const item = subscription?.items.data.find((candidate) => candidate.id === id);
  if (item === undefined) throw missing('subscription item', id);
  return item;
}

function last(subscription: SubscriptionRow): SubscriptionItemRow {
  const item = subscription.items.data.at(-1);
  if (item === undefined) throw missing('subscription item', subscription.id);
  return item;
}
