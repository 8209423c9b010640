import type { Mail, Mailer } from '../../adapters/mailer/mailer.ts';
import type { Db } from '../../db/client.ts';
import { type Site, senderOf } from '../../languages/site.ts';
import { claimDueMail, finishMail, postponeMail } from './mails.repo.ts';
import { isAddressRefused, serverReplyOf } from './manage/server-reply.ts';
import { deleteUndeliverable, putUndeliverable } from './manage/undeliverable-addresses.repo.ts';
import type { Outbox } from './outbox.ts';

interface DeliveryLog {
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

export interface DeliveryContext {
  db: Db;
  now: () => Date;
  outbox: Outbox;
  mailer: Mailer;
  logger: DeliveryLog;
  site: Site;
}

/** Longer than the mailer's timeouts, so that a running process never loses its lease. */
const LEASE_MS = 5 * 60_000;
const FIRST_RETRY_MS = 60_000;
const LAST_RETRY_MS = 6 * 60 * 60_000;
/** With the delays above, about two days. */
export const MAX_ATTEMPTS = 16;

/** One minute, two, four … at most six hours. */
export const retryDelay = (attempts: number) =>
  Math.min(FIRST_RETRY_MS * 2 ** (attempts - 1), LAST_RETRY_MS);

/** Sends due mails one after the other until stopped. Returns how many were sent. */
export async function deliverDueMails(
  context: DeliveryContext,
  isStopping = () => false,
): Promise<number> {
  const { db, now } = context;
  let sent = 0;
  while (!isStopping()) {
    const at = now();
    const lease = new Date(at.getTime() + LEASE_MS).toISOString();
    const claimed = await claimDueMail(db.queries, at.toISOString(), lease);
    if (claimed === 'none due') break;
    if (claimed === 'taken by another') continue;
    if (await deliver(context, claimed)) sent += 1;
  }
  return sent;
}

type Claimed = Exclude<Awaited<ReturnType<typeof claimDueMail>>, string>;

async function deliver(context: DeliveryContext, claimed: Claimed): Promise<boolean> {
  const { db, now, outbox, mailer, logger, site } = context;
  const { id, attempts, kind } = claimed;
  const content = outbox.seal.open(claimed.sealed ?? '');
  if (content === undefined) {
    logger.error({ mail: id, kind }, 'mail dropped: it was encrypted with another secret');
    await postponeMail(db.queries, id, { dueAt: null, error: 'unreadable', reply: null });
    return false;
  }
  const mail = { kind, to: claimed.recipient, ...JSON.parse(content) } as Mail;
  try {
    await mailer.send(mail, id, senderOf(site));
  } catch (error) {
    const isLast = attempts >= MAX_ATTEMPTS || isRefused(error);
    const dueAt = new Date(now().getTime() + retryDelay(attempts)).toISOString();
    logger.warn({ err: error, mail: id, kind, attempts, isLast }, 'mail not sent');
    const reply = serverReplyOf(error);
    const outcome = { dueAt: isLast ? null : dueAt, error: reasonOf(error), reply };
    await postponeMail(db.queries, id, outcome);
    if (isAddressRefused(error)) {
      const since = now().toISOString();
      await putUndeliverable(db.queries, { address: mail.to, server_reply: reply ?? '', since });
    }
    return false;
  }
  await finishMail(db.queries, id, now().toISOString());
  await deleteUndeliverable(db.queries, mail.to);
  return true;
}

/** A permanent refusal by the receiving server, such as an unknown mailbox. */
function isRefused(error: unknown): boolean {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  const isAboutThisMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  return isAboutThisMail && responseCode !== undefined && responseCode >= 500;
}

/** The server's message is stored apart from it, because it may quote the mail. */
function reasonOf(error: unknown): string {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  return [code ?? 'failed', responseCode].filter(Boolean).join(' ');
}
