import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DAY, HOUR, MINUTE, SECOND } from '../../../testing/test-clock.ts';
import { rotateSecret } from '../manage/rotate-secret.ts';
import { type Received, type Receiver, startReceiver } from '../testing/receiver.ts';
import { openWebhooks, type WebhooksOnDb } from '../testing/webhooks-on-db.ts';
import { claimDeliveries } from './deliveries.repo.ts';
import { MAX_TRIES, retryDelay } from './retry-delay.ts';

const actor = { kind: 'terminal', user: 'root', host: 'server-1' } as const;

let receiver: Receiver;
let hooks: WebhooksOnDb;
beforeEach(async () => {
  [receiver, hooks] = [await startReceiver(), await openWebhooks()];
});
afterEach(async () => {
  await receiver.close();
  await hooks.db.close();
});

const objects = (received: readonly Received[]) =>
  received.map(({ body }) => JSON.parse(body).data.object);

/** The reference library compares the time of the signature with the clock of the machine. */
const verify = ({ headers, body }: Received, secret: string) => {
  const original = Date.now;
  Date.now = () => hooks.clock.now().getTime();
  try {
    return new Webhook(secret).verify(body, headers as Record<string, string>);
  } finally {
    Date.now = original;
  }
};

describe('a delivery', () => {
  it('is signed as Standard Webhooks defines, and has no more than was recorded', async () => {
    const { secret } = await hooks.add(`${receiver.url}/crm?key=1`);
    await hooks.happen('äöü', 'content.published');
    await hooks.deliver();
    const [first, ...others] = receiver.received;
    if (!first) throw new Error('Nothing has arrived');
    expect(others).toEqual([]);
    expect(verify(first, secret)).toEqual({
      type: 'content.published',
      timestamp: '2026-03-01T12:00:01.000Z',
      data: { object: 'äöü', links: { page: 'http://rostra.localhost/äöü' } },
    });
    expect(first).toMatchObject({
      path: '/crm?key=1',
      headers: {
        'content-type': 'application/json',
        'webhook-id': expect.stringMatching(/^msg_[0-9a-f]{32}$/),
        'webhook-timestamp': String(hooks.clock.now().getTime() / 1_000),
      },
    });
    expect(() => verify({ ...first, body: `${first.body} ` }, secret)).toThrow();
    const stored = await hooks.db.queries.selectFrom('webhook_endpoints').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(secret.slice('whsec_'.length));
    await hooks.deliver();
    expect(receiver.received).toHaveLength(1);
  });

  it('is signed with the old secret too, for a day', async () => {
    const { id, secret: old } = await hooks.add(receiver.url);
    const { secret } = await rotateSecret(hooks.context, actor, id);
    expect(secret).not.toBe(old);
    await hooks.happen('a');
    await hooks.deliver();
    hooks.clock.advance(DAY);
    await hooks.happen('b');
    await hooks.deliver();
    const [a, b] = receiver.received;
    if (!a || !b) throw new Error('Something is missing');
    expect(a.headers['webhook-signature']).toMatch(/^v1,\S+ v1,\S+$/);
    hooks.clock.advance(-DAY);
    verify(a, old);
    verify(a, secret);
    hooks.clock.advance(DAY);
    verify(b, secret);
    expect(() => verify(b, old)).toThrow('No matching signature');
  });

  it('exists only for endpoints that chose the event, and only if the change is committed', async () => {
    await hooks.add(`${receiver.url}/votes`, ['vote.opened']);
    await hooks.add(`${receiver.url}/content`, ['content.changed']);
    await hooks.happen('a');
    await hooks.deliver();
    expect(receiver.received.map(({ path }) => path)).toEqual(['/content']);
    const failed = hooks.db.transaction(async (tx) => {
      const { recordEvent } = await import('../record/record-event.ts');
      const at = hooks.clock.now().toISOString();
      await recordEvent(tx, { type: 'vote.opened', object: ['vote', 1], at, data: {}, links: {} });
      throw new Error('rolled back');
    });
    await expect(failed).rejects.toThrow('rolled back');
    await hooks.deliver();
    expect(receiver.received).toHaveLength(1);
  });

  it('is tried ten times in three days with the same id, and then given up', async () => {
    receiver.answers.set('/', 503);
    await hooks.add(receiver.url);
    await hooks.happen('a');
    const startedAt = hooks.clock.now().getTime();
    for (let left = MAX_TRIES - 1; left >= 0; left -= 1) {
      await hooks.deliver();
      hooks.clock.advance(retryDelay(left, () => 0) - 1);
      const before = receiver.received.length;
      await hooks.deliver();
      expect(receiver.received).toHaveLength(before);
      hooks.clock.advance(1);
    }
    expect(hooks.clock.now().getTime() - startedAt).toBe(71 * HOUR + 35 * MINUTE + 5 * SECOND);
    expect(await hooks.deliveries()).toMatchObject([{ state: 'failed', attempts: 10 }]);
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1);
    hooks.clock.advance(DAY);
    await hooks.deliver();
    expect(receiver.received).toHaveLength(10);
    const log = await hooks.db.queries.selectFrom('webhook_attempts').selectAll().execute();
    expect(log[0]).toMatchObject({ status: 503, error: 'status', answer: 'answer 503' });
  });

  it('waits up to a tenth longer', () => {
    expect([9, 8, 1, 0].map((left) => retryDelay(left, () => 0))).toEqual([
      5 * SECOND,
      5 * MINUTE,
      22 * HOUR,
      0,
    ]);
    expect(retryDelay(9, () => 0.999)).toBe(5_500);
  });

  it('waits for an earlier one about the same object, and not for others', async () => {
    receiver.answers.set('/', 500);
    await hooks.add(receiver.url);
    for (const object of ['a', 'a', 'b']) await hooks.happen(object);
    await hooks.deliver();
    expect(objects(receiver.received)).toEqual(expect.arrayContaining(['a', 'b']));
    expect(receiver.received).toHaveLength(2);
    receiver.answers.clear();
    hooks.clock.advance(5 * SECOND);
    await hooks.deliver();
    expect(objects(receiver.received).slice(2).sort()).toEqual(['a', 'a', 'b']);
    const ids = await hooks.db.queries
      .selectFrom('webhook_deliveries')
      .select('event_id')
      .where('object', '=', 'content:a')
      .orderBy('id')
      .execute();
    const order = receiver.received.filter(({ body }) => JSON.parse(body).data.object === 'a');
    expect(order.map(({ headers }) => headers['webhook-id']).slice(-2)).toEqual(
      ids.map(({ event_id }) => event_id),
    );
  });

  it('arrives although its process died after it had claimed it', async () => {
    const { id } = await hooks.add(receiver.url);
    await hooks.happen('a');
    await hooks.happen('a');
    const now = hooks.clock.now();
    const until = new Date(now.getTime() + MINUTE).toISOString();
    const claim = { endpoint: id, claim: 'of a dead process', limit: 4 };
    const claimed = await claimDeliveries(hooks.db.queries, hooks.db.kind, {
      ...{ ...claim, now: now.toISOString(), until },
    });
    expect(claimed).toHaveLength(1);
    await hooks.deliver();
    expect(receiver.received).toEqual([]);
    hooks.clock.advance(MINUTE);
    await hooks.deliver();
    expect(receiver.received).toHaveLength(2);
    expect(await hooks.deliveries()).toMatchObject([
      { state: 'delivered', attempts: 2 },
      { state: 'delivered', attempts: 1 },
    ]);
  });

  it('is sent once by several processes, in order', async () => {
    await hooks.add(receiver.url);
    for (let index = 0; index < 30; index += 1) {
      await hooks.happen(`o${index % 3}`, 'content.changed', { index });
    }
    await Promise.all(Array.from({ length: 4 }, () => hooks.deliver()));
    await hooks.deliver();
    const sent = receiver.received.map(({ body }) => JSON.parse(body).data);
    expect(sent).toHaveLength(30);
    for (const object of ['o0', 'o1', 'o2']) {
      const own = sent.filter((data) => data.object === object).map(({ index }) => index);
      expect(own).toEqual(own.toSorted((a, b) => a - b));
    }
  });

  it('counts as failed if the secret of the site has changed', async () => {
    await hooks.add(receiver.url);
    await hooks.happen('a');
    const { createSeal } = await import('../../../crypto/seal.ts');
    await hooks.deliver({ ...hooks.context, seal: createSeal('another', 'webhooks') });
    expect(receiver.received).toEqual([]);
    const log = await hooks.db.queries.selectFrom('webhook_attempts').selectAll().execute();
    expect(log).toMatchObject([{ error: 'unreadable', status: null }]);
  });
});

