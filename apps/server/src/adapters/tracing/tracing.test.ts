import { SEED_PLANS, startSandbox } from '@rostra/stripe-sandbox';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { BillingContext } from '../../features/billing/context.ts';
import { insertEvent } from '../../features/billing/webhooks/events.repo.ts';
import { handleDueEvents } from '../../features/billing/webhooks/handle-events.ts';
import { openTracing } from '../../start/open-tracing.ts';
import { startMailCatcher } from '../../testing/mail/mail-catcher.ts';
import { type AccountsApp, openAccountsApp, PASSWORD } from '../../testing/test-accounts.ts';
import { testEnv } from '../../testing/test-app.ts';
import { openTestDb } from '../../testing/test-db.ts';
import { startTraceCollector, type TraceCollector } from '../../testing/tracing/trace-collector.ts';
import { createLogger } from '../logger.ts';
import { createMailer } from '../mailer/index.ts';
import { lazyStripe } from '../payments/stripe-client.ts';
import { stripePayments } from '../payments/stripe-payments.ts';
import type { Tracing } from './tracing.ts';

const ERROR = 2;
const TIME = new Date('2026-06-01T12:00:00.000Z');
const TRACE_ID = '0af7651916cd43dd8448eb211c80319c';
const PARENT = `00-${TRACE_ID}-b7ad6b7169203331-01`;

let collector: TraceCollector;
let tracing: Tracing;
let site: AccountsApp | undefined;
beforeEach(async () => {
  collector = await startTraceCollector();
});
afterEach(async () => {
  await site?.close();
  site = undefined;
  await collector.close();
});

async function open(settings: Record<string, string> = {}): Promise<Tracing> {
  const env = testEnv({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, ...settings });
  const opened = await openTracing(env);
  if (!opened) throw new Error('Tracing is off');
  tracing = opened;
  return opened;
}

async function openSite(settings: Record<string, string> = {}): Promise<AccountsApp> {
  await open(settings);
  const render = async () => new Response('<p>Hello</p>');
  site = await openAccountsApp({
    tracing,
    db: await openTestDb(tracing.queryCompleted),
    env: settings,
    web: { render },
  });
  return site;
}

const attributesOf = (name: string) =>
  Object.fromEntries(
    spanOf(name).attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]),
  );

function spanOf(name: string) {
  const span = collector.spans.find((each) => each.name === name);
  if (!span) throw new Error(`No ${name} among ${collector.spans.map((each) => each.name)}`);
  return span;
}

