import type { IncomingMessage } from 'node:http';
import { mailboxPath } from '@rostra/contract/pages';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/client.ts';
import type { DevelopmentAccess } from '../../http/access/development-access.ts';
import type { Site } from '../../languages/site.ts';
import { mailboxPage } from './mailbox-page.ts';
import type { Outbox } from './outbox.ts';
import { readMailbox } from './read-mailbox.ts';

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

  app.get(
    MAILBOX_PATH,
    { schema: { hide: true }, constraints: { [CONSTRAINT]: true } },
    async (request, reply) => {
      const redirect = exchange(request.raw);
      if (redirect) return reply.code(303).headers(redirect).send();
      const page = mailboxPage(site, await readMailbox(db, outbox));
      return reply.headers(HEADERS).type('text/html; charset=utf-8').send(page);
    },
  );
}

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
