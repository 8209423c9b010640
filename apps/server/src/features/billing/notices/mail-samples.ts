import type { MailSamples } from '../../../feature.ts';
import type { CatalogPlan, PlanCatalog } from '../../../languages/plan-catalog.ts';
import { giftMailSamples } from '../gifts/mail-samples.ts';
import type { InvoiceRow } from '../invoices/invoices.repo.ts';
import type { SubscriptionRow } from '../subscriptions/subscriptions.repo.ts';
import type { BillingNotice } from './billing-notice.ts';
import { billingMail } from './emails.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** About a member who pays for the first plan that the site offers. */
export const billingMailSamples = (catalog: PlanCatalog): MailSamples => ({
  wording: 'billing-server',
  render: (site, made) => {
    const { to, at } = made;
    const plan = catalog.offered[0] ?? catalog.all[0];
    if (!plan) return [];
    const other = catalog.all.find(({ id }) => id !== plan.id);
    return [
      ...madeUpNotices(plan, other, at).map((notice) =>
        billingMail(site, { email: to }, notice, catalog),
      ),
      ...giftMailSamples(site, catalog, { plan, made }),
    ];
  },
});

function madeUpNotices(
  plan: CatalogPlan,
  other: CatalogPlan | undefined,
  at: Date,
): BillingNotice[] {
  const inDays = (days: number) => new Date(at.getTime() + days * DAY_MS).toISOString();
  const key = 'sample';
  const subscription = madeUpSubscription(plan, { start: inDays(0), end: inDays(30) });
  const paid = madeUpInvoice(plan, inDays(0));
  const open: InvoiceRow = {
    ...paid,
    status: 'open',
    amount_paid_minor: 0,
    amount_remaining_minor: plan.priceMinor,
    paid_at: null,
  };
  const scheduled = { priceId: other?.priceId ?? '', quantity: 1, at: inDays(30) };
  const fewerSeats = { priceId: plan.priceId ?? '', quantity: 2, at: inDays(30) };
  const group = { ...subscription, quantity: 3 };
  const pause = { startsAt: inDays(30), endsAt: inDays(60) };
  return [
    { kind: 'receipt', key, invoice: paid },
    { kind: 'payment-failed', key, invoice: open, isInGrace: true },
    { kind: 'payment-failed', key, invoice: open, isInGrace: false },
    { kind: 'action-required', key, invoice: open },
    { kind: 'plan-changed', key, subscription },
    {
      kind: 'plan-changed',
      key,
      subscription: { ...subscription, credit_minor: Math.ceil(plan.priceMinor / 2) },
    },
    { kind: 'price-changed', key, subscription },
    { kind: 'change-scheduled', key, subscription: next(subscription, scheduled), scheduled },
    { kind: 'change-scheduled', key, subscription: next(group, fewerSeats), scheduled: fewerSeats },
    { kind: 'change-undone', key, subscription, scheduled },
    { kind: 'change-undone', key, subscription: group, scheduled: fewerSeats },
    { kind: 'pause-planned', key, subscription, pause },
    { kind: 'pause-ending-soon', key, subscription, pause },
    { kind: 'pause-ended', key, subscription, pause },
    ...(['ending', 'ending-soon', 'ended'] as const).map((kind) => ({
      kind,
      key,
      subscription: { ...subscription, ends_at: inDays(30) },
    })),
  ];
}

const next = (
  subscription: SubscriptionRow,
  { priceId, quantity, at }: { priceId: string; quantity: number; at: string },
): SubscriptionRow => ({
  ...subscription,
  ...{ next_price_id: priceId, next_price_at: at, next_quantity: quantity },
});

function madeUpSubscription(
  { level, priceId, currency }: CatalogPlan,
  period: { start: string; end: string },
): SubscriptionRow {
  return {
    id: '',
    user_id: 0,
    customer_id: '',
    status: 'active',
    item_id: '',
    price_id: priceId ?? '',
    plan: level,
    currency,
    credit_minor: 0,
    debit_minor: 0,
    quantity: 1,
    next_quantity: null,
    period_starts_at: period.start,
    period_ends_at: period.end,
    cancel_at_period_end: 0,
    ends_at: null,
    canceled_at: null,
    unpaid_since: null,
    latest_invoice_id: null,
    is_current: 1,
    created_at: period.start,
    discount: null,
    annual_minor: null,
    next_price_id: null,
    next_price_at: null,
    pause_starts_at: null,
    pause_ends_at: null,
  };
}

function madeUpInvoice({ priceMinor, currency }: CatalogPlan, at: string): InvoiceRow {
  return {
    id: '',
    user_id: 0,
    customer_id: '',
    subscription_id: null,
    number: 'INV-0001',
    status: 'paid',
    reason: 'subscription_cycle',
    currency,
    total_minor: priceMinor,
    amount_paid_minor: priceMinor,
    amount_remaining_minor: 0,
    amount_refunded_minor: 0,
    is_disputed: 0,
    attempts: 1,
    needs_action: 0,
    created_at: at,
    due_at: null,
    paid_at: at,
    hosted_url: null,
    pdf_url: null,
    lines: '[]',
    decline_reason: null,
    next_attempt_at: null,
    tax_minor: 0,
    discount_minor: 0,
  };
}
