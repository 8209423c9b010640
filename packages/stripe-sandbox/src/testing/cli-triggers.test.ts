import { expect, test } from 'vitest';
import { startForTest } from './start.ts';

/**
 * The calls that `stripe trigger` makes for the events this sandbox supports, without the parameters that this API
 * version no longer has (`payment_method_types`, `source`, `coupon`, `iterations`). A step is `name: path?form`; `$name`
 * is the id that an earlier step returned, and a leading `!` expects a card error. `CONTROL` calls the sandbox's own API:
 * it lets days pass, and gives discounts to customers, for which this API version has no parameter.
 */
const CUSTOMER = 'customer: customers';
const PRODUCT = 'product: products?name=Brief';
const PRICE =
  'price: prices?product=$product&unit_amount=1500&currency=usd&recurring[interval]=month';
const ITEM = 'item: invoiceitems?amount=2000&currency=usd&customer=$customer';
const INVOICE = 'invoice: invoices?customer=$customer&pending_invoice_items_behavior=include';
const BILLED = [CUSTOMER, ITEM, INVOICE];
const PAYING =
  'customer: customers?payment_method=pm_card_visa&invoice_settings[default_payment_method]=pm_card_visa';
const SUBSCRIBED = [
  PAYING,
  PRODUCT,
  PRICE,
  'subscription: subscriptions?customer=$customer&items[0][price]=$price',
];
const pay = (card: string, more = '') =>
  `intent: payment_intents?amount=2000&currency=usd&confirm=true&payment_method=${card}${more}`;
const CREDITED = [
  ...BILLED,
  'open: invoices/$invoice/finalize',
  'note: credit_notes?invoice=$invoice&lines[0][type]=custom_line_item&lines[0][unit_amount]=1000&lines[0][quantity]=1&lines[0][description]=x',
];

const PORTAL =
  'portal: billing_portal/configurations?business_profile[headline]=x&business_profile[privacy_policy_url]=https://www.example.com&business_profile[terms_of_service_url]=https://www.example.com&features[subscription_cancel][enabled]=true';
const checkout = (currency: string, method: string, amount: number) => [
  PRODUCT,
  `price: prices?product=$product&unit_amount=1500&currency=${currency}`,
  'session: checkout/sessions?mode=payment&success_url=http://localhost&cancel_url=http://localhost&line_items[0][price]=$price&line_items[0][quantity]=2&payment_intent_data[shipping][name]=Jenny&payment_intent_data[shipping][address][line1]=x',
  'page: GET payment_pages/$session',
  `method: payment_methods?${method}&billing_details[email]=a@example.com&billing_details[name]=Jenny`,
  `done: payment_pages/$session/confirm?payment_method=$method&expected_amount=${amount}`,
];
const PLAN = 'plan: plans?currency=usd&interval=month&amount=2000&product[name]=Brief';
const PAYOUT = 'payout: payouts?amount=1100&currency=usd';
const CLOCK = 'clock: test_helpers/test_clocks?frozen_time=1577836800&name=x';
const clockedSchedule = (end: string) => [
  CLOCK,
  'customer: customers?test_clock=$clock',
  PRODUCT,
  PRICE,
  `schedule: subscription_schedules?customer=$customer&start_date=1577836800&phases[0][items][0][price]=$price&phases[0][items][0][quantity]=1&${end}`,
];
/** Lets the days pass that a debit takes. */
const DAYS = 'later: CONTROL clock?advanceSeconds=432000';

