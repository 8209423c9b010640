/**
 * A URL that Fastify can route, for one that it cannot decode. Invalid percent signs are escaped, so that
 * the request gets the usual not-found page or envelope. A parameter that is too long gets the envelope.
 */
export function escapeMalformedUrl(rawUrl: string, errorCode: string): string {
  if (errorCode !== 'FST_ERR_BAD_URL') return '/api/too-long';
  const [path = '/', ...query] = rawUrl.split('?');
  const readable = path.replaceAll('%', '%25').toLowerCase(); // page URLs are in lower case
  return [readable, ...query].join('?');
}
