import type { AuthResponse, Call, Role } from '@rostra/contract';
import { type FactorsApp, openFactorsApp } from '../staff/factors-app.ts';
import { type ApiResponse, PASSWORD, type SendOptions } from '../test-accounts.ts';

/** One way to misuse the site, and the proof that it does not work. */
export interface AbuseCase {
  title: string;
  run(site: AbuseSite): Promise<void>;
}

/** The cases of one kind of attack. */
export interface AbuseTable {
  attack: string;
  cases: readonly AbuseCase[];
}

export interface AbuseSite extends FactorsApp {
  /** Registers a new person from an address of their own. */
  person(role?: Role): Promise<AuthResponse>;
  as<T = { error: { code: string; message: string } }>(
    person: AuthResponse,
    method: Call['method'],
    url: string,
    body?: unknown,
    options?: SendOptions,
  ): Promise<ApiResponse<T>>;
  /** An unused client address, so that no rate limit applies to it yet. */
  newAddress(): string;
  /** The code in the link of the newest mail of this kind. */
  codeFromMail(kind: string, to: string): Promise<string>;
}

export async function openAbuseSite(): Promise<AbuseSite> {
  const site = await openFactorsApp();
  let count = 0;
  const newAddress = () => `198.51.${100 + (++count >> 8)}.${count & 255}`;
  return {
    ...site,
    newAddress,
    person: async (role = 'member') => {
      const username = `person${++count}`;
      const registration = { username, email: `${username}@example.org`, password: PASSWORD };
      const { status, body } = await site.send<AuthResponse>(
        'POST',
        '/api/auth/local/register',
        registration,
        { address: newAddress() },
      );
      if (status !== 200) throw new Error(JSON.stringify(body));
      const users = site.deps.db.queries.updateTable('users').where('id', '=', body.user.id);
      if (role !== 'member') await users.set({ role }).execute();
      return body;
    },
    as: ({ jwt: token }, method, url, body, options = {}) =>
      site.send(method, url, body, { address: newAddress(), ...options, token }),
    codeFromMail: async (kind, to) => {
      const mails = await site.deliver();
      const mail = mails.findLast((sent) => sent.kind === kind && sent.to === to);
      return /code=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    },
  };
}
