import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { IMPORT_PART_BYTES, type ImportJob } from '@rostra/contract';
import { messageReference } from '@rostra/messages';
import { AppError, notFound } from '../../../errors.ts';
import type { ImportJobsContext } from './context.ts';
import { describeImport } from './describe-import.ts';
import { addReceived, findImportJob, updateImportJob } from './import-jobs.repo.ts';

interface Part {
  readonly id: number;
  readonly userId: number;
  readonly offset: number;
  readonly content: Readable;
}

const outOfOrder = () => new AppError('conflict', messageReference('imports-server', 'outOfOrder'));

/**
 * Writes a part of the file to the disk as it arrives. A part that was interrupted is sent again: it is written to
 * the same place. After the last one the dry run begins.
 */
export async function receivePart(
  { db, files, wake }: ImportJobsContext,
  { id, userId, offset, content }: Part,
): Promise<ImportJob> {
  const job = await findImportJob(db.queries, id);
  if (!job || job.created_by !== userId) throw notFound();
  if (job.state !== 'uploading' || job.received !== offset) throw outOfOrder();
  await files.prepare();
  const file = await open(files.uploadOf(id), offset === 0 ? 'w' : 'r+', 0o600).catch((error) => {
    // Another machine has the first parts.
    throw (error as NodeJS.ErrnoException).code === 'ENOENT' ? outOfOrder() : error;
  });
  let length = 0;
  try {
    for await (const chunk of content as AsyncIterable<Buffer>) {
      if (length + chunk.length > IMPORT_PART_BYTES || offset + length + chunk.length > job.size) {
        throw new AppError('payload_too_large', messageReference('imports-server', 'partTooLarge'));
      }
      await file.write(chunk, 0, chunk.length, offset + length);
      length += chunk.length;
    }
  } finally {
    await file.close();
  }
  if (length === 0)
    throw new AppError('bad_request', messageReference('imports-server', 'fileEmpty'));
  if (!(await addReceived(db.queries, { id, offset, length }))) throw outOfOrder();
  if (offset + length < job.size) return describeImport({ ...job, received: offset + length });
  const complete = await updateImportJob(
    db.queries,
    { id, from: ['uploading'] },
    { state: 'checking' },
  );
  if (!complete) throw outOfOrder();
  wake();
  return describeImport(complete);
}
