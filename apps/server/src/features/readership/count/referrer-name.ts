const MAX_LENGTH = 100;

/** The host of another site, empty if none was named. Undefined for the site itself and for what is no address. */
export function referrerName(origin: string, siteUrl: string): string | undefined {
  if (origin === '') return '';
  if (!URL.canParse(origin)) return undefined;
  const { protocol, hostname } = new URL(origin);
  if (protocol !== 'https:' && protocol !== 'http:' && protocol !== 'android-app:')
    return undefined;
  if (hostname === '' || hostname.length > MAX_LENGTH) return undefined;
  if (hostname === new URL(siteUrl).hostname) return undefined;
  return hostname.replace(/^www\./, '');
}
