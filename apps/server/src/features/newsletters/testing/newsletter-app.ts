import type { AuthResponse, ErrorEnvelope } from '@rostra/contract';
import type { NewsletterTables } from '../../../db/tables/newsletters.ts';
import { type AccountsApp, openAccountsApp } from '../../../testing/test-accounts.ts';
import type { Mail } from '../../mail/index.ts';
import { createAddressHash } from '../subscribers/address-hash.ts';

export interface Answer extends Partial<ErrorEnvelope> {
  // biome-ignore lint/suspicious/noExplicitAny: each test reads what it expects
  data?: any;
}

export interface NewsletterApp {
  readonly site: AccountsApp;
  addNewsletter(name: string, more?: Partial<NewsletterTables['newsletters']>): Promise<void>;
  /** Sends the form. */
  ask(more?: object, address?: string): ReturnType<AccountsApp['send']>;
  /** Subscribes and confirms, and returns the code of the link in the welcome mail. */
  subscribe(email: string, ...newsletters: string[]): Promise<string>;
  call(path: string, body: object): Promise<{ status: number; body: Answer }>;
  own(method: 'GET' | 'PUT', person: AuthResponse, newsletters?: string[]): Promise<Answer>;
  suppress(email: string, reason: 'erased' | 'bounced' | 'staff'): Promise<void>;
  /** `weekly joined form` for each consent, in order. */
  consents(): Promise<string[]>;
}

/** The code of the link in a mail. */
export const codeIn = (mail: Mail | undefined): string =>
  decodeURIComponent(/[?&]code=([^\s&]+)/.exec(mail?.text ?? '')?.[1] ?? '');

export async function openNewsletterApp(
  env: Record<string, string> = { FEATURE_NEWSLETTERS: 'true' },
): Promise<NewsletterApp> {
  const site = await openAccountsApp({ env: { ACCOUNT_DELETION_DAYS: '0', ...env } });
  const { queries } = site.deps.db;
  const at = () => site.clock.now().toISOString();
  const form = {
    ...{ email: 'eve@example.org', newsletters: ['weekly'], website: '', elapsedMs: 5_000 },
    page: '/newsletter',
  };
  const app: NewsletterApp = {
    site,
    addNewsletter: async (name, more = {}) => {
      await queries
        .insertInto('newsletters')
        .values({
          ...{ id: name, name, description: `About ${name}`, position: 1, closed_at: null },
          ...{ welcome_subject: '', welcome_text: '', created_at: at(), updated_at: at() },
          ...more,
        })
        .execute();
    },
    ask: (more = {}, address = '192.0.2.1') =>
      site.send('POST', '/api/newsletters/subscriptions', { ...form, ...more }, { address }),
    subscribe: async (email, ...newsletters) => {
      await app.ask({ email, newsletters });
      const [mail] = (await site.deliver()).filter(({ to }) => to === email);
      await app.call('confirmations', { code: codeIn(mail) });
      const [welcome] = (await site.deliver()).filter(({ to }) => to === email);
      return codeIn(welcome);
    },
    call: async (path, body) => site.send<Answer>('POST', `/api/newsletters/${path}`, body),
    own: async (method, { jwt }, newsletters) => {
      const body = newsletters && { newsletters, source: 'profile' };
      const options = { token: jwt };
      return (await site.send<Answer>(method, '/api/users/me/newsletters', body, options)).body;
    },
    suppress: async (email, reason) => {
      await queries
        .insertInto('suppressions')
        .values({
          address_hash: createAddressHash(site.deps.secret)(email),
          ...{ email: null, reason, note: '', actor_id: null, created_at: at() },
        })
        .execute();
    },
    consents: async () => {
      const rows = await queries
        .selectFrom('subscription_consents')
        .select(['newsletter_id', 'kind', 'source'])
        .orderBy('id')
        .execute();
      return rows.map(({ newsletter_id, kind, source }) => `${newsletter_id} ${kind} ${source}`);
    },
  };
  return app;
}
