import { deleteFile, getFile, listFiles } from '@rostra/contract';
import type { FastifyInstance } from 'fastify';
import { contractRoute } from '../../http/contract-route.ts';
import { toMediaFile } from './describe-file.ts';
import { deleteLibraryFile } from './library/delete-library-file.ts';
import { getLibraryRowByAnyId } from './library/get-library-file.ts';
import type { UploadContext } from './upload/upload-context.ts';

/** Strapi's calls for files. Pictures of members are not part of them. */
export function fileRoutes(app: FastifyInstance, context: UploadContext): void {
  const { queries } = context.db;
  contractRoute(app, listFiles, { handle: ({ query }) => context.listFiles(query) });

  contractRoute(app, getFile, {
    handle: async ({ params }) => toMediaFile(await getLibraryRowByAnyId(queries, params.id)),
  });

  contractRoute(app, deleteFile, {
    handle: async ({ params, request }) => {
      const row = await getLibraryRowByAnyId(queries, params.id);
      await deleteLibraryFile(context, request, row.id);
      return toMediaFile(row);
    },
  });
}
