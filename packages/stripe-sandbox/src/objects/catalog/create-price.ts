import { isCurrency } from '../../money/currency.ts';
import { newIdOf } from '../../store/ids.ts';
import { now } from '../../store/now.ts';
import type { PriceRow } from '../../store/rows.ts';
import { get, type Work } from '../../store/work.ts';
import { decimal } from '../../wire/decimal.ts';
import { invalidRequest } from '../../wire/errors.ts';
import { mergeMetadata } from '../../wire/metadata.ts';
import type { InputOf } from '../../wire/params.ts';
import { emit } from '../events/emit.ts';
import { toPlan } from '../events/present-item.ts';
import { addProduct } from './add-product.ts';
import type { createParams } from './price-params.ts';

/** Three years, the longest billing period. */
const MAX_INTERVALS = { day: 1095, week: 156, month: 36, year: 3 };

type Input = InputOf<typeof createParams> & { id?: string };

export function createPrice(work: Work, input: Input): PriceRow {
  const currency = input.currency.toLowerCase();
  if (!isCurrency(currency)) {
    throw invalidRequest(`Invalid currency: ${input.currency}`, 'currency');
  }
  const custom = input.custom_unit_amount?.enabled === true ? input.custom_unit_amount : null;
  if (custom !== null && (input.recurring !== undefined || input.unit_amount !== undefined)) {
    throw invalidRequest(
      'A price with custom_unit_amount is neither recurring nor has a unit_amount.',
      'custom_unit_amount',
    );
  }
  if (custom === null && input.unit_amount === undefined) {
    throw invalidRequest(
      'Prices need a unit_amount of zero or more.',
      'unit_amount',
      'parameter_missing',
    );
  }
  const price: PriceRow = {
    id: input.id ?? newIdOf('price'),
    object: 'price',
    active: input.active ?? true,
    billing_scheme: 'per_unit',
    created: now(work, null),
    currency,
    custom_unit_amount: custom && {
      maximum: custom.maximum ?? null,
      minimum: custom.minimum ?? null,
      preset: custom.preset ?? null,
    },
    livemode: false,
    lookup_key: takeLookupKey(work, input),
    metadata: mergeMetadata({}, input.metadata),
    nickname: input.nickname ?? null,
    product: productOf(work, input),
    recurring: readRecurring(input.recurring),
    tax_behavior: input.tax_behavior ?? 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: input.recurring === undefined ? 'one_time' : 'recurring',
    unit_amount: input.unit_amount ?? null,
    unit_amount_decimal: input.unit_amount === undefined ? null : decimal(input.unit_amount),
  };
  work.put('price', price);
  // Stripe announces a recurring price under its older name too.
  if (price.recurring !== null) emit(work, 'plan.created', toPlan(price));
  emit(work, 'price.created', price);
  return price;
}

function productOf(work: Work, input: Input): string {
  if (input.product !== undefined) return get(work, 'product', input.product, 'product').id;
  if (input.product_data !== undefined) return addProduct(work, input.product_data).id;
  throw invalidRequest('Missing required param: product.', 'product', 'parameter_missing');
}

function readRecurring(recurring: Input['recurring']): PriceRow['recurring'] {
  if (recurring === undefined) return null;
  const count = recurring.interval_count ?? 1;
  if (count > MAX_INTERVALS[recurring.interval]) {
    throw invalidRequest(
      'The maximum interval is three years.',
      'recurring[interval_count]',
      'parameter_invalid_integer',
    );
  }
  return {
    interval: recurring.interval,
    interval_count: count,
    meter: null,
    trial_period_days: null,
    usage_type: 'licensed',
  };
}

/** A lookup key belongs to one price; `transfer_lookup_key` moves it. */
export function takeLookupKey(
  work: Work,
  input: { lookup_key?: string; transfer_lookup_key?: boolean },
): string | null {
  if (input.lookup_key === undefined) return null;
  const holder = work.all('price').find((price) => price.lookup_key === input.lookup_key);
  if (holder !== undefined) {
    if (input.transfer_lookup_key !== true) {
      throw invalidRequest(
        `A price (\`${holder.id}\`) already uses that lookup key.`,
        'lookup_key',
        'resource_already_exists',
      );
    }
    work.put('price', { ...holder, lookup_key: null });
  }
  return input.lookup_key;
}
