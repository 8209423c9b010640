import type Stripe from 'stripe';
import { get, type Work } from '../../store/work.ts';

export function getTaxRates(work: Work, ids: string[] | null | undefined): Stripe.TaxRate[] {
  return (ids ?? []).map((id) => get(work, 'tax_rate', id, 'default_tax_rates'));
}
