import type Stripe from 'stripe';
import { advanceTestClock } from '../../lifecycles/clock/advance.ts';
import { deleteCustomer } from '../../lifecycles/customers/delete-customer.ts';
import { billingCycleOf } from '../../lifecycles/subscriptions/items/current-period.ts';
import { isLive } from '../../lifecycles/subscriptions/status.ts';
import { addIntervals } from '../../money/period.ts';
import { emit } from '../../objects/events/emit.ts';
import { newIdOf } from '../../store/ids.ts';
import { DAY, now } from '../../store/now.ts';
import { get, type Work } from '../../store/work.ts';
import { invalidRequest } from '../../wire/errors.ts';
import { paginate } from '../../wire/list.ts';
import { timestamp } from '../../wire/number-params.ts';
import { shape, text } from '../../wire/params.ts';
import { paging } from '../../wire/shared-params.ts';
import { idOf, type Route, route } from '../requests/route.ts';

type TestClock = Stripe.TestHelpers.TestClock;

const base = '/v1/test_helpers/test_clocks';
const one = `${base}/:id`;
const none = shape({}, {});

export const testClockRoutes: Route[] = [
  route('POST', base, shape({ frozen_time: timestamp }, { name: text }), (work, { input }) => {
    const created = now(work, null);
    const clock: TestClock = {
      id: newIdOf('test_clock'),
      object: 'test_helpers.test_clock',
      created,
      deletes_after: created + 30 * DAY,
      frozen_time: input.frozen_time,
      livemode: false,
      name: input.name ?? null,
      status: 'ready',
      status_details: {},
    };
    work.put('test_clock', clock);
    emit(work, 'test_helpers.test_clock.created', clock);
    return clock;
  }),
  route('GET', base, shape({}, paging), (work, { input }) =>
    paginate(work.all('test_clock'), input, base),
  ),
  route('GET', one, none, (work, call) => get(work, 'test_clock', idOf(call))),
  route('POST', `${one}/advance`, shape({ frozen_time: timestamp }, {}), (work, call) =>
    advance(work, idOf(call), call.input.frozen_time),
  ),
  route('DELETE', one, none, (work, call) => {
    const clock = get(work, 'test_clock', idOf(call));
    for (const customer of work.all('customer')) {
      if (customer.test_clock === clock.id) deleteCustomer(work, customer.id);
    }
    work.remove('test_clock', clock.id);
    emit(work, 'test_helpers.test_clock.deleted', clock);
    return { id: clock.id, object: 'test_helpers.test_clock', deleted: true };
  }),
];

/** Two intervals of the shortest subscription on the clock, or two years without one. */
function furthest(work: Work, clock: TestClock): number {
  const ends = work
    .all('subscription')
    .filter(({ status, test_clock }) => test_clock === clock.id && isLive(status))
    .map(({ items }) => addIntervals(clock.frozen_time, billingCycleOf(items.data), 2));
  return Math.min(clock.frozen_time + 2 * 366 * DAY, ...ends);
}

/** Returns `advancing`, as Stripe does; the next request returns `ready`. */
function advance(work: Work, id: string, to: number): TestClock {
  const before = get(work, 'test_clock', id);
  if (to <= before.frozen_time) {
    throw invalidRequest('The frozen_time must be after the current one.', 'frozen_time');
  }
  if (to > furthest(work, before)) {
    throw invalidRequest(
      'A clock can be advanced at most two intervals of its shortest subscription at a time, or two years without one.',
      'frozen_time',
    );
  }
  const advancing: TestClock = {
    ...before,
    status: 'advancing',
    status_details: { advancing: { target_frozen_time: to } },
  };
  work.put('test_clock', advancing);
  emit(work, 'test_helpers.test_clock.advancing', advancing);
  advanceTestClock(work, id, to);
  const ready: TestClock = {
    ...get(work, 'test_clock', id),
    status: 'ready',
    status_details: {},
  };
  work.put('test_clock', ready);
  emit(work, 'test_helpers.test_clock.ready', ready);
  return advancing;
}
