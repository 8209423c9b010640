import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Mail, Mailer } from '../../adapters/mailer/mailer.ts';
import type { Db } from '../../db/client.ts';
import { createSite } from '../../languages/site.ts';
import { createRunner } from '../../plugins/background/index.ts';
import { memoryMailer } from '../../testing/mail/memory-mailer.ts';
import { testEnv } from '../../testing/test-app.ts';
import { DAY, MINUTE, SECOND, type TestClock, testClock } from '../../testing/test-clock.ts';
import { openTestDb } from '../../testing/test-db.ts';
import { deliverDueMails, MAX_ATTEMPTS, retryDelay } from './deliver-due-mails.ts';
import { mailWorker } from './mail-worker.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { resendFailedMails } from './resend-failed-mails.ts';

const mail: Mail = {
  kind: 'welcome',
  to: 'ada@example.org',
  subject: 'Hello',
  text: 'plain',
  html: '<p>rich</p>',
};
const site = createSite(testEnv());
const logger = { warn: () => {}, error: () => {} };

let db: Db;
let clock: TestClock;
let outbox: Outbox;
beforeEach(async () => {
  db = await openTestDb();
  clock = testClock();
  outbox = createOutbox({ secret: 'one secret', now: clock.now });
});
afterEach(() => db.close());

const contextWith = (mailer: Mailer, box = outbox) => ({
  db,
  now: clock.now,
  outbox: box,
  mailer,
  logger,
  site,
});
const put = () => db.transaction((tx) => outbox.put(tx, mail));
const rows = () => db.queries.selectFrom('mails').selectAll().orderBy('id').execute();

describe('the outbox', () => {
  it('sends a mail once', async () => {
    const mailer = memoryMailer();
    await put();
    expect(await deliverDueMails(contextWith(mailer))).toBe(1);
    expect(await deliverDueMails(contextWith(mailer))).toBe(0);
    expect(mailer.sent).toEqual([mail]);
    expect(await rows()).toMatchObject([{ sealed: null, due_at: null, attempts: 1 }]);
  });

  it('sends nothing when the transaction fails', async () => {
    const failing = db.transaction(async (tx) => {
      await outbox.put(tx, mail);
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    expect(await rows()).toEqual([]);
  });

  it('retries after one minute, two, four …, six hours at most', async () => {
    const mailer = memoryMailer();
    mailer.failNext(2);
    await put();
    expect(await deliverDueMails(contextWith(mailer))).toBe(0);
    clock.advance(MINUTE - SECOND);
    await deliverDueMails(contextWith(mailer));
    expect(await rows()).toMatchObject([{ attempts: 1 }]);
    clock.advance(SECOND);
    await deliverDueMails(contextWith(mailer));
    expect(await rows()).toMatchObject([{ attempts: 2, last_error: 'failed' }]);
    clock.advance(2 * MINUTE);
    expect(await deliverDueMails(contextWith(mailer))).toBe(1);
    expect([1, 2, 3, 9, 10, 16].map(retryDelay).map((ms) => ms / MINUTE)).toEqual([
      1, 2, 4, 256, 360, 360,
    ]);
  });

  it('gives up after two days, and keeps the mail for an operator to send again', async () => {
    const mailer = memoryMailer();
    mailer.failNext(MAX_ATTEMPTS);
    await put();
    for (let i = 0; i < MAX_ATTEMPTS + 3; i += 1) {
      await deliverDueMails(contextWith(mailer));
      clock.advance(DAY / 4);
    }
    expect(await rows()).toMatchObject([{ attempts: MAX_ATTEMPTS, due_at: null }]);
    expect(mailer.sent).toEqual([]);
    expect(await resendFailedMails(db, clock.now())).toBe(1);
    await deliverDueMails(contextWith(mailer));
    expect(mailer.sent).toEqual([mail]);
    expect(await resendFailedMails(db, clock.now())).toBe(0);
  });

  it('keeps a mail that the receiving server refused', async () => {
    const refusal = Object.assign(new Error('550'), { code: 'EENVELOPE', responseCode: 550 });
    await put();
    await deliverDueMails(contextWith({ send: () => Promise.reject(refusal) }));
    expect(await rows()).toMatchObject([{ due_at: null, last_error: 'EENVELOPE 550' }]);
    await resendFailedMails(db, clock.now());
    const mailer = memoryMailer();
    await deliverDueMails(contextWith(mailer));
    expect(mailer.sent).toEqual([mail]);
  });

  it('does not delay other mails when one fails', async () => {
    const mailer = memoryMailer();
    mailer.failNext(1);
    await put();
    await put();
    expect(await deliverDueMails(contextWith(mailer))).toBe(1);
  });

  it('resends a mail after its process died while sending', async () => {
    const never: Mailer = { send: () => new Promise(() => {}) };
    await put();
    void deliverDueMails(contextWith(never));
    await expect.poll(rows).toMatchObject([{ attempts: 1 }]);
    const mailer = memoryMailer();
    expect(await deliverDueMails(contextWith(mailer))).toBe(0);
    clock.advance(5 * MINUTE);
    expect(await deliverDueMails(contextWith(mailer))).toBe(1);
  });

  it('sends each mail once with several processes', async () => {
    for (let i = 0; i < 20; i += 1) await put();
    const mailer = memoryMailer();
    const counts = await Promise.all(
      Array.from({ length: 5 }, () => deliverDueMails(contextWith(mailer))),
    );
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(20);
    expect(mailer.sent).toHaveLength(20);
  });

  it('drops mails that were encrypted with another secret', async () => {
    const mailer = memoryMailer();
    await put();
    const other = createOutbox({ secret: 'another secret', now: clock.now });
    expect(await deliverDueMails(contextWith(mailer, other))).toBe(0);
    expect(await rows()).toMatchObject([{ due_at: null, last_error: 'unreadable' }]);
  });
});

describe('the worker', () => {
  const start = (mailer: Mailer, options: { stopWithinMs?: number } = {}) => {
    const worker = { ...mailWorker(contextWith(mailer)), ...options };
    const runner = createRunner([worker], { db, now: clock.now, logger });
    runner.start();
    return runner;
  };

  it('stops although the mail server is silent', async () => {
    const { promise: sending, resolve: hasBegun } = Promise.withResolvers<void>();
    const silent: Mailer = {
      send: () => {
        hasBegun();
        return new Promise(() => {});
      },
    };
    await put();
    const worker = start(silent, { stopWithinMs: 0 });
    await sending;
    await worker.stop();
    expect(await rows()).toMatchObject([{ attempts: 1, sent_at: null }]);
  });

  it('sends mails from before the start, and new ones when woken', async () => {
    const mailer = memoryMailer();
    await put();
    const worker = start(mailer);
    await expect.poll(() => mailer.sent.length).toBe(1);
    await put();
    outbox.wake();
    await expect.poll(() => mailer.sent.length).toBe(2);
    await worker.stop();
    await put();
    outbox.wake();
    expect(mailer.sent).toHaveLength(2);
  });

  it('stops after the mail that it is sending', async () => {
    await put();
    await put();
    const { promise: accepted, resolve: accept } = Promise.withResolvers<void>();
    const sent: number[] = [];
    const send = async (_: Mail, id: number) => {
      sent.push(id);
      await accepted;
    };
    const worker = start({ send });
    await expect.poll(() => sent.length).toBe(1);
    const stopped = worker.stop();
    accept();
    await stopped;
    expect(sent).toHaveLength(1);
    expect(await rows()).toMatchObject([{ attempts: 1, due_at: null }, { attempts: 0 }]);
  });
});
