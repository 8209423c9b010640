import { pages, pathTo } from '@rostra/contract/pages';
import type { Queries } from '../../../../db/client.ts';
import { localSite } from '../../../../languages/site.ts';
import { notify } from '../../../notifications/index.ts';
import type { BillingContext } from '../../context.ts';
import { findBillingUser } from '../../customers/customers.repo.ts';
import type { SeatRow } from '../seats.repo.ts';
import { lostSeatMail, lostSeatText } from './emails.ts';

/** Tells somebody who had a seat that it is gone, by mail and in the member area. */
export async function notifySeat(
  { now, outbox, site }: Pick<BillingContext, 'now' | 'outbox' | 'site'>,
  tx: Queries,
  seat: Pick<SeatRow, 'id' | 'user_id'>,
  lost: { kind: 'group-ended' | 'seat-removed'; payer: string },
): Promise<void> {
  const member = seat.user_id === null ? undefined : await findBillingUser(tx, seat.user_id);
  if (!member) return;
  const local = localSite(site, member);
  const { title, sentences } = lostSeatText(local, lost);
  await outbox.put(tx, lostSeatMail(local, member.email, lost));
  await notify(tx, now, {
    userId: member.id,
    kind: 'billing',
    title,
    text: sentences[0] ?? '',
    href: pathTo(pages.subscription),
    onceKey: `${lost.kind}:${seat.id}`,
  });
}
