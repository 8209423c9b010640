import type { z } from 'zod';
import { isPublic } from './is-public.ts';
import type { envSchema, SettingName } from './settings.ts';

type Parsed = z.output<typeof envSchema>;
type Report = (name: SettingName, message: string) => void;

const NEEDED_FOR_STRIPE = [
  'STRIPE_PUBLIC_KEY',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
] as const;

const NEEDED_FOR_S3 = [
  'S3_ENDPOINT',
  'S3_BUCKET',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
] as const;

export const isLive = (key: string | undefined) => key !== undefined && /^[spr]k_live_/.test(key);

const isSameOrigin = (url: string, siteUrl: string | undefined) =>
  siteUrl !== undefined && new URL(url).origin === new URL(siteUrl).origin;

/** Reports settings that are valid each, and not together. */
export function checkTogether(env: Parsed, report: Report): void {
  checkPayments(env, report);
  if (env.CONTENT_TOKEN && !env.CONTENT_URL) {
    report('CONTENT_URL', 'is needed with CONTENT_TOKEN: the address of the Strapi to mirror');
  }
  if (env.CONTENT_TOKEN && env.CONTENT_URL && isSameOrigin(env.CONTENT_URL, env.SITE_URL)) {
    report('CONTENT_URL', 'must not be this site when CONTENT_TOKEN is set');
  }
  if (NEEDED_FOR_S3.some((name) => env[name])) {
    for (const name of NEEDED_FOR_S3) {
      if (!env[name]) report(name, 'is needed with the other S3 settings');
    }
  }
  if (new Set([env.PRICE_BASIC, env.PRICE_PREMIUM, env.PRICE_ENTERPRISE]).size < 3) {
    report('PRICE_BASIC', 'must differ from the other two prices');
  }
}

function checkPayments(env: Parsed, report: Report): void {
  const { STRIPE_PUBLIC_KEY: publicKey, STRIPE_SECRET_KEY: secretKey } = env;
  if (env.BILLING === 'stripe') {
    for (const name of NEEDED_FOR_STRIPE) {
      if (!env[name]) report(name, 'is needed when BILLING is stripe');
    }
  } else if (isLive(secretKey)) {
    report('BILLING', 'must be stripe when a live key is set');
  }
  if (env.BILLING === 'sandbox' && isPublic(env.SITE_URL) && !env.BILLING_PUBLIC_SANDBOX) {
    report(
      'BILLING',
      'must not be sandbox with a public SITE_URL, because anyone could join with a test card; for a demonstration, also set BILLING_PUBLIC_SANDBOX=true',
    );
  }
  if (secretKey && publicKey && isLive(secretKey) !== isLive(publicKey)) {
    report('STRIPE_PUBLIC_KEY', 'must be in the same mode (live or test) as STRIPE_SECRET_KEY');
  }
  if (env.STRIPE_API_URL && isLive(secretKey)) {
    report('STRIPE_API_URL', 'must not be set with a live key: real payments go to Stripe only');
  }
  if (env.BILLING_FORGET_STRIPE && isLive(secretKey)) {
    report('BILLING_FORGET_STRIPE', 'must not be set with a live key');
  }
}
