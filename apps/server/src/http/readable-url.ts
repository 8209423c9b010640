/**
 * Where Fastify sends a request whose URL it cannot read. A `%` that begins no character stands for
 * itself: such an address is unknown like any other, and answered like it, by a page or in the envelope.
 * A part that is too long to be a name is looked for where nothing is.
 */
export function readableUrl(rawUrl: string, errorCode: string): string {
  if (errorCode !== 'FST_ERR_BAD_URL') return '/api/too-long';
  const [path = '/', ...query] = rawUrl.split('?');
  const readable = path.replaceAll('%', '%25').toLowerCase(); // as addresses of pages are
  return [readable, ...query].join('?');
}
