import { resolve } from 'node:path';
import {
  type AccentName,
  accentNames,
  DEFAULT_ACCENT,
  dateFormats,
  fontNames,
} from '@rostra/contract';
import type { Language } from '@rostra/messages';
import { z } from 'zod';
import { type ContentMap, contentMap } from './content-map.ts';
import {
  backupTarget,
  baseUrl,
  databaseUrl,
  days,
  flag,
  interval,
  language,
  languageList,
  optionalFlag,
  originList,
  port,
  prefixed,
  processes,
  storageKey,
  timeZone,
  webhookSecrets,
  webUrl,
} from './env-values.ts';
import { StartError } from './errors.ts';
import { isLocalUrl } from './location/is-local-url.ts';
import { repositoryFile } from './location/repository.ts';

/** In the repository, not in the working directory, so that it does not matter where the site is started. */
const DEFAULT_DATA_DIR = repositoryFile('data');

export const settings = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  PORT: port.default(3000),
  HOST: z.string().min(1).default('localhost'),
  PROCESSES: processes.default(1),
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().min(1).default('localhost'),
  OTEL_EXPORTER_OTLP_ENDPOINT: baseUrl.optional(),
  /** Read by the exporter itself. */
  OTEL_EXPORTER_OTLP_HEADERS: z.string().optional(),
  OTEL_SERVICE_NAME: z.string().min(1).default('rostra'),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .regex(/^(0(\.\d+)?|1(\.0+)?)$/, 'must be a number from 0 to 1')
    .transform(Number)
    .default(1),
  SITE_URL: baseUrl.optional(),
  SITE_LANGUAGE: language.default('en'),
  SITE_LANGUAGES: languageList.optional(),
  SITE_NAME: z.string().trim().min(1).max(80).optional(),
  SITE_TIME_ZONE: timeZone.optional(),
  SITE_ACCENT: z.enum(accentNames, `must be one of ${accentNames.join(', ')}`).optional(),
  SITE_FONTS: z.enum(fontNames, `must be one of ${fontNames.join(', ')}`).optional(),
  SITE_DATE_FORMAT: z.enum(dateFormats, `must be one of ${dateFormats.join(', ')}`).optional(),
  CONTACT_EMAIL: z.email('must be an e-mail address').optional(),
  SECURITY_CONTACT: z.union([z.email(), webUrl], 'must be an email address or URL').optional(),
  DATA_DIR: z.string().min(1).default(DEFAULT_DATA_DIR),
  DATABASE_URL: databaseUrl.optional(),
  API_URL: baseUrl.optional(),
  CONTENT_URL: baseUrl.optional(),
  CONTENT_TOKEN: z.string().trim().min(16, 'must be an API token of Strapi').optional(),
  CONTENT_LOCALE: z
    .string()
    .trim()
    .regex(
      /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/,
      'must be the code of a language, such as en or pt-BR',
    )
    .optional(),
  CONTENT_MAP: contentMap.optional(),
  CONTENT_HOOK_SECRET: z.string().trim().min(16, 'must have at least 16 characters').optional(),
  CORS_ORIGINS: originList.optional(),
  JWT_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  TOKEN_STORAGE_KEY: storageKey('rostra.token'),
  REFRESH_TOKEN_STORAGE_KEY: storageKey('rostra.refreshToken'),
  THEME_STORAGE_KEY: storageKey('theme'),
  TOKEN_EXPIRY_SECONDS: z
    .string()
    .regex(/^[1-9]\d{0,8}$/, 'must be a whole number of seconds')
    .transform(Number)
    .default(86_400),
  SESSION_LIFETIME_DAYS: days('[1-9]\\d{0,3}').default(90),
  ACCOUNT_DELETION_DAYS: days('\\d{1,2}').default(7),
  AUDIT_RETENTION_DAYS: days('[3-9]\\d|[1-9]\\d{2,3}').default(730),
  TRASH_RETENTION_DAYS: days('[1-9]\\d{0,3}').default(30),
  STAFF_SECOND_FACTOR: optionalFlag.optional(),
  BILLING: z
    .enum(['sandbox', 'stripe', 'simulated', 'off'], 'must be sandbox, stripe, simulated or off')
    .optional(),
  BILLING_PUBLIC_SANDBOX: flag(false),
  STRIPE_PUBLIC_KEY: prefixed('pk_', 'the key').optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_\S+$/, 'must start with sk_ or rk_ followed by the key')
    .optional(),
  STRIPE_WEBHOOK_SECRET: webhookSecrets.optional(),
  STRIPE_API_URL: baseUrl.optional(),
  BILLING_FORGET_STRIPE: flag(false),
  BILLING_GRACE_DAYS: days('\\d{1,2}').default(7),
  PRICE_BASIC: prefixed('price_', 'the ID').default('price_basic'),
  PRICE_PREMIUM: prefixed('price_', 'the ID').default('price_premium'),
  PRICE_ENTERPRISE: prefixed('price_', 'the ID').default('price_enterprise'),
  ANALYTICS_ID: prefixed('G-', 'the ID').optional(),
  FEATURE_BLOG: flag(true),
  FEATURE_MEMBER_CONTENT: flag(true),
  VOTE_NOTICE_DAYS: days('[0-8]?\\d|90').default(7),
  VOTE_DURATION_DAYS: days('[0-5]?\\d|60').default(3),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be a valid smtp:// URL' }).optional(),
  MAIL_FROM: z.string().min(3).optional(),
  MAIL_REPLY_TO: z.email('must be an e-mail address').optional(),
  S3_ENDPOINT: baseUrl.optional(),
  S3_BUCKET: z.string().min(3).max(63).optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  SOCIAL_FACEBOOK: webUrl.optional(),
  SOCIAL_TWITTER: webUrl.optional(),
  SOCIAL_INSTAGRAM: webUrl.optional(),
  SOCIAL_LINKEDIN: webUrl.optional(),
  LEGAL_PRIVACY_URL: webUrl.optional(),
  LEGAL_TERMS_URL: webUrl.optional(),
  LEGAL_COOKIES_URL: webUrl.optional(),
  CAREERS_URL: webUrl.optional(),
  TRUST_PROXY: z
    .string()
    .regex(/^\d$/, 'must be the number of proxies in front of this server (0 to 9)')
    .transform(Number)
    .default(0),
  /** In milliseconds. */
  BACKUP_EVERY: interval.optional(),
  BACKUP_TO: backupTarget.optional(),
  BACKUP_KEEP: z
    .string()
    .regex(/^[1-9]\d{0,2}$/, 'must be a number of backups')
    .transform(Number)
    .default(7),
  BACKUP_PASSPHRASE: z.string().min(12, 'must have at least 12 characters').optional(),
  ACCESS_LOG: flag(false),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info'),
});

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

