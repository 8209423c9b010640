import type { PaymentMethod } from '@rostra/contract';
import { AppError } from '../../../errors.ts';
import type { BillingContext } from '../context.ts';

/** Another member's card gets the same answer as one that does not exist. */
export async function getOwnCard(
  { payments }: Pick<BillingContext, 'payments'>,
  customerId: string,
  id: string,
): Promise<PaymentMethod> {
  const card = (await payments.listCards(customerId)).find((own) => own.id === id);
  if (!card) throw new AppError('not_found', 'Not Found');
  return card;
}
