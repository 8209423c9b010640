import { mapAhead } from '../../../concurrency/map-ahead.ts';
import type { ContentSource, IncomingDocument } from '../content-source.ts';
import { AttachmentStore } from '../files/attachment-store.ts';
import { FileStore } from '../files/file-store.ts';
import { ImageStore } from '../files/image-store.ts';
import type { ImportContext, ImportOptions } from '../import-context.ts';
import { type ImportReport, ReportBuilder } from '../report.ts';
import { describeFailure } from './describe-failure.ts';
import { DocumentImporter, type EntryResult } from './document-importer.ts';
import { DryRun } from './dry-run.ts';
import { putRedirects } from './put-redirects.ts';
import { removeMoved } from './remove-moved.ts';

/** Pictures are fetched and texts are tried while other documents are written. */
const AHEAD = 4;

/**
 * Writes the documents of a source. Each is written in one transaction with a note of it, so an import that was
 * interrupted can be started again: what has been written and did not change since is not written twice.
 */
export async function importDocuments(
  context: ImportContext,
  source: ContentSource,
  options: ImportOptions,
): Promise<ImportReport> {
  const { isDryRun, isMirror, signal, onProgress, onEntry } = options;
  const report = new ReportBuilder();
  const reader = { context, source, signal };
  const images = new ImageStore(reader);
  const files = new FileStore(reader);
  const attachments = new AttachmentStore(reader);
  const importer = isDryRun
    ? new DryRun(context, source, options)
    : new DocumentImporter(context, source, { ...options, images, files, attachments });
  const write = async (document: IncomingDocument): Promise<EntryResult> => {
    const result = await importer.import(document);
    if (isDryRun || isMirror || !isHere(result)) return result;
    const moved = await removeMoved(context, source.name, document);
    return { ...result, conflicts: [...(result.conflicts ?? []), ...moved] };
  };
  const begin = async (given: IncomingDocument) => {
    const document = withoutEmptyPublication(given);
    // What fails is tried again when it is the document's turn, and fails then.
    if (document.failure === undefined && !signal?.aborted) {
      await importer.prepare(document).catch(() => {});
    }
    return document;
  };
  let done = 0;
  try {
    for await (const document of mapAhead(source.documents(), AHEAD, begin)) {
      signal?.throwIfAborted();
      const { failure } = document;
      const result = failure
        ? ({ outcome: 'failed', failure } as const)
        : await write(document).catch(failureOf);
      const title = titleOf(document);
      const entry = report.add({ ...document, title }, result);
      await onEntry?.(entry, document);
      done += 1;
      onProgress?.({ done, total: source.total, title });
    }
  } finally {
    importer.finish();
  }
  const { redirects = [] } = source;
  const others = isDryRun ? redirects.length : await putRedirects(context, source.name, redirects);
  report.redirects = importer.redirects + images.redirects + files.redirects + others;
  report.images = isDryRun ? importer.images : images.stored;
  return report.build({ source: source.name, isDryRun, languages: source.languages });
}

/** An import that was interrupted may have written a text and not removed its other copy. */
const isHere = ({ outcome }: EntryResult): boolean =>
  outcome === 'created' || outcome === 'updated' || outcome === 'unchanged';

const titleOf = ({ values }: IncomingDocument): string =>
  String(values.title ?? values.name ?? values.slug);

function failureOf(error: unknown) {
  const failure = describeFailure(error);
  if (failure === undefined) throw error;
  return { outcome: 'failed', failure } as const;
}

/** What is published here must have a text. */
function withoutEmptyPublication(document: IncomingDocument): IncomingDocument {
  const { values, publishedAt, losses = [] } = document;
  if (publishedAt === null || values.body !== '') return document;
  const loss = { kind: 'access', detail: 'has no text: a draft here' } as const;
  return { ...document, publishedAt: null, losses: [...losses, loss] };
}
