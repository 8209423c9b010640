import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type BillingApp, openBillingApp, WEBHOOK_SECRET } from '../testing/billing-app.ts';

const nowSeconds = () => Math.floor(Date.now() / 1000);

function sign(body: string, { secret = WEBHOOK_SECRET, at = nowSeconds() } = {}): string {
  const mac = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
  return `t=${at},v1=${mac}`;
}

const post = (app: BillingApp, body: string, signature?: string) =>
  fetch(`${app.url}/api/webhooks/stripe`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(signature === undefined ? {} : { 'stripe-signature': signature }),
    },
    body,
  });

const event = (id: string, type: string, object: object) =>
  JSON.stringify({ id, object: 'event', type, data: { object } });

/** Without catalogue events, which concern no member. */
const events = (app: BillingApp) =>
  app.site.deps.db.queries
    .selectFrom('payment_events')
    .selectAll()
    .where('type', 'not in', ['product.created', 'plan.created', 'price.created'])
    .execute();

describe('a webhook', () => {
  it('is accepted only with a valid signature', async () => {
    const app = await openBillingApp();
    const body = event('evt_forged', 'customer.updated', { object: 'customer', id: 'cus_1' });
    const good = sign(body);
    const wrong = {
      none: undefined,
      empty: '',
      rubbish: 'v1=abc',
      'an empty signature': good.replace(/v1=.*/, 'v1='),
      'a scheme without a signature': good.replace(/v1=.*/, 'v1'),
      'as many characters, but more bytes': good.replace(/v1=.*/, `v1=${'\u00e9'.repeat(64)}`),
      'two times': `t=${nowSeconds()},${good}`,
      'one empty, one wrong signature': `t=${nowSeconds()},v1=,v1=${'0'.repeat(64)}`,
      'another secret': sign(body, { secret: 'whsec_other' }),
      'another body': sign(`${body} `),
      replayed: sign(body, { at: nowSeconds() - 301 }),
      'from the future': sign(body, { at: nowSeconds() + 3600 }),
      'without a time': good.replace(/^t=\d+,/, ''),
      'for a test of another scheme': good.replace('v1=', 'v0='),
    };
    for (const [name, signature] of Object.entries(wrong)) {
      expect((await post(app, body, signature)).status, name).toBe(400);
    }
    expect(await events(app)).toEqual([]);
    expect((await post(app, body, good)).status).toBe(200);
    expect(await events(app)).toHaveLength(1);
  });

  it('may be signed with either secret during a rotation', async () => {
    const app = await openBillingApp({ webhookSecrets: ['whsec_next', WEBHOOK_SECRET] });
    const ada = await app.join();
    await ada.subscribe();
    expect((await ada.overview()).state).toBe('active');
    const body = event('evt_next', 'customer.updated', { object: 'customer', id: 'cus_1' });
    expect((await post(app, body, sign(body, { secret: 'whsec_next' }))).status).toBe(200);
    await app.control('webhooks/roll-secret', { endpoint: 'we_configured', overlapSeconds: 3600 });
    await ada.send('DELETE', `/api/subscriptions/${(await ada.overview()).subscription?.id}`);
    await app.settle();
    expect((await events(app)).filter(({ due_at }) => due_at !== null)).toEqual([]);
  });

  it('with an unknown customer or type is accepted and changes nothing', async () => {
    const app = await openBillingApp();
    const bodies = [
      event('evt_1', 'customer.subscription.updated', {
        object: 'subscription',
        id: 'sub_1',
        customer: 'cus_nobody',
      }),
      event('evt_2', 'something.new', { object: 'thing', id: 'th_1' }),
      event('evt_3', 'charge.dispute.created', {
        object: 'dispute',
        id: 'dp_1',
        charge: 'ch_nobody',
      }),
      event('evt_4', 'customer.created', { object: 'customer', id: 'cus_1', customer: { id: 7 } }),
    ];
    for (const body of bodies) expect((await post(app, body, sign(body))).status).toBe(200);
    await app.settle();
    const rows = await events(app);
    expect(rows).toHaveLength(4);
    expect(rows.filter(({ due_at }) => due_at !== null)).toEqual([]);
  });

  it.each(['oldest_first', 'newest_first', 'shuffled'])(
    'may arrive twice, late and in any order: %s',
    async (order) => {
      const app = await openBillingApp();
      const ada = await app.join();
      await app.control('webhooks', { held: true, copies: 3 });
      const started = await ada.start();
      await app.confirm(started.payment);
      await app.stripe.subscriptions.update(started.id, { cancel_at_period_end: true });
      await app.control('webhooks/release', { order });
      await app.settle();
      expect(await ada.overview()).toMatchObject({ state: 'ending' });
      const kinds = (await app.mails()).map(({ kind }) => kind);
      expect(kinds.filter((kind) => kind === 'billing-receipt')).toHaveLength(1);
    },
  );

  it('resent days later changes nothing', async () => {
    const app = await openBillingApp();
    const ada = await app.join();
    const { id } = await ada.subscribe();
    await ada.send('DELETE', `/api/subscriptions/${id}?immediately=true`);
    await app.settle();
    const before = await app.mails();
    expect(before.map(({ kind }) => kind)).toEqual(['billing-receipt', 'billing-ended']);
    const all = (await app.stripe.events.list({ limit: 100 })).data;
    for (const { id: eventId } of all) await app.control('webhooks/replay', { event: eventId });
    await app.settle();
    expect((await ada.overview()).state).toBe('ended');
    expect(await app.mails()).toEqual([]);
  });

  it('left unhandled by a crashed process is handled by the next one', async () => {
    const app = await openBillingApp();
    const ada = await app.join();
    const started = await ada.start();
    await app.settle();
    await app.control('webhooks', { held: true });
    await app.confirm(started.payment);
    // The state after a crash between the response and the work: the event is due.
    const customer = await ada.customerId();
    await app.site.deps.db.queries
      .insertInto('payment_events')
      .values({
        id: 'evt_left',
        type: 'invoice.paid',
        customer_id: customer,
        charge_id: null,
        received_at: app.site.clock.now().toISOString(),
        attempts: 0,
        due_at: app.site.clock.now().toISOString(),
        last_error: null,
      })
      .execute();
    expect((await ada.overview()).state).toBe('incomplete');
    await app.site.app.workers.run('payment-events');
    expect((await ada.overview()).state).toBe('active');
  });

  it('whose handling fails midway leaves nothing half done and is retried', async () => {
    const app = await openBillingApp();
    const ada = await app.join();
    const started = await ada.start();
    await app.settle();
    const fault = { kind: 'break', response: 'server_error', match: 'GET /v1/invoices', times: 99 };
    await app.control('faults', fault);
    await app.confirm(started.payment);
    await app.sandbox.webhooksIdle();
    await app.site.app.workers.run('payment-events');
    expect((await ada.overview()).state).toBe('incomplete');
    expect((await events(app)).some(({ attempts, due_at }) => attempts > 0 && due_at)).toBe(true);
    await app.control('faults/clear', {});
    await app.settle();
    expect((await ada.overview()).state).toBe('active');
  });

  it('for a customer that was never stored finds its member', async () => {
    const app = await openBillingApp();
    const ada = await app.join();
    await ada.start();
    await app.settle();
    const customer = await ada.customerId();
    await app.site.deps.db.queries
      .updateTable('users')
      .set({ stripe_customer_id: null })
      .where('id', '=', ada.userId)
      .execute();
    await app.stripe.customers.update(customer, { name: 'Ada' });
    await app.settle();
    expect(await ada.customerId()).toBe(customer);
  });
});
