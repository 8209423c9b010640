import type { Queries } from '../../../db/client.ts';

/** Members with a payment or another change that was started and whose outcome we do not know. */
export function findInterruptedMembers(db: Queries) {
  return db
    .selectFrom('users')
    .select(['id', 'stripe_customer_id as customerId'])
    .where('stripe_customer_id', 'is not', null)
    .where((eb) =>
      eb.or([
        // A process that shuts down normally leaves no lock behind.
        eb.exists(
          eb.selectFrom('billing_locks').select('user_id').whereRef('user_id', '=', 'users.id'),
        ),
        eb.exists(
          eb
            .selectFrom('subscriptions')
            .select('subscriptions.id')
            .whereRef('user_id', '=', 'users.id')
            .where('is_current', '=', 1)
            .where('status', '=', 'incomplete'),
        ),
        eb.exists(
          eb
            .selectFrom('schedules_to_restore')
            .innerJoin('subscriptions', 'subscriptions.id', 'subscription_id')
            .select('subscription_id')
            .whereRef('user_id', '=', 'users.id'),
        ),
        eb.exists(
          eb
            .selectFrom('gifts')
            .select('gifts.id')
            .whereRef('buyer_id', '=', 'users.id')
            .where('paid_at', 'is', null)
            .where('closed_at', 'is', null),
        ),
      ]),
    )
    .orderBy('id')
    .execute();
}
