import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type AccountsApp, openAccountsApp, PASSWORD } from '../../testing/test-accounts.ts';

const AT = '2026-03-01T12:00:00.000Z';

let site: AccountsApp;
const open = async (env: Record<string, string> = {}) => {
  site = await openAccountsApp({ env: { ACCOUNT_DELETION_DAYS: '0', ...env } });
};
beforeEach(() => open({ FEATURE_NEWSLETTERS: 'true' }));
afterEach(() => site.close());

const queries = () => site.deps.db.queries;

const addNewsletter = (name: string, more: { position?: number; closed_at?: string } = {}) =>
  queries()
    .insertInto('newsletters')
    .values({
      ...{ id: name, name, description: `About ${name}`, position: 1, closed_at: null },
      ...{ welcome_subject: '', welcome_text: '', created_at: AT, updated_at: AT },
      ...more,
    })
    .execute();

/** A subscriber who has joined. */
async function addSubscriber(email: string, newsletter: string, userId: number | null) {
  const { id } = await queries()
    .insertInto('subscribers')
    .values({
      ...{ email, user_id: userId, language: 'de', confirmed_at: AT },
      ...{ import_id: null, created_at: AT },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await queries()
    .insertInto('newsletter_subscriptions')
    .values({ newsletter_id: newsletter, subscriber_id: id, subscribed_at: AT, left_at: null })
    .execute();
  await queries()
    .insertInto('subscription_consents')
    .values({
      ...{ subscriber_id: id, newsletter_id: newsletter, kind: 'joined', source: 'form' },
      ...{ page: '/newsletter', wording: 'I agree.', actor_id: null, import_id: null },
      ...{ requested_at: AT, created_at: AT },
    })
    .execute();
}

describe('GET /api/newsletters', () => {
  it('lists those that are open, in order', async () => {
    await addNewsletter('press', { position: 2 });
    await addNewsletter('weekly');
    await addNewsletter('old', { closed_at: AT });
    const { body } = await site.send('GET', '/api/newsletters');
    expect(body).toEqual({
      data: [
        { id: 'weekly', name: 'weekly', description: 'About weekly' },
        { id: 'press', name: 'press', description: 'About press' },
      ],
    });
  });

  it('does not exist while the feature is off, as at first', async () => {
    await site.close();
    await open();
    expect((await site.send('GET', '/api/newsletters')).status).toBe(404);
  });
});

describe('the account of a subscriber', () => {
  it('has the consents in its data', async () => {
    const { jwt, user } = await site.join();
    await addNewsletter('weekly');
    await addSubscriber('ada@example.org', 'weekly', user.id);
    await addSubscriber('other@example.org', 'weekly', null);
    const { body } = await site.send<{ parts: object }>('GET', '/api/users/me/data', undefined, {
      token: jwt,
    });
    expect(body.parts).toMatchObject({
      newsletters: {
        email: 'ada@example.org',
        newsletters: [{ name: 'weekly', subscribedAt: AT, leftAt: null }],
        consents: [{ newsletter: 'weekly', kind: 'joined', text: 'I agree.', page: '/newsletter' }],
      },
    });
  });

  it('leaves only a hash of the address when it is erased', async () => {
    const { jwt, user } = await site.join();
    await addNewsletter('weekly');
    await addSubscriber('ada@example.org', 'weekly', user.id);
    await addSubscriber('other@example.org', 'weekly', null);
    await site.send('DELETE', '/api/users/me', { password: PASSWORD }, { token: jwt });
    const left = await queries().selectFrom('subscribers').select('email').execute();
    expect(left).toEqual([{ email: 'other@example.org' }]);
    const consents = await queries().selectFrom('subscription_consents').selectAll().execute();
    expect(consents).toHaveLength(1);
    const suppressed = await queries().selectFrom('suppressions').selectAll().execute();
    expect(suppressed).toMatchObject([{ email: null, reason: 'erased', note: '' }]);
    expect(JSON.stringify(suppressed)).not.toContain('ada');
  });
});
