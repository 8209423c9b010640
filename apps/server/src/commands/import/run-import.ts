import { stat, writeFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { StartError } from '../../errors.ts';
import { recordAction } from '../../features/audit/index.ts';
import {
  type ContentSource,
  completeTerminalImport,
  type ImportContext,
  importDocuments,
  openSource,
  type Progress,
  recordTerminalImport,
  recordTerminalUndo,
  undoImport,
} from '../../features/imports/index.ts';
import type { Actor } from '../../http/access/actor.ts';
import { describeReport } from './describe-report.ts';
import type { ImportRequest } from './read-arguments.ts';
import { unpackArchives } from './unpack-archives.ts';

export interface ImportTerminal {
  readonly actor: Actor;
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: Progress) => void;
  readonly print: (text: string) => void;
  /** Makes the smaller versions of new pictures. */
  readonly makeFormats: () => Promise<void>;
}

/** Runs, tries or undoes an import. */
export async function runImport(
  context: ImportContext,
  request: ImportRequest,
  terminal: ImportTerminal,
): Promise<void> {
  const { paths, name, remove } = await unpackArchives(request);
  try {
    const source = await openSource({ ...request, paths, name });
    await runSource(context, source, request, terminal);
  } finally {
    await remove();
  }
}

async function runSource(
  context: ImportContext,
  source: ContentSource,
  request: ImportRequest,
  terminal: ImportTerminal,
): Promise<void> {
  if (request.isUndo) return undo(context, source, terminal);
  const { isDryRun } = request;
  const { locales } = context.content.store;
  const locale = request.language ?? locales.default;
  if (!locales.offered.includes(locale)) {
    throw new StartError(`This site has no texts in ${locale}. Set SITE_LANGUAGES first.`);
  }
  const { signal, onProgress, print, actor } = terminal;
  if (source.languages) print(describeLanguages(source.languages));
  const { db, store } = context.content;
  const jobId = isDryRun
    ? undefined
    : await recordTerminalImport(db, await describeRun(request, source, actor), store.now());
  const report = await importDocuments(context, source, {
    isDryRun,
    locale,
    editorId: null,
    ...(signal ? { signal } : {}),
    ...(onProgress ? { onProgress } : {}),
  });
  if (jobId !== undefined) {
    const { counts, images, redirects } = report;
    await completeTerminalImport(db, jobId, { report, finishedAt: store.now() });
    await recordAction(db.queries, {
      actor,
      at: store.now(),
      action: 'site.import',
      target: { kind: 'imports', id: source.name },
      after: { counts, images, redirects },
    });
  }
  print(describeReport(report));
  if (request.report) await writeFile(request.report, `${JSON.stringify(report, null, 2)}\n`);
  if (isDryRun) return print('\nNothing was written. Run it without --dry-run to import.');
  if (report.images > 0) {
    print('\nMaking the sizes of new pictures. The texts are on the site already.');
    await terminal.makeFormats();
    context.content.changedAll();
  }
}

/** For the history in the studio. */
async function describeRun(
  { format, paths: [path, ...others] }: ImportRequest,
  { name }: ContentSource,
  actor: Actor,
) {
  const file = await stat(path);
  return {
    format,
    fileName: [path, ...others].map((given) => basename(resolve(given))).join(', '),
    size: file.isFile() ? file.size : 0,
    source: name,
    by: actor.kind === 'terminal' ? `${actor.user}@${actor.host}` : 'terminal',
  };
}

const describeLanguages = ({ chosen, offered }: NonNullable<ContentSource['languages']>): string =>
  `The export has several languages (${offered.join(', ')}). Only texts in ${chosen} are imported; --language chooses another one.`;

async function undo(
  context: ImportContext,
  { name }: ContentSource,
  { actor, print }: ImportTerminal,
): Promise<void> {
  const { db, store } = context.content;
  const report = await undoImport(context, name, { editorId: null });
  await recordTerminalUndo(db, name, { report, finishedAt: store.now() });
  await recordAction(db.queries, {
    actor,
    at: store.now(),
    action: 'site.undo_import',
    target: { kind: 'imports', id: name },
    after: { ...report },
  });
  const { removed, kept, files, redirects } = report;
  print(`Removed ${removed} entries, ${files} pictures and ${redirects} redirects.`);
  if (kept > 0) print(`Kept ${kept} entries that were edited since or that other entries use.`);
}
