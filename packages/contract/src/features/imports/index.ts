export { copyPicture } from './copy-picture.ts';
export {
  chooseImportLanguage,
  createImport,
  discardImport,
  getImport,
  listImportRemarks,
  listImports,
  type NewImport,
  newImportSchema,
  type StudioImportOptions,
  startImport,
  undoImport,
  uploadImportPart,
} from './import-calls.ts';
export {
  IMPORT_MAX_BYTES,
  IMPORT_PART_BYTES,
  type ImportColumn,
  type ImportConflictKind,
  type ImportFormat,
  type ImportJob,
  type ImportLossKind,
  type ImportOutcome,
  type ImportRemark,
  type ImportState,
  importFormats,
  importOutcomes,
} from './import-job.ts';
