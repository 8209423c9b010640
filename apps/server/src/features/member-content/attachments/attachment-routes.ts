import { createAttachmentLink } from '@rostra/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { memberOf } from '../../../caller.ts';
import { contractRoute } from '../../../http/contract-route.ts';
import { formatCookie, readCookie } from '../../../http/cookies.ts';
import { sendFile } from '../../../http/send-file.ts';
import { createLink, LONGEST_LINK_SECONDS } from './create-link.ts';
import type { DownloadContext } from './download-context.ts';
import { followLink } from './follow-link.ts';

const { params } = createAttachmentLink;
const querystring = z.object({ ticket: z.string().max(200).default('') });

const HOLDER_COOKIE = 'downloads';
const PATH = '/api/attachments';

export function attachmentRoutes(app: FastifyInstance, context: DownloadContext): void {
  const isSecure = context.content.siteUrl.startsWith('https:');

  contractRoute(app, createAttachmentLink, {
    limit: { max: 120, timeWindow: '1 minute' },
    handle: async ({ params: { documentId }, request, reply }) => {
      const link = await createLink(context, memberOf(request.caller), documentId);
      const maxAgeSeconds = LONGEST_LINK_SECONDS;
      const options = { path: PATH, maxAgeSeconds, isReadable: false, isSecure };
      reply.header('set-cookie', formatCookie(HOLDER_COOKIE, link.holder, options));
      return { url: link.url, expiresAt: link.expiresAt };
    },
  });

  app.get(`${PATH}/:documentId`, {
    config: { rateLimit: { max: 1_200, timeWindow: '1 minute' } },
    schema: {
      summary: 'A file of a member content, by a link that was asked for before',
      tags: ['Content'],
      params,
      querystring,
    },
    handler: async (request, reply) => {
      const { documentId } = request.params as z.output<typeof params>;
      const { ticket } = request.query as z.output<typeof querystring>;
      const { caller } = request;
      const holder = readCookie(request.headers.cookie, HOLDER_COOKIE);
      const file = await followLink(context, { documentId, ticket, holder, caller });
      if (request.method === 'GET') await file.record();
      reply
        .type(file.mime)
        .header('etag', `"${file.hash}"`)
        .header('cache-control', 'private, no-store')
        .header('referrer-policy', 'no-referrer')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('content-disposition', dispositionOf(file.filename));
      return sendFile(request, reply, file.stored);
    },
  });
}

/** ASCII for old readers, the whole name for the others. */
const dispositionOf = (name: string) =>
  `attachment; filename="${name.replace(/[^\x20-\x7e]|["\\%]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name.toWellFormed()).replace(/['()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`)}`;
