import type { EditedPlan } from '@rostra/contract';
import { priceOf } from '@rostra/contract/testing';
import { expect, it } from 'vitest';
import { editPlan } from '../../features/billing/plans/manage/edit-plan.ts';
import { retirePlan } from '../../features/billing/plans/manage/retire-plan.ts';
import { openBillingApp } from '../../features/billing/testing/billing-app.ts';
import { openSecondProcess } from '../../features/billing/testing/second-process.ts';
import { joinAs, terminal } from '../staff/staff-context.ts';
import { overtakenBy } from '../test-db.ts';

const BASIC = priceOf('basic');

async function open() {
  const app = await openBillingApp();
  const { jwt: token } = await joinAs(app.site, 'tom', 'treasurer');
  const send = (method: 'POST' | 'PUT', path: string, body: object) =>
    app.site.send(method, `/api/studio/plans/${path}`, body, { token });
  /** Another process, in which something else happens right before its first transaction. */
  const overtaken = (happen: () => Promise<unknown>) => {
    const { context: billing } = openSecondProcess(app);
    const { db, now, site } = billing;
    const ignored = { changed: () => {}, invalidate: () => {}, onChange: () => () => {} };
    return { db: overtakenBy(db, happen), now, site, billing, ...ignored };
  };
  const findPlan = (id: string) =>
    app.site.deps.db.queries
      .selectFrom('plans')
      .select(['name', 'version', 'retired_at'])
      .where('id', '=', id)
      .executeTakeFirst();
  return { send, overtaken, findPlan };
}

/** The built-in plan with another name. */
const edited = (version: number, name: string): EditedPlan => ({
  ...{ version, name, description: null, features: null, level: 'basic' },
  ...{ priceMinor: BASIC, currency: 'usd', interval: 'month' },
});

it('the same change of a plan is made once, and another one is refused', async () => {
  const { send, overtaken, findPlan } = await open();
  const change = (version: number, name: string) => () =>
    send('PUT', 'basic', edited(version, name));
  await editPlan(overtaken(change(0, 'Small')), terminal, 'basic', edited(0, 'Small'));
  expect(await findPlan('basic')).toMatchObject({ name: 'Small', version: 1 });
  await expect(
    editPlan(overtaken(change(1, 'Tiny')), terminal, 'basic', edited(1, 'Large')),
  ).rejects.toMatchObject({ code: 'edit_conflict' });
  expect(await findPlan('basic')).toMatchObject({ name: 'Tiny', version: 2 });
});

it('the same plan is retired once, and the last two are not retired together', async () => {
  const { send, overtaken, findPlan } = await open();
  const retire = (id: string) => () => send('POST', `${id}/retire`, { version: 0 });
  await retirePlan(overtaken(retire('basic')), terminal, { id: 'basic', version: 0 });
  expect(await findPlan('basic')).toMatchObject({ version: 1 });
  await expect(
    retirePlan(overtaken(retire('annual')), terminal, { id: 'premium', version: 0 }),
  ).rejects.toMatchObject({ code: 'conflict' });
  expect((await findPlan('annual'))?.retired_at).not.toBeNull();
  expect(await findPlan('premium')).toBeUndefined();
});
