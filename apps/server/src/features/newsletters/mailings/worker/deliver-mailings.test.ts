import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSmtpBulkMailer } from '../../../../adapters/mailer/bulk/smtp-bulk-mailer.ts';
import { DAY, HOUR, MINUTE } from '../../../../testing/test-clock.ts';
import { type MailingsApp, openMailingsApp } from '../testing/mailings-app.ts';
import { type SmtpSink, startSmtpSink } from '../testing/smtp-sink.ts';

let sink: SmtpSink;
let app: MailingsApp;

const open = async (env: Record<string, string> = {}) => {
  const mailer = createSmtpBulkMailer({ url: sink.url, connections: 2, answerWithinMs: 2_000 });
  app = await openMailingsApp({ bulkMailer: mailer, env });
};

beforeEach(async () => {
  sink = await startSmtpSink();
  await open();
});
afterEach(async () => {
  await app.site.close();
  await sink.stop();
});

const work = () => app.site.app.workers.run('mailings');
const addReaders = async (...names: string[]) => {
  for (const name of names) await app.addSubscriber(`${name}@example.org`, ['weekly']);
};

/** Sends a draft and waits until it begins. */
async function start(more: object = {}): Promise<string> {
  const id = await app.draft(more);
  const { status, body } = await app.send(id);
  if (status !== 200) throw new Error(JSON.stringify(body));
  app.site.clock.advance(MINUTE);
  return id;
}

async function startAndWork(more: object = {}): Promise<string> {
  const id = await start(more);
  await work();
  return id;
}

const recipients = () => sink.received.map(({ to }) => to.split('@')[0]).sort();

/** `ada sent` for each mail of a mailing. */
async function states(id: string): Promise<string[]> {
  const { body } = await app.ask('GET', `/mailings/${id}/deliveries`);
  return body.data
    .map(({ email, state, reason }: { email: string; state: string; reason: string | null }) =>
      [email?.split('@')[0], state, reason].filter(Boolean).join(' '),
    )
    .sort();
}

