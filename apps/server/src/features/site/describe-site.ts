import { isDeepStrictEqual } from 'node:util';
import {
  DEFAULT_DATE_FORMAT,
  DEFAULT_FONTS,
  defaultFooter,
  fixedAreaPaths,
  type LegalArea,
  linkedNetworks,
  menuPages,
  type Network,
  placeholderNetworks,
  type SettingValues,
  type Site,
  starterAreas,
} from '@rostra/contract';
import type { Zone } from '@rostra/messages';
import type { Env } from '../../env.ts';
import type { Site as SiteContext } from '../../languages/site.ts';
import { isLocalUrl } from '../../location/is-local-url.ts';
import { chooseIcon, findEmblem, iconVersion, identityOf } from './icons/identity.ts';
import { findLookPath } from './look/look-stylesheets.ts';

/** The public settings. An allow-list: a new setting stays private until it is listed here. */
export function describeSite(
  env: Env,
  {
    settings,
    published,
    plans,
    zone,
  }: Pick<SiteContext, 'settings' | 'published' | 'plans' | 'zone'>,
): Site {
  const values = identityOf({ settings, published });
  const { name, contactEmail, timeZone, blog, memberContent, newsletters, ...more } = values;
  const { look, fonts, logo, darkLogo, dateFormat, policyAreas, navigation, footer, ...links } =
    more;
  const stylesheet = findLookPath(look, { fonts, hasLogo: logo !== null });
  const emblem = findEmblem(values);
  const ownPlans = plans.describe();
  const networks = shownNetworks(settings.values);
  const legal = (url: string, area: LegalArea) =>
    url || (published.has(area) ? fixedAreaPaths[area] : null);
  const imprint = legal(links.imprintUrl, 'imprint');
  return {
    name,
    url: env.SITE_URL,
    languages: [...env.SITE_LANGUAGES],
    contactEmail,
    ...(timeZone === 'UTC' ? {} : { timeZone, zone: publicZone(zone) }),
    ...(stylesheet ? { stylesheet } : {}),
    ...(fonts === DEFAULT_FONTS ? {} : { fonts }),
    ...(logo ? { logo } : {}),
    ...(logo && darkLogo ? { darkLogo } : {}),
    ...(emblem ? { emblem } : {}),
    icons: iconVersion(chooseIcon(values)),
    ...(dateFormat === DEFAULT_DATE_FORMAT ? {} : { dateFormat }),
    ...(isDeepStrictEqual(policyAreas, starterAreas) ? {} : { policyAreas }),
    ...(isDeepStrictEqual(navigation, menuPages) ? {} : { navigation }),
    ...(isDeepStrictEqual(footer, defaultFooter) ? {} : { footer }),
    ...(isDeepStrictEqual(networks, placeholderNetworks) ? {} : { networks }),
    ...(published.unpublished.length === 0 ? {} : { unpublished: [...published.unpublished] }),
    themeStorageKey: env.THEME_STORAGE_KEY,
    tokenStorageKey: env.TOKEN_STORAGE_KEY,
    refreshTokenStorageKey: env.REFRESH_TOKEN_STORAGE_KEY,
    analyticsId: links.analyticsId || null,
    ...(links.readerStatistics ? {} : { countsReaders: false }),
    features: { blog, memberContent, newsletters },
    payments: describePayments(env),
    ...(ownPlans ? { plans: ownPlans } : {}),
    social: describeSocial(settings.values, networks),
    legal: {
      privacy: legal(links.privacyUrl, 'privacy'),
      terms: legal(links.termsUrl, 'terms'),
      cookies: legal(links.cookiesUrl, 'cookies'),
      ...(imprint ? { imprint } : {}),
    },
    careers: links.careers || null,
  };
}

/** Responses are checked against a schema, whose lists may change. */
const publicZone = ({ clocks, changes }: Zone): NonNullable<Site['zone']> => ({
  clocks: clocks.map(([minutes, name]) => [minutes, name]),
  changes: [...changes],
});

const isPlaceholder = (network: Network) => placeholderNetworks.some((name) => name === network);

/** Those without an address have no icon, except the placeholders. */
const shownNetworks = (values: SettingValues): Network[] =>
  values.networks.filter((network) =>
    network === 'feed' ? values.blog : isPlaceholder(network) || values[network] !== '',
  );

function describeSocial(values: SettingValues, shown: readonly Network[]): Site['social'] {
  const addresses = linkedNetworks
    .filter((network) => shown.includes(network) && values[network] !== '')
    .map((network) => [network, values[network]]);
  const none = Object.fromEntries(placeholderNetworks.map((network) => [network, null]));
  return { ...none, ...Object.fromEntries(addresses) } as Site['social'];
}

function describePayments({ BILLING, SITE_URL }: Env): Site['payments'] {
  if (BILLING === 'off') return 'off';
  return BILLING === 'sandbox' && !isLocalUrl(SITE_URL) ? 'test' : 'open';
}
