export { extractZip } from './archives/extract-zip.ts';
export {
  type ContentSource,
  type IncomingDocument,
  type IncomingFile,
  type IncomingImage,
  type Loss,
  lossKinds,
} from './content-source.ts';
export { fitSlug, fitText } from './documents/fit-text.ts';
export { importDocuments } from './documents/import-documents.ts';
export {
  isKnownDocument,
  type KnownDocument,
  listKnownDocuments,
  withdrawDocument,
} from './documents/known-documents.ts';
export { importsFeature } from './feature.ts';
export { fetchRemoteFile } from './files/fetch-remote-file.ts';
export { htmlToMarkdown } from './html/html-to-markdown.ts';
export { markdownWithoutHtml } from './html/markdown-without-html.ts';
export { resolveAddresses } from './html/resolve-addresses.ts';
export type { ImportContext, Progress } from './import-context.ts';
export { importFiles } from './jobs/import-files.ts';
export { performImport } from './jobs/perform-import.ts';
export type { ImportReply } from './jobs/run-import-process.ts';
export { openSource } from './open-source.ts';
export { conflictKinds, type EntryReport, hasRemarks, type ImportReport } from './report.ts';
export { type UndoReport, undoImport } from './undo-import.ts';
