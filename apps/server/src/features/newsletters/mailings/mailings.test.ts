import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { joinAs } from '../../../testing/staff/staff-context.ts';
import { MINUTE } from '../../../testing/test-clock.ts';
import { type MailingsApp, openMailingsApp } from './testing/mailings-app.ts';

let app: MailingsApp;
beforeEach(async () => {
  app = await openMailingsApp();
});
afterEach(() => app.site.close());

const actions = async () =>
  (await app.log()).map(({ action }) => action).filter((action) => action.startsWith('mailing.'));

describe('a draft', () => {
  it('is created once, however often the button is pressed', async () => {
    const key = randomUUID();
    const answers = await Promise.all([app.create({ key }), app.create({ key })]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    const { body } = await app.ask('GET', '/mailings');
    expect(body.data).toMatchObject([
      { id: key, subject: 'News of March', state: 'draft', figures: null, createdBy: 'olga' },
    ]);
    expect(await actions()).toEqual(['mailing.create']);
  });

  it.each([
    ['a header in the subject', { subject: 'A\r\nBcc: all@example.org' }, ['subject']],
    ['a header in the name of the sender', { senderName: 'A\nB' }, ['senderName']],
    ['half a character', { body: '\ud800' }, ['body']],
    ['5 MB of text', { body: 'x'.repeat(100_001) }, ['body']],
    ['a newsletter that does not exist', { newsletterId: 'none' }, ['newsletterId']],
    ['an unknown condition', { audience: { opened: 'never' } }, ['audience']],
    ['a nested condition', { audience: { languages: [['en']] } }, ['audience', 'languages', '0']],
    ['content without pages', { entry: { kind: 'files', documentId: 'a' } }, ['entry', 'kind']],
    [
      'content that does not exist',
      { entry: { kind: 'blog-posts', documentId: 'a' } },
      ['entry', 'documentId'],
    ],
  ])('is refused with %s', async (_, wrong, path) => {
    const { status, body } = await app.create(wrong);
    expect(status).toBe(400);
    expect(body.error.details.errors[0].path).toEqual(path);
  });

  it('is changed only by those who have seen the last change', async () => {
    const id = await app.draft();
    const { updatedAt } = await app.get(id);
    const save = (subject: string) =>
      app.ask('PUT', `/mailings/${id}`, { ...app.fields, subject, updatedAt });
    expect((await save('April')).body.data.subject).toBe('April');
    const second = await save('May');
    expect([second.status, second.body.error.code]).toEqual([409, 'edit_conflict']);
  });

  it('is deleted, and its newsletter only without mailings', async () => {
    const id = await app.draft();
    expect((await app.ask('DELETE', '/newsletters/weekly')).status).toBe(409);
    expect((await app.ask('DELETE', `/mailings/${id}`)).status).toBe(200);
    expect((await app.ask('GET', `/mailings/${id}`)).status).toBe(404);
    expect((await app.ask('DELETE', '/newsletters/weekly')).status).toBe(200);
  });

  it('is written by editors, who cannot send it', async () => {
    await app.addSubscriber('ada@example.org', ['weekly']);
    const editor = await joinAs(app.site, 'eddy', 'editor');
    const call = (method: 'GET' | 'POST', path: string, body?: object) =>
      app.site.send(method, `/api/studio/mailings${path}`, body, { token: editor.jwt });
    const key = randomUUID();
    expect((await call('POST', '', { ...app.fields, key })).status).toBe(201);
    const { updatedAt } = await app.get(key);
    expect((await call('POST', `/${key}/send`, { at: null, updatedAt })).status).toBe(403);
    expect((await call('GET', `/${key}/audience`)).status).toBe(403);
    expect((await call('GET', `/${key}/deliveries`)).status).toBe(403);
  });
});

describe('sending', () => {
  it('waits for a minute, in which it can be taken back', async () => {
    await app.addSubscriber('ada@example.org', ['weekly']);
    const id = await app.draft();
    const { body } = await app.send(id);
    expect(body.data).toMatchObject({
      state: 'scheduled',
      scheduledAt: '2026-03-01T12:01:00.000Z',
      sentBy: 'olga',
    });
    expect((await app.ask('DELETE', `/mailings/${id}`)).status).toBe(409);
    expect((await app.act(id, 'take-back')).body.data).toMatchObject({
      state: 'draft',
      scheduledAt: null,
      sentBy: null,
    });
    expect(await actions()).toEqual(['mailing.take_back', 'mailing.send', 'mailing.create']);
    expect((await app.log())[1]).toMatchObject({
      after: JSON.stringify({
        ...{ subject: 'News of March', recipients: 1, scheduledAt: '2026-03-01T12:01:00.000Z' },
      }),
    });
  });

  it('is recorded once, however often the button is pressed', async () => {
    await app.addSubscriber('ada@example.org', ['weekly']);
    const id = await app.draft();
    const answers = await Promise.all([app.send(id), app.send(id), app.send(id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await actions()).filter((action) => action === 'mailing.send')).toHaveLength(1);
  });

  it('is possible at a later time, but not in the past', async () => {
    await app.addSubscriber('ada@example.org', ['weekly']);
    const id = await app.draft();
    expect((await app.send(id, '2026-03-01T11:00:00Z')).status).toBe(400);
    expect((await app.send(id, '2028-03-01T11:00:00Z')).status).toBe(400);
    expect((await app.send(id, '2026-03-02T09:00:00+02:00')).body.data.scheduledAt).toBe(
      '2026-03-02T07:00:00.000Z',
    );
  });

  it.each([
    ['a subject', { subject: '' }],
    ['a text', { body: ' \n ' }],
    ['anybody who gets it', { audience: { languages: ['ar'] } }],
  ])('is refused without %s', async (_, missing) => {
    await app.addSubscriber('ada@example.org', ['weekly'], { language: 'en' });
    const { status, body } = await app.send(await app.draft(missing));
    expect([status, body.error.code]).toEqual([409, 'conflict']);
  });

  it('is refused without the postal address or the imprint of the organisation', async () => {
    await app.addSubscriber('ada@example.org', ['weekly']);
    await app.ask('PUT', '/settings', { postalAddress: { value: '', version: 1 } });
    const { status, body } = await app.send(await app.draft());
    expect([status, body.error.details.problem]).toEqual([409, 'address']);
  });

  it('is refused if the post is not published', async () => {
    await app.addSubscriber('ada@example.org', ['weekly']);
    const entry = { title: 'Rent caps', body: 'Now.' };
    const { body: created } = await app.ask('POST', '/entries/blog-posts', { data: entry });
    const documentId = created.data.id ?? created.data.documentId;
    const id = await app.draft({ body: '', entry: { kind: 'blog-posts', documentId } });
    expect((await app.get(id)).entry).toEqual({
      ...{ kind: 'blog-posts', documentId, title: 'Rent caps', isPublished: false },
    });
    expect((await app.send(id)).body.error.details.problem).toBe('unpublished');
  });

  it('needs a recent proof of identity for more than 1,000 people', async () => {
    for (let count = 0; count < 1_001; count += 100) {
      const rows = Array.from(
        { length: Math.min(100, 1_001 - count) },
        (_, index) => count + index,
      );
      await app.site.deps.db.queries
        .insertInto('subscribers')
        .values(
          rows.map((number) => ({
            ...{ email: `reader${number}@example.org`, user_id: null, language: null },
            ...{ confirmed_at: null, import_id: null, created_at: '2026-01-01T00:00:00.000Z' },
          })),
        )
        .execute();
    }
    await app.site.deps.db.queries
      .insertInto('newsletter_subscriptions')
      .columns(['newsletter_id', 'subscriber_id', 'subscribed_at'])
      .expression((eb) =>
        eb
          .selectFrom('subscribers')
          .select(({ val }) => [
            val('weekly').as('newsletter_id'),
            'id',
            val('2026-01-01T00:00:00.000Z').as('at'),
          ]),
      )
      .execute();
    const id = await app.draft();
    const audience = { joinedFrom: '2026-02-01T00:00:00Z' };
    const growing = await app.draft({ audience });
    const small = await app.draft({ audience: { languages: ['de'] } });
    await app.addSubscriber('dora@example.org', ['weekly'], { language: 'de' });
    app.site.clock.advance(11 * MINUTE);
    expect((await app.send(id)).body.error.code).toBe('proof_required');
    expect((await app.send(small)).status).toBe(200);
    expect((await app.send(growing)).status).toBe(200);
    await app.site.deps.db.queries
      .updateTable('newsletter_subscriptions')
      .set({ subscribed_at: '2026-02-02T00:00:00.000Z' })
      .execute();
    app.site.clock.advance(MINUTE);
    await app.site.app.workers.run('mailings');
    expect(await app.get(growing)).toMatchObject({ state: 'draft', problem: 'proof' });
    expect(await app.get(small)).toMatchObject({ state: 'sent' });
    await app.logInAgain();
    expect((await app.send(growing)).status).toBe(200);
    app.site.clock.advance(MINUTE);
    await app.site.app.workers.run('mailings');
    expect((await app.get(growing)).figures).toMatchObject({ sent: 1_002 });
  });

  it('is refused while the newsletter is closed, also when it begins', async () => {
    await app.addSubscriber('ada@example.org', ['weekly']);
    const id = await app.draft();
    const close = (isClosed: boolean) =>
      app.site.deps.db.queries
        .updateTable('newsletters')
        .set({ closed_at: isClosed ? '2026-03-01T12:00:00.000Z' : null })
        .execute();
    await close(true);
    expect((await app.send(id)).body.error.details.problem).toBe('closed');
    await close(false);
    expect((await app.send(id)).status).toBe(200);
    await close(true);
    app.site.clock.advance(MINUTE);
    await app.site.app.workers.run('mailings');
    expect(await app.get(id)).toMatchObject({ state: 'draft', problem: 'closed' });
  });

  it('cannot be paused, resumed or cancelled before it has begun', async () => {
    await app.addSubscriber('ada@example.org', ['weekly']);
    const id = await app.draft();
    await app.send(id);
    for (const action of ['pause', 'resume', 'cancel']) {
      expect((await app.act(id, action)).body.error).toMatchObject({
        code: 'conflict',
        details: { state: 'scheduled' },
      });
    }
    expect((await app.act(id, 'repeat', { key: randomUUID() })).status).toBe(409);
    expect((await app.act('none', 'pause')).status).toBe(404);
  });
});
