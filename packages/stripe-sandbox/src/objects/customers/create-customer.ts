import { newIdOf, randomText } from '../../store/ids.ts';
import { now } from '../../store/now.ts';
import type { CustomerRow } from '../../store/rows.ts';
import { get, type Work } from '../../store/work.ts';
import { emit } from '../events/emit.ts';
import { attachPaymentMethod } from '../payment-methods/attach-payment-method.ts';
import type { CreateInput } from './params.ts';
import { applyUpdate, setBalance } from './update-customer.ts';

export function createCustomer(work: Work, input: CreateInput): CustomerRow {
  const { balance, payment_method, test_clock, validate: _, ...fields } = input;
  if (test_clock !== undefined) get(work, 'test_clock', test_clock, 'test_clock');
  const blank: CustomerRow = {
    id: newIdOf('customer'),
    object: 'customer',
    address: null,
    balance: 0,
    created: now(work, test_clock),
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: null,
    discount: null,
    email: null,
    invoice_prefix: randomText(8).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: {},
    name: null,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: test_clock ?? null,
  };
  const { invoice_settings, ...rest } = fields;
  const customer = applyUpdate(work, blank, rest);
  work.put('customer', customer);
  emit(work, 'customer.created', customer);
  if (balance !== undefined) setBalance(work, customer, balance, 'initial');
  const attached =
    payment_method === undefined
      ? undefined
      : attachPaymentMethod(work, payment_method, customer.id);
  if (invoice_settings !== undefined) {
    // A predefined id such as pm_card_visa creates a card; given twice, it means the same card.
    const isSame = attached && invoice_settings.default_payment_method === payment_method;
    const settings = isSame
      ? { ...invoice_settings, default_payment_method: attached.id }
      : invoice_settings;
    work.put(
      'customer',
      applyUpdate(work, get(work, 'customer', customer.id), {
        invoice_settings: settings,
      }),
    );
  }
  return get(work, 'customer', customer.id);
}
