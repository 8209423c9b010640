import type { CacheTag } from '@rostra/contract/pages';
import { prepareResponse } from '../../http/prepared-response.ts';
import { baseHeaders } from '../security-headers.ts';
import type { RenderResult } from './page-cache.ts';
import { PUBLIC_PAGE } from './render-page.ts';

/** Where an address leads that no page has. */
export type FindRedirect = (
  path: string,
) => Promise<{ target: string; tags: readonly CacheTag[] } | undefined>;

export type Render = (url: string, mayKeep: boolean) => Promise<RenderResult>;

/** Only after the web app has found nothing, so that a redirect never hides a page. */
export const redirectMissing =
  (
    render: Render,
    { findRedirect, siteUrl }: { findRedirect: FindRedirect; siteUrl: string },
  ): Render =>
  async (url, mayKeep) => {
    const result = await render(url, mayKeep);
    if (result.response.status !== 404) return result;
    const [path = ''] = url.split('?', 1);
    const found = await findRedirect(path);
    if (!found) return result;
    return {
      response: prepareResponse({
        status: 301,
        headers: [
          ...baseHeaders(siteUrl),
          ['location', found.target],
          ['cache-control', PUBLIC_PAGE],
        ],
        bodies: { identity: Buffer.alloc(0) },
      }),
      tags: new Set(found.tags),
      keep: mayKeep,
      failed: false,
    };
  };
