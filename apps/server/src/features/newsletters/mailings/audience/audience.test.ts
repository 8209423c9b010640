import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { joinAs } from '../../../../testing/staff/staff-context.ts';
import { type MailingsApp, openMailingsApp } from '../testing/mailings-app.ts';

let app: MailingsApp;
let members: Record<string, number>;
beforeEach(async () => {
  app = await openMailingsApp();
  members = {};
  for (const name of ['ada', 'bob']) {
    const { user } = await app.site.join(name);
    members[name] = user.id;
    await app.addSubscriber(user.email, ['weekly'], { userId: user.id, language: 'en' });
  }
  await app.addSubscriber('carl@example.org', ['weekly'], { language: 'de' });
  await app.addSubscriber('dora@example.org', ['weekly']);
  await app.addSubscriber('gone@example.org', ['weekly'], { leftAt: '2026-02-01T00:00:00.000Z' });
  await app.addNewsletter('press', 2);
  await app.addSubscriber('press@example.org', ['press']);
});
afterEach(() => app.site.close());

const queries = () => app.site.deps.db.queries;
const idOf = (name: string) => members[name] ?? 0;

/** The names of those who would get a mailing with this filter. */
async function names(audience: object, show = 'recipients'): Promise<string[]> {
  const id = await app.draft({ audience });
  const { body } = await app.ask('GET', `/mailings/${id}/audience?show=${show}`);
  if (show === 'recipients') {
    expect((await app.count(audience)).recipients).toBe(body.data.length);
  }
  return body.data.map(({ email }: { email: string }) => email.split('@')[0]).sort();
}

async function subscribeToPlan(name: string, plan: 'basic' | 'premium', more: object = {}) {
  await queries()
    .insertInto('subscriptions')
    .values({
      ...{ id: `sub_${name}`, user_id: idOf(name), customer_id: `cus_${name}`, status: 'active' },
      ...{ item_id: 'si_1', price_id: 'price_1', plan, currency: 'eur', credit_minor: 0 },
      ...{ period_starts_at: '2026-02-15T00:00:00.000Z' },
      ...{ period_ends_at: '2026-03-15T00:00:00.000Z', cancel_at_period_end: 0, ends_at: null },
      ...{ canceled_at: null, unpaid_since: null, latest_invoice_id: null, is_current: 1 },
      ...{ created_at: '2026-02-15T00:00:00.000Z', discount: null, annual_minor: null },
      ...{ next_price_id: null, next_price_at: null, next_quantity: null },
      ...{ pause_starts_at: null, pause_ends_at: null },
      ...more,
    } as never)
    .execute();
}

