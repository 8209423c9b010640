import type { ContentSource, IncomingDocument } from '../content-source.ts';
import { AttachmentStore } from '../files/attachment-store.ts';
import { ImageStore } from '../files/image-store.ts';
import type { ImportContext, ImportOptions } from '../import-context.ts';
import { type ImportReport, ReportBuilder } from '../report.ts';
import { describeFailure } from './describe-failure.ts';
import { DocumentImporter } from './document-importer.ts';
import { DryRun } from './dry-run.ts';
import { putRedirects } from './put-redirects.ts';

/**
 * Writes the documents of a source. Each is written in one transaction with a note of it, so an import that was
 * interrupted can be started again: what has been written and did not change since is not written twice.
 */
export async function importDocuments(
  context: ImportContext,
  source: ContentSource,
  options: ImportOptions,
): Promise<ImportReport> {
  const { isDryRun, signal, onProgress, onEntry } = options;
  const report = new ReportBuilder();
  const images = new ImageStore(context, source, signal);
  const attachments = new AttachmentStore(context, source, signal);
  const importer = isDryRun
    ? new DryRun(context, source, options)
    : new DocumentImporter(context, source, { ...options, images, attachments });
  let done = 0;
  for await (const given of source.documents()) {
    signal?.throwIfAborted();
    const document = withoutEmptyPublication(given);
    const { failure } = document;
    const result = failure
      ? ({ outcome: 'failed', failure } as const)
      : await importer.import(document).catch(failureOf);
    const title = titleOf(document);
    const entry = report.add({ ...document, title }, result);
    await onEntry?.(entry, document);
    done += 1;
    onProgress?.({ done, total: source.total, title });
  }
  const { redirects = [] } = source;
  const others = isDryRun ? redirects.length : await putRedirects(context, source.name, redirects);
  report.redirects = importer.redirects + images.redirects + others;
  report.images = isDryRun ? importer.images : images.stored;
  return report.build({ source: source.name, isDryRun, languages: source.languages });
}

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
