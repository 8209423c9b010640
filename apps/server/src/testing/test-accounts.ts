import type { AuthResponse, Call, ErrorEnvelope } from '@rostra/contract';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import type { DbKind } from '../db/client.ts';
import { createOutbox, deliverDueMails, type Mail, type Mailer } from '../features/mail/index.ts';
import { createSite } from '../languages/site.ts';
import { memoryMailer } from './mail/memory-mailer.ts';
import { openTestApp, type TestApp, type TestAppOptions } from './test-app.ts';
import { type TestClock, testClock } from './test-clock.ts';

export const PASSWORD = 'correct horse battery';

export interface ApiResponse<T = unknown> {
  status: number;
  body: T;
  raw: LightMyRequestResponse;
}

export interface SendOptions {
  token?: string | undefined;
  address?: string;
  headers?: Record<string, string>;
}

export interface AccountsApp extends TestApp {
  kind: DbKind;
  clock: TestClock;
  send<T = ErrorEnvelope>(
    method: Call['method'],
    url: string,
    body?: unknown,
    options?: SendOptions,
  ): Promise<ApiResponse<T>>;
  /** Registers a new member who has confirmed their address, and returns the response. */
  join(username?: string): Promise<AuthResponse>;
  /** Delivers due mails, by default to a mailer in memory, and returns those stored there. */
  deliver(mailer?: Mailer): Promise<Mail[]>;
  logIn(
    identifier: string,
    password?: string,
    options?: SendOptions,
  ): Promise<ApiResponse<AuthResponse>>;
}

/** The whole server with a clock that the test controls. */
export async function openAccountsApp({
  clock = testClock(),
  ...options
}: TestAppOptions & { clock?: TestClock } = {}): Promise<AccountsApp> {
  const opened = await openTestApp({ now: clock.now, ...options });
  const send = sender(opened.app);
  return {
    ...opened,
    kind: opened.deps.db.kind,
    clock,
    send,
    join: async (username = 'ada') => {
      const email = `${username}@example.org`;
      const response = await send<AuthResponse>('POST', '/api/auth/local/register', {
        username,
        email,
        password: PASSWORD,
      });
      if (response.status !== 200) throw new Error(JSON.stringify(response.body));
      const { user, ...tokens } = response.body;
      await opened.deps.db.queries
        .updateTable('users')
        .set({ email_confirmed_at: clock.now().toISOString() })
        .where('id', '=', user.id)
        .execute();
      return { ...tokens, user: { ...user, confirmed: true } };
    },
    deliver: async (mailer) => {
      const { db, secret, logger, env } = opened.deps;
      const outbox = createOutbox({ secret, now: clock.now });
      const memory = memoryMailer();
      await deliverDueMails({
        db,
        now: clock.now,
        outbox,
        logger,
        mailer: mailer ?? memory,
        site: createSite(env),
      });
      return memory.sent;
    },
    logIn: (identifier, password = PASSWORD, sendOptions = {}) =>
      send('POST', '/api/auth/local', { identifier, password }, sendOptions),
  };
}

function sender(app: FastifyInstance): AccountsApp['send'] {
  return async <T>(
    method: Call['method'],
    url: string,
    body?: unknown,
    { token, address, headers = {} }: SendOptions = {},
  ) => {
    const raw = await app.inject({
      method: method as NonNullable<InjectOptions['method']>,
      url,
      headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
      ...(address ? { remoteAddress: address } : {}),
      ...(body === undefined ? {} : { payload: body as object }),
    });
    return {
      status: raw.statusCode,
      body: readBody(raw) as T,
      raw,
    };
  };
}

function readBody(raw: LightMyRequestResponse): unknown {
  if (raw.body === '') return undefined;
  return String(raw.headers['content-type']).startsWith('application/json') ? raw.json() : raw.body;
}