const TRIGGERS: Record<string, string[]> = {
  'billing_portal.configuration.created': [PORTAL],
  'billing_portal.configuration.updated': [
    PORTAL,
    'updated: billing_portal/configurations/$portal?metadata[foo]=bar',
  ],
  'billing_portal.session.created': [
    CUSTOMER,
    'session: billing_portal/sessions?customer=$customer',
  ],
  'charge.captured': [
    pay('pm_card_visa', '&capture_method=manual'),
    'done: payment_intents/$intent/capture',
  ],
  'charge.dispute.closed': [
    pay('pm_card_createDisputeInquiry'),
    'dispute: GET disputes?payment_intent=$intent',
    'closed: disputes/$dispute/close',
  ],
  'charge.dispute.created': [pay('pm_card_createDisputeInquiry'), 'dispute: GET disputes'],
  'charge.dispute.updated': [
    pay('pm_card_createDisputeInquiry'),
    'dispute: GET disputes?payment_intent=$intent',
    'updated: disputes/$dispute?metadata[foo]=bar',
  ],
  'charge.failed': [`!${pay('pm_card_visa_chargeDeclined')}`],
  'charge.refund.updated': [
    pay('pm_card_visa'),
    'refund: refunds?payment_intent=$intent',
    'updated: refunds/$refund?metadata[order_id]=6735',
  ],
  'charge.refunded': [pay('pm_card_visa'), 'refund: refunds?payment_intent=$intent'],
  'charge.succeeded': [pay('pm_card_visa')],
  'checkout.session.expired': [
    PRODUCT,
    PRICE,
    'session: checkout/sessions?mode=subscription&success_url=http://localhost&line_items[0][price]=$price&line_items[0][quantity]=1',
    'expired: checkout/sessions/$session/expire',
  ],
  'checkout.session.async_payment_failed': [
    ...checkout('eur', 'type=sepa_debit&sepa_debit[iban]=IT60X0542811101000000123456', 3000),
    DAYS,
  ],
  'checkout.session.async_payment_succeeded': [
    ...checkout('eur', 'type=sepa_debit&sepa_debit[iban]=AT611904300234573201', 3000),
    DAYS,
  ],
  'checkout.session.completed': checkout('usd', 'type=card&card[token]=tok_visa', 3000),
  'coupon.created': ['coupon: coupons?percent_off=20'],
  'coupon.deleted': ['coupon: coupons?percent_off=20', 'deleted: DELETE coupons/$coupon'],
  'coupon.updated': [
    'coupon: coupons?percent_off=20',
    'updated: coupons/$coupon?metadata[foo]=bar',
  ],
  'credit_note.created': CREDITED,
  'credit_note.updated': [...CREDITED, 'updated: credit_notes/$note?metadata[foo]=bar'],
  'credit_note.voided': [...CREDITED, 'voided: credit_notes/$note/void'],
  'customer.created': [CUSTOMER],
  'customer.deleted': [CUSTOMER, 'deleted: DELETE customers/$customer'],
  'customer.discount.created': [
    CUSTOMER,
    'coupon: coupons?percent_off=20',
    'discount: CONTROL customers/discount?customer=$customer&coupon=$coupon',
  ],
  'customer.discount.deleted': [
    CUSTOMER,
    'coupon: coupons?percent_off=20',
    'discount: CONTROL customers/discount?customer=$customer&coupon=$coupon',
    'deleted: DELETE customers/$customer/discount',
  ],
  'customer.discount.updated': [
    CUSTOMER,
    'coupon: coupons?percent_off=20',
    'discount: CONTROL customers/discount?customer=$customer&coupon=$coupon',
    'second: coupons?percent_off=30',
    'updated: CONTROL customers/discount?customer=$customer&coupon=$second',
  ],
  'customer.subscription.created': SUBSCRIBED,
  'customer.subscription.deleted': [...SUBSCRIBED, 'ended: DELETE subscriptions/$subscription'],
  'customer.subscription.paused': [
    CUSTOMER,
    PRODUCT,
    PRICE,
    'subscription: subscriptions?customer=$customer&items[0][price]=$price&trial_period_days=7&trial_settings[end_behavior][missing_payment_method]=pause',
    'paused: subscriptions/$subscription?trial_end=now',
  ],
  'customer.subscription.trial_will_end': [
    CUSTOMER,
    PRODUCT,
    PRICE,
    'subscription: subscriptions?customer=$customer&items[0][price]=$price&trial_period_days=1',
    'seen: GET subscriptions',
  ],
  'customer.subscription.updated': [
    ...SUBSCRIBED,
    'updated: subscriptions/$subscription?metadata[foo]=bar',
  ],
  'customer.updated': [CUSTOMER, 'updated: customers/$customer?metadata[foo]=bar'],
  'invoice.created': BILLED,
  'invoice.deleted': [...BILLED, 'deleted: DELETE invoices/$invoice'],
  'invoice.finalized': [...BILLED, 'open: invoices/$invoice/finalize'],
  'invoice.marked_uncollectible': [
    ...BILLED,
    'open: invoices/$invoice/finalize',
    'given: invoices/$invoice/mark_uncollectible',
  ],
  'invoice.paid': [
    CUSTOMER,
    'card: payment_methods/pm_card_visa/attach?customer=$customer',
    ITEM,
    INVOICE,
    'paid: invoices/$invoice/pay?payment_method=$card',
  ],
  'invoice.payment_action_required': [
    CUSTOMER,
    'card: payment_methods/pm_card_threeDSecure2Required/attach?customer=$customer',
    ITEM,
    INVOICE,
    '!paid: invoices/$invoice/pay?payment_method=$card',
  ],
  'invoice.payment_failed': [
    CUSTOMER,
    'card: payment_methods/pm_card_chargeCustomerFail/attach?customer=$customer',
    ITEM,
    INVOICE,
    '!paid: invoices/$invoice/pay?payment_method=$card',
  ],
  'invoice.sent': [
    CUSTOMER,
    ITEM,
    `${INVOICE}&collection_method=send_invoice&days_until_due=7`,
    'sent: invoices/$invoice/send',
  ],
  'invoice.updated': [...BILLED, 'updated: invoices/$invoice?metadata[foo]=bar'],
  'invoice.voided': [...BILLED, 'open: invoices/$invoice/finalize', 'void: invoices/$invoice/void'],
  'invoiceitem.created': [CUSTOMER, ITEM],
  'invoiceitem.deleted': [CUSTOMER, ITEM, 'deleted: DELETE invoiceitems/$item'],
  'payment_intent.amount_capturable_updated': [pay('pm_card_visa', '&capture_method=manual')],
  'payment_intent.canceled': [
    'intent: payment_intents?amount=2000&currency=usd',
    'canceled: payment_intents/$intent/cancel?cancellation_reason=requested_by_customer',
  ],
  'payment_intent.created': ['intent: payment_intents?amount=2000&currency=usd'],
  'payment_intent.payment_failed': [`!${pay('pm_card_chargeDeclined')}`],
  'payment_intent.processing': [
    'method: payment_methods?type=sepa_debit&sepa_debit[iban]=AT321904300235473204&billing_details[name]=Bob&billing_details[email]=bob@example.com',
    'intent: payment_intents?payment_method=$method&amount=1000&currency=eur&confirm=true&mandate_data[customer_acceptance][accepted_at]=1590590577&mandate_data[customer_acceptance][type]=offline',
  ],
  'payment_intent.requires_action': [pay('pm_card_authenticationRequired')],
  'payment_intent.succeeded': [
    pay('pm_card_visa', '&shipping[name]=Jenny&shipping[address][line1]=510%20Townsend'),
  ],
  'payment_method.attached': [
    CUSTOMER,
    'card: payment_methods/pm_card_visa/attach?customer=$customer',
  ],
  'payment_method.detached': [
    CUSTOMER,
    'card: payment_methods/pm_card_visa/attach?customer=$customer',
    'detached: payment_methods/$card/detach',
  ],
  'payment_method.updated': [
    CUSTOMER,
    'card: payment_methods/pm_card_visa/attach?customer=$customer',
    'updated: payment_methods/$card?metadata[foo]=bar',
  ],
  'payout.created': [pay('pm_card_bypassPending'), PAYOUT],
  'payout.updated': [
    pay('pm_card_bypassPending'),
    PAYOUT,
    'updated: payouts/$payout?metadata[foo]=bar',
  ],
  'plan.created': [PLAN],
  'plan.deleted': [PLAN, 'deleted: DELETE plans/$plan'],
  'plan.updated': [PLAN, 'updated: plans/$plan?metadata[foo]=bar'],
  'price.created': [PRODUCT, PRICE],
  'price.updated': [PRODUCT, PRICE, 'updated: prices/$price?metadata[foo]=bar'],
  'product.created': [PRODUCT],
  'product.deleted': [PRODUCT, 'deleted: DELETE products/$product'],
  'product.updated': [PRODUCT, 'updated: products/$product?metadata[foo]=bar'],
  'promotion_code.created': [
    'coupon: coupons?percent_off=20',
    'code: promotion_codes?promotion[type]=coupon&promotion[coupon]=$coupon',
  ],
  'promotion_code.updated': [
    'coupon: coupons?percent_off=20',
    'code: promotion_codes?promotion[type]=coupon&promotion[coupon]=$coupon',
    'updated: promotion_codes/$code?metadata[foo]=bar',
  ],
  'setup_intent.canceled': [
    'intent: setup_intents',
    'canceled: setup_intents/$intent/cancel?cancellation_reason=requested_by_customer',
  ],
  'setup_intent.created': ['intent: setup_intents'],
  'setup_intent.requires_action': [
    'intent: setup_intents?confirm=true&payment_method=pm_card_authenticationRequired',
  ],
  'setup_intent.setup_failed': [
    '!intent: setup_intents?confirm=true&payment_method=pm_card_chargeDeclined',
  ],
  'setup_intent.succeeded': ['intent: setup_intents?confirm=true&payment_method=pm_card_visa'],
  'subscription_schedule.canceled': [
    PAYING,
    PRODUCT,
    PRICE,
    'schedule: subscription_schedules?customer=$customer&start_date=now&phases[0][items][0][price]=$price&phases[1][items][0][price]=$price&phases[1][items][0][quantity]=2',
    'canceled: subscription_schedules/$schedule/cancel',
  ],
  'subscription_schedule.completed': [
    ...clockedSchedule('end_behavior=release&phases[0][duration][interval]=month'),
    'moved: test_helpers/test_clocks/$clock/advance?frozen_time=1580515200',
  ],
  'subscription_schedule.expiring': [
    ...clockedSchedule('end_behavior=cancel&phases[0][end_date]=1580256000'),
    'moved: test_helpers/test_clocks/$clock/advance?frozen_time=1579478400',
    'later: test_helpers/test_clocks/$clock/advance?frozen_time=1579737600',
  ],
  'subscription_schedule.created': [
    PAYING,
    PRODUCT,
    PRICE,
    'schedule: subscription_schedules?customer=$customer&start_date=now&phases[0][items][0][price]=$price',
  ],
  'subscription_schedule.released': [
    ...SUBSCRIBED,
    'schedule: subscription_schedules?from_subscription=$subscription',
    'released: subscription_schedules/$schedule/release',
  ],
  'subscription_schedule.updated': [
    PAYING,
    PRODUCT,
    PRICE,
    'schedule: subscription_schedules?customer=$customer&start_date=now&phases[0][items][0][price]=$price&phases[1][items][0][price]=$price&phases[1][items][0][quantity]=2',
    'updated: subscription_schedules/$schedule?metadata[foo]=bar',
  ],
  'tax_rate.created': ['rate: tax_rates?display_name=test&inclusive=true&percentage=10'],
  'tax_rate.updated': [
    'rate: tax_rates?display_name=test&inclusive=true&percentage=10',
    'updated: tax_rates/$rate?active=false',
  ],
  'test_helpers.test_clock.advancing': [
    CLOCK,
    'moved: test_helpers/test_clocks/$clock/advance?frozen_time=1580515200',
  ],
  'test_helpers.test_clock.created': [CLOCK],
  'test_helpers.test_clock.deleted': [CLOCK, 'deleted: DELETE test_helpers/test_clocks/$clock'],
  'test_helpers.test_clock.ready': [
    'clock: test_helpers/test_clocks?frozen_time=1800000000',
    'moved: test_helpers/test_clocks/$clock/advance?frozen_time=1800000100',
  ],
};

