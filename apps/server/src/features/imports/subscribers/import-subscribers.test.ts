import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  openSubscriberImportApp,
  type SubscriberImportApp,
} from './testing/subscriber-import-app.ts';

let app: SubscriberImportApp;
beforeEach(async () => {
  app = await openSubscriberImportApp();
});
afterEach(() => app.close());

const queries = () => app.site.deps.db.queries;

/** Somebody who has subscribed here and confirmed the address. */
async function subscribe(email: string, leftAt: string | null = null): Promise<number> {
  const at = '2026-03-02T12:00:00.000Z';
  const { id } = await queries()
    .insertInto('subscribers')
    .values({
      ...{ email, user_id: null, language: null, confirmed_at: at, import_id: null },
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await queries()
    .insertInto('newsletter_subscriptions')
    .values({ newsletter_id: 'weekly', subscriber_id: id, subscribed_at: at, left_at: leftAt })
    .execute();
  await queries()
    .insertInto('subscription_consents')
    .values({
      ...{ subscriber_id: id, newsletter_id: 'weekly', kind: 'joined', source: 'form' },
      ...{ page: null, wording: null, actor_id: null, import_id: null, requested_at: null },
      created_at: at,
    })
    .execute();
  return id;
}

const detailsOf = async (email: string) => {
  const { body } = await app.ask('GET', `/subscribers?search=${encodeURIComponent(email)}`);
  const [{ id }] = body.data;
  return (await app.ask('GET', `/subscribers/${id}`)).body.data;
};

/** A server did not accept it, and named the address. */
async function addRefusedMail(subscriber_id: number): Promise<void> {
  const at = '2026-03-02T12:00:00.000Z';
  await queries()
    .insertInto('mailings')
    .values({
      ...{ id: 'm1', newsletter_id: 'weekly', subject: 'News', preview_text: '', sender_name: '' },
      ...{ entry_kind: null, entry_id: null, body: 'Hello.', audience: '{}', repeats: null },
      ...{ state: 'sent', problem: null, scheduled_at: at, started_at: at, finished_at: at },
      ...{ created_by: null, sent_by: null, created_at: at, updated_at: at },
    })
    .execute();
  await queries()
    .insertInto('deliveries')
    .values({
      ...{ mailing_id: 'm1', subscriber_id, language: 'en', reader: 'visitor', state: 'refused' },
      ...{ domain: 'list.example', reason: null, due_at: null, first_tried_at: at, claim: null },
      ...{ lease_ends_at: null, attempts: 1, reply: '550 no ann@list.example', bounce: 'hard' },
      changed_at: at,
    })
    .execute();
}

const LIST = `email,language,created_at,status
new@list.example,de-AT,2021-03-04 10:00:00,enabled
here@list.example,,,enabled
gone@list.example,,,enabled
stopped@list.example,,,enabled
erased@list.example,,,enabled
left@list.example,,,disabled
bounced@list.example,,,blocklisted
unclear@list.example,,,pending
New@List.example,,,enabled
not an address,,,enabled
,,,enabled
`;

/** One address for every reason to leave somebody out. */
async function arrange(): Promise<void> {
  await subscribe('here@list.example');
  await subscribe('gone@list.example', '2026-03-03T12:00:00.000Z');
  await app.ask('POST', '/suppressions', { email: 'stopped@list.example', note: '' });
  const id = await subscribe('erased@list.example');
  await app.ask('POST', `/subscribers/${id}/erase`, { email: 'erased@list.example' });
}

describe('importing subscribers', () => {
  it('says what would happen to each row, and writes nothing before it is started', async () => {
    await arrange();
    const id = await app.check(LIST);
    const { state, report } = await app.get(id);
    expect([state, report]).toMatchObject([
      'ready',
      {
        counts: { subscribers: { created: 1, linked: 1, skipped: 7, failed: 2 } },
        conflicts: {
          ...{ subscribed: 1, left: 2, suppressed: 2, erased: 1, unconfirmed: 1, duplicate: 1 },
          ...{ noAddress: 1, badAddress: 1 },
        },
        columns: {
          read: [
            { name: 'email', as: 'email' },
            { name: 'language', as: 'language' },
            { name: 'created_at', as: 'consentedAt' },
            { name: 'status', as: 'status' },
          ],
          ignored: [],
        },
      },
    ]);
    const rows = (await app.remarks(id)).map(({ title, conflicts }) => [title, conflicts[0]?.kind]);
    expect(rows).toEqual([
      ...[
        ['3', 'subscribed'],
        ['4', 'left'],
        ['5', 'suppressed'],
        ['6', 'erased'],
      ],
      ...[
        ['7', 'left'],
        ['8', 'suppressed'],
        ['9', 'unconfirmed'],
        ['10', 'duplicate'],
      ],
      ...[
        ['11', 'badAddress'],
        ['12', 'noAddress'],
      ],
    ]);
    expect(await app.emails()).toEqual(['gone@list.example', 'here@list.example']);
    expect(JSON.stringify(await app.remarks(id))).not.toContain('@');
  });

  it('adds those who agreed, with where the consent comes from and who imported it', async () => {
    await arrange();
    const id = await app.importList(LIST, { newsletters: ['weekly', 'press'] });
    expect(await app.get(id)).toMatchObject({ state: 'imported' });
    expect(await detailsOf('new@list.example')).toMatchObject({
      ...{ state: 'subscribed', language: 'de', confirmedAt: null, source: 'import' },
      subscriptions: [
        { newsletterId: 'weekly', subscribedAt: '2021-03-04T10:00:00.000Z', leftAt: null },
        { newsletterId: 'press' },
      ],
      consents: [
        {
          ...{ kind: 'joined', newsletter: 'press', source: 'import', by: 'olga' },
          ...{ wording: 'Form on the old site', importedFrom: 'list.csv' },
          requestedAt: '2021-03-04T10:00:00.000Z',
        },
        { newsletter: 'weekly' },
      ],
    });
    // Who is subscribed here gets the other newsletter too, and who has left stays away from that one.
    expect(await app.emails('&newsletter=press')).toEqual([
      ...['gone@list.example', 'here@list.example', 'new@list.example'],
    ]);
    expect((await detailsOf('gone@list.example')).subscriptions[0].leftAt).not.toBeNull();
    const suppressed = (await app.ask('GET', '/suppressions')).body.data;
    expect(
      suppressed
        .map(({ email, reason }: { email: string; reason: string }) => [email, reason])
        .sort(),
    ).toEqual([
      ['bounced@list.example', 'complained'],
      ['stopped@list.example', 'staff'],
    ]);
    expect(await app.site.deliver()).toEqual([]);
  });

  it('adds nobody twice, from the same list or by pressing twice', async () => {
    const first = await app.check('email\nann@list.example\n');
    const started = await Promise.all([
      app.ask('POST', `/imports/${first}/start`),
      app.ask('POST', `/imports/${first}/start`),
    ]);
    expect(started.map(({ status }) => status).sort()).toEqual([200, 409]);
    await app.work(first);
    await app.work(first);
    const again = await app.importList('email\nANN@list.example\n');
    expect((await app.get(again)).report).toMatchObject({ conflicts: { subscribed: 1 } });
    expect((await detailsOf('ann@list.example')).consents).toHaveLength(1);
  });

  it('lets a later row, and a later list, refuse for an address', async () => {
    await app.importList('email,subscribed\nann@list.example,yes\nann@list.example,no\n');
    expect(await detailsOf('ann@list.example')).toMatchObject({
      state: 'left',
      consents: [{ kind: 'left', source: 'import' }, { kind: 'joined' }],
    });
    await app.importList('email,subscribed\nbob@list.example,yes\n');
    await subscribe('eve@list.example');
    await app.importList('email,subscribed\nbob@list.example,no\neve@list.example,no\n');
    expect((await detailsOf('bob@list.example')).state).toBe('left');
    // What somebody chose here counts.
    expect((await detailsOf('eve@list.example')).state).toBe('subscribed');
    await app.importList('email\nann@list.example\nbob@list.example\n');
    expect(await app.emails('&state=subscribed')).toEqual(['eve@list.example']);
  });

  it('links the account that has confirmed the address, and no other', async () => {
    const { email, id } = app.owner.user;
    await queries()
      .updateTable('users')
      .set({ email_confirmed_at: '2026-01-01T00:00:00.000Z' })
      .where('id', '=', id)
      .execute();
    const other = await app.site.join('mallory');
    await queries()
      .updateTable('users')
      .set({ email_confirmed_at: null })
      .where('id', '=', other.user.id)
      .execute();
    await app.importList(`email\n${email}\n${other.user.email}\n`);
    expect((await detailsOf(email)).memberId).toBe(id);
    expect((await detailsOf(other.user.email)).memberId).toBeNull();
  });

  it('continues after an interruption without adding anybody twice', async () => {
    const rows = Array.from({ length: 450 }, (_, index) => `p${index}@list.example`);
    const id = await app.check(['email', ...rows].join('\n'));
    await app.ask('POST', `/imports/${id}/start`);
    const stopping = new AbortController();
    const count = async () =>
      (await queries().selectFrom('subscribers').select('id').execute()).length;
    const interrupted = app.work(id, stopping.signal);
    while ((await count()) === 0) await new Promise(setImmediate);
    stopping.abort();
    await expect(interrupted).rejects.toThrow('aborted');
    expect(await count()).toBeLessThan(450);
    await app.work(id);
    expect(await count()).toBe(450);
    expect(await app.get(id)).toMatchObject({ state: 'imported', isContinued: true });
    const consents = await queries().selectFrom('subscription_consents').select('id').execute();
    expect(consents).toHaveLength(450);
  });

  it('is undone, except for those who have done something since', async () => {
    await subscribe('here@list.example');
    const list =
      'email,status\nann@list.example,\nbob@list.example,\nhere@list.example,\nx@list.example,bounced\n';
    const id = await app.importList(list, { newsletters: ['weekly', 'press'] });
    const bob = await detailsOf('bob@list.example');
    await app.ask('POST', `/subscribers/${bob.id}/leave`, { newsletterId: 'weekly' });
    const ann = await detailsOf('ann@list.example');
    await addRefusedMail(ann.id);
    await app.ask('POST', `/imports/${id}/undo`);
    await app.work(id);
    expect(await app.get(id)).toMatchObject({ state: 'undone', undo: { removed: 1, kept: 1 } });
    expect(await queries().selectFrom('deliveries').selectAll().execute()).toMatchObject([
      { subscriber_id: null, domain: '', reply: null, state: 'refused' },
    ]);
    expect(await app.emails()).toEqual(['bob@list.example', 'here@list.example']);
    // What only the import gave them is gone, and the record says so.
    expect(await detailsOf('here@list.example')).toMatchObject({
      subscriptions: [{ newsletterId: 'weekly', leftAt: null }],
      consents: [{ kind: 'left', newsletter: 'press' }, { kind: 'joined' }, { kind: 'joined' }],
    });
    expect((await detailsOf('bob@list.example')).subscriptions).toMatchObject([
      { newsletterId: 'weekly', leftAt: expect.any(String) },
    ]);
    expect((await app.ask('GET', '/suppressions')).body.data).toHaveLength(1);
    // And the same list can be imported again.
    await app.importList(list, { newsletters: ['press'] });
    expect(await app.emails('&newsletter=press&state=subscribed')).toEqual([
      ...['ann@list.example', 'bob@list.example', 'here@list.example'],
    ]);
  });

  it.each([
    ['no newsletter', { newsletters: [] }, 'newsletters'],
    ['a newsletter that does not exist', { newsletters: ['none'] }, 'newsletters'],
    ['no origin of the consent', { consent: '   ' }, 'consent'],
  ])('is refused with %s', async (_, wrong, field) => {
    const options = { newsletters: ['weekly'], consent: 'Form', ...wrong };
    const file = { format: 'subscribers', fileName: 'list.csv', size: 10, options };
    const { status, body } = await app.ask('POST', '/imports', file);
    expect([status, body.error.details.errors[0].path]).toEqual([400, ['options', field]]);
  });

  it('stops if a newsletter is closed before it is started', async () => {
    const id = await app.check('email\nann@list.example\n');
    await app.ask('POST', '/newsletters/weekly/close');
    await app.ask('POST', `/imports/${id}/start`);
    await app.work(id);
    expect(await app.get(id)).toMatchObject({
      state: 'failed',
      error: expect.stringContaining('closed'),
    });
    expect(await app.emails()).toEqual([]);
  });
});
