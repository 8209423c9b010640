import { type MiddlewareFunction, redirectDocument } from 'react-router';
import { hostContext } from './render-host.ts';

/**
 * A link loads only the data of the next page. If that fails while the server has the document in
 * its cache, the browser loads the document instead.
 */
export const loadCachedDocument: MiddlewareFunction<Response> = async ({ context }, next) => {
  const response = await next();
  const { cachedDocument } = context.get(hostContext);
  if (response.status < 500 || cachedDocument === undefined) return response;
  return redirectDocument(cachedDocument, { headers: { 'Cache-Control': 'no-store' } });
};
