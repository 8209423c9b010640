import type { AuthResponse } from '@rostra/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PASSWORD } from '../../../testing/test-accounts.ts';
import { codeIn, type NewsletterApp, openNewsletterApp } from '../testing/newsletter-app.ts';

let app: NewsletterApp;
let ada: AuthResponse;
beforeEach(async () => {
  app = await openNewsletterApp();
  await app.addNewsletter('weekly');
  await app.addNewsletter('press', { position: 2 });
  ada = await app.site.join();
  await app.site.deliver();
});
afterEach(() => app.site.close());

const subscribers = () =>
  app.site.deps.db.queries
    .selectFrom('subscribers')
    .select(['email', 'user_id'])
    .orderBy('id')
    .execute();
const chosenIn = ({ data }: Awaited<ReturnType<NewsletterApp['own']>>) =>
  data.newsletters
    .filter(({ isSubscribed }: { isSubscribed: boolean }) => isSubscribed)
    .map(({ id }: { id: string }) => id);

/** Changes the address of the account with the link from the mail. */
async function moveTo(email: string) {
  await app.site.send(
    'POST',
    '/api/users/me/email',
    { email, password: PASSWORD },
    { token: ada.jwt },
  );
  const mail = (await app.site.deliver()).find(({ to }) => to === email);
  await app.site.send('POST', '/api/auth/confirm-email', { code: codeIn(mail) });
}

describe('a member', () => {
  it('chooses in the profile, without another mail to confirm', async () => {
    expect(await app.own('GET', ada)).toMatchObject({ data: { isConfirmed: true } });
    expect(chosenIn(await app.own('PUT', ada, ['press']))).toEqual(['press']);
    expect((await app.site.deliver()).map(({ subject }) => subject)).toEqual(['Welcome: press']);
    expect(chosenIn(await app.own('PUT', ada, []))).toEqual([]);
    expect(await app.consents()).toEqual(['press joined profile', 'press left profile']);
    expect(await subscribers()).toEqual([{ email: 'ada@example.org', user_id: ada.user.id }]);
  });

  it('who chooses nothing is no subscriber', async () => {
    await app.own('PUT', ada, []);
    expect(await subscribers()).toEqual([]);
  });

  it('has what they subscribed to with the same address before', async () => {
    await app.subscribe('ada@example.org', 'weekly');
    expect(chosenIn(await app.own('GET', ada))).toEqual(['weekly']);
  });

  it('does not get the newsletters of somebody else', async () => {
    await app.subscribe('bob@example.org', 'weekly');
    expect(chosenIn(await app.own('GET', ada))).toEqual([]);
    const bob = await app.site.join('bob');
    await app.own('PUT', bob, ['press']);
    expect(chosenIn(await app.own('GET', ada))).toEqual([]);
  });

  it('takes the newsletters along to another address', async () => {
    await app.own('PUT', ada, ['weekly']);
    await app.subscribe('new@example.org', 'press');
    await moveTo('new@example.org');
    expect(await subscribers()).toEqual([{ email: 'new@example.org', user_id: ada.user.id }]);
    expect(chosenIn(await app.own('GET', ada))).toEqual(['weekly', 'press']);
  });

  it('gets what waits at the address that the account moves to', async () => {
    await app.subscribe('new@example.org', 'press');
    await moveTo('new@example.org');
    expect(chosenIn(await app.own('GET', ada))).toEqual(['press']);
  });

  it('cannot join at an address that staff have suppressed', async () => {
    await app.suppress('ada@example.org', 'staff');
    expect((await app.own('PUT', ada, ['weekly'])).error?.code).toBe('conflict');
    expect(await subscribers()).toEqual([]);
  });
});

describe('a new member', () => {
  const register = async (name: string) => {
    const body = { username: name, email: `${name}@example.org`, password: PASSWORD };
    const { body: answer } = await app.site.send<AuthResponse>(
      'POST',
      '/api/auth/local/register',
      body,
    );
    const mail = (await app.site.deliver()).find(({ to }) => to === body.email);
    return { person: answer, code: codeIn(mail) };
  };
  const confirm = (code: string) => app.site.send('POST', '/api/auth/confirm-address', { code });

  it('gets what they chose once the address of the account is confirmed', async () => {
    const { person, code } = await register('bob');
    const answer = await app.own('PUT', person, ['weekly']);
    expect(answer.data.isConfirmed).toBe(false);
    expect(chosenIn(await app.own('PUT', person, ['press']))).toEqual(['press']);
    expect(await subscribers()).toEqual([]);
    await confirm(code);
    await confirm(code);
    expect((await app.site.deliver()).map(({ subject }) => subject)).toEqual(['Welcome: press']);
    expect(chosenIn(await app.own('GET', person))).toEqual(['press']);
    expect(await app.consents()).toEqual(['press joined profile']);
  });

  it('is linked to what they subscribed to before they had an account', async () => {
    await app.subscribe('bob@example.org', 'weekly');
    const { person, code } = await register('bob');
    expect(chosenIn(await app.own('GET', person))).toEqual([]);
    await confirm(code);
    expect(chosenIn(await app.own('GET', person))).toEqual(['weekly']);
  });

  it('does not decide for the owner of the address, who takes it back', async () => {
    const { person, code } = await register('bob');
    await app.own('PUT', person, ['weekly']);
    await app.site.send('POST', '/api/auth/release-address', { code });
    const owner = await register('bobby');
    await app.site.deps.db.queries
      .updateTable('users')
      .set({ email: 'bob@example.org' })
      .where('id', '=', owner.person.user.id)
      .execute();
    expect(await subscribers()).toEqual([]);
    expect(chosenIn(await app.own('GET', owner.person))).toEqual([]);
  });
});
