import type { Gift } from '@rostra/contract';
import { messageReference } from '@rostra/messages';
import type { GiftRow } from '../../../db/tables/billing/plans.ts';
import { AppError, notFound } from '../../../errors.ts';
import { localSite } from '../../../languages/site.ts';
import type { BillingContext } from '../context.ts';
import { getBillingUser } from '../customers/get-own-customer.ts';
import { handlePaymentErrors } from '../handle-payment-errors.ts';
import { syncCustomer } from '../sync/sync-customer.ts';
import { receivedMail } from './gift-mails.ts';
import { codeOf, giftStateOf, toGift } from './gift-view.ts';
import { findGift, findGiftsOf, markSent } from './gifts.repo.ts';

/** Enough for a mistyped address, too few to bother anybody. */
const MAX_SENT = 5;

export async function listOwnGifts(context: BillingContext, userId: number): Promise<Gift[]> {
  const rows = await findGiftsOf(context.db.queries, userId);
  return rows.filter(({ paid_at }) => paid_at !== null).map((row) => toGift(context, row));
}

/** Somebody else’s gift is answered as if it did not exist. */
export async function getOwnGift(
  context: BillingContext,
  userId: number,
  id: string,
): Promise<Gift> {
  return toGift(context, await getRow(context, userId, id));
}

async function getRow({ db }: BillingContext, userId: number, id: string): Promise<GiftRow> {
  const row = await findGift(db.queries, id);
  if (!row || row.buyer_id !== userId) throw notFound();
  return row;
}

/** For the page a payment returns to, which may be opened before the webhook arrives. */
export function checkOwnGift(context: BillingContext, userId: number, id: string): Promise<Gift> {
  return handlePaymentErrors(context, messageReference('billing', 'dataNotLoaded'), async () => {
    await getRow(context, userId, id);
    await context.locks(userId, async (lock) => {
      const { stripe_customer_id: customerId } = await getBillingUser(context, userId);
      if (customerId !== null) await syncCustomer(context, lock, customerId);
    });
    return getOwnGift(context, userId, id);
  });
}

interface Recipient {
  recipientName: string;
  recipientEmail: string;
  message: string;
}

export async function sendOwnGift(
  context: BillingContext,
  userId: number,
  id: string,
  { recipientName, recipientEmail, message }: Recipient,
): Promise<Gift> {
  const { db, now, outbox, site } = context;
  const user = await getBillingUser(context, userId);
  const row = await getRow(context, userId, id);
  const at = now().toISOString();
  const code = codeOf(context, row);
  if (giftStateOf(row, at) !== 'paid' || code === undefined) throw refused('giftCannotBeSent');
  if (row.sent_count >= MAX_SENT) throw refused('giftSentOften');
  const recipient = { recipient_name: recipientName, recipient_email: recipientEmail, message };
  const changes = { ...recipient, sent_at: at, sent_count: row.sent_count + 1 };
  await db.transaction(async (tx) => {
    if (!(await markSent(tx, row, changes))) {
      const current = await findGift(tx, id);
      // A double click.
      if (current?.sent_count === changes.sent_count && isFor(current, recipient)) return;
      throw refused('giftCannotBeSent');
    }
    const gift = { ...row, ...changes };
    await outbox.put(tx, receivedMail(localSite(site, user), site.plans, { user, gift, code }));
  });
  outbox.wake();
  return getOwnGift(context, userId, id);
}

const isFor = (gift: GiftRow, recipient: Partial<GiftRow>): boolean =>
  gift.recipient_email === recipient.recipient_email &&
  gift.recipient_name === recipient.recipient_name &&
  gift.message === recipient.message;

const refused = (problem: 'giftCannotBeSent' | 'giftSentOften') =>
  new AppError('conflict', messageReference('billing-server', problem));
