import type { ErrorEnvelope, Payout } from '@rostra/contract';
import { describe, expect, it } from 'vitest';
import { joinAs } from '../../../testing/staff/staff-context.ts';
import { PASSWORD } from '../../../testing/test-accounts.ts';
import { DAY, HOUR } from '../../../testing/test-clock.ts';
import { openBillingApp } from '../testing/billing-app.ts';

interface Page {
  data: Payout[];
  meta: { nextCursor: string | null };
}

/** A site in New Zealand whose balance can be paid out. It is 7 March 2040, 01:00 there, and still the 6th in UTC. */
async function open() {
  const app = await openBillingApp({ env: { SITE_TIME_ZONE: 'Pacific/Auckland' } });
  await (await app.join('ada')).subscribe('annual');
  await joinAs(app.site, 'tom', 'treasurer');
  await app.advance(5 * DAY);
  let { jwt } = (await app.site.logIn('tom', PASSWORD)).body;
  const get = <T = ErrorEnvelope>(path = '', token = jwt) =>
    app.site.send<T>('GET', `/api/studio/money/payouts${path}`, undefined, { token });
  const pay = (amount: number) => app.stripe.payouts.create({ amount, currency: 'usd' });
  const advance = async (milliseconds: number) => {
    await app.advance(milliseconds);
    jwt = (await app.site.logIn('tom', PASSWORD)).body.jwt;
  };
  return { app, get, pay, advance };
}

describe('payouts', () => {
  it('have the time of the site and a day at the bank that is the same in every zone', async () => {
    const { get, pay } = await open();
    const { id } = await pay(1_234);
    expect((await get<Page>()).body).toEqual({
      data: [
        {
          ...{ id, currency: 'usd', amount: 1_234, state: 'paid' },
          ...{ at: '2040-03-06T12:00:00.000Z', arrivesOn: '2040-03-06' },
        },
      ],
      meta: { nextCursor: null },
    });
    const csv = String((await get<string>('/export')).body);
    expect(csv.split('\r\n').slice(0, 2)).toEqual([
      '"date","arrives","state","currency","amount","id"',
      `"2040-03-07","2040-03-06","paid","usd",12.34,"${id}"`,
    ]);
  });

  it('are listed page by page, newest first, and exported as a whole', async () => {
    const { get, pay, advance } = await open();
    const created: string[] = [];
    for (let count = 0; count < 51; count += 1) {
      created.unshift((await pay(100 + count)).id);
      if (count % 25 === 0) await advance(HOUR);
    }
    const first = (await get<Page>()).body;
    const second = (await get<Page>(`?cursor=${first.meta.nextCursor}`)).body;
    expect([first.data.length, second.data.length, second.meta.nextCursor]).toEqual([50, 1, null]);
    const ids = [...first.data, ...second.data].map(({ id }) => id);
    expect(ids).toEqual(created);
    const lines = String((await get<string>('/export')).body)
      .trim()
      .split('\r\n')
      .slice(1);
    expect(lines.map((line) => line.split(',').at(-1))).toEqual(ids.map((id) => `"${id}"`));
  });

  it('are exported for a year', async () => {
    const { get, pay, advance } = await open();
    await pay(100);
    await advance(300 * DAY);
    const { id } = await pay(200);
    await advance(70 * DAY);
    const lines = String((await get<string>('/export')).body)
      .trim()
      .split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(id);
    expect((await get<Page>()).body.data).toHaveLength(2);
  });

  it('cannot be read while Stripe is down, and a file is never half of them', async () => {
    const { app, get, pay } = await open();
    await pay(100);
    for (const path of ['', '/export']) {
      await app.control('faults', { kind: 'break', response: 'server_error', times: 3 });
      const { status, body } = await get(path);
      expect([status, body.error.code]).toEqual([503, 'payments_unavailable']);
      expect(body.error.message).toContain('Stripe cannot be reached right now');
    }
    expect((await get()).status).toBe(200);
  });

  it('say which permission the key lacks', async () => {
    const { app, get } = await open();
    for (const path of ['', '/export']) {
      const fault = { kind: 'break', response: 'not_permitted', match: 'GET /v1/payouts' };
      await app.control('faults', { ...fault, times: 1 });
      const { status, body } = await get(path);
      expect([status, body.error.code]).toEqual([503, 'payments_unavailable']);
      expect(body.error.message).toContain('“Payouts: Read”');
    }
  });

  it('are for staff who may see money, and refuse a cursor that is none', async () => {
    const { app, get } = await open();
    const { jwt } = await joinAs(app.site, 'edith', 'editor');
    for (const path of ['', '/export']) expect((await get(path, jwt)).status).toBe(403);
    expect((await get('?cursor=x')).status).toBe(400);
    expect((await get('?cursor=po_unknown')).status).toBe(404);
  });
});
