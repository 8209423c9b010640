import { afterEach, expect, it } from 'vitest';
import { type AccountsApp, openAccountsApp } from '../../../testing/test-accounts.ts';
import { DAY } from '../../../testing/test-clock.ts';
import { cleanUpSecurityEvents } from './clean-up-security-events.ts';

let site: AccountsApp;
afterEach(() => site.close());

it('security events are kept for 180 days, failed logins to unknown accounts for one', async () => {
  site = await openAccountsApp();
  const { db } = site.deps;
  const remaining = async () => {
    await cleanUpSecurityEvents({ db, now: site.clock.now });
    const rows = await db.queries
      .selectFrom('security_events')
      .select('kind')
      .orderBy('id')
      .execute();
    return rows.map(({ kind }) => kind);
  };
  await site.join();
  await site.logIn('nobody');
  site.clock.advance(DAY);
  expect(await remaining()).toEqual(['account_created', 'login_failed']);
  site.clock.advance(1);
  expect(await remaining()).toEqual(['account_created']);
  await site.logIn('ada');
  site.clock.advance(179 * DAY);
  expect(await remaining()).toEqual(['login']);
  site.clock.advance(DAY + 1);
  expect(await remaining()).toEqual([]);
});
