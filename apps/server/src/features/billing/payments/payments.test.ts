import { priceOf } from '@rostra/contract/testing';
import { describe, expect, it } from 'vitest';
import { joinAs } from '../../../testing/staff/staff-context.ts';
import { DAY, HOUR, MINUTE } from '../../../testing/test-clock.ts';
import { openBillingApp } from '../testing/billing-app.ts';
import { listPayments, openPaid, send } from '../testing/paid-member.ts';

const BASIC = priceOf('basic');
const ANNUAL = priceOf('annual');

describe('the list of payments', () => {
  it('says why a payment failed and when it is tried again', async () => {
    const app = await openBillingApp();
    const ada = await app.join('ada');
    await ada.subscribe('basic');
    await app.control('faults', { kind: 'fail_payment', declineCode: 'insufficient_funds' });
    await app.advance(31 * DAY + 2 * HOUR);
    const treasurer = await joinAs(app.site, 'tom', 'treasurer');
    const failed = (await listPayments(app, treasurer, '?state=failed')).data;
    expect(failed).toMatchObject([
      {
        member: { id: ada.userId, name: 'ada' },
        amount: BASIC,
        isPaid: false,
        declineReason: 'insufficient_funds',
        attempts: 1,
      },
    ]);
    expect(Date.parse(failed[0]?.nextAttemptAt ?? '')).toBeGreaterThan(
      app.site.clock.now().getTime(),
    );
    const first = await listPayments(app, treasurer, '?pageSize=1');
    const second = await listPayments(
      app,
      treasurer,
      `?pageSize=1&cursor=${encodeURIComponent(first.meta.nextCursor ?? '')}`,
    );
    expect([...first.data, ...second.data].map(({ isPaid }) => isPaid)).toEqual([false, true]);
    expect(second.meta.nextCursor).toBeNull();
    expect((await listPayments(app, treasurer, '?state=paid')).data).toEqual(second.data);
  });

  it('marks a disputed payment, which cannot be refunded', async () => {
    const { app, treasurer, refund } = await openPaid('pm_card_createDispute');
    await app.advance(5 * MINUTE);
    const disputed = async () => (await listPayments(app, treasurer, '?state=disputed')).data;
    expect(await disputed()).toMatchObject([
      {
        isDisputed: true,
        disputes: [{ reason: 'fraudulent', state: 'open', amount: ANNUAL, url: null }],
      },
    ]);
    const due = (await disputed())[0]?.disputes[0]?.dueAt ?? '';
    expect(Date.parse(due)).toBeGreaterThan(app.site.clock.now().getTime() + 6 * DAY);
    expect((await refund(1)).status).toBe(400);
    const [dispute] = (await app.stripe.disputes.list({ limit: 1 })).data;
    await app.stripe.disputes.close(dispute?.id ?? '');
    await app.settle();
    expect(await disputed()).toMatchObject([{ disputes: [{ state: 'lost', dueAt: null }] }]);
  });

  it('shows every dispute of a payment', async () => {
    const { app, treasurer } = await openPaid('pm_card_createDispute');
    await app.advance(5 * MINUTE);
    const { queries } = app.site.deps.db;
    const first = await queries.selectFrom('disputes').selectAll().executeTakeFirstOrThrow();
    await queries
      .insertInto('disputes')
      .values({ ...first, id: 'du_2', state: 'won', created_at: '2041-01-01T00:00:00.000Z' })
      .execute();
    const [payment] = (await listPayments(app, treasurer)).data;
    expect(payment?.disputes.map(({ state }) => state)).toEqual(['won', 'open']);
  });
});

describe('the status', () => {
  it('says whether Stripe can be reached', async () => {
    const { app, treasurer } = await openPaid();
    const status = async () =>
      (await send<{ data: { stripe: string; asOf: string } }>(app, treasurer, 'GET', '/status'))
        .body.data;
    expect((await status()).stripe).toBe('reachable');
    await app.control('faults', { kind: 'break', response: 'server_error', times: 1 });
    const down = await status();
    expect(down.stripe).toBe('unreachable');
    expect(Number.isNaN(Date.parse(down.asOf))).toBe(false);
  });
});
