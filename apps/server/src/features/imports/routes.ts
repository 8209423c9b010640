import multipart from '@fastify/multipart';
import {
  chooseImportLanguage,
  createImport as createCall,
  discardImport as discardCall,
  getImport,
  IMPORT_PART_BYTES,
  listImportRemarks,
  listImports,
  OK,
  startImport as startCall,
  undoImport as undoCall,
  uploadImportPart,
} from '@rostra/contract';
import { messageReference } from '@rostra/messages';
import type { FastifyInstance } from 'fastify';
import { AppError, notFound } from '../../errors.ts';
import { actorOf } from '../../http/access/actor.ts';
import { memberOf } from '../../http/caller.ts';
import { contractRoute } from '../../http/contract-route.ts';
import { chooseLanguage, discardImport, requestUndo, startImport } from './jobs/change-import.ts';
import type { ImportJobsContext } from './jobs/context.ts';
import { createImport } from './jobs/create-import.ts';
import { describeImport } from './jobs/describe-import.ts';
import { findImportJob, listImportJobs } from './jobs/import-jobs.repo.ts';
import { listRemarks } from './jobs/list-remarks.ts';
import { receivePart } from './jobs/receive-part.ts';

const limit = { max: 60, timeWindow: '10 minutes' };

export async function importRoutes(
  app: FastifyInstance,
  context: ImportJobsContext,
): Promise<void> {
  const { queries } = context.db;

  contractRoute(app, listImports, {
    handle: async () => ({ data: (await listImportJobs(queries)).map(describeImport) }),
  });

  contractRoute(app, createCall, {
    limit,
    handle: async ({ body, request }) => {
      const { userId, user } = memberOf(request.caller);
      return { data: await createImport(context, { userId, username: user.username }, body) };
    },
  });

  contractRoute(app, getImport, {
    handle: async ({ params }) => {
      const job = await findImportJob(queries, params.id);
      if (!job) throw notFound();
      return { data: describeImport(job) };
    },
  });

  contractRoute(app, listImportRemarks, {
    handle: ({ params, query }) => listRemarks(context, params.id, query.offset),
  });

  contractRoute(app, chooseImportLanguage, {
    limit,
    handle: async ({ params, body }) => ({
      data: await chooseLanguage(context, params.id, body.language),
    }),
  });

  contractRoute(app, startCall, {
    limit,
    handle: async ({ params, request }) => ({
      data: await startImport(context, actorOf(request), params.id),
    }),
  });

  contractRoute(app, undoCall, {
    limit,
    handle: async ({ params, request }) => ({
      data: await requestUndo(context, actorOf(request), params.id),
    }),
  });

  contractRoute(app, discardCall, {
    limit,
    handle: async ({ params }) => {
      await discardImport(context, params.id);
      return OK;
    },
  });

  await app.register((scope) => uploadRoute(scope, context));
}

/** In its own scope, because the multipart parser adds hooks to every request of its scope. */
async function uploadRoute(scope: FastifyInstance, context: ImportJobsContext): Promise<void> {
  await scope.register(multipart, {
    limits: { fields: 0, files: 1, fileSize: IMPORT_PART_BYTES, headerPairs: 20 },
  });
  contractRoute(scope, uploadImportPart, {
    // The largest file has 250 parts.
    limit: { max: 1_000, timeWindow: '10 minutes' },
    handle: async ({ params, query, request }) => {
      const part = request.isMultipart() ? await request.file() : undefined;
      if (!part) {
        throw new AppError('bad_request', messageReference('imports-server', 'fileRequired'));
      }
      const { userId } = memberOf(request.caller);
      const content = part.file;
      return { data: await receivePart(context, { ...params, ...query, userId, content }) };
    },
  });
}
