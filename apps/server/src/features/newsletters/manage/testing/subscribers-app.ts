import type { AuthResponse, Call } from '@rostra/contract';
import { joinAs } from '../../../../testing/staff/staff-context.ts';
import { type AccountsApp, openAccountsApp } from '../../../../testing/test-accounts.ts';

export const AT = '2026-03-01T12:00:00.000Z';

/** A site with newsletters and an owner, who has just proved who they are. */
export async function openSubscribersApp({
  env,
  ...options
}: Parameters<typeof openAccountsApp>[0] = {}) {
  const site = await openAccountsApp({ env: { FEATURE_NEWSLETTERS: 'true', ...env }, ...options });
  const owner = await joinAs(site, 'olga', 'owner');
  await site.deliver();
  return { site, owner, ...calls(site, owner), ...rows(site) };
}

export type SubscribersApp = Awaited<ReturnType<typeof openSubscribersApp>>;

const calls = (site: AccountsApp, owner: AuthResponse) => ({
  ask: (method: Call['method'], path: string, body?: unknown) =>
    // biome-ignore lint/suspicious/noExplicitAny: tests read any response
    site.send<any>(method, `/api/studio${path}`, body, { token: owner.jwt }),
  /** What was recorded, the last first. */
  log: async () => {
    const entries = await site.deps.db.queries
      .selectFrom('audit_log')
      .select(['action', 'target_kind', 'target_id', 'before', 'after'])
      .orderBy('id', 'desc')
      .execute();
    return entries;
  },
});

const rows = ({ deps }: AccountsApp) => ({
  addNewsletter: async (name: string, position = 1) => {
    await deps.db.queries
      .insertInto('newsletters')
      .values({
        ...{ id: name, name, description: '', position, closed_at: null },
        ...{ welcome_subject: '', welcome_text: '', created_at: AT, updated_at: AT },
      })
      .execute();
    return name;
  },
  addSubscriber: async (
    email: string,
    newsletterIds: readonly string[],
    { userId = null, leftAt = null, language = null, source = 'form' }: SubscriberOptions = {},
  ): Promise<number> => {
    const { id } = await deps.db.queries
      .insertInto('subscribers')
      .values({
        ...{ email, user_id: userId, language, confirmed_at: AT, import_id: null },
        created_at: AT,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const newsletter_id of newsletterIds) {
      await deps.db.queries
        .insertInto('newsletter_subscriptions')
        .values({ newsletter_id, subscriber_id: id, subscribed_at: AT, left_at: leftAt })
        .execute();
      await deps.db.queries
        .insertInto('subscription_consents')
        .values({
          ...{ subscriber_id: id, newsletter_id, kind: 'joined', source, page: '/newsletter' },
          ...{ wording: 'I agree.', actor_id: null, import_id: null, requested_at: AT },
          created_at: AT,
        })
        .execute();
    }
    return id;
  },
});

export interface SubscriberOptions {
  readonly userId?: number | null;
  readonly leftAt?: string | null;
  readonly language?: string | null;
  readonly source?: 'form' | 'profile';
}
