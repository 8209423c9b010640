import {
  type AuthResponse,
  type Webhook,
  type WebhookDelivery,
  type WebhookDeliveryDetails,
  webhookEvents,
} from '@rostra/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { joinAs } from '../../../testing/staff/staff-context.ts';
import { type AccountsApp, openAccountsApp } from '../../../testing/test-accounts.ts';
import { DAY, SECOND } from '../../../testing/test-clock.ts';
import { type Receiver, startReceiver } from '../testing/receiver.ts';

const PATH = '/api/studio/webhooks';
const plan = {
  name: ' CRM ',
  address: 'https://crm.example.org/hook#top',
  events: ['vote.opened'],
};

let receiver: Receiver;
let site: AccountsApp;
let admin: AuthResponse;
beforeEach(async () => {
  receiver = await startReceiver();
  site = await openAccountsApp({ env: { WEBHOOKS_ALLOW_PRIVATE: 'true' } });
  await joinAs(site, 'olga', 'owner');
  admin = await joinAs(site, 'adam', 'administrator');
});
afterEach(async () => {
  await site.close();
  await receiver.close();
});

type Method = Parameters<AccountsApp['send']>[0];

const ask = (method: Method, path = '', body?: unknown, { jwt: token } = admin, app = site) =>
  // biome-ignore lint/suspicious/noExplicitAny: tests read any response
  app.send<any>(method, PATH + path, body, { token });
const create = async (change: object = {}): Promise<{ data: Webhook; secret: string }> =>
  (await ask('POST', '', { ...plan, ...change })).body;
const run = () => site.app.workers.run('webhooks');
const log = async (id: string, query = ''): Promise<WebhookDelivery[]> =>
  (await ask('GET', `/${id}/deliveries${query}`)).body.data;
const audit = async () =>
  site.deps.db.queries.selectFrom('audit_log').select(['action', 'before', 'after']).execute();

