export { extractZip } from './archives/extract-zip.ts';
export {
  type ContentSource,
  type IncomingDocument,
  lossKinds,
} from './content-source.ts';
export { importDocuments } from './documents/import-documents.ts';
export {
  findKnownDocumentId,
  findKnownSourceId,
  type KnownDocument,
  listKnownDocuments,
  releaseDraft,
  withdrawDocument,
} from './documents/known-documents.ts';
export { importsFeature } from './feature.ts';
export { fetchRemoteFile } from './files/fetch-remote-file.ts';
export type { ImportContext, Progress, StarterPlaces } from './import-context.ts';
export { importFiles } from './jobs/import-files.ts';
export { performImport } from './jobs/perform-import.ts';
export {
  completeTerminalImport,
  recordTerminalImport,
  recordTerminalUndo,
} from './jobs/record-terminal-import.ts';
export type { ImportReply } from './jobs/run-import-process.ts';
export { openSource } from './open-source.ts';
export { conflictKinds, type EntryReport, hasRemarks, type ImportReport } from './report.ts';
export { convertRow } from './strapi/convert/convert-row.ts';
export { type FieldNames, mapFields } from './strapi/map-fields.ts';
export type { StrapiRow } from './strapi/strapi-row.ts';
export { type StrapiType, strapiTypes } from './strapi/strapi-types.ts';
export { unpackExport } from './strapi/unpack-export.ts';
export { type UndoReport, undoImport } from './undo-import.ts';