describe('traces', () => {
  it('are off without a collector', async () => {
    expect(await openTracing(testEnv())).toBeUndefined();
  });

  it('show a request by its route, and its queries below it', async () => {
    const { send } = await openSite();
    await send('GET', '/api/users/123456?code=hunter2-s3cret');
    await send('GET', '/api/blog-posts?pagination[pageSize]=2');
    await tracing.close();
    expect(attributesOf('GET /api/users/:id')).toEqual({
      'http.request.method': 'GET',
      'http.route': '/api/users/:id',
      'http.response.status_code': 401,
    });
    const { traceId, spanId } = spanOf('GET /api/blog-posts');
    expect(spanOf('SELECT')).toMatchObject({ traceId, parentSpanId: spanId });
    expect(attributesOf('SELECT')['db.query.text']).toContain('select');
  });

  it('include the queries of a request with a body', async () => {
    const { send } = await openSite();
    await send('POST', '/api/auth/local', { identifier: 'nobody', password: PASSWORD });
    await tracing.close();
    const { traceId } = spanOf('POST /api/auth/local');
    const queries = collector.spans.filter((span) => span.traceId === traceId);
    expect(queries.length).toBeGreaterThan(1);
  });

  it('contain no values', async () => {
    const app = await openSite();
    const { jwt } = await app.join('grace');
    await app.send('PUT', '/api/users/me', { bio: 'a private sentence' }, { token: jwt });
    await tracing.close();
    expect(spanOf('PUT /api/users/me').status.code).not.toBe(ERROR);
    for (const value of ['grace', PASSWORD, jwt, 'a private sentence']) {
      expect(collector.received()).not.toContain(value);
    }
  });

  it('show the render of a page', async () => {
    const { app } = await openSite();
    await app.inject({ url: '/any' });
    await tracing.close();
    expect(spanOf('render').parentSpanId).toBe(spanOf('GET /*').spanId);
  });

  it('show hourly jobs', async () => {
    const { app } = await openSite();
    await app.listen({ port: 0, host: '127.0.0.1' });
    await app.close();
    await tracing.close();
    expect(collector.spans.map(({ name }) => name)).toContainEqual(
      expect.stringMatching(/^job hourly\.\w+/),
    );
  });

  it('show mails by their kind', async () => {
    const { deliver, send } = await openSite();
    await send('POST', '/api/auth/local/register', {
      username: 'ada',
      email: 'ada@example.org',
      password: PASSWORD,
    });
    const mails = await startMailCatcher();
    await deliver(await createMailer(testEnv({ SMTP_URL: mails.url }), tracing));
    await mails.close();
    await tracing.close();
    expect(mails.recipients).toEqual(['ada@example.org']);
    expect(attributesOf('send mail')).toEqual({ 'mail.kind': expect.stringMatching(/^[a-z-]+$/) });
  });

  it('show calls to Stripe without ids, and failed ones as such', async () => {
    await open();
    const sandbox = await startSandbox({ seed: SEED_PLANS });
    const stripe = lazyStripe({ secretKey: 'sk_test_x', apiUrl: async () => sandbox.url, tracing });
    const payments = stripePayments({ stripe, webhookSecrets: [], tracing });
    await expect(payments.readCustomer('cus_Unknown123')).rejects.toThrow();
    await sandbox.close();
    await tracing.close();
    expect(spanOf('Stripe GET /v1/customers/:id')).toMatchObject({ status: { code: ERROR } });
    expect(collector.received()).not.toContain('cus_Unknown123');
  });

  it('show payment events as one trace for each member, without ids', async () => {
    await open();
    const db = await openTestDb(tracing.queryCompleted);
    onTestFinished(() => db.close());
    for (const id of ['evt_1', 'evt_2']) {
      const event = { id, type: 'customer.updated', customerId: 'cus_Unknown123', chargeId: null };
      await insertEvent(db.queries, event, TIME.toISOString());
    }
    const payments = { readCustomer: async () => ({ userDocumentId: null }) };
    const context = { db, now: () => TIME, payments, logger: createLogger('silent'), tracing };
    await handleDueEvents(context as unknown as BillingContext);
    await tracing.close();
    const { spanId } = spanOf('payment events');
    expect(attributesOf('payment events')).toEqual({ 'events.count': expect.anything() });
    expect(spanOf('UPDATE').parentSpanId).toBe(spanId);
    expect(collector.received()).not.toContain('cus_Unknown123');
  });

  it('continue the trace of a trusted proxy only', async () => {
    const url = '/api/categories';
    const trusting = await openSite({ TRUST_PROXY: '1' });
    await trusting.app.inject({ url, headers: { traceparent: PARENT } });
    await tracing.close();
    await trusting.close();
    const alone = await openSite();
    await alone.app.inject({ url, headers: { traceparent: PARENT } });
    await tracing.close();
    const requests = collector.spans.filter(({ name }) => name === `GET ${url}`);
    expect(requests.map(({ traceId }) => traceId === TRACE_ID)).toEqual([true, false]);
  });

  it('can be sampled', async () => {
    const { send } = await openSite({ OTEL_TRACES_SAMPLER_ARG: '0' });
    await send('GET', '/api/categories');
    await tracing.close();
    expect(collector.spans).toEqual([]);
  });
});
