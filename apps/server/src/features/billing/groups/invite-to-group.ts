import { randomUUID } from 'node:crypto';
import { SEAT_INVITATION_DAYS } from '@rostra/contract';
import { messageReference } from '@rostra/messages';
import type { Queries } from '../../../db/client.ts';
import { AppError, notFound } from '../../../errors.ts';
import { localSite } from '../../../languages/site.ts';
import { countAttempt, hashCode, newCode, throttleKey } from '../../accounts/index.ts';
import type { BillingContext } from '../context.ts';
import { findBillingUser } from '../customers/customers.repo.ts';
import { mailName } from '../customers/member-name.ts';
import { nameIn } from '../notices/notice-words.ts';
import { loadPlans } from '../plans/load-plans.ts';
import { isPaid } from '../subscriptions/subscription-state.ts';
import {
  findCurrentSubscription,
  type SubscriptionRow,
} from '../subscriptions/subscriptions.repo.ts';
import { seatInvitationMail } from './mails/emails.ts';
import { capacityOf, countUsed } from './seat-state.ts';
import { findLanguageOf, findSeatsOf, putSeat } from './seats.repo.ts';

const HOUR_MS = 60 * 60_000;
const LIFETIME_MS = SEAT_INVITATION_DAYS * 24 * HOUR_MS;

/** For mistyped addresses and lost mails, beyond one for each seat. */
const SPARE_MAILS = 10;
const MAX_SENT_TO = 5;
const WAITS = { firstWaitMs: 12 * HOUR_MS, maxWaitMs: 24 * HOUR_MS, forgetMs: 24 * HOUR_MS };

/** Mails a link to an address, and keeps a seat free for it. An address that was invited before gets a new link. */
export async function inviteToGroup(
  context: BillingContext,
  payerId: number,
  email: string,
): Promise<void> {
  const { db, now, outbox, site } = context;
  await loadPlans(context);
  await context.locks(payerId, async (lock) => {
    const allowed = await checkSeatFree(context, db.queries, payerId, email);
    // Counted before anything is sent, and only what would be sent.
    await countAttempt(context, limitsOf(payerId, email, allowed.current));
    await db.transaction(async (tx) => {
      await lock.confirm(tx);
      const { current, known, payer } = await checkSeatFree(context, tx, payerId, email);
      const at = now();
      const code = newCode();
      await putSeat(tx, {
        id: known?.id ?? randomUUID(),
        payer_id: payerId,
        user_id: null,
        email,
        code_hash: hashCode(code),
        expires_at: new Date(at.getTime() + LIFETIME_MS).toISOString(),
        created_at: at.toISOString(),
        accepted_at: null,
      });
      const language = (await findLanguageOf(tx, email)) ?? payer.language;
      const local = localSite(site, { language });
      const plan = nameIn(local.messages, current, site.plans);
      const invitation = { to: email, payer: mailName(payer), plan, code };
      await outbox.put(tx, seatInvitationMail(local, invitation));
    });
  });
  outbox.wake();
}

const conflict = (key: 'alreadyMember' | 'groupFull' | 'ownAddress' | 'payFirst') =>
  new AppError('conflict', messageReference('groups-server', key));

async function checkSeatFree(
  { now }: Pick<BillingContext, 'now'>,
  db: Queries,
  payerId: number,
  email: string,
) {
  const payer = await findBillingUser(db, payerId);
  const current = await findCurrentSubscription(db, payerId);
  if (!payer || !current) throw notFound();
  if (!isPaid(current)) throw conflict('payFirst');
  if (email === payer.email) throw conflict('ownAddress');
  const seats = await findSeatsOf(db, payerId);
  const known = seats.find((seat) => seat.email === email);
  if (known && known.user_id !== null) throw conflict('alreadyMember');
  const others = seats.filter((seat) => seat !== known);
  if (countUsed(others, now().toISOString()) >= capacityOf(current)) throw conflict('groupFull');
  return { payer, current, known };
}

/** Enough to invite a whole group in a day, too few to write to strangers: seats are paid for. */
const limitsOf = (payerId: number, email: string, { quantity }: SubscriptionRow) => [
  { key: throttleKey('seat-invitation', String(payerId)), free: quantity + SPARE_MAILS, ...WAITS },
  { key: throttleKey('seat-invitation-to', email), free: MAX_SENT_TO, ...WAITS },
];
