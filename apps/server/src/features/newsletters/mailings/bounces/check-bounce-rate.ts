import type { Queries } from '../../../../db/client.ts';
import { localSite } from '../../../../languages/site.ts';
import { findUserRow } from '../../../accounts/index.ts';
import { mailingPausedMail } from '../emails.ts';
import { findMailing, updateMailing } from '../mailings.repo.ts';
import type { MailingsContext } from '../mailings-context.ts';
import { countDeliveries } from '../manage/mailing-list.repo.ts';

const MOST = 0.05;
/** Before that, a few wrong addresses say nothing about the list. */
const FEWEST_MAILS = 50;
/** Addresses that are wrong without saying anything about the others. */
const FEW = 2;

export const isMostRefused = (failed: number, tried: number): boolean =>
  failed > FEW && failed > tried / 2;

/**
 * Pauses mailings of which too many mails come back, and tells the person who sent them. Providers stop accepting mails of
 * senders who go on. Staff can resume it. Returns those whose refusals say nothing about the addresses: they were paused, or
 * more than half was refused, so that our own server or address may be the reason.
 */
export async function checkBounceRate(
  { site, outbox }: Pick<MailingsContext, 'site' | 'outbox'>,
  tx: Queries,
  ids: ReadonlySet<string>,
): Promise<Set<string>> {
  const doubtful = new Set<string>();
  for (const [id, figures] of await countDeliveries(tx, [...ids])) {
    const { sent, unknown, refused, bounced, complained } = figures;
    const failed = refused + bounced;
    const handled = sent + unknown + complained + failed;
    if (isMostRefused(failed, handled)) doubtful.add(id);
    if (handled < FEWEST_MAILS || failed / handled <= MOST) continue;
    const mailing = await findMailing(tx, id);
    if (!mailing || mailing.ignores_bounces) continue;
    doubtful.add(id);
    const paused = await updateMailing(tx, { id }, ['sending'], {
      ...{ state: 'paused', problem: 'bounces' },
    });
    const sender = paused?.sent_by ? await findUserRow(tx, paused.sent_by) : undefined;
    if (!paused || !sender) continue;
    const percent = Math.round((failed / handled) * 100);
    const { subject } = paused;
    const local = localSite(site, sender);
    await outbox.put(tx, mailingPausedMail(local, sender.email, { subject, percent }));
  }
  return doubtful;
}
