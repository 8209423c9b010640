import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { sendFile } from '../../http/send-file.ts';
import { openAttachment } from './attachments/open-attachment.ts';
import type { ContentService } from './content-service.ts';
import { idSchema } from './id-params.ts';

const params = z.object({ documentId: idSchema });

export function attachmentRoutes(app: FastifyInstance, service: ContentService): void {
  app.get('/api/attachments/:documentId', {
    onRequest: app.guards.member,
    schema: {
      summary: 'A file that belongs to a member content',
      tags: ['Content'],
      security: [{ bearer: [] }],
      params,
    },
    handler: async (request, reply) => {
      const { documentId } = request.params as z.output<typeof params>;
      const reader = await service.readerOf(request.caller);
      const { mime, filename, stored } = await openAttachment(service, reader, documentId);
      reply
        .type(mime)
        .header('cache-control', 'private, no-store')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('content-disposition', dispositionOf(filename));
      return sendFile(request, reply, stored);
    },
  });
}

/** ASCII for old readers, the whole name for the others. */
const dispositionOf = (name: string) =>
  `attachment; filename="${name.replace(/[^\x20-\x7e]|["\\]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (char) => `%${char.charCodeAt(0).toString(16)}`)}`;
