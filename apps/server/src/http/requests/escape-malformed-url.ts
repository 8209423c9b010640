/**
 * Rewrites a URL that Fastify cannot decode into one that it can route. Invalid percent signs are
 * escaped, so that the request gets the usual 404. A parameter that is too long gets the 404 of the
 * API.
 */
export function escapeMalformedUrl(rawUrl: string, errorCode: string): string {
  if (errorCode !== 'FST_ERR_BAD_URL') return '/api/too-long';
  const [path = '/', ...query] = rawUrl.split('?');
  const readable = path.replaceAll('%', '%25').toLowerCase(); // page URLs are in lower case
  return [readable, ...query].join('?');
}
