import type { BillingOverview, DeclineReason, Invoice, Seat } from '@rostra/contract';
import type { BillingContext } from '../context.ts';
import { describeGroup } from '../groups/describe-group.ts';
import { findSeatOfMember, findSeatsOf } from '../groups/seats.repo.ts';
import { toInvoice } from '../invoices/invoice-view.ts';
import { findInvoicesOf } from '../invoices/invoices.repo.ts';
import { getBillingOverview } from './get-billing-overview.ts';

interface MemberBilling {
  overview: BillingOverview;
  invoices: (Invoice & { declineReason: DeclineReason | null; attempts: number })[];
  group: { seats: number; used: number; people: (Seat & { memberId: number | null })[] } | null;
  payer: { id: number; name: string } | null;
}

const SHOWN = 100;

/** What staff see of a member's payments, from our own database only. */
export async function describeMemberBilling(
  context: Pick<BillingContext, 'db' | 'graceDays' | 'now' | 'site'>,
  userId: number,
): Promise<MemberBilling> {
  const { queries } = context.db;
  const invoices = await findInvoicesOf(queries, userId);
  const { own, membership } = await describeGroup(context, userId);
  const seats = new Map((await findSeatsOf(queries, userId)).map((row) => [row.id, row]));
  const people = (own?.members ?? []).map((person) => ({
    ...person,
    memberId: seats.get(person.id)?.user_id ?? null,
  }));
  const seat = await findSeatOfMember(queries, userId);
  return {
    overview: await getBillingOverview(context, userId),
    invoices: invoices.slice(0, SHOWN).map((row) => ({
      ...toInvoice(row),
      declineReason: row.decline_reason,
      attempts: row.attempts,
    })),
    group:
      own && (own.seats > 1 || people.length > 0)
        ? { seats: own.seats, used: own.used, people }
        : null,
    payer: seat && membership ? { id: seat.payer_id, name: membership.payer } : null,
  };
}