const isPublic = (siteUrl: string | undefined) => siteUrl !== undefined && !isLocalUrl(siteUrl);

const isSameOrigin = (url: string, siteUrl: string | undefined) =>
  siteUrl !== undefined && new URL(url).origin === new URL(siteUrl).origin;

export const isLive = (key: string | undefined) => key !== undefined && /^[spr]k_live_/.test(key);

const schema = settings.superRefine((env, context) => {
  const wrong = (name: keyof typeof env, message: string) =>
    context.addIssue({ code: 'custom', path: [name], message });
  const { STRIPE_PUBLIC_KEY: publicKey, STRIPE_SECRET_KEY: secretKey } = env;
  if (env.BILLING === 'stripe') {
    for (const name of NEEDED_FOR_STRIPE) {
      if (!env[name]) wrong(name, 'is needed when BILLING is stripe');
    }
  } else if (isLive(secretKey)) {
    wrong('BILLING', 'must be stripe when a live key is set');
  }
  if (env.BILLING === 'sandbox' && isPublic(env.SITE_URL) && !env.BILLING_PUBLIC_SANDBOX) {
    wrong(
      'BILLING',
      'must not be sandbox with a public SITE_URL, because anyone could join with a test card; for a demonstration, also set BILLING_PUBLIC_SANDBOX=true',
    );
  }
  if (secretKey && publicKey && isLive(secretKey) !== isLive(publicKey)) {
    wrong('STRIPE_PUBLIC_KEY', 'must be in the same mode (live or test) as STRIPE_SECRET_KEY');
  }
  if (env.STRIPE_API_URL && isLive(secretKey)) {
    wrong('STRIPE_API_URL', 'must not be set with a live key: real payments go to Stripe only');
  }
  if (env.BILLING_FORGET_STRIPE && isLive(secretKey)) {
    wrong('BILLING_FORGET_STRIPE', 'must not be set with a live key');
  }
  if (env.CONTENT_TOKEN && !env.CONTENT_URL) {
    wrong('CONTENT_URL', 'is needed with CONTENT_TOKEN: the address of the Strapi to mirror');
  }
  if (env.CONTENT_TOKEN && env.CONTENT_URL && isSameOrigin(env.CONTENT_URL, env.SITE_URL)) {
    wrong('CONTENT_URL', 'must not be this site when CONTENT_TOKEN is set');
  }
  if (NEEDED_FOR_S3.some((name) => env[name])) {
    for (const name of NEEDED_FOR_S3) {
      if (!env[name]) wrong(name, 'is needed with the other S3 settings');
    }
  }
  if (new Set([env.PRICE_BASIC, env.PRICE_PREMIUM, env.PRICE_ENTERPRISE]).size < 3) {
    wrong('PRICE_BASIC', 'must differ from the other two prices');
  }
});

