import multipart from '@fastify/multipart';
import {
  ALT_TEXT_REQUIRED,
  AVATAR_MAX_BYTES,
  can,
  mediaFileSchema,
  replaceStudioFile,
  uploadFiles,
} from '@rostra/contract';
import { messageReference } from '@rostra/messages';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../../errors.ts';
import { forbidden } from '../../../http/access/forbidden.ts';
import { memberOf } from '../../../http/caller.ts';
import { contractRoute } from '../../../http/contract-route.ts';
import { replaceFile } from '../library/replace-file.ts';
import { changeFile } from './change-file.ts';
import { readFileInfo } from './file-info.ts';
import type { UploadContext } from './upload-context.ts';
import { tooLarge, type Upload, uploadFor } from './upload-for.ts';

const STAFF_MAX_BYTES = 20 * 1024 * 1024;
/** `fileInfo` describes every file of an upload. */
const FIELD_MAX_BYTES = 64 * 1024;
const STAFF_MAX_FILES = 10;
const MEMBER_MAX_FILES = 2;

/** In its own scope, because the multipart parser adds hooks to every request of its scope. */
export async function uploadRoutes(app: FastifyInstance, context: UploadContext): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(multipart, {
      limits: { fields: 20, fieldSize: FIELD_MAX_BYTES, headerPairs: 20 },
    });

    contractRoute(scope, uploadFiles, {
      limit: { max: 120, timeWindow: '10 minutes' },
      handle: async ({ query, request, reply }) => {
        const member = memberOf(request.caller);
        const isStaff = can(member.role, 'media.upload');
        const upload = await readUpload(request, {
          fileSize: isStaff ? STAFF_MAX_BYTES : AVATAR_MAX_BYTES,
          files: isStaff ? STAFF_MAX_FILES : MEMBER_MAX_FILES,
        });
        if (query.id === undefined) return uploadFor(context, request, upload);
        if (!isStaff) throw forbidden(member, 'media.upload');
        const file = await changeFile(context, request, query.id, upload);
        context.onFilesChanged();
        return reply.code(200).send(mediaFileSchema.parse(file));
      },
    });

    contractRoute(scope, replaceStudioFile, {
      limit: { max: 120, timeWindow: '10 minutes' },
      handle: async ({ params, request }) => {
        const { files } = await readUpload(request, { fileSize: STAFF_MAX_BYTES, files: 1 });
        const [file] = files;
        if (!file || file.bytes.length === 0) throw noFile();
        const data = await replaceFile(context, request, params.id, file);
        context.onFilesChanged();
        return { data };
      },
    });
  });
}

const noFile = () => new AppError('validation_failed', messageReference('media-server', 'empty'));

/** Fields may come before or after the files, so everything is read first. */
async function readUpload(
  request: FastifyRequest,
  limits: { fileSize: number; files: number },
): Promise<Upload> {
  if (!request.isMultipart()) throw noFile();
  const files: Upload['files'] = [];
  const fields = new Map<string, string>();
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'file') {
        const bytes = await part.toBuffer();
        if (part.fieldname === 'files') files.push({ filename: part.filename, bytes });
      } else if (typeof part.value === 'string') {
        fields.set(part.fieldname, part.value);
      }
    }
  } catch (error) {
    throw explain(error, limits.fileSize);
  }
  const [ref, refId, field, info] = ['ref', 'refId', 'field', 'fileInfo'].map((name) =>
    fields.get(name),
  );
  const needsAltText = fields.get(ALT_TEXT_REQUIRED) === 'true';
  return { files, ref, refId, field, infos: info ? readFileInfo(info) : [], needsAltText };
}

function explain(error: unknown, maxBytes: number): AppError {
  const { code } = error as { code?: string };
  if (code === 'FST_REQ_FILE_TOO_LARGE') return tooLarge(maxBytes);
  if (code === 'FST_FILES_LIMIT')
    return new AppError('payload_too_large', messageReference('media-server', 'tooMany'));
  return new AppError('bad_request', messageReference('media-server', 'unreadable'));
}
