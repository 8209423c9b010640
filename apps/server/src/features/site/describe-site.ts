import { isDeepStrictEqual } from 'node:util';
import {
  areaPaths,
  DEFAULT_DATE_FORMAT,
  DEFAULT_FONTS,
  type LegalArea,
  menuPages,
  type Site,
} from '@rostra/contract';
import type { Zone } from '@rostra/messages';
import type { Env } from '../../env.ts';
import type { Site as SiteContext } from '../../languages/site.ts';
import { isLocalUrl } from '../../location/is-local-url.ts';
import { findLookPath } from './look/look-stylesheets.ts';

/** The public settings. An allow-list: a new setting stays private until it is listed here. */
export function describeSite(
  env: Env,
  {
    settings,
    legalPages,
    plans,
    zone,
  }: Pick<SiteContext, 'settings' | 'legalPages' | 'plans' | 'zone'>,
): Site {
  const { name, contactEmail, timeZone, blog, memberContent, ...more } = settings.values;
  const { look, fonts, logo, dateFormat, navigation, ...links } = more;
  const stylesheet = findLookPath(look, { fonts, hasLogo: logo !== null });
  const ownPlans = plans.describe();
  const legal = (url: string, area: LegalArea) =>
    url || (legalPages.has(area) ? areaPaths[area] : null);
  return {
    name,
    url: env.SITE_URL,
    languages: [...env.SITE_LANGUAGES],
    contactEmail,
    ...(timeZone === 'UTC' ? {} : { timeZone, zone: publicZone(zone) }),
    ...(stylesheet ? { stylesheet } : {}),
    ...(fonts === DEFAULT_FONTS ? {} : { fonts }),
    ...(logo ? { logo } : {}),
    ...(dateFormat === DEFAULT_DATE_FORMAT ? {} : { dateFormat }),
    ...(isDeepStrictEqual(navigation, menuPages) ? {} : { navigation }),
    themeStorageKey: env.THEME_STORAGE_KEY,
    tokenStorageKey: env.TOKEN_STORAGE_KEY,
    refreshTokenStorageKey: env.REFRESH_TOKEN_STORAGE_KEY,
    analyticsId: links.analyticsId || null,
    features: { blog, memberContent },
    payments: describePayments(env),
    ...(ownPlans ? { plans: ownPlans } : {}),
    social: {
      facebook: links.facebook || null,
      twitter: links.twitter || null,
      instagram: links.instagram || null,
      linkedin: links.linkedin || null,
    },
    legal: {
      privacy: legal(links.privacyUrl, 'privacy'),
      terms: legal(links.termsUrl, 'terms'),
      cookies: legal(links.cookiesUrl, 'cookies'),
    },
    careers: links.careers || null,
  };
}

/** Responses are checked against a schema, whose lists may change. */
const publicZone = ({ clocks, changes }: Zone): NonNullable<Site['zone']> => ({
  clocks: clocks.map(([minutes, name]) => [minutes, name]),
  changes: [...changes],
});

function describePayments({ BILLING, SITE_URL }: Env): Site['payments'] {
  if (BILLING === 'off') return 'off';
  return BILLING === 'sandbox' && !isLocalUrl(SITE_URL) ? 'test' : 'open';
}
