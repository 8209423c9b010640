import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import { createCustomer } from '../../objects/customers/create-customer.ts';
import { seedEndpoint } from '../../objects/seed/seed.ts';
import { openDatabase } from '../../store/database.ts';
import { openStore } from '../../store/store.ts';
import { createWorld } from '../../testing/properties/world.ts';
import { startForTest } from '../../testing/start.ts';
import { checkWire } from '../../testing/validate.ts';
import { type Received, startWebhookReceiver } from '../../testing/webhook-receiver.ts';
import { startDispatcher } from './dispatcher.ts';

const SECRET = 'whsec_test';

async function startWithReceiver() {
  const receiver = await startWebhookReceiver();
  const test = await startForTest({ seed: [], webhookSecret: SECRET, webhookUrl: receiver.url });
  return { ...test, receiver, idle: () => test.sandbox.webhooksIdle() };
}

const typesOf = (received: Received[]) =>
  received.map(({ body }) => JSON.parse(body).type as string);
const idsOf = (received: Received[]) => received.map(({ body }) => JSON.parse(body).id as string);

test('events arrive signed and in order, and the official SDK verifies them', async () => {
  const { stripe, receiver, idle } = await startWithReceiver();
  const customer = await stripe.customers.create({ name: 'Ada' });
  await stripe.customers.update(customer.id, { name: 'Grace' });
  await idle();
  const events = receiver.received.map(({ body, signature }) => {
    checkWire(JSON.parse(body));
    return stripe.webhooks.constructEvent(body, signature, SECRET);
  });
  expect(events.map(({ type }) => type)).toEqual(['customer.created', 'customer.updated']);
  expect(events[1]).toMatchObject({ data: { previous_attributes: { name: 'Ada' } } });
  const [first] = receiver.received;
  expect(() =>
    stripe.webhooks.constructEvent(`${first?.body} `, first?.signature ?? '', SECRET),
  ).toThrow();
  expect(() =>
    stripe.webhooks.constructEvent(first?.body ?? '', first?.signature ?? '', 'whsec_no'),
  ).toThrow();
  expect((await stripe.events.retrieve(events[0]?.id ?? '')).pending_webhooks).toBe(0);
});

test('a delivery stores one small row, however large its event is', async () => {
  const receiver = await startWebhookReceiver();
  const store = openStore(openDatabase(undefined));
  const sandbox = createWorld(store, { webhookUrl: receiver.url });
  sandbox.write((work) => seedEndpoint(work, { webhookUrl: receiver.url }));
  const dispatcher = startDispatcher(sandbox);
  const { id } = sandbox.write((work) => createCustomer(work, { name: 'Ada' }));
  const written: string[][] = [];
  sandbox.onCommit((changes) => written.push([...changes.keys()]));
  dispatcher.enqueue(sandbox.read((work) => work.all('delivery').map((row) => row.id)));
  await dispatcher.idle();
  await dispatcher.stop();
  expect(JSON.parse(receiver.received[0]?.body ?? '').data.object.id).toBe(id);
  expect(written).toEqual([['delivery']]);
});

test('a rejected delivery is retried and fails after the last retry', async () => {
  const { stripe, receiver, idle, control } = await startWithReceiver();
  receiver.statuses = [500, 302];
  await stripe.customers.create();
  await idle();
  expect(receiver.received).toHaveLength(3);
  expect(new Set(idsOf(receiver.received)).size).toBe(1);
  receiver.statuses = [500, 500, 500, 500];
  await stripe.customers.create();
  const lastStatus = async () => {
    await idle();
    const { deliveries } = (await control('deliveries')) as { deliveries: { status: string }[] };
    return deliveries[0]?.status;
  };
  expect(await lastStatus()).toBe('failed');
  await control('webhooks/retry', {});
  expect(await lastStatus()).toBe('delivered');
});

