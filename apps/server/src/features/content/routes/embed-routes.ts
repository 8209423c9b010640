import { createHash } from 'node:crypto';
import { findEmbed } from '@rostra/block-syntax';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { notFound } from '../../../errors.ts';
import { escapeXml } from '../feeds/xml.ts';

const querystring = z.object({ url: z.string().max(2_000) });

const STYLE = 'html,body,iframe{width:100%;height:100%;margin:0;border:0;display:block}';
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/**
 * The page in the frame of an embed. It is ours, so that pages allow frames of the site alone, and no page that a
 * reader came from by a link has to allow the provider.
 */
export function embedRoutes(app: FastifyInstance): void {
  app.get('/embed', { schema: { hide: true, querystring } }, async (request, reply) => {
    const { url } = request.query as z.output<typeof querystring>;
    const embed = findEmbed(url);
    if (!embed) throw notFound();
    const { provider, frameUrl } = embed;
    const policy = [
      "default-src 'none'",
      `style-src 'sha256-${STYLE_HASH}'`,
      `frame-src ${new URL(frameUrl).origin}`,
      "base-uri 'none'",
      "frame-ancestors 'self'",
    ];
    return reply
      .header('content-security-policy', policy.join('; '))
      .header('x-frame-options', 'SAMEORIGIN')
      .header('x-robots-tag', 'noindex')
      .header('cache-control', 'public, max-age=3600')
      .type('text/html; charset=utf-8')
      .send(page(provider, frameUrl));
  });
}

const page = (provider: string, frameUrl: string) => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${escapeXml(provider)}</title><style>${STYLE}</style></head>
<body><iframe src="${escapeXml(frameUrl)}" title="${escapeXml(provider)}" allow="autoplay; fullscreen; picture-in-picture; encrypted-media" allowfullscreen sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation allow-forms"></iframe></body>
</html>
`;
