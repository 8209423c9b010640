import type { Env } from '../env.ts';
import type { SecurityOptions } from '../plugins/security-headers.ts';
import type { Deps } from './deps.ts';

export function securityOf({ env, developmentCsp }: Deps): SecurityOptions {
  return {
    siteUrl: env.SITE_URL,
    takesPayments: env.BILLING === 'stripe',
    ...developmentCsp,
    frameOrigins: env.CONTENT_URL && env.CONTENT_TOKEN ? [new URL(env.CONTENT_URL).origin] : [],
    connectOrigins: [...originsOf(env), ...(developmentCsp?.connectOrigins ?? [])],
  };
}

const originsOf = (env: Env) =>
  [env.API_URL, env.CONTENT_URL].flatMap((url) => (url ? [new URL(url).origin] : []));