test('webhooks can be held, released in reverse, duplicated and replayed', async () => {
  const { stripe, receiver, idle, control } = await startWithReceiver();
  await control('webhooks', { held: true });
  const customer = await stripe.customers.create();
  await stripe.customers.update(customer.id, { name: 'x' });
  await idle();
  expect(receiver.received).toHaveLength(0);
  await control('webhooks/release', { order: 'newest_first' });
  await idle();
  expect(typesOf(receiver.received)).toEqual(['customer.updated', 'customer.created']);
  await control('webhooks', { copies: 3 });
  await stripe.customers.update(customer.id, { name: 'y' });
  await idle();
  expect(new Set(idsOf(receiver.received.slice(2))).size).toBe(1);
  expect(receiver.received).toHaveLength(5);
  await control('webhooks/replay', { event: idsOf(receiver.received)[1] });
  await idle();
  expect(typesOf(receiver.received).at(-1)).toBe('customer.created');
});

test('endpoints can be created for chosen events, disabled and deleted', async () => {
  const { stripe, sandbox } = await startForTest({ seed: [] });
  const receiver = await startWebhookReceiver();
  const endpoint = await stripe.webhookEndpoints.create({
    enabled_events: ['customer.updated'],
    url: receiver.url,
  });
  expect(endpoint.secret).toMatch(/^whsec_/);
  const customer = await stripe.customers.create();
  await stripe.customers.update(customer.id, { name: 'a' });
  await sandbox.webhooksIdle();
  expect(typesOf(receiver.received)).toEqual(['customer.updated']);
  const [only] = receiver.received;
  stripe.webhooks.constructEvent(only?.body ?? '', only?.signature ?? '', endpoint.secret ?? '');
  const disabled = await stripe.webhookEndpoints.update(endpoint.id, { disabled: true });
  expect(disabled.status).toBe('disabled');
  expect(disabled.secret).toBeUndefined();
  await stripe.customers.update(customer.id, { name: 'b' });
  await sandbox.webhooksIdle();
  expect(receiver.received).toHaveLength(1);
  expect(await stripe.webhookEndpoints.del(endpoint.id)).toMatchObject({ deleted: true });
  await expect(
    stripe.webhookEndpoints.create({ enabled_events: ['*'], url: 'ftp://x' }),
  ).rejects.toMatchObject({ code: 'url_invalid' });
});

test('after rolling a secret both verify during the overlap, then only the new one', async () => {
  const { stripe, receiver, idle, control } = await startWithReceiver();
  const [endpoint] = (await stripe.webhookEndpoints.list()).data;
  const roll = (overlapSeconds: number) =>
    control('webhooks/roll-secret', { endpoint: endpoint?.id, overlapSeconds }) as Promise<{
      secret: string;
    }>;
  const verify = (received: Received | undefined, secret: string): Stripe.Event =>
    stripe.webhooks.constructEvent(received?.body ?? '', received?.signature ?? '', secret);
  const { secret: second } = await roll(60);
  await stripe.customers.create();
  await idle();
  verify(receiver.received[0], SECRET);
  verify(receiver.received[0], second);
  const { secret: third } = await roll(0);
  await stripe.customers.create();
  await idle();
  verify(receiver.received[1], third);
  expect(() => verify(receiver.received[1], second)).toThrow();
});

test('events can be listed by type', async () => {
  const { stripe } = await startForTest({ seed: [] });
  const customer = await stripe.customers.create();
  await stripe.customers.update(customer.id, { name: 'x' });
  const count = async (params: Stripe.EventListParams) =>
    (await stripe.events.list(params)).data.length;
  expect(await count({ type: 'customer.updated' })).toBe(1);
  expect(await count({ types: ['customer.updated', 'customer.created'] })).toBe(2);
  expect(await count({ type: 'customer.*' })).toBe(2);
});

test('scheduled work on a running clock happens without requests', async () => {
  const receiver = await startWebhookReceiver();
  const { stripe, control } = await startForTest({
    webhookSecret: SECRET,
    webhookUrl: receiver.url,
  });
  const customer = await stripe.customers.create();
  await stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: 'price_basic' }],
    payment_behavior: 'default_incomplete',
  });
  const expired = receiver.next('invoice.voided');
  await control('clock', { advanceSeconds: 23 * 3600 - 1 });
  expect(JSON.parse((await expired).body).request.id).toBeNull();
});