describe('a mailing', () => {
  it('is sent to everybody once, with a text of their own', async () => {
    await addReaders('ada', 'bob', 'carl');
    const id = await startAndWork({ subject: 'Größe', senderName: 'Eve, "the" Editor' });
    expect(recipients()).toEqual(['ada', 'bob', 'carl']);
    expect(await app.get(id)).toMatchObject({
      state: 'sent',
      startedAt: '2026-03-01T12:01:00.000Z',
      finishedAt: '2026-03-01T12:01:00.000Z',
      figures: { sent: 3, queued: 0, unknown: 0 },
    });
    const ada = sink.received.find(({ to }) => to.startsWith('ada'));
    const headers = ada?.raw.split('\r\n\r\n')[0]?.replace(/\r\n[ \t]+/g, ' ') ?? '';
    expect(headers).toMatch(/^From: "Eve, \\"the\\" Editor" <.+@.+>$/m);
    expect(headers).toMatch(/^Subject: =\?UTF-8\?Q\?Gr=C3=B6=C3=9Fe\?=$/m);
    expect(headers).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
    expect(headers).toMatch(/^Message-ID: <mailing-[\w-]+@rostra.localhost>$/m);
    await work();
    expect(sink.received).toHaveLength(3);
  });

  it('is left with one click, and the next one skips those who have left', async () => {
    await addReaders('ada', 'bob');
    await startAndWork();
    const ada = sink.received.find(({ to }) => to.startsWith('ada'));
    const stopUrl = /^List-Unsubscribe: <(.+)>$/m.exec(ada?.raw ?? '')?.[1] ?? '';
    const { pathname, search } = new URL(stopUrl);
    const stopped = await app.site.send('POST', pathname + search, {
      'List-Unsubscribe': 'One-Click',
    });
    expect(stopped.status).toBe(204);
    await startAndWork();
    expect(recipients()).toEqual(['ada', 'bob', 'bob']);
  });

  it('skips those who leave or are suppressed while it is sent', async () => {
    await addReaders('ada', 'bob', 'carl');
    const id = await start();
    await app.act(id, 'take-back');
    await app.send(id);
    app.site.clock.advance(MINUTE);
    // Nothing may leave yet, so that recipients are fixed but none is sent.
    const { queries } = app.site.deps.db;
    await queries
      .insertInto('mails')
      .values({
        ...{ kind: 'reset-password', recipient: 'eve@example.org', sealed: '', attempts: 0 },
        ...{ created_at: '2026-03-01T12:00:00.000Z', due_at: '2026-03-01T12:00:00.000Z' },
      })
      .execute();
    await work();
    expect(await states(id)).toEqual(['ada queued', 'bob queued', 'carl queued']);
    expect(sink.received).toEqual([]);
    await queries.deleteFrom('mails').execute();
    await app.ask('POST', '/suppressions', { email: 'bob@example.org', note: '' });
    await queries
      .updateTable('newsletter_subscriptions')
      .set({ left_at: '2026-03-01T12:02:00.000Z' })
      .where('subscriber_id', '=', 3)
      .execute();
    await work();
    expect(await states(id)).toEqual(['ada sent', 'bob skipped suppressed', 'carl skipped left']);
    expect((await app.get(id)).state).toBe('sent');
  });

  it('is refused when it begins if the organisation has no address any more', async () => {
    await addReaders('ada');
    const id = await start();
    await app.ask('PUT', '/settings', { postalAddress: { value: '', version: 1 } });
    await work();
    expect(await app.get(id)).toMatchObject({ state: 'draft', problem: 'address', figures: null });
    expect(sink.received).toEqual([]);
  });

  it('is a draft again if nobody is left to get it', async () => {
    await addReaders('ada');
    const id = await start();
    await app.ask('POST', '/suppressions', { email: 'ada@example.org', note: '' });
    await work();
    expect(await app.get(id)).toMatchObject({ state: 'draft', problem: 'nobody' });
    expect((await app.ask('DELETE', `/mailings/${id}`)).status).toBe(200);
  });

  it('is paused, resumed and cancelled', async () => {
    await addReaders('ada', 'bob', 'carl');
    sink.behave = () => ({ at: 'rcpt', code: 451 });
    const id = await startAndWork();
    expect((await app.act(id, 'pause')).body.data).toMatchObject({ state: 'paused' });
    sink.behave = () => 'accept';
    app.site.clock.advance(HOUR);
    await work();
    expect(sink.received).toEqual([]);
    await app.act(id, 'resume');
    sink.behave = (to) => (to.startsWith('ada') ? 'accept' : { at: 'rcpt', code: 451 });
    await work();
    expect(recipients()).toEqual(['ada']);
    await app.act(id, 'cancel');
    app.site.clock.advance(HOUR);
    await work();
    expect(await app.get(id)).toMatchObject({
      state: 'cancelled',
      figures: { sent: 1, skipped: 2 },
    });
    expect(await states(id)).toEqual([
      'ada sent',
      'bob skipped cancelled',
      'carl skipped cancelled',
    ]);
  });

  it('is sent again only to those who did not get it', async () => {
    await addReaders('ada', 'bob', 'carl');
    sink.behave = (to) =>
      to.startsWith('bob') ? { at: 'rcpt', code: 554, text: '5.7.1 spam' } : 'accept';
    const id = await startAndWork();
    await addReaders('dora');
    sink.behave = () => 'accept';
    const key = '0190b3a0-0000-7000-8000-000000000001';
    await app.act(id, 'repeat', { key });
    await app.send(key);
    app.site.clock.advance(MINUTE);
    await work();
    expect(recipients()).toEqual(['ada', 'bob', 'carl', 'dora']);
    expect(await states(key)).toEqual([
      ...['ada skipped received', 'bob sent', 'carl skipped received', 'dora sent'],
    ]);
  });
});

