import type { Invoice } from '@rostra/contract';
import { notFound } from '../../../errors.ts';
import type { BillingContext } from '../context.ts';
import { toInvoice } from './invoice-view.ts';
import { findOwnInvoice } from './invoices.repo.ts';

export async function getOwnInvoice(
  { db }: Pick<BillingContext, 'db'>,
  userId: number,
  id: string,
): Promise<Invoice> {
  const row = await findOwnInvoice(db.queries, userId, id);
  if (!row || row.status === 'draft') throw notFound();
  return toInvoice(row);
}
