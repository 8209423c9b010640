import { CUSTOMER, checkout, DAYS, PAYOUT, PRICE, PRODUCT, pay } from './steps.ts';

export const PAYMENT_TRIGGERS: Record<string, string[]> = {
  'balance.available': [pay('pm_card_bypassPending')],
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
};
