import { newIdOf } from '../../store/ids.ts';
import { now } from '../../store/now.ts';
import type { PaymentMethodRow } from '../../store/rows.ts';
import type { Work } from '../../store/work.ts';
import type { TestCard } from '../cards/test-card.ts';
import { fingerprintOf } from './fingerprint.ts';

const DISPLAY_BRANDS: Record<string, string | undefined> = {
  amex: 'american_express',
  diners: 'diners_club',
  unionpay: 'union_pay',
};

/** Stores brand, last four digits, a keyed fingerprint, expiry and behavior. The number is never stored. */
export function storeCard(
  work: Work,
  card: TestCard,
  expiry: { exp_month: number; exp_year: number },
  hasCvc: boolean,
): PaymentMethodRow {
  const method: PaymentMethodRow = {
    id: newIdOf('payment_method'),
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    card: {
      brand: card.brand,
      checks: {
        address_line1_check: null,
        address_postal_code_check: null,
        cvc_check: hasCvc ? 'unchecked' : null,
      },
      country: card.country ?? 'US',
      display_brand: DISPLAY_BRANDS[card.brand] ?? card.brand,
      ...expiry,
      fingerprint: fingerprintOf(work, card.number),
      funding: card.funding ?? 'credit',
      generated_from: null,
      last4: card.number.slice(-4),
      networks: {
        available: card.secondNetwork ? [card.secondNetwork, card.brand] : [card.brand],
        preferred: null,
      },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: now(work, null),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  };
  work.put('payment_method', method);
  work.put('card_profile', {
    id: method.id,
    behaviour: card.behaviour,
    isSetUp: card.isSetUp ?? false,
    ...(card.checks === undefined ? {} : { checks: card.checks }),
    ...(card.isRisky === undefined ? {} : { isRisky: card.isRisky }),
  });
  return method;
}
