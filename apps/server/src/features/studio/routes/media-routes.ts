import {
  deleteStudioFile,
  editStudioFile,
  getStudioFile,
  listStudioMedia,
  OK,
} from '@rostra/contract';
import type { FastifyInstance } from 'fastify';
import { contractRoute } from '../../../http/contract-route.ts';
import {
  deleteLibraryFile,
  editFile,
  getLibraryFile,
  listLibraryFiles,
} from '../../media/index.ts';
import type { StudioContext } from '../context.ts';

export function mediaLibraryRoutes(app: FastifyInstance, { content, media }: StudioContext): void {
  const { db, clock } = content;
  contractRoute(app, listStudioMedia, {
    handle: ({ query }) => listLibraryFiles(db.queries, query),
  });

  contractRoute(app, getStudioFile, {
    handle: async ({ params, request }) => ({
      data: await getLibraryFile(db.queries, request, params.id),
    }),
  });

  contractRoute(app, editStudioFile, {
    handle: async ({ params, body, request }) => {
      const data = await editFile({ db, clock }, request, params.id, body);
      // Pages show alternative texts and captions.
      content.changedAll();
      return { data };
    },
  });

  contractRoute(app, deleteStudioFile, {
    handle: async ({ params, request }) => {
      await deleteLibraryFile({ db, media }, request, params.id);
      return OK;
    },
  });
}
