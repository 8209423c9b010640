import { findPage } from '@rostra/contract/pages';
import type { MiddlewareFunction } from 'react-router';
import { hostContext } from './render-host.ts';

/**
 * Applies the page manifest to every request. Public pages get their cache tags; pages without any
 * depend on the reader or take a secret, so no cache may store them.
 */
export const applyPageManifest: MiddlewareFunction<Response> = async ({ url, context }, next) => {
  const page = findPage(url.pathname)?.page;
  const host = context.get(hostContext);
  for (const tag of page?.cacheTags ?? ['site']) host.tag(tag);
  const response = await next();
  if (page && !page.cacheTags) response.headers.set('Cache-Control', 'private, no-store');
  return response;
};
