import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/client.ts';
import { AppError } from '../../errors.ts';
import { isFromThisMachine, isLocalSite } from '../../http/requests/local-request.ts';
import { mailboxPage } from './mailbox-page.ts';
import type { Outbox } from './outbox.ts';
import { readMailbox } from './read-mailbox.ts';

export const MAILBOX_PATH = '/dev/mailbox';

export interface MailboxOptions {
  db: Db;
  outbox: Outbox;
  site: { name: string; url: string };
}

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";

export const canHaveMailbox = isLocalSite;

/**
 * Only registered without a mail server, and only for this machine: the connection must be local and
 * not come through a proxy, so that nobody else can read a reset link.
 */
export function mailboxRoutes(app: FastifyInstance, { db, outbox, site }: MailboxOptions): void {
  app.get(MAILBOX_PATH, { schema: { hide: true } }, async (request, reply) => {
    if (!isFromThisMachine(request.raw)) throw new AppError('not_found', 'Not Found');
    reply.header('content-security-policy', POLICY);
    const page = mailboxPage(site.name, site.url, await readMailbox(db, outbox));
    return reply.type('text/html; charset=utf-8').send(page);
  });
}
