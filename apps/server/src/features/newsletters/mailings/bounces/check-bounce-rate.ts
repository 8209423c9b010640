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

/**
 * Pauses mailings of which too many mails come back, and tells the person who sent them. Providers stop accepting mails of
 * senders who go on. Staff can resume it.
 */
export async function checkBounceRate(
  { site, outbox }: Pick<MailingsContext, 'site' | 'outbox'>,
  tx: Queries,
  ids: ReadonlySet<string>,
): Promise<void> {
  for (const [id, figures] of await countDeliveries(tx, [...ids])) {
    const { sent, unknown, refused, bounced, complained } = figures;
    const failed = refused + bounced;
    const handled = sent + unknown + complained + failed;
    if (handled < FEWEST_MAILS || failed / handled <= MOST) continue;
    const mailing = await findMailing(tx, id);
    if (!mailing || mailing.ignores_bounces) continue;
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
}
