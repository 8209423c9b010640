import { randomUUID } from 'node:crypto';
import type { ManagedGift } from '@rostra/contract';
import { expect, it } from 'vitest';
import { revokeGift } from '../../features/billing/gifts/manage/revoke-gift.ts';
import { openBillingApp } from '../../features/billing/testing/billing-app.ts';
import { openSecondProcess } from '../../features/billing/testing/second-process.ts';
import { joinAs, terminal } from '../staff/staff-context.ts';
import { overtakenBy } from '../test-db.ts';

it('is harmless if somebody else has just withdrawn the code', async () => {
  const app = await openBillingApp();
  await joinAs(app.site, 'tara', 'treasurer');
  const { jwt: token } = (await app.site.logIn('tara')).body;
  const ask = <T>(method: 'GET' | 'POST', path: string, body?: object) =>
    app.site.send<{ data: T }>(method, `/api/studio/gifts${path}`, body, { token });
  const order = { key: randomUUID(), planId: 'basic', months: 1, count: 1 };
  await ask('POST', '', { ...order, lastDay: null, note: '' });
  const id = (await ask<ManagedGift[]>('GET', '')).body.data[0]?.id ?? '';
  const { context: billing } = openSecondProcess(app);
  const { db, now, site } = billing;
  const overtaken = overtakenBy(db, () => ask('POST', `/${id}/revoke`, {}));
  const revoked = await revokeGift({ db: overtaken, now, site, billing }, terminal, id);
  expect(revoked.state).toBe('revoked');
  const log = await db.queries.selectFrom('audit_log').select('action').execute();
  expect(log.filter(({ action }) => action === 'gift.revoke')).toHaveLength(1);
});
