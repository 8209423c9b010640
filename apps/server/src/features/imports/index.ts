export { type ContentSource, lossKinds } from './content-source.ts';
export { importDocuments } from './documents/import-documents.ts';
export { ghostSource } from './ghost/ghost-source.ts';
export { readGhostExport } from './ghost/read-export.ts';
export type { ImportContext, Progress } from './import-context.ts';
export { markdownSource } from './markdown/markdown-source.ts';
export { conflictKinds, type ImportReport, outcomes } from './report.ts';
export { type UndoReport, undoImport } from './undo-import.ts';
export { wordpressSource } from './wordpress/wordpress-source.ts';
