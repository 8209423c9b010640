import type Stripe from 'stripe';
import { newIdOf } from '../../store/ids.ts';
import { now } from '../../store/now.ts';
import type { Work } from '../../store/work.ts';
import { invalidRequest } from '../../wire/errors.ts';
import { mergeMetadata } from '../../wire/metadata.ts';
import type { InputOf } from '../../wire/params.ts';
import { emit } from '../events/emit.ts';
import type { createParams } from './tax-rate-params.ts';

export function createTaxRate(work: Work, input: InputOf<typeof createParams>): Stripe.TaxRate {
  if (input.percentage > 100) {
    throw invalidRequest('percentage must be at most 100.', 'percentage');
  }
  const rate: Stripe.TaxRate = {
    id: newIdOf('tax_rate'),
    object: 'tax_rate',
    active: input.active ?? true,
    country: input.country ?? null,
    created: now(work, null),
    description: input.description ?? null,
    display_name: input.display_name,
    effective_percentage: null,
    flat_amount: null,
    inclusive: input.inclusive,
    jurisdiction: input.jurisdiction ?? null,
    jurisdiction_level: null,
    livemode: false,
    metadata: mergeMetadata({}, input.metadata),
    percentage: input.percentage,
    rate_type: 'percentage',
    state: input.state ?? null,
    tax_type: input.tax_type ?? null,
  };
  work.put('tax_rate', rate);
  emit(work, 'tax_rate.created', rate);
  return rate;
}
