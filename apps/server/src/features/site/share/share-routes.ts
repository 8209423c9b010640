import type { FastifyInstance } from 'fastify';
import { notFound } from '../../../errors.ts';
import type { Site } from '../../../languages/site.ts';
import { identityOf } from '../icons/identity.ts';
import { LOOK_PATH } from '../look/look-stylesheets.ts';
import { readPageHead } from './read-page-head.ts';
import type { createSharePictures } from './share-pictures.ts';

/** Programs that make previews ask once for each link. */
const LIMIT = { max: 120, timeWindow: '1 minute' };
const CACHE_CONTROL = 'public, max-age=3600, s-maxage=86400';

/** Addresses of pages only: without queries, files, and what has no pages. */
const PAGE = /^(?!\/(?:api|look|studio|uploads|assets)(?:\/|$))(?:\/[\w-]+)+$/;
const MAX_LENGTH = 250;

/**
 * `/look/share/1a2b/blog/some-post.png` is the picture for links to `/blog/some-post`, with the title that the page has. Nobody can
 * have a picture made with words that are not on this site. The version is that of the icons, so that networks fetch new pictures.
 */
export function shareRoutes(
  app: FastifyInstance,
  site: Site,
  findPicture: ReturnType<typeof createSharePictures>,
): void {
  app.get<{ Params: { version: string; '*': string } }>(
    `${LOOK_PATH}/share/:version/*`,
    { schema: { hide: true }, config: { rateLimit: LIMIT }, logLevel: 'warn' },
    async ({ params, headers }, reply) => {
      const path = pageOf(params['*']);
      if (path === undefined) throw notFound();
      const page = await app.readPage(path);
      const head = page === undefined ? undefined : readPageHead(page);
      if (!head) throw notFound();
      const picture = findPicture(identityOf(site), head);
      // First: what fails must not be kept, and what was never made cannot be unchanged.
      const bytes = await picture.read();
      reply
        .header('cache-control', CACHE_CONTROL)
        .header('cross-origin-resource-policy', 'cross-origin')
        .header('etag', picture.etag);
      if (headers['if-none-match'] === picture.etag) return reply.code(304).send();
      return reply.type('image/png').send(Buffer.from(bytes));
    },
  );
}

function pageOf(file: string): string | undefined {
  if (file === 'index.png') return '/';
  const path = `/${file.replace(/\.png$/, '')}`;
  const isValid = file.endsWith('.png') && path.length <= MAX_LENGTH && PAGE.test(path);
  return isValid ? path : undefined;
}
