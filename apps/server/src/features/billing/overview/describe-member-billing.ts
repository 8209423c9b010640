import type { BillingOverview, DeclineReason, Invoice } from '@rostra/contract';
import type { BillingContext } from '../context.ts';
import { toInvoice } from '../invoices/invoice-view.ts';
import { findInvoicesOf } from '../invoices/invoices.repo.ts';
import { getBillingOverview } from './get-billing-overview.ts';

interface MemberBilling {
  overview: BillingOverview;
  invoices: (Invoice & { declineReason: DeclineReason | null; attempts: number })[];
}

const SHOWN = 100;

/** What staff see of a member's payments, from our own database only. */
export async function describeMemberBilling(
  context: Pick<BillingContext, 'db' | 'graceDays' | 'now' | 'site'>,
  userId: number,
): Promise<MemberBilling> {
  const invoices = await findInvoicesOf(context.db.queries, userId);
  return {
    overview: await getBillingOverview(context, userId),
    invoices: invoices.slice(0, SHOWN).map((row) => ({
      ...toInvoice(row),
      declineReason: row.decline_reason,
      attempts: row.attempts,
    })),
  };
}
