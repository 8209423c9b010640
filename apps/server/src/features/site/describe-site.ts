import type { SettingValues, Site } from '@rostra/contract';
import type { Env } from '../../env.ts';
import { isLocalUrl } from '../../location/is-local-url.ts';
import { findLookPath } from './look/look-stylesheets.ts';

/** The public settings. An allow-list: a new setting stays private until it is listed here. */
export function describeSite(
  env: Env,
  { name, contactEmail, timeZone, look }: SettingValues,
): Site {
  const stylesheet = findLookPath(look.accent);
  return {
    name,
    url: env.SITE_URL,
    languages: [...env.SITE_LANGUAGES],
    contactEmail,
    ...(timeZone === 'UTC' ? {} : { timeZone }),
    ...(stylesheet ? { stylesheet } : {}),
    themeStorageKey: env.THEME_STORAGE_KEY,
    tokenStorageKey: env.TOKEN_STORAGE_KEY,
    refreshTokenStorageKey: env.REFRESH_TOKEN_STORAGE_KEY,
    analyticsId: env.ANALYTICS_ID ?? null,
    features: { blog: env.FEATURE_BLOG, memberContent: env.FEATURE_MEMBER_CONTENT },
    payments: describePayments(env),
    social: {
      facebook: env.SOCIAL_FACEBOOK ?? null,
      twitter: env.SOCIAL_TWITTER ?? null,
      instagram: env.SOCIAL_INSTAGRAM ?? null,
      linkedin: env.SOCIAL_LINKEDIN ?? null,
    },
    legal: {
      privacy: env.LEGAL_PRIVACY_URL ?? null,
      terms: env.LEGAL_TERMS_URL ?? null,
      cookies: env.LEGAL_COOKIES_URL ?? null,
    },
    careers: env.CAREERS_URL ?? null,
  };
}

function describePayments({ BILLING, SITE_URL }: Env): Site['payments'] {
  if (BILLING === 'off') return 'off';
  return BILLING === 'sandbox' && !isLocalUrl(SITE_URL) ? 'test' : 'open';
}
