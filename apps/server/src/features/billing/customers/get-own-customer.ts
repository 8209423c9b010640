import { notFound, unauthorized } from '../../../errors.ts';
import type { BillingContext } from '../context.ts';
import { type BillingUser, findBillingUser } from './customers.repo.ts';

export async function getBillingUser(
  { db }: Pick<BillingContext, 'db'>,
  userId: number,
): Promise<BillingUser> {
  const user = await findBillingUser(db.queries, userId);
  if (!user) throw unauthorized();
  return user;
}

export async function getOwnCustomerId(
  context: Pick<BillingContext, 'db'>,
  userId: number,
): Promise<string> {
  const { stripe_customer_id: customerId } = await getBillingUser(context, userId);
  if (customerId === null) throw notFound();
  return customerId;
}

/** Responds to another member's customer as if it did not exist. */
export async function checkOwnCustomer(
  context: Pick<BillingContext, 'db'>,
  userId: number,
  customerId: string,
): Promise<void> {
  const user = await getBillingUser(context, userId);
  if (user.stripe_customer_id !== customerId) throw notFound();
}
