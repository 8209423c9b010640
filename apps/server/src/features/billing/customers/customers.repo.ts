import type { Queries } from '../../../db/client.ts';

export interface BillingUser {
  id: number;
  document_id: string;
  email: string;
  username: string;
  first_name: string | null;
  last_name: string | null;
  stripe_customer_id: string | null;
  language: string | null;
}

const COLUMNS = [
  'id',
  'document_id',
  'email',
  'username',
  'first_name',
  'last_name',
  'stripe_customer_id',
  'language',
] as const;

export function findBillingUser(db: Queries, id: number): Promise<BillingUser | undefined> {
  return db.selectFrom('users').select(COLUMNS).where('id', '=', id).executeTakeFirst();
}

export function findUserByCustomer(
  db: Queries,
  customerId: string,
): Promise<BillingUser | undefined> {
  return db
    .selectFrom('users')
    .select(COLUMNS)
    .where('stripe_customer_id', '=', customerId)
    .executeTakeFirst();
}

export function findUserByDocumentId(
  db: Queries,
  documentId: string,
): Promise<BillingUser | undefined> {
  return db
    .selectFrom('users')
    .select(COLUMNS)
    .where('document_id', '=', documentId)
    .executeTakeFirst();
}

/** One page of the members who have a Stripe customer. */
export function findUsersWithCustomer(db: Queries, afterId: number, limit: number) {
  return db
    .selectFrom('users')
    .select(COLUMNS)
    .where('id', '>', afterId)
    .where('stripe_customer_id', 'is not', null)
    .orderBy('id')
    .limit(limit)
    .execute();
}
