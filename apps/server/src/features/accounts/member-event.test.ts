import { afterEach, beforeEach, expect, it } from 'vitest';
import { joinAs } from '../../testing/staff/staff-context.ts';
import { type AccountsApp, openAccountsApp, PASSWORD } from '../../testing/test-accounts.ts';
import { listenToEverything, recordedEvents } from '../../testing/webhooks/recorded-events.ts';

let site: AccountsApp;
beforeEach(async () => {
  site = await openAccountsApp();
  await listenToEverything(site.deps.db);
});
afterEach(() => site.close());

it('tells webhooks of members once their address is confirmed, and when they are erased', async () => {
  const { body } = await site.send<{ user: { id: number } }>('POST', '/api/auth/local/register', {
    username: 'mia',
    email: 'mia@example.org',
    password: PASSWORD,
  });
  expect(await recordedEvents(site.deps.db)).toEqual([]);
  const mail = (await site.deliver()).find(({ to }) => to === 'mia@example.org');
  const code = /code=([\w-]+)/.exec(mail?.text ?? '')?.[1];
  for (let index = 0; index < 2; index += 1) {
    const confirmed = await site.send('POST', '/api/auth/confirm-address', { code });
    expect(confirmed.status).toBe(200);
  }
  const owner = await joinAs(site, 'olga', 'owner');
  const { id } = body.user;
  const erased = await site.send(
    'POST',
    `/api/studio/members/${id}/erase`,
    { email: 'mia@example.org' },
    { token: owner.jwt },
  );
  expect(erased.status).toBe(200);
  const events = await recordedEvents(site.deps.db);
  expect(events).toMatchObject([
    {
      type: 'member.joined',
      object: `member:${id}`,
      data: { id, links: { api: `/api/studio/members/${id}` } },
    },
    { type: 'member.left', object: `member:${id}`, data: { id, links: {} } },
  ]);
  expect(JSON.stringify(events)).not.toContain('mia');
});
