import type { PaymentMethod } from '@rostra/contract';
import { notFound } from '../../../errors.ts';
import type { BillingContext } from '../context.ts';

/** Responds to another member's card as if it did not exist. */
export async function getOwnCard(
  { payments }: Pick<BillingContext, 'payments'>,
  customerId: string,
  id: string,
): Promise<PaymentMethod> {
  const card = (await payments.listCards(customerId)).find((own) => own.id === id);
  if (!card) throw notFound();
  return card;
}
