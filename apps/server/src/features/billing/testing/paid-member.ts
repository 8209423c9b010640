import { randomUUID } from 'node:crypto';
import type { AuthResponse, ErrorEnvelope, Payment } from '@rostra/contract';
import type Stripe from 'stripe';
import { expect } from 'vitest';
import { joinAs } from '../../../testing/staff/staff-context.ts';
import { type BillingApp, openBillingApp } from '../testing/billing-app.ts';

export const send = <T = ErrorEnvelope>(
  app: BillingApp,
  { jwt: token }: AuthResponse,
  method: 'GET' | 'POST',
  path: string,
  body?: object,
) => app.site.send<T>(method, `/api/studio/money${path}`, body, { token });

interface Page {
  data: Payment[];
  meta: { nextCursor: string | null };
}

export const listPayments = async (app: BillingApp, person: AuthResponse, query = '') => {
  const { status, body } = await send<Page>(app, person, 'GET', `/payments${query}`);
  expect(status).toBe(200);
  return body;
};

/** A member who has paid the annual plan, and a treasurer. */
export async function openPaid(card?: string) {
  const app = await openBillingApp({ env: { SITE_TIME_ZONE: 'Pacific/Auckland' } });
  const ada = await app.join('ada');
  await ada.subscribe('annual', card);
  const treasurer = await joinAs(app.site, 'tom', 'treasurer');
  const payment = (await listPayments(app, treasurer)).data[0] as Payment;
  const refund = (amount: number, key: string = randomUUID(), person = treasurer) =>
    send(app, person, 'POST', `/payments/${payment.id}/refund`, { amount, key });
  const refunds = async (): Promise<Stripe.Refund[]> =>
    (await app.stripe.refunds.list({ limit: 100 })).data;
  return { app, ada, treasurer, payment, refund, refunds };
}
