import type { BillingOverview, ChangedSubscription } from '@rostra/contract';
import { describe, expect, it } from 'vitest';
import { openBillingApp } from './testing/billing-app.ts';

describe('subscribing', () => {
  it('begins unpaid, and is active once the browser has paid and the webhook came', async () => {
    const app = await openBillingApp();
    const ada = await app.join();
    expect(await ada.overview()).toEqual({
      state: 'none',
      customerId: null,
      subscription: null,
      entitlement: null,
      graceEndsAt: null,
      openInvoice: null,
    });
    const begun = await ada.begin('premium');
    expect(begun).toMatchObject({
      status: 'incomplete',
      planId: 'premium',
      planName: 'Premium Membership',
      priceId: 'price_premium',
      cancelAtPeriodEnd: false,
      payment: { kind: 'payment' },
    });
    expect(await ada.overview()).toMatchObject({ state: 'incomplete', entitlement: null });
    await app.confirm(begun.payment);
    await app.settle();
    expect(await ada.overview()).toMatchObject({
      state: 'active',
      subscription: { id: begun.id, status: 'active', endsAt: null },
      entitlement: { plan: 'premium' },
    });
    expect((await app.mails()).map(({ kind }) => kind)).toEqual(['billing-receipt']);
  });
});

export type { BillingOverview, ChangedSubscription };
