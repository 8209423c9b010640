import type { ClosingTotals } from '@rostra/contract';
import { priceOf } from '@rostra/contract/testing';
import type Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { MINUTE } from '../../../testing/test-clock.ts';
import { openPaid, send } from '../testing/paid-member.ts';

const BASIC = priceOf('basic');
const ANNUAL = priceOf('annual');

describe('the monthly closing', () => {
  it('has every entry of the month in the zone of the site, and the totals of Stripe', async () => {
    const { app, ada, treasurer, refund } = await openPaid();
    await app.site.deps.db.queries
      .updateTable('users')
      .set({ first_name: '=HYPERLINK("x")' })
      .where('id', '=', ada.userId)
      .execute();
    await refund(5_000);
    await app.advance(MINUTE);
    const grace = await app.join('grace');
    await grace.subscribe('basic', 'pm_card_createDispute');
    await app.advance(5 * MINUTE);
    // In Auckland it is the second of March when the site’s clock shows the first at noon.
    const month = '2040-03';
    const { body } = await send<{ data: ClosingTotals[] }>(
      app,
      treasurer,
      'GET',
      `/closing?month=${month}`,
    );
    const { objects } = await app.control<{ objects: Stripe.BalanceTransaction[] }>(
      'objects?kind=balance_transaction&limit=1000',
    );
    const total = objects.reduce((sum, { amount }) => sum + amount, 0);
    const fees = objects.reduce((sum, { fee }) => sum + fee, 0);
    expect(body.data).toEqual([
      {
        currency: 'usd',
        payments: ANNUAL + BASIC,
        refunds: -5_000,
        disputes: -BASIC,
        tax: 0,
        discounts: 0,
        fees,
        total,
        count: 4,
      },
    ]);
    const csv = await send<string>(app, treasurer, 'GET', `/closing/export?month=${month}`);
    const lines = String(csv.body).trim().split('\r\n');
    expect(lines).toHaveLength(6);
    expect(lines[1]).toMatch(/^"2040-03-02","payment",.*"'=HYPERLINK\(""x""\)",.*"usd",/);
    expect(lines[1]).toContain(`"usd",${ANNUAL / 100},0,`);
    expect(lines.some((line) => line.includes('"refund"') && line.includes(',-50,'))).toBe(true);
    expect(lines[5]).toBe(`"2040-03","total",,,,"usd",${total / 100},0,${fees / 100},"usd",,,0`);
    for (const other of ['2040-02', '2040-04']) {
      const empty = await send<{ data: ClosingTotals[] }>(
        app,
        treasurer,
        'GET',
        `/closing?month=${other}`,
      );
      expect(empty.body.data).toEqual([]);
    }
    expect((await send(app, treasurer, 'GET', '/closing?month=2040-13')).status).toBe(400);
  });

  it('keeps the entries of an erased member, without the member', async () => {
    const { app, ada, treasurer } = await openPaid();
    const { queries } = app.site.deps.db;
    await queries.deleteFrom('users').where('id', '=', ada.userId).execute();
    const csv = await send<string>(app, treasurer, 'GET', '/closing/export?month=2040-03');
    const [, line = ''] = String(csv.body).split('\r\n');
    expect(line).toContain(`,${ANNUAL / 100},`);
    expect(line).not.toContain('ada');
  });
});
