import type Stripe from 'stripe';
import { newIdOf, randomText } from '../../store/ids.ts';
import type { MandateRow, PaymentMethodRow } from '../../store/rows.ts';
import type { Work } from '../../store/work.ts';
import { emit } from '../events/emit.ts';
import type { MandateInput } from './params.ts';

/** The mandate by which the account may be debited again. */
export function findMandate(work: Work, method: string): MandateRow | undefined {
  return work.where('mandate', 'payment_method', method).find(({ status }) => status === 'active');
}

export function createMandate(
  work: Work,
  method: PaymentMethodRow,
  { customer_acceptance: acceptance }: MandateInput,
  now: number,
): MandateRow {
  const id = newIdOf('mandate');
  const mandate: MandateRow = {
    id,
    object: 'mandate',
    customer_acceptance: acceptanceOf(acceptance, now),
    livemode: false,
    multi_use: {},
    payment_method: method.id,
    payment_method_details: {
      sepa_debit: {
        reference: randomText(16).toUpperCase(),
        url: `${work.config.publicUrl}/mandate/${id}/${randomText(24)}`,
      },
      type: 'sepa_debit',
    },
    status: 'active',
    type: 'multi_use',
  };
  work.put('mandate', mandate);
  return mandate;
}

/** A detached account can no longer be debited. */
export function endMandates(work: Work, method: string): void {
  for (const before of work.where('mandate', 'payment_method', method)) {
    if (before.status !== 'active') continue;
    const ended: MandateRow = { ...before, status: 'inactive' };
    work.put('mandate', ended);
    emit(work, 'mandate.updated', ended, before);
  }
}

function acceptanceOf(
  input: MandateInput['customer_acceptance'],
  now: number,
): Stripe.Mandate.CustomerAcceptance {
  const accepted_at = input.accepted_at ?? now;
  if (input.type === 'offline') return { accepted_at, offline: {}, type: 'offline' };
  return {
    accepted_at,
    online: {
      ip_address: input.online?.ip_address ?? null,
      user_agent: input.online?.user_agent ?? null,
    },
    type: 'online',
  };
}
