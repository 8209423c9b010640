import { setFirstCustomer } from '../../accounts/index.ts';
import type { BillingContext } from '../context.ts';
import { withIdempotencyKey } from '../idempotency/with-idempotency-key.ts';
import type { MemberLock } from '../locks/member-locks.ts';
import { getBillingUser } from './get-own-customer.ts';
import { memberName } from './member-name.ts';

/** The id of the member's Stripe customer, which is created if there is none. */
export async function ensureCustomer(context: BillingContext, lock: MemberLock): Promise<string> {
  const user = await getBillingUser(context, lock.userId);
  if (user.stripe_customer_id) return user.stripe_customer_id;
  const customer = {
    userId: user.id,
    documentId: user.document_id,
    email: user.email,
    name: memberName(user),
    language: context.site.languages.pick(user.language),
  };
  const customerId = await withIdempotencyKey(context, lock, 'customer', null, (key) =>
    context.payments.createCustomer(customer, key),
  );
  await saveCustomerId(context, lock, customerId);
  return customerId;
}

/** Links a customer found at Stripe to the member it was created for. False if they have one already. */
export function linkCustomer(
  context: Pick<BillingContext, 'db' | 'locks'>,
  userId: number,
  customerId: string,
): Promise<boolean> {
  return context.locks(userId, (lock) => saveCustomerId(context, lock, customerId));
}

const saveCustomerId = ({ db }: Pick<BillingContext, 'db'>, lock: MemberLock, customerId: string) =>
  db.transaction(async (tx) => {
    await lock.confirm(tx);
    return setFirstCustomer(tx, lock.userId, customerId);
  });
