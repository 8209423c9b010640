import { tagsOf } from '@rostra/contract/page-tags';
import { findPage, withoutLanguage } from '@rostra/contract/pages';
import type { MiddlewareFunction } from 'react-router';
import { hostContext } from './render-host.ts';

/**
 * Applies the page manifest to every request. Public pages get their cache tags. Pages without tags
 * depend on the reader or contain a secret, so they must not be cached.
 */
export const applyPageManifest: MiddlewareFunction<Response> = async ({ url, context }, next) => {
  const host = context.get(hostContext);
  const path = withoutLanguage(url.pathname, host.language);
  const tags = tagsOf(path);
  host.tag('messages');
  for (const tag of tags ?? ['site']) host.tag(tag);
  const response = await next();
  if (!tags && findPage(path)) response.headers.set('Cache-Control', 'private, no-store');
  return response;
};
