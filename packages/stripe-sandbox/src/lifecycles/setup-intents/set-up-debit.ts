import { createMandate } from '../../objects/debits/mandates.ts';
import { saveToCustomer } from '../../objects/payment-methods/attach-payment-method.ts';
import { nowFor } from '../../store/now.ts';
import type { PaymentMethodRow, SetupIntentRow } from '../../store/rows.ts';
import type { Work } from '../../store/work.ts';
import { checkDebit } from '../payment-intents/start-debit.ts';
import { saveIntent } from './attempt-setup.ts';
import type { ConfirmInput } from './params.ts';

/** Saves a bank account with a mandate for later debits. The bank is not asked, so this always succeeds. */
export function setUpDebit(
  work: Work,
  intent: SetupIntentRow,
  method: PaymentMethodRow,
  { mandate_data, use_stripe_sdk }: ConfirmInput,
): SetupIntentRow {
  const hasAcceptance = Boolean(mandate_data) || use_stripe_sdk === true;
  checkDebit(work, method, hasAcceptance, 'setup_intent_mandate_invalid');
  const acceptance = mandate_data ?? { customer_acceptance: { type: 'online' as const } };
  const mandate = createMandate(work, method, acceptance, nowFor(work, intent.customer));
  if (intent.customer !== null) saveToCustomer(work, method, intent.customer);
  return saveIntent(work, 'setup_intent.succeeded', {
    ...intent,
    last_setup_error: null,
    mandate: mandate.id,
    next_action: null,
    payment_method: method.id,
    status: 'succeeded',
  });
}