describe('an endpoint', () => {
  const state = () =>
    hooks.db.queries
      .selectFrom('webhook_endpoints')
      .select(['is_on', 'off_reason', 'failing_since'])
      .executeTakeFirstOrThrow();

  it('is switched off after a week of failures, and administrators get one mail', async () => {
    receiver.answers.set('/', 500);
    await hooks.add(receiver.url);
    for (let day = 0; day < 7; day += 1) {
      await hooks.happen(`day ${day}`);
      await hooks.deliver();
      hooks.clock.advance(DAY);
    }
    expect(await state()).toMatchObject({ is_on: 1, failing_since: '2026-03-01T12:00:01.000Z' });
    expect(await hooks.mails()).toEqual([]);
    await hooks.happen('last');
    await hooks.deliver();
    expect(await state()).toMatchObject({ is_on: 0, off_reason: 'failures' });
    const mails = await hooks.mails();
    expect(mails.map(({ kind, to }) => [kind, to])).toEqual([['webhook-off', 'olga@example.org']]);
    expect(mails[0]?.text).toContain('CRM');
    const before = receiver.received.length;
    await hooks.happen('nobody listens');
    await hooks.deliver();
    expect(receiver.received).toHaveLength(before);
  });

  it('has not failed for a week if something arrived in between', async () => {
    await hooks.add(receiver.url);
    for (let day = 0; day < 14; day += 1) {
      receiver.answers.set('/', day === 5 ? 200 : 500);
      await hooks.happen(`day ${day}`);
      if (day === 5) await hooks.happen('another');
      await hooks.deliver();
      hooks.clock.advance(DAY / 2);
    }
    expect(await state()).toMatchObject({ is_on: 1 });
  });

  it('is switched off at once when it says that it is gone', async () => {
    receiver.answers.set('/', 410);
    await hooks.add(receiver.url);
    await hooks.happen('a');
    await hooks.deliver();
    expect(await state()).toMatchObject({ is_on: 0, off_reason: 'gone' });
    expect(await hooks.mails()).toHaveLength(1);
  });

  it('keeps no other waiting when it is silent', async () => {
    receiver.answers.set('/dead', 'silent');
    await hooks.add(`${receiver.url}/dead`);
    await hooks.add(`${receiver.url}/alive`);
    for (let index = 0; index < 20; index += 1) await hooks.happen(`o${index}`);
    const running = hooks.deliver();
    const sentTo = (wanted: string) => receiver.received.filter(({ path }) => path === wanted);
    await expect.poll(() => sentTo('/alive').length).toBe(20);
    receiver.hangUp();
    await running;
    expect(sentTo('/dead')).toHaveLength(4);
  });
});