test.each(Object.entries(TRIGGERS))('stripe trigger %s', async (type, steps) => {
  const { control, events, sandbox } = await startForTest({ seed: [] });
  const ids = new Map<string, string>();
  for (const step of steps) {
    const isExpectedToFail = step.startsWith('!');
    const [name = '', rest = ''] = step.replace('!', '').split(/: (.*)/);
    const filled = rest.replace(/\$(\w+)/g, (_, found: string) => ids.get(found) ?? '');
    const [, method = 'POST', path = '', form = ''] =
      /^(?:(GET|DELETE|CONTROL) )?([^?]+)\??(.*)$/.exec(filled) ?? [];
    if (method === 'CONTROL') {
      const fields = [...new URLSearchParams(form)].map(([key, value]) => [
        key,
        /^\d+$/.test(value) ? Number(value) : value,
      ]);
      await control(path, Object.fromEntries(fields));
      continue;
    }
    const isGet = method === 'GET';
    const response = await fetch(`${sandbox.url}/v1/${path}${isGet ? `?${form}` : ''}`, {
      headers: { authorization: 'Bearer sk_test_sandbox' },
      method,
      ...(isGet ? {} : { body: new URLSearchParams(form) }),
    });
    const body = (await response.json()) as {
      id?: string;
      data?: { id: string }[];
      error?: { message: string; type: string };
    };
    expect([step, body.error?.message, body.error?.type]).toEqual(
      isExpectedToFail ? [step, expect.any(String), 'card_error'] : [step, undefined, undefined],
    );
    ids.set(name, body.id ?? body.data?.[0]?.id ?? '');
  }
  expect((await events()).map((event) => event.type)).toContain(type);
});
