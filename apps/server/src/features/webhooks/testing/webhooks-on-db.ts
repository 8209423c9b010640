import { type WebhookEvent, webhookEvents } from '@rostra/contract';
import { createSeal } from '../../../crypto/seal.ts';
import type { Db } from '../../../db/client.ts';
import { createSite } from '../../../languages/site.ts';
import { testEnv } from '../../../testing/test-app.ts';
import { SECOND, type TestClock, testClock } from '../../../testing/test-clock.ts';
import { openTestDb } from '../../../testing/test-db.ts';
import { createOutbox, deliverDueMails, type Mail } from '../../mail/index.ts';
import type { WebhooksContext } from '../context.ts';
import { deliverDue } from '../delivery/deliver-due.ts';
import { createEndpoint } from '../manage/create-endpoint.ts';
import { recordEvent } from '../record/record-event.ts';

export interface WebhooksOnDb {
  readonly db: Db;
  readonly clock: TestClock;
  readonly context: WebhooksContext;
  /** Returns the id and the secret. */
  add(address: string, events?: readonly WebhookEvent[]): Promise<{ id: string; secret: string }>;
  /** Records that something happened to an object. */
  happen(object: string, type?: WebhookEvent, data?: object): Promise<void>;
  deliver(context?: WebhooksContext): Promise<void>;
  deliveries(): Promise<{ object: string; state: string; attempts: number }[]>;
  mails(): Promise<Mail[]>;
}

const actor = { kind: 'terminal', user: 'root', host: 'server-1' } as const;

/** The use cases with a real database and without the rest of the server. */
export async function openWebhooks(changes: Partial<WebhooksContext> = {}): Promise<WebhooksOnDb> {
  const db = await openTestDb();
  const clock = testClock();
  const site = createSite(testEnv());
  const outbox = createOutbox({ secret: 'one secret', now: clock.now });
  const context: WebhooksContext = {
    db,
    now: clock.now,
    site,
    outbox,
    seal: createSeal('one secret', 'webhooks'),
    random: () => 0,
    allowsPrivate: true,
    requests: { isAllowed: () => true },
    logger: { warn: () => {} },
    findAdministrators: async () => [{ email: 'olga@example.org', language: null }],
    ...changes,
  };
  return {
    db,
    clock,
    context,
    add: async (address, events = webhookEvents) => {
      const plan = { name: 'CRM', address, events: [...events] };
      const { data, secret } = await createEndpoint(context, actor, plan);
      // So that endpoints have an order.
      clock.advance(SECOND);
      return { id: data.id, secret };
    },
    happen: (object, type = 'content.changed', data = {}) =>
      db.transaction((tx) =>
        recordEvent(tx, {
          ...{ type, object: ['content', object], at: clock.now().toISOString() },
          data: { object, ...data },
          links: { page: `/${object}` },
        }),
      ),
    deliver: (given = context) => deliverDue(given, new AbortController().signal),
    deliveries: () =>
      db.queries
        .selectFrom('webhook_deliveries')
        .select(['object', 'state', 'attempts'])
        .orderBy('id')
        .execute(),
    mails: async () => {
      const sent: Mail[] = [];
      const mailer = { send: async (mail: Mail) => void sent.push(mail) };
      const logger = { warn: () => {}, error: () => {} };
      await deliverDueMails({ db, now: clock.now, outbox, mailer, logger, site });
      return sent;
    },
  };
}
