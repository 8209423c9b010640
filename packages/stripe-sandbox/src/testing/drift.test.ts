import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { expect, inject, test } from 'vitest';
import { API_VERSION } from '../wire/api-version.ts';
import { ABSENT } from './absent-fields.ts';
import { ROOTS } from './sdk-roots.ts';
import { startForTest, type TestSandbox } from './start.ts';
import { at, subscribe } from './subscribe.ts';
import { checkWire } from './validate.ts';

test('the sandbox and its stripe.js have the versions of the installed packages', async () => {
  const { stripe, sandbox } = await startForTest({ seed: [] });
  expect(stripe.getApiField('version')).toBe(API_VERSION);
  const main = createRequire(import.meta.url).resolve('@stripe/stripe-js');
  const loader = readFileSync(new URL('../dist/index.mjs', pathToFileURL(main)), 'utf8');
  const [, train] = /RELEASE_TRAIN = '(\w+)'/.exec(loader) ?? [];
  const script = await (await fetch(`${sandbox.url}/stripe.js`)).text();
  expect(script).toContain(`version: "${train}"`);
});

test('the schema check finds missing, unknown and wrong fields', async () => {
  const { stripe } = await startForTest({ seed: [] });
  const { lastResponse: _, ...customer } = await stripe.customers.create();
  const { email, ...without } = customer;
  expect(() => checkWire(without)).toThrow("must have required property 'email'");
  expect(() => checkWire({ ...customer, plan: 'x' })).toThrow('additional properties');
  expect(() => checkWire({ ...customer, balance: '0' })).toThrow('must be number');
  expect(() => checkWire({ ...customer, email })).not.toThrow();
});

test('every field the SDK declares is sent or listed as absent', async () => {
  const seen = await exerciseEverything(await startForTest());
  const missing: Record<string, string[]> = {};
  for (const kind of Object.keys(ROOTS)) {
    const absent = declaredFields(kind).filter((field) => !seen.get(kind)?.has(field));
    if (absent.length > 0) missing[kind] = absent;
  }
  expect(missing).toEqual(ABSENT);
});

interface ObjectSchema {
  $ref?: string;
  anyOf?: ObjectSchema[];
  properties?: Record<string, unknown>;
}

function declaredFields(kind: string): string[] {
  const { $defs, roots } = inject('sdkSchemas');
  const open = (schema: ObjectSchema): ObjectSchema =>
    schema.$ref === undefined
      ? schema
      : ($defs[schema.$ref.split('/').at(-1) ?? ''] as ObjectSchema);
  const root = roots[kind] as ObjectSchema;
  const variants = (root.anyOf ?? [root]).map(open);
  return [...new Set(variants.flatMap(({ properties = {} }) => Object.keys(properties)))].sort();
}

