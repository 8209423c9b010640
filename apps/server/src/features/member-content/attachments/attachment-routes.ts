import { createAttachmentLink } from '@rostra/contract';
import { create as createDisposition } from 'content-disposition';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { memberOf } from '../../../http/caller.ts';
import { contractRoute } from '../../../http/contract-route.ts';
import { describeAccess } from '../../../http/description/describe-access.ts';
import { errorResponses } from '../../../http/description/error-responses.ts';
import { sendFile } from '../../../http/send-file.ts';
import { createLink, LONGEST_LINK_SECONDS } from './create-link.ts';
import type { DownloadContext } from './download-context.ts';
import { followLink } from './follow-link.ts';

const { params } = createAttachmentLink;
const querystring = z.object({ ticket: z.string().max(200).default('') });

const ERRORS = ['validation_failed', 'not_found', 'rate_limited', 'internal'] as const;
const HOLDER_COOKIE = 'downloads';
const PATH = '/api/attachments';

export function attachmentRoutes(app: FastifyInstance, context: DownloadContext): void {
  const secure = context.content.siteUrl.startsWith('https:');

  contractRoute(app, createAttachmentLink, {
    limit: { max: 120, timeWindow: '1 minute' },
    handle: async ({ params: { documentId }, request, reply }) => {
      const link = await createLink(context, memberOf(request.caller), documentId);
      const maxAge = LONGEST_LINK_SECONDS;
      const attributes = { path: PATH, maxAge, sameSite: 'lax', httpOnly: true, secure } as const;
      reply.setCookie(HOLDER_COOKIE, link.holder, attributes);
      return { url: link.url, expiresAt: link.expiresAt };
    },
  });

  app.get(`${PATH}/:documentId`, {
    config: { rateLimit: { max: 1_200, timeWindow: '1 minute' } },
    schema: {
      summary: 'A file of a member content, by a link that was asked for before',
      tags: ['Content'],
      ...describeAccess({ access: 'public' }),
      security: [{ downloadCookie: [] }],
      params,
      querystring,
      produces: ['application/octet-stream'],
      'x-errors': ERRORS,
      response: { 200: z.unknown(), ...errorResponses(ERRORS) },
    },
    handler: async (request, reply) => {
      const { documentId } = request.params as z.output<typeof params>;
      const { ticket } = request.query as z.output<typeof querystring>;
      const { caller } = request;
      const holder = request.cookies[HOLDER_COOKIE];
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

/** Old clients get an ASCII name; `?` as the library puts in is not allowed in names on Windows. */
const dispositionOf = (name: string) =>
  createDisposition(name.toWellFormed(), { fallback: name.replace(/[^\x20-\x7e]|["\\%]/g, '_') });