describe('a webhook', () => {
  it('shows its secret once, and stores neither it nor the whole address in the audit log', async () => {
    const { data, secret } = await create({ address: 'https://crm.example.org/hook?key=k1#top' });
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(data).toEqual({
      id: data.id,
      name: 'CRM',
      address: 'https://crm.example.org/hook?key=k1',
      events: ['vote.opened'],
      isOn: true,
      offSince: null,
      offReason: null,
      failingSince: null,
      oldSecretUntil: null,
      createdAt: '2026-03-01T12:00:00.000Z',
    });
    expect((await ask('GET')).body).toEqual({ data: [data] });
    const entries = await audit();
    expect(entries.map(({ action }) => action)).toEqual(['webhook.create']);
    expect(JSON.stringify(entries)).not.toMatch(/k1|whsec/);
  });

  it('gets a new secret, and says until when the old one signs', async () => {
    const { data, secret } = await create();
    const { body } = await ask('POST', `/${data.id}/secret`);
    expect(body.secret).not.toBe(secret);
    expect(body.data.oldSecretUntil).toBe('2026-03-02T12:00:00.000Z');
    site.clock.advance(DAY);
    const again = await site.logIn('adam');
    const list = await ask('GET', '', undefined, again.body);
    expect(list.body.data[0].oldSecretUntil).toBeNull();
  });

  it('is tested on its way through the queue, and says what came back', async () => {
    receiver.answers.set('/broken', 422);
    const { data } = await create({ address: `${receiver.url}/broken` });
    expect((await ask('POST', `/${data.id}/test`)).status).toBe(202);
    await run();
    const [delivery, ...others] = await log(data.id);
    expect(others).toEqual([]);
    // A test is not repeated for three days.
    expect(delivery).toMatchObject({ event: 'webhook.test', state: 'failed', status: 422 });
    const details: WebhookDeliveryDetails = (
      await ask('GET', `/${data.id}/deliveries/${delivery?.id}`)
    ).body.data;
    expect(details.body).toBe(receiver.received[0]?.body);
    expect(details.log).toMatchObject([
      { status: 422, error: 'status', answer: 'answer 422', at: '2026-03-01T12:00:00.000Z' },
    ]);
    expect(JSON.parse(details.body)).toEqual({
      type: 'webhook.test',
      timestamp: '2026-03-01T12:00:00.000Z',
      data: { name: 'CRM', links: {} },
    });
  });

  it('sends again by hand, once, with the same id', async () => {
    receiver.answers.set('/', 500);
    const { data } = await create({ address: receiver.url });
    await ask('POST', `/${data.id}/test`);
    await run();
    const [delivery] = await log(data.id, '?state=failed');
    const retry = () => ask('POST', `/${data.id}/deliveries/${delivery?.id}/retry`);
    receiver.answers.clear();
    expect((await retry()).status).toBe(202);
    await run();
    expect(await log(data.id)).toMatchObject([{ state: 'delivered', attempts: 2, status: 204 }]);
    // Also what has arrived: the receiver may have lost it.
    expect((await retry()).status).toBe(202);
    await run();
    const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
    expect([ids.length, new Set(ids).size]).toEqual([3, 1]);
    expect((await audit()).filter(({ action }) => action === 'webhook.retry')).toHaveLength(2);
  });

  it('keeps what is waiting while it is off, and takes nothing new', async () => {
    receiver.answers.set('/', 500);
    const { data } = await create({ address: receiver.url });
    await ask('POST', `/${data.id}/test`);
    await run();
    const [delivery] = await log(data.id);
    const off = await ask('POST', `/${data.id}/switch`, { isOn: false });
    expect(off.body.data).toMatchObject({ isOn: false, offReason: 'staff' });
    expect((await ask('POST', `/${data.id}/test`)).body.error.code).toBe('conflict');
    expect((await ask('POST', `/${data.id}/deliveries/${delivery?.id}/retry`)).status).toBe(409);
    const on = await ask('POST', `/${data.id}/switch`, { isOn: true });
    expect(on.body.data).toMatchObject({ isOn: true, offReason: null, failingSince: null });
    await ask('POST', `/${data.id}/switch`, { isOn: true });
    const switches = (await audit()).filter(({ action }) => action === 'webhook.switch');
    expect(switches).toHaveLength(2);
  });

  it('sends what was waiting to its new address', async () => {
    receiver.answers.set('/old', 500);
    const { data } = await create({ address: `${receiver.url}/old`, events: webhookEvents });
    await ask('POST', `/${data.id}/test`);
    await run();
    const change = { ...plan, address: `${receiver.url}/new`, events: ['vote.closed'] };
    const changed = await ask('PUT', `/${data.id}`, change);
    expect(changed.body.data).toMatchObject({ events: ['vote.closed'], failingSince: null });
    const [delivery] = await log(data.id);
    await ask('POST', `/${data.id}/deliveries/${delivery?.id}/retry`);
    await run();
    expect(receiver.received.at(-1)?.path).toBe('/new');
  });

  it('is deleted with its log', async () => {
    const { data } = await create({ address: receiver.url });
    await ask('POST', `/${data.id}/test`);
    await run();
    expect((await ask('DELETE', `/${data.id}`)).status).toBe(200);
    expect((await ask('GET')).body.data).toEqual([]);
    expect((await ask('GET', `/${data.id}/deliveries`)).status).toBe(404);
    const { queries } = site.deps.db;
    expect(await queries.selectFrom('webhook_deliveries').selectAll().execute()).toEqual([]);
    expect((await ask('DELETE', `/${data.id}`)).status).toBe(404);
  });

  it('keeps its log for 30 days', async () => {
    const { data } = await create({ address: receiver.url });
    await ask('POST', `/${data.id}/test`);
    await run();
    site.clock.advance(30 * DAY);
    await site.app.workers.run('hourly.webhooks');
    const { queries } = site.deps.db;
    const count = async () =>
      (await queries.selectFrom('webhook_attempts').selectAll().execute()).length;
    expect(await count()).toBe(1);
    site.clock.advance(SECOND);
    await site.app.workers.run('hourly.webhooks');
    expect(await count()).toBe(0);
  });

  it('lists its log in pages', async () => {
    const { data } = await create({ address: receiver.url });
    for (let index = 0; index < 3; index += 1) await ask('POST', `/${data.id}/test`);
    const first = await ask('GET', `/${data.id}/deliveries?pageSize=2`);
    expect(first.body.data).toHaveLength(2);
    const { nextCursor } = first.body.meta;
    expect(await log(data.id, `?pageSize=2&cursor=${nextCursor}`)).toHaveLength(1);
    expect(await log(data.id, '?state=delivered')).toEqual([]);
  });
});

