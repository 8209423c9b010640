import { randomUUID } from 'node:crypto';
import type { RefundPreview } from '@rostra/contract';
import { priceOf } from '@rostra/contract/testing';
import { describe, expect, it } from 'vitest';
import { joinAs } from '../../../testing/staff/staff-context.ts';
import type { BillingApp } from '../testing/billing-app.ts';
import { listPayments, openPaid, send } from '../testing/paid-member.ts';

const ANNUAL = priceOf('annual');

const refundActions = (app: BillingApp) =>
  app.site.deps.db.queries
    .selectFrom('audit_log')
    .select(['actor_name', 'after'])
    .where('action', '=', 'money.refund')
    .execute();

describe('a refund', () => {
  it('shows first what is left and that access stays', async () => {
    const { app, ada, treasurer, payment, refund } = await openPaid();
    const preview = async () =>
      (await send<{ data: RefundPreview }>(app, treasurer, 'GET', `/payments/${payment.id}/refund`))
        .body.data;
    const { entitlement } = await ada.overview();
    expect(await preview()).toMatchObject({
      currency: 'usd',
      amountPaid: ANNUAL,
      amountRefunded: 0,
      amountLeft: ANNUAL,
      accessUntil: entitlement?.until,
    });
    expect((await refund(10_000)).status).toBe(200);
    expect(await preview()).toMatchObject({ amountRefunded: 10_000, amountLeft: ANNUAL - 10_000 });
    expect((await ada.overview()).entitlement).toEqual(entitlement);
    expect((await listPayments(app, treasurer, '?state=refunded')).data[0]).toMatchObject({
      amount: ANNUAL,
      amountRefunded: 10_000,
    });
    expect(await refundActions(app)).toMatchObject([{ actor_name: 'tom' }]);
  });

  it('is made once for each key', async () => {
    const { app, refund, refunds } = await openPaid();
    const key = randomUUID();
    const results = await Promise.all([refund(500, key), refund(500, key), refund(500, key)]);
    expect(results.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await refunds()).map(({ amount }) => amount)).toEqual([500]);
    expect((await refund(600, key)).status).toBe(409);
    expect(await refundActions(app)).toHaveLength(1);
  });

  it('never exceeds the payment, even if two are made at once', async () => {
    const { refund, refunds } = await openPaid();
    expect((await refund(ANNUAL + 1)).body.error.code).toBe('validation_failed');
    const results = await Promise.all([refund(ANNUAL - 5_000), refund(ANNUAL - 5_000)]);
    expect(results.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    expect((await refund(5_001)).status).toBe(400);
    expect((await refund(5_000)).status).toBe(200);
    expect((await refunds()).reduce((sum, { amount }) => sum + amount, 0)).toBe(ANNUAL);
    for (const amount of [0, -1, 1.5]) expect((await refund(amount)).status).toBe(400);
  });

  it('needs the role', async () => {
    const { app, payment, refund, refunds } = await openPaid();
    const editor = await joinAs(app.site, 'eve', 'editor');
    expect((await refund(1, randomUUID(), editor)).status).toBe(403);
    expect((await send(app, editor, 'GET', '/payments')).status).toBe(403);
    expect((await send(app, editor, 'GET', `/payments/${payment.id}/refund`)).status).toBe(403);
    expect(await refunds()).toEqual([]);
  });

  it('leaves nothing behind if Stripe fails, and can be repeated', async () => {
    const { app, treasurer, refund, refunds } = await openPaid();
    const key = randomUUID();
    const match = 'POST /v1/refunds';
    await app.control('faults', { kind: 'break', response: 'server_error', match, times: 3 });
    const failed = await refund(500, key);
    expect([failed.status, failed.body.error.code]).toEqual([503, 'payments_unavailable']);
    expect(await refunds()).toEqual([]);
    expect(await refundActions(app)).toEqual([]);
    expect((await listPayments(app, treasurer)).data[0]?.amountRefunded).toBe(0);
    expect((await refund(500, key)).status).toBe(200);
    expect(await refunds()).toHaveLength(1);
  });

  it('is completed by the webhook if the response is lost', async () => {
    const { app, refund, refunds } = await openPaid();
    const key = randomUUID();
    const match = 'POST /v1/refunds';
    await app.control('faults', { kind: 'drop', when: 'after', match, times: 3 });
    expect((await refund(500, key)).status).toBe(503);
    await app.settle();
    expect(await refundActions(app)).toHaveLength(1);
    expect((await refund(500, key)).status).toBe(200);
    expect(await refunds()).toHaveLength(1);
    expect(await refundActions(app)).toHaveLength(1);
  });
});