describe('an audience', () => {
  it('is everybody who is subscribed now', async () => {
    expect(await names({})).toEqual(['ada', 'bob', 'carl', 'dora']);
    expect(await app.count()).toEqual({ recipients: 4, excluded: [] });
  });

  it('leaves suppressed addresses out, and says so', async () => {
    await app.ask('POST', '/suppressions', { email: 'carl@example.org', note: '' });
    expect(await app.count()).toEqual({
      recipients: 3,
      excluded: [{ reason: 'suppressed', count: 1 }],
    });
    expect(await names({}, 'excluded')).toEqual(['carl']);
  });

  it('is narrowed by language', async () => {
    expect(await names({ languages: ['de'] })).toEqual(['carl']);
    expect(await names({ languages: ['none'] })).toEqual(['dora']);
    expect(await names({ languages: ['en', 'none'] })).toEqual(['ada', 'bob', 'dora']);
  });

  it('is narrowed by plan and payment', async () => {
    await subscribeToPlan('ada', 'premium');
    await subscribeToPlan('bob', 'basic', { status: 'canceled' });
    expect(await names({ plan: 'premium' })).toEqual(['ada']);
    expect(await names({ plan: 'none' })).toEqual(['bob', 'carl', 'dora']);
    expect(await names({ paying: true })).toEqual(['ada']);
    expect(await names({ paying: false })).toEqual(['bob', 'carl', 'dora']);
  });

  it('is narrowed by when people joined', async () => {
    await queries()
      .updateTable('newsletter_subscriptions')
      .set({ subscribed_at: '2026-01-10T00:00:00.000Z' })
      .where('subscriber_id', '=', 1)
      .execute();
    expect(await names({ joinedTo: '2026-02-01T01:00:00+01:00' })).toEqual(['ada']);
    expect(await names({ joinedFrom: '2026-02-01T00:00:00Z' })).toEqual(['bob', 'carl', 'dora']);
  });

  it('is narrowed to a saved segment, and refused once that is deleted', async () => {
    const { body } = await app.ask('POST', '/members/segments', {
      ...{ name: 'Adas', query: 'search=ada&status=active' },
    });
    const audience = { segment: body.data.id };
    expect(await names(audience)).toEqual(['ada']);
    const id = await app.draft({ audience });
    await app.ask('DELETE', `/members/segments/${body.data.id}`);
    const { status, body: refusal } = await app.send(id);
    expect(status).toBe(400);
    expect(refusal.error.details.errors[0].path).toEqual(['audience', 'segment']);
  });

  it('is narrowed to a group with its payer', async () => {
    await queries()
      .insertInto('seats')
      .values({
        ...{ id: 'seat-1', payer_id: idOf('ada'), user_id: idOf('bob'), email: 'bob@example.org' },
        ...{ code_hash: null, expires_at: null, created_at: '2026-01-01T00:00:00.000Z' },
        accepted_at: '2026-01-01T00:00:00.000Z',
      })
      .execute();
    expect(await names({ group: idOf('ada') })).toEqual(['ada', 'bob']);
    expect(await names({ group: idOf('ada'), languages: ['de'] })).toEqual([]);
  });

  it('is nobody if the payer of the group has no seats', async () => {
    expect(await names({ group: idOf('ada') })).toEqual([]);
  });

  it.each([
    ['plan', 'none'],
    ['paying', true],
    ['segment', 1],
    ['group', 1],
    ['consultation', 'c1'],
  ])(
    'is not narrowed by %s by those who may not read the accounts of members',
    async (field, value) => {
      const { jwt: token } = await joinAs(app.site, 'eddy', 'editor');
      const ask = (method: 'POST' | 'PUT', path: string, body: object) =>
        app.site.send<{ data: { id: string; updatedAt: string } }>(
          ...[method, `/api/studio/mailings${path}`, body, { token }],
        );
      const audience = { [field]: value };
      const { fields } = app;
      const { body } = await ask('POST', '', { ...fields, key: randomUUID() });
      const { id, updatedAt } = body.data;
      const key = randomUUID();
      const answers = [
        await ask('POST', '/audience', { newsletterId: 'weekly', audience }),
        await ask('POST', '', { ...fields, audience, key }),
        await ask('PUT', `/${id}`, { ...fields, audience, updatedAt }),
        await ask('POST', '/audience', { newsletterId: 'weekly', audience: { languages: ['de'] } }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 200]);
      const narrow = await app.draft({ audience });
      const changed = await ask('PUT', `/${narrow}`, {
        ...{ ...fields, audience, subject: 'Better' },
        updatedAt: (await app.get(narrow)).updatedAt,
      });
      expect(changed.status).toBe(200);
    },
  );

  it('is narrowed to those who took part in a consultation', async () => {
    await queries()
      .insertInto('consultations')
      .values({
        ...{ id: 'c1', document_id: 'd1', locale: 'en', slug: 'rent', title: 'Rent' },
        ...{ introduction: '', required_plan: 'account', opens_at: '2026-01-01T00:00:00.000Z' },
        ...{ closes_at: '2026-02-01T00:00:00.000Z', answers_due_at: null, ended_as: null },
        ...{ ended_at: null, conclusion: null, told_state: 'open', told_up_to: null },
        created_at: '2026-01-01T00:00:00.000Z',
      })
      .execute();
    const contribution = (id: string, name: string, state: 'open' | 'withdrawn') => ({
      ...{ id, consultation_id: 'c1', draft: 1, block_id: 'b', user_id: idOf(name) },
      ...{ author_name: null, kind: 'comment', base_hash: '', text: 'Yes', comparison: null },
      ...{ reason: null, state, answer: null, answered_by: null, answerer_name: null },
      ...{ answered_at: null, hidden_reason: null, hidden_at: null, merged_in: null },
      created_at: '2026-01-02T00:00:00.000Z',
    });
    await queries()
      .insertInto('consultation_drafts')
      .values({
        ...{ consultation_id: 'c1', number: 1, body: '', blocks: '[]', reason: null },
        created_at: '2026-01-01T00:00:00.000Z',
      })
      .execute();
    await queries()
      .insertInto('contributions')
      .values([contribution('1', 'ada', 'open'), contribution('2', 'bob', 'withdrawn')] as never)
      .execute();
    expect(await names({ consultation: 'c1' })).toEqual(['ada']);
    await queries()
      .insertInto('contribution_supports')
      .values({
        ...{ contribution_id: '1', user_id: idOf('bob'), created_at: '2026-01-03T00:00:00.000Z' },
      })
      .execute();
    expect(await names({ consultation: 'c1' })).toEqual(['ada', 'bob']);
  });

  it('is listed page by page', async () => {
    const id = await app.draft();
    const first = (await app.ask('GET', `/mailings/${id}/audience?pageSize=3`)).body;
    const { nextCursor } = first.meta;
    const second = (
      await app.ask('GET', `/mailings/${id}/audience?pageSize=3&cursor=${nextCursor}`)
    ).body;
    expect([...first.data, ...second.data]).toHaveLength(4);
    expect(second.meta.nextCursor).toBeNull();
  });
});