describe('a webhook is refused', () => {
  it.each([
    ['no name', { name: ' ' }, 'name'],
    ['a long name', { name: 'x'.repeat(81) }, 'name'],
    ['a name with a control character', { name: 'a\u0000b' }, 'name'],
    ['no address', { address: '' }, 'address'],
    ['another protocol', { address: 'file:///etc/passwd' }, 'address'],
    ['a password in its address', { address: 'https://me:secret@example.org/' }, 'address'],
    ['a long address', { address: `https://example.org/${'x'.repeat(2_000)}` }, 'address'],
    ['no event', { events: [] }, 'events'],
    ['an unknown event', { events: ['member.password'] }, 'events.0'],
    ['a list that is none', { events: 'vote.opened' }, 'events'],
  ])('because of %s', async (_, change, field) => {
    const { status, body } = await ask('POST', '', { ...plan, ...change });
    expect([status, body.error.details.errors[0].path.join('.')]).toEqual([400, field]);
  });

  it.each([
    'http://crm.example.org/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://10.0.0.1/',
    'https://169.254.169.254/latest/meta-data',
    'https://2130706433/',
    'https://localhost/',
    'https://metrics.localhost./',
  ])('at %s, unless private addresses are allowed', async (address) => {
    expect((await ask('POST', '', { ...plan, address })).status).toBe(201);
    const strict = await openAccountsApp();
    const owner = await joinAs(strict, 'olga', 'owner');
    const refused = await ask('POST', '', { ...plan, address }, owner, strict);
    expect(refused.status).toBe(400);
    expect((await ask('POST', '', plan, owner, strict)).status).toBe(201);
    await strict.close();
  });

  it('from others than administrators, and with a token', async () => {
    const { data } = await create();
    const others = [
      await site.join('mia'),
      await joinAs(site, 'edith', 'editor'),
      await joinAs(site, 'tom', 'treasurer'),
    ];
    for (const person of others) {
      expect((await ask('GET', '', undefined, person)).status).toBe(403);
      expect((await ask('POST', '', plan, person)).status).toBe(403);
      expect((await ask('DELETE', `/${data.id}`, undefined, person)).status).toBe(403);
      expect((await ask('GET', `/${data.id}/deliveries`, undefined, person)).status).toBe(403);
    }
  });

  it('when there are too many', async () => {
    for (let index = 0; index < 50; index += 1) {
      const { queries } = site.deps.db;
      const row = await queries.selectFrom('webhook_endpoints').selectAll().executeTakeFirst();
      if (!row) await create();
      else
        await queries
          .insertInto('webhook_endpoints')
          .values({ ...row, id: `${index}` })
          .execute();
    }
    expect((await ask('POST', '', plan)).body.error.code).toBe('conflict');
  });

  it('when it or its delivery does not exist', async () => {
    const { data } = await create();
    const other = crypto.randomUUID();
    expect((await ask('PUT', `/${other}`, plan)).status).toBe(404);
    expect((await ask('POST', `/${other}/secret`)).status).toBe(404);
    expect((await ask('POST', `/${other}/switch`, { isOn: false })).status).toBe(404);
    expect((await ask('POST', `/${other}/test`)).status).toBe(404);
    expect((await ask('GET', `/${data.id}/deliveries/1`)).status).toBe(404);
    expect((await ask('POST', `/${data.id}/deliveries/1/retry`)).status).toBe(404);
    expect((await ask('GET', '/none/deliveries')).status).toBe(400);
  });
});
