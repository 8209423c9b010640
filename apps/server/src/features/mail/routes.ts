import type { IncomingMessage } from 'node:http';
import { mailboxPath } from '@rostra/contract/pages';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Db } from '../../db/client.ts';
import { notFound } from '../../errors.ts';
import type { DevelopmentAccess } from '../../http/access/development-access.ts';
import { type Site, senderOf } from '../../languages/site.ts';
import { mailboxPage } from './mailbox/mailbox-page.ts';
import { readMailbox, readMailboxMail } from './mailbox/read-mailbox.ts';
import type { Outbox } from './outbox.ts';

export const MAILBOX_PATH = mailboxPath;

export interface MailboxOptions {
  db: Db;
  outbox: Outbox;
  site: Site;
}

const HEADERS = {
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
};

/** A mail is shown as mail programs do: without scripts and forms, and with pictures of this site only. */
const MAIL_HEADERS = {
  'content-security-policy':
    "default-src 'none'; img-src 'self' data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox allow-popups allow-popups-to-escape-sandbox",
  'referrer-policy': 'no-referrer',
};

/** Only registered without a mail server. Without the key the route does not match at all. */
export function mailboxRoutes(
  app: FastifyInstance,
  { db, outbox, site, development }: MailboxOptions & { development: DevelopmentAccess },
): void {
  const exchange = (request: IncomingMessage) => development.exchangeKey(request, MAILBOX_PATH);
  addConstraint(
    app,
    (request) => development.hasCookie(request) || exchange(request) !== undefined,
  );

  const shared = { schema: { hide: true }, constraints: { [CONSTRAINT]: true } };
  app.get(MAILBOX_PATH, shared, async (request, reply) => {
    const redirect = exchange(request.raw);
    if (redirect) return reply.code(303).headers(redirect).send();
    const page = mailboxPage(site, await readMailbox(db, outbox));
    return reply.headers(HEADERS).type('text/html; charset=utf-8').send(page);
  });

  const getMail = async (request: FastifyRequest) => {
    const { data } = paramsSchema.safeParse(request.params);
    const mail = data && (await readMailboxMail(db, outbox, data.id));
    if (!mail) throw notFound();
    return { id: data.id, mail };
  };

  app.get(`${MAILBOX_PATH}/:id/html`, shared, async (request, reply) => {
    const { mail } = await getMail(request);
    return reply.headers(MAIL_HEADERS).type('text/html; charset=utf-8').send(mail.html);
  });

  app.get(`${MAILBOX_PATH}/:id/source`, shared, async (request, reply) => {
    const { id, mail } = await getMail(request);
    const { mailSource } = await import('../../adapters/mailer/mail-source.ts');
    const envelope = { id, sender: senderOf(site), siteUrl: site.url, createdAt: mail.createdAt };
    const source = await mailSource(mail, envelope);
    return reply.headers(HEADERS).type('text/plain; charset=utf-8').send(source);
  });
}

const paramsSchema = z.object({
  id: z.coerce
    .number()
    .int()
    .min(1)
    .max(2 ** 31 - 1),
});

const CONSTRAINT = 'mailbox';

/** A request that does not meet the constraint gets what every unknown URL gets: the 404 page. */
function addConstraint(app: FastifyInstance, isMet: (request: IncomingMessage) => boolean): void {
  app.addConstraintStrategy({
    name: CONSTRAINT,
    storage: () => {
      const handlers = new Map();
      return {
        get: (value) => handlers.get(value) ?? null,
        set: (...entry) => handlers.set(...entry),
      };
    },
    deriveConstraint: (request) =>
      request.url?.startsWith(MAILBOX_PATH) === true && isMet(request as IncomingMessage),
  });
}
