import { expect, test } from 'vitest';
import { createCustomer } from '../objects/customers/create-customer.ts';
import { updateCustomer } from '../objects/customers/update-customer.ts';
import { DAY } from '../store/now.ts';
import { get } from '../store/work.ts';
import { openCountingStore } from '../testing/count-rows.ts';
import { createWorld, START } from '../testing/properties/world.ts';
import { moveSandboxClock } from './clock/advance.ts';
import type { Sandbox } from './sandbox.ts';
import { createSubscription } from './subscriptions/create/create-subscription.ts';

function subscribe(sandbox: Sandbox): { customer: string; id: string } {
  return sandbox.write((work) => {
    const { id: customer } = createCustomer(work, {
      invoice_settings: { default_payment_method: 'pm_card_visa' },
      payment_method: 'pm_card_visa',
    });
    const { id } = createSubscription(work, { customer, items: [{ price: 'price_basic' }] });
    return { customer, id };
  });
}

test('reads and writes cost the same however many subscriptions there are', () => {
  const store = openCountingStore();
  const sandbox = createWorld(store);
  const { customer, id } = subscribe(sandbox);
  sandbox.catchUp();
  const measure = (action: () => void) => {
    store.rowsRead = 0;
    sandbox.catchUp();
    action();
    sandbox.catchUp();
    return store.rowsRead;
  };
  const measureAll = (name: string) => ({
    read: measure(() => sandbox.read((work) => work.find('subscription', id))),
    list: measure(() => sandbox.read((work) => work.where('invoice', 'customer', customer))),
    write: measure(() => sandbox.write((work) => updateCustomer(work, customer, { name }))),
    subscribe: measure(() => subscribe(sandbox)),
  });
  const withOne = measureAll('Ada');
  for (let made = 0; made < 100; made += 1) subscribe(sandbox);
  expect(measureAll('Grace')).toEqual(withOne);
  expect(withOne.read).toBeLessThan(10);
});

test('work that falls due earlier or later is found at its time', () => {
  const sandbox = createWorld();
  expect(sandbox.nextDueAt()).toBe(Number.POSITIVE_INFINITY);
  const { id } = subscribe(sandbox);
  const find = () => sandbox.read((work) => get(work, 'subscription', id));
  // The money of the first payment becomes available after two days.
  expect(sandbox.nextDueAt()).toBe(START + 2 * DAY);
  sandbox.write((work) => work.put('subscription', { ...find(), cancel_at: START + DAY }));
  expect(sandbox.nextDueAt()).toBe(START + DAY);
  sandbox.write((work) => moveSandboxClock(work, { freezeAt: START + DAY + 1 }));
  expect(find().status).toBe('canceled');
  expect(sandbox.nextDueAt()).toBe(START + 2 * DAY);
  sandbox.write((work) => moveSandboxClock(work, { freezeAt: START + 3 * DAY }));
  expect(sandbox.nextDueAt()).toBe(Number.POSITIVE_INFINITY);
});
