import type { RemoteInvoice } from '../../../adapters/payments/remote.ts';
import type { Queries } from '../../../db/client.ts';
import type { GiftRow } from '../../../db/tables/billing/plans.ts';
import { localSite } from '../../../languages/site.ts';
import type { BillingContext } from '../context.ts';
import type { BillingUser } from '../customers/customers.repo.ts';
import { setGrantPaid } from '../grants/grants.repo.ts';
import { addMonths } from './add-months.ts';
import { createGiftCode, hashGiftCode } from './gift-code.ts';
import { boughtMail, receivedMail } from './gift-mails.ts';
import { findGift, setRevocation, updateGift } from './gifts.repo.ts';

/** How long a gift can be redeemed. */
const VALID_MONTHS = 36;

/** Issues gifts whose invoice is paid, and revokes those whose payment went back before they were redeemed. */
export async function settleGifts(
  context: BillingContext,
  tx: Queries,
  user: BillingUser,
  invoices: readonly RemoteInvoice[],
): Promise<void> {
  for (const invoice of invoices) {
    if (invoice.giftId === null) continue;
    const gift = await findGift(tx, invoice.giftId);
    if (!gift || gift.buyer_id !== user.id) continue;
    if (gift.invoice_id !== invoice.id) {
      // An interrupted attempt may have left a draft, which nobody can pay.
      const isPayable = invoice.status === 'open' || invoice.status === 'paid';
      if (gift.paid_at !== null || (gift.invoice_id !== null && !isPayable)) continue;
      await updateGift(tx, gift.id, { invoice_id: invoice.id });
    }
    if (invoice.status === 'paid' && gift.paid_at === null) await issue(context, tx, user, gift);
    if (invoice.status === 'paid') await followPayment(context, tx, gift, invoice);
  }
}

async function issue(
  context: BillingContext,
  tx: Queries,
  user: BillingUser,
  gift: GiftRow,
): Promise<void> {
  const { giftSeal, outbox, site } = context;
  const now = context.now();
  const at = now.toISOString();
  const code = createGiftCode();
  const issued: GiftRow = {
    ...gift,
    code_hash: hashGiftCode(code),
    sealed_code: giftSeal.close(code, gift.id),
    paid_at: at,
    closed_at: null,
    expires_at: addMonths(at, VALID_MONTHS),
    ...(gift.recipient_email === null ? {} : { sent_at: at, sent_count: 1 }),
  };
  const { id, ...changes } = issued;
  await updateGift(tx, id, changes);
  const local = localSite(site, user);
  await outbox.put(tx, boughtMail(local, site.plans, { user, gift: issued, code }));
  if (issued.recipient_email !== null) {
    await outbox.put(tx, receivedMail(local, site.plans, { user, gift: issued, code }));
  }
}

/** Also takes a revocation back, if the refund failed. */
async function followPayment(
  { now }: BillingContext,
  tx: Queries,
  gift: GiftRow,
  { amountPaidMinor, amountRefundedMinor, isDisputed }: RemoteInvoice,
): Promise<void> {
  const isRefunded = amountPaidMinor > 0 && (amountRefundedMinor ?? 0) >= amountPaidMinor;
  const reason = isRefunded ? 'refund' : isDisputed === true ? 'dispute' : null;
  if (gift.redeemed_at === null) {
    if (gift.revoked_for === 'staff' || gift.revoked_for === reason) return;
    const revoked_at = reason === null ? null : now().toISOString();
    if (await setRevocation(tx, gift.id, { revoked_for: reason, revoked_at })) return;
  }
  await setGrantPaid(tx, { source: 'gift', source_id: gift.id }, reason === null);
}
