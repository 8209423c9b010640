import { randomUUID } from 'node:crypto';
import { SEAT_INVITATION_DAYS } from '@rostra/contract';
import { messageReference } from '@rostra/messages';
import { AppError, notFound } from '../../../errors.ts';
import { localSite } from '../../../languages/site.ts';
import { hashCode, newCode } from '../../accounts/index.ts';
import type { BillingContext } from '../context.ts';
import { findBillingUser } from '../customers/customers.repo.ts';
import { nameIn } from '../notices/notice-words.ts';
import { isPaid } from '../subscriptions/subscription-state.ts';
import { findCurrentSubscription } from '../subscriptions/subscriptions.repo.ts';
import { seatInvitationMail } from './emails.ts';
import { nameOfPayer } from './payer-name.ts';
import { capacityOf, countUsed } from './seat-state.ts';
import { findLanguageOf, findSeatsOf, putSeat } from './seats.repo.ts';

const LIFETIME_MS = SEAT_INVITATION_DAYS * 24 * 60 * 60_000;

/** Mails a link to an address, and keeps a seat free for it. An address that was invited before gets a new link. */
export async function inviteToGroup(
  context: BillingContext,
  payerId: number,
  email: string,
): Promise<void> {
  const { db, now, outbox, site } = context;
  const conflict = (key: 'alreadyMember' | 'groupFull' | 'ownAddress' | 'payFirst') =>
    new AppError('conflict', messageReference('groups-server', key));
  await context.locks(payerId, (lock) =>
    db.transaction(async (tx) => {
      await lock.confirm(tx);
      const payer = await findBillingUser(tx, payerId);
      const current = await findCurrentSubscription(tx, payerId);
      if (!payer || !current) throw notFound();
      if (!isPaid(current)) throw conflict('payFirst');
      if (email === payer.email) throw conflict('ownAddress');
      const seats = await findSeatsOf(tx, payerId);
      const known = seats.find((seat) => seat.email === email);
      if (known && known.user_id !== null) throw conflict('alreadyMember');
      const at = now();
      const others = seats.filter((seat) => seat !== known);
      if (countUsed(others, at.toISOString()) >= capacityOf(current)) throw conflict('groupFull');
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
      const invitation = { to: email, payer: nameOfPayer(payer), plan, code };
      await outbox.put(tx, seatInvitationMail(local, invitation));
    }),
  );
  outbox.wake();
}