/** Exercises enough of the API that every object shows every field it can have. */
async function exerciseEverything({
  control,
  stripe,
  events,
}: TestSandbox): Promise<Map<string, Set<string>>> {
  const seen = new Map<string, Set<string>>();
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    if (typeof value !== 'object' || value === null) return;
    if ('object' in value && typeof value.object === 'string') {
      const fields = seen.get(value.object) ?? new Set();
      seen.set(value.object, new Set([...fields, ...Object.keys(value)]));
    }
    Object.values(value).forEach(visit);
  };
  const start = at('2026-06-01T00:00:00');
  const { advance, customer, subscription } = await subscribe(stripe, {
    card: 'pm_card_createDispute',
    params: { trial_period_days: 1 },
    start,
  });
  await advance(start + 4 * 86_400);
  const paused = await subscribe(stripe, {
    params: {
      trial_period_days: 1,
      trial_settings: { end_behavior: { missing_payment_method: 'pause' } },
    },
    start,
  });
  const [card] = (await stripe.customers.listPaymentMethods(paused.customer.id)).data;
  await stripe.paymentMethods.detach(card?.id ?? '');
  await paused.advance(start + 2 * 86_400);
  await stripe.subscriptions.update(subscription.id, { items: [{ price: 'price_premium' }] });
  await stripe.setupIntents.create({ customer: customer.id });
  const paid = await stripe.paymentIntents.create({
    amount: 500,
    confirm: true,
    currency: 'usd',
    payment_method: 'pm_card_visa',
  });
  await stripe.refunds.create({ payment_intent: paid.id });
  visit(
    await stripe.customers.retrieve(customer.id, {
      expand: ['subscriptions', 'sources', 'tax_ids'],
    }),
  );
  const external = await stripe.invoices.create({ customer: customer.id });
  await stripe.invoiceItems.create({
    amount: 900,
    currency: 'usd',
    customer: customer.id,
    invoice: external.id,
  });
  const settled = await stripe.invoices.pay(external.id, { paid_out_of_band: true });
  visit(settled);
  visit(await stripe.invoices.list({ expand: ['data.payments', 'data.confirmation_secret'] }));
  visit(await stripe.charges.list({ expand: ['data.refunds'] }));
  visit(await stripe.billingPortal.sessions.create({ customer: customer.id }));
  visit(await stripe.billingPortal.configurations.list());
  visit(
    await stripe.coupons.create({ applies_to: { products: ['prod_x'] }, id: 'X', percent_off: 5 }),
  );
  visit(await stripe.promotionCodes.create({ promotion: { coupon: 'X', type: 'coupon' } }));
  visit(
    await stripe.subscriptions.update(subscription.id, {
      discounts: [{ coupon: 'X' }],
      expand: ['discounts'],
    }),
  );
  visit(await stripe.coupons.del('X'));
  const scheduled = await subscribe(stripe, { start });
  visit(
    await stripe.subscriptionSchedules.create({ from_subscription: scheduled.subscription.id }),
  );
  const checkout = await stripe.checkout.sessions.create({
    line_items: [{ price: 'price_basic', quantity: 1 }],
    mode: 'subscription',
    success_url: 'http://localhost/',
  });
  visit(await stripe.checkout.sessions.retrieve(checkout.id, { expand: ['line_items'] }));
  visit(
    await stripe.checkout.sessions.create({
      line_items: [{ price: 'price_basic', quantity: 1 }],
      mode: 'subscription',
      return_url: 'http://localhost/',
      ui_mode: 'embedded_page',
    }),
  );
  const account = await stripe.setupIntents.create({
    confirm: true,
    customer: customer.id,
    mandate_data: { customer_acceptance: { offline: {}, type: 'offline' } },
    payment_method: 'pm_success_de',
  });
  visit(await stripe.mandates.retrieve(String(account.mandate)));
  await stripe.paymentIntents.create({
    amount: 1000,
    confirm: true,
    currency: 'usd',
    payment_method: 'pm_card_createIssuerFraudRecord',
  });
  visit(await stripe.radar.earlyFraudWarnings.list());
  visit(await stripe.balance.retrieve());
  visit(await stripe.balanceTransactions.list());
  visit(await stripe.taxRates.create({ display_name: 'VAT', inclusive: true, percentage: 20 }));
  visit(
    await stripe.creditNotes.create({
      invoice: external.id,
      lines: [
        {
          invoice_line_item: settled.lines.data[0]?.id ?? '',
          type: 'invoice_line_item',
        },
      ],
      out_of_band_amount: 900,
    }),
  );
  visit(
    await stripe.customers.createBalanceTransaction(customer.id, { amount: -1, currency: 'usd' }),
  );
  const draft = await stripe.invoices.create({ customer: customer.id });
  visit(await stripe.invoices.del(draft.id));
  const item = await stripe.invoiceItems.create({
    amount: 9,
    currency: 'usd',
    customer: customer.id,
  });
  visit(await stripe.invoiceItems.del(item.id));
  const product = await stripe.products.create({ name: 'Brief' });
  visit(await stripe.products.del(product.id));
  const endpoint = await stripe.webhookEndpoints.create({
    enabled_events: ['price.created'],
    url: 'http://127.0.0.1:9/',
  });
  visit(endpoint);
  visit(await stripe.webhookEndpoints.del(endpoint.id));
  const items = await stripe.subscriptionItems.list({ subscription: subscription.id });
  visit(await stripe.subscriptionItems.del(items.data[1]?.id ?? ''));
  visit(await stripe.paymentMethods.list());
  visit(await events());
  visit(await stripe.testHelpers.testClocks.del(paused.clock.id));
  visit(await stripe.customers.retrieve(paused.customer.id));
  await control('clock', { advanceSeconds: 5 * 86_400 });
  visit(await stripe.payouts.create({ amount: 1, currency: 'usd' }));
  return seen;
}