type Parsed = z.output<typeof schema>;
export type Env = Omit<
  Parsed,
  | 'SITE_NAME'
  | 'SITE_URL'
  | 'SITE_LANGUAGES'
  | 'SITE_TIME_ZONE'
  | 'SITE_ACCENT'
  | 'CONTACT_EMAIL'
  | 'BILLING'
  | 'STAFF_SECOND_FACTOR'
> & {
  SITE_URL: string;
  SITE_NAME: string;
  SITE_TIME_ZONE: string;
  SITE_ACCENT: AccentName;
  CONTACT_EMAIL: string;
  /** The variables that are set, so that staff cannot change them in the studio. */
  given: ReadonlySet<string>;
  /** All languages, beginning with the default. */
  SITE_LANGUAGES: readonly Language[];
  STAFF_SECOND_FACTOR: boolean;
  BILLING: NonNullable<Parsed['BILLING']>;
};

/** Throws with one line for each invalid setting. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const result = schema.safeParse(given);
  if (!result.success) {
    const lines = result.error.issues.map(
      (issue) => `  ${String(issue.path[0])}: ${issue.message}`,
    );
    throw new StartError(['Invalid environment variables', ...lines].join('\n'));
  }
  const env = result.data;
  return {
    ...env,
    DATA_DIR: resolve(env.DATA_DIR),
    given: new Set(Object.keys(given)),
    SITE_NAME: env.SITE_NAME ?? starterName(env.SITE_LANGUAGE),
    SITE_TIME_ZONE: env.SITE_TIME_ZONE ?? 'UTC',
    SITE_ACCENT: env.SITE_ACCENT ?? DEFAULT_ACCENT,
    CONTACT_EMAIL: env.CONTACT_EMAIL ?? 'hello@plumbline.example',
    SITE_LANGUAGES: [...new Set([env.SITE_LANGUAGE, ...(env.SITE_LANGUAGES ?? [])])],
    SITE_URL: env.SITE_URL ?? `http://localhost:${env.PORT}`,
    // A public site must choose: the sandbox would sell memberships for test cards.
    BILLING: env.BILLING ?? (isPublic(env.SITE_URL) ? 'off' : 'sandbox'),
    STAFF_SECOND_FACTOR: env.STAFF_SECOND_FACTOR ?? isPublic(env.SITE_URL),
  };
}

/** The organisation of the starter content, which has a German edition. */
const starterName = (language: Language): string =>
  language === 'de' ? 'Die Lot-Versammlung' : 'The Plumbline Assembly';

/** The Strapi whose content is copied here. */
export const strapiOf = ({
  CONTENT_URL: url,
  CONTENT_TOKEN: token,
  CONTENT_LOCALE: locale,
  CONTENT_MAP: fields,
}: Pick<Env, 'CONTENT_URL' | 'CONTENT_TOKEN' | 'CONTENT_LOCALE' | 'CONTENT_MAP'>):
  | {
      url: string;
      token: string;
      locale: string | undefined;
      fields: ContentMap | undefined;
    }
  | undefined => (url && token ? { url, token, locale, fields } : undefined);
