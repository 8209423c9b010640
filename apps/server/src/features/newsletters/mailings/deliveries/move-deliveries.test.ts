import { afterEach, beforeEach, expect, it } from 'vitest';
import type { DeliveryRow } from '../../../../db/tables/newsletters.ts';
import { AT } from '../../manage/testing/subscribers-app.ts';
import { type MailingsApp, openMailingsApp } from '../testing/mailings-app.ts';
import { moveDeliveries } from './subscriber-deliveries.repo.ts';

let app: MailingsApp;
beforeEach(async () => {
  app = await openMailingsApp();
});
afterEach(() => app.site.close());

it.each<[DeliveryRow['state'], DeliveryRow['state'], string[]]>([
  ['sent', 'queued', ['from sent', 'nobody skipped received']],
  ['unknown', 'refused', ['from unknown', 'nobody skipped received']],
  ['sending', 'skipped', ['from sending', 'nobody skipped received']],
  ['queued', 'queued', ['nobody skipped erased', 'to queued']],
  ['refused', 'queued', ['nobody refused', 'to queued']],
  ['sent', 'sent', ['nobody sent', 'to sent']],
])('of two subscribers who become one with %s and %s', async (one, other, expected) => {
  const from = await app.addSubscriber('from@example.org', ['weekly']);
  const to = await app.addSubscriber('to@example.org', ['weekly']);
  const mailing_id = await app.draft();
  const { db } = app.site.deps;
  const row = (subscriber_id: number, state: DeliveryRow['state'], domain: string) => ({
    ...{ mailing_id, subscriber_id, language: 'en', reader: 'visitor', domain, state },
    ...{ reason: null, due_at: state === 'queued' ? AT : null, first_tried_at: null, claim: null },
    ...{ lease_ends_at: null, attempts: 0, reply: null, bounce: null, changed_at: AT },
  });
  await db.queries
    .insertInto('deliveries')
    .values([row(from, one, 'from'), row(to, other, 'to')])
    .execute();
  await db.transaction((tx) => moveDeliveries(tx, { from, to, at: AT }));
  const rows = await db.queries.selectFrom('deliveries').selectAll().execute();
  expect(rows.filter(({ due_at, state }) => due_at !== null && state !== 'queued')).toEqual([]);
  const names = rows.map(({ subscriber_id, domain, state, reason }) => {
    expect(subscriber_id === null ? domain : subscriber_id).toBe(subscriber_id === null ? '' : to);
    return [domain || 'nobody', state, reason].filter(Boolean).join(' ');
  });
  expect(names.sort()).toEqual(expected);
});
