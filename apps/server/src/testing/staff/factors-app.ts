import type {
  AuthResponse,
  CreationOptions,
  FactorProof,
  PendingLogin,
  RequestOptions,
  SecondFactors,
  SecurityEvent,
  TotpSetup,
} from '@rostra/contract';
import { Secret, TOTP } from 'otpauth';
import {
  type AccountsApp,
  type ApiResponse,
  openAccountsApp,
  type SendOptions,
} from '../test-accounts.ts';
import type { TestAppOptions } from '../test-app.ts';
import type { TestClock } from '../test-clock.ts';
import type { SoftAuthenticator } from './soft-authenticator.ts';

export interface FactorsApp extends AccountsApp {
  factors(token: string): Promise<SecondFactors>;
  events(token: string): Promise<string[]>;
  /** The code that an app shows, optionally some steps later. */
  code(secret: string, steps?: number): string;
  addTotp(token: string): Promise<{ secret: string; recoveryCodes: string[] }>;
  addPasskey(token: string, key: SoftAuthenticator): Promise<ApiResponse<AddedPasskey>>;
  /** Logs in with the password and expects to be asked for a second factor. */
  pend(identifier?: string, options?: SendOptions): Promise<PendingLogin['secondFactor']>;
  complete(
    token: string,
    proof: FactorProof,
    options?: SendOptions,
  ): Promise<ApiResponse<AuthResponse>>;
  passkeyOptions(token?: string): Promise<RequestOptions>;
  logInWithPasskey(
    key: SoftAuthenticator,
    options?: RequestOptions,
  ): Promise<ApiResponse<AuthResponse>>;
}

interface AddedPasskey {
  passkey: { id: number; name: string };
  recoveryCodes: string[] | null;
}

export async function openFactorsApp(
  options: TestAppOptions & { clock?: TestClock } = {},
): Promise<FactorsApp> {
  const site = await openAccountsApp(options);
  const { send } = site;
  const app: FactorsApp = {
    ...site,
    factors: async (token) =>
      (await send<SecondFactors>('GET', '/api/second-factors', undefined, { token })).body,
    events: async (token) => {
      const response = await send<SecurityEvent[]>('GET', '/api/security-events', undefined, {
        token,
      });
      return response.body.map(({ kind }) => kind);
    },
    code: (secret, steps = 0) =>
      TOTP.generate({
        secret: Secret.fromBase32(secret),
        timestamp: site.clock.now().getTime() + steps * 30_000,
      }),
    addTotp: async (token) => {
      const { body } = await send<TotpSetup>('POST', '/api/second-factors/totp', undefined, {
        token,
      });
      const code = app.code(body.secret);
      const confirmed = await send<{ recoveryCodes: string[] }>(
        'POST',
        '/api/second-factors/totp/confirm',
        { code },
        { token },
      );
      if (confirmed.status !== 200) throw new Error(JSON.stringify(confirmed.body));
      return { secret: body.secret, recoveryCodes: confirmed.body.recoveryCodes };
    },
    addPasskey: async (token, key) => {
      const { body } = await send<CreationOptions>(
        'POST',
        '/api/second-factors/passkeys/options',
        undefined,
        { token },
      );
      return send(
        'POST',
        '/api/second-factors/passkeys',
        { response: key.create(body) },
        { token },
      );
    },
    pend: async (identifier = 'ada', sendOptions = {}) => {
      const response = await site.logIn(identifier, undefined, sendOptions);
      const body = response.body as unknown as PendingLogin;
      if (!body.secondFactor) throw new Error(JSON.stringify(body));
      return body.secondFactor;
    },
    complete: (token, proof, sendOptions = {}) =>
      send('POST', '/api/auth/second-factor', { token, proof }, sendOptions),
    passkeyOptions: async (token) => {
      const response = token
        ? await send<RequestOptions>('POST', '/api/auth/second-factor/passkey-options', { token })
        : await send<RequestOptions>('POST', '/api/auth/passkey/options');
      return response.body;
    },
    logInWithPasskey: async (key, given) => {
      const response = key.get(given ?? (await app.passkeyOptions()));
      return send('POST', '/api/auth/passkey', { response });
    },
  };
  return app;
}
