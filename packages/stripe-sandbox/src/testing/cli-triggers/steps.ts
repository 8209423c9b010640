/** Steps that several triggers share; see `triggers.ts`. */
export const CUSTOMER = 'customer: customers';
export const PRODUCT = 'product: products?name=Brief';
export const PRICE =
  'price: prices?product=$product&unit_amount=1500&currency=usd&recurring[interval]=month';
export const ITEM = 'item: invoiceitems?amount=2000&currency=usd&customer=$customer';
export const INVOICE =
  'invoice: invoices?customer=$customer&pending_invoice_items_behavior=include';
export const BILLED = [CUSTOMER, ITEM, INVOICE];
export const PAYING =
  'customer: customers?payment_method=pm_card_visa&invoice_settings[default_payment_method]=pm_card_visa';
export const SUBSCRIBED = [
  PAYING,
  PRODUCT,
  PRICE,
  'subscription: subscriptions?customer=$customer&items[0][price]=$price',
];
export const pay = (card: string, more = '') =>
  `intent: payment_intents?amount=2000&currency=usd&confirm=true&payment_method=${card}${more}`;
export const CREDITED = [
  ...BILLED,
  'open: invoices/$invoice/finalize',
  'note: credit_notes?invoice=$invoice&lines[0][type]=custom_line_item&lines[0][unit_amount]=1000&lines[0][quantity]=1&lines[0][description]=x',
];

export const PORTAL =
  'portal: billing_portal/configurations?business_profile[headline]=x&business_profile[privacy_policy_url]=https://www.example.com&business_profile[terms_of_service_url]=https://www.example.com&features[subscription_cancel][enabled]=true';
export const checkout = (currency: string, method: string, amount: number) => [
  PRODUCT,
  `price: prices?product=$product&unit_amount=1500&currency=${currency}`,
  'session: checkout/sessions?mode=payment&success_url=http://localhost&cancel_url=http://localhost&line_items[0][price]=$price&line_items[0][quantity]=2&payment_intent_data[shipping][name]=Jenny&payment_intent_data[shipping][address][line1]=x',
  'page: GET payment_pages/$session',
  `method: payment_methods?${method}&billing_details[email]=a@example.com&billing_details[name]=Jenny`,
  `done: payment_pages/$session/confirm?payment_method=$method&expected_amount=${amount}`,
];
export const PLAN = 'plan: plans?currency=usd&interval=month&amount=2000&product[name]=Brief';
export const PAYOUT = 'payout: payouts?amount=1100&currency=usd';
export const CLOCK = 'clock: test_helpers/test_clocks?frozen_time=1577836800&name=x';
export const clockedSchedule = (end: string) => [
  CLOCK,
  'customer: customers?test_clock=$clock',
  PRODUCT,
  PRICE,
  `schedule: subscription_schedules?customer=$customer&start_date=1577836800&phases[0][items][0][price]=$price&phases[0][items][0][quantity]=1&${end}`,
];
/** Lets the days pass that a debit takes. */
export const DAYS = 'later: CONTROL clock?advanceSeconds=432000';
