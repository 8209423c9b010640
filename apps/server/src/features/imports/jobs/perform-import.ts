import { parse } from 'node:path';
import { extractZip } from '../archives/extract-zip.ts';
import { isZip } from '../archives/is-zip.ts';
import type { ContentSource } from '../content-source.ts';
import { importDocuments } from '../documents/import-documents.ts';
import type { ImportContext } from '../import-context.ts';
import { openSource } from '../open-source.ts';
import { unpackExport } from '../strapi/unpack-export.ts';
import { undoImport } from '../undo-import.ts';
import type { ImportFiles } from './import-files.ts';
import type { ImportJobRow } from './import-jobs.repo.ts';
import { readOptions } from './import-options.ts';
import { type ImportWork, workOnImport } from './work-on-import.ts';

export interface WorkContext extends ImportContext {
  readonly files: ImportFiles;
}

/** Works on an import of content. Returns whether there are new pictures. */
export async function performImport(
  context: WorkContext,
  id: number,
  signal?: AbortSignal,
): Promise<{ hasNewImages: boolean }> {
  const { content, media, files } = context;
  const job = { db: content.db, now: media.clock, files };
  const report = await workOnImport(job, contentWork(context), id, signal);
  return { hasNewImages: report !== undefined && !report.isDryRun && report.images > 0 };
}

const contentWork = (context: WorkContext): ImportWork => ({
  read: async (job, { isDryRun, signal, onProgress }) => {
    const options = readOptions(job);
    const source = await openUpload(context, job);
    return importDocuments(context, source, {
      isDryRun,
      locale: options.language ?? context.content.store.locales.default,
      editorId: job.created_by,
      ...(signal ? { signal } : {}),
      onProgress,
    });
  },
  undo: (source, { created_by }) => undoImport(context, source, { editorId: created_by }),
});

/** Archives are unpacked anew for each run. */
async function openUpload({ files }: WorkContext, job: ImportJobRow): Promise<ContentSource> {
  const { id, format, file_name } = job;
  if (format === 'members' || format === 'subscribers') throw new Error('People are no content');
  const { site, pages, parts, permalink, key, sourceLanguage: language } = readOptions(job);
  const upload = files.uploadOf(id);
  const name = parse(file_name).name;
  const request = { format, site, pages, parts, permalink, name, language } as const;
  // An export of Ghost may be in an archive with the folder of its files.
  const isFile = format === 'wordpress' || (format === 'ghost' && !(await isZip(upload)));
  if (isFile) return openSource({ ...request, paths: [upload] });
  await files.removeFolder(id);
  const folder = files.folderOf(id);
  await (format === 'strapi' ? unpackExport(upload, folder, { key }) : extractZip(upload, folder));
  return openSource({ ...request, paths: [folder] });
}