describe('a mail', () => {
  it('that is refused is not tried again, and an unknown address is suppressed at once', async () => {
    await addReaders('ada', 'bob', 'carl');
    sink.behave = (to) =>
      to.startsWith('ada')
        ? { at: 'rcpt', code: 550, text: '5.1.1 no such user' }
        : to.startsWith('bob')
          ? { at: 'data', code: 554, text: '5.7.1 looks like spam' }
          : 'accept';
    const id = await startAndWork();
    expect(await states(id)).toEqual(['ada refused', 'bob refused', 'carl sent']);
    const { body } = await app.ask('GET', '/suppressions');
    expect(body.data).toMatchObject([{ email: 'ada@example.org', reason: 'bounced' }]);
    expect(body.data[0].note).toContain('no such user');
    app.site.clock.advance(DAY);
    await work();
    expect(recipients()).toEqual(['carl']);
  });

  it('that is greylisted is tried again with growing pauses, for two days', async () => {
    await addReaders('ada');
    sink.behave = () => ({ at: 'rcpt', code: 451, text: '4.7.1 greylisted' });
    const id = await startAndWork();
    expect((await app.ask('GET', `/mailings/${id}/deliveries`)).body.data).toMatchObject([
      { state: 'queued', attempts: 1, dueAt: '2026-03-01T12:02:00.000Z' },
    ]);
    await work();
    app.site.clock.advance(MINUTE);
    await work();
    expect((await app.ask('GET', `/mailings/${id}/deliveries`)).body.data).toMatchObject([
      { attempts: 2, dueAt: '2026-03-01T12:04:00.000Z' },
    ]);
    app.site.clock.advance(2 * DAY);
    await work();
    await app.logInAgain();
    expect(await states(id)).toEqual(['ada refused']);
    expect((await app.get(id)).state).toBe('sent');
  });

  it('whose connection breaks after its text is unknown, until staff decide', async () => {
    await addReaders('ada', 'bob');
    sink.behave = (to) => (to.startsWith('ada') ? 'accept-and-drop' : 'accept');
    const id = await startAndWork();
    expect(await states(id)).toEqual(['ada unknown', 'bob sent']);
    expect((await app.get(id)).state).toBe('sent');
    app.site.clock.advance(3 * DAY);
    await work();
    await app.logInAgain();
    expect(recipients()).toEqual(['ada', 'bob']);
    await app.act(id, 'deliveries/decide', { decision: 'sent' });
    expect(await states(id)).toEqual(['ada sent', 'bob sent']);
    expect((await app.log())[0]).toMatchObject({ action: 'mailing.decide' });
  });

  it('that staff send again has the same Message-ID', async () => {
    await addReaders('ada');
    sink.behave = () => 'drop-data';
    const id = await startAndWork();
    expect(await states(id)).toEqual(['ada unknown']);
    sink.behave = () => 'accept';
    await app.act(id, 'deliveries/decide', { decision: 'send' });
    expect((await app.get(id)).state).toBe('sending');
    await work();
    expect(await states(id)).toEqual(['ada sent']);
    const { id: number } = (await app.ask('GET', `/mailings/${id}/deliveries`)).body.data[0];
    expect(sink.received[0]?.raw).toContain(`Message-ID: <mailing-${id}-${number}@`);
  });

  it('whose connection breaks before its text is tried again', async () => {
    await addReaders('ada');
    sink.behave = () => 'drop-rcpt';
    const id = await startAndWork();
    expect(await states(id)).toEqual(['ada queued']);
    sink.behave = () => 'accept';
    app.site.clock.advance(10 * MINUTE);
    await work();
    expect(await states(id)).toEqual(['ada sent']);
  });

  it('waits while nobody can reach the server', async () => {
    await addReaders('ada');
    await sink.stop();
    const id = await startAndWork();
    expect(await states(id)).toEqual(['ada queued']);
  });

  it('suppresses an address after the third full mailbox in 30 days', async () => {
    await addReaders('ada', 'bob');
    sink.behave = (to) =>
      to.startsWith('ada') ? { at: 'rcpt', code: 552, text: '5.2.2 mailbox full' } : 'accept';
    const suppressed = async () => (await app.ask('GET', '/suppressions')).body.data.length;
    await startAndWork();
    app.site.clock.advance(31 * DAY);
    for (const expected of [0, 0, 1]) {
      await app.logInAgain();
      await startAndWork();
      expect(await suppressed()).toBe(expected);
      app.site.clock.advance(DAY);
    }
  });
});
