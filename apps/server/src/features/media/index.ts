export { type FileInfo, readFileInfo } from './upload/file-info.ts';
export { mediaFeature } from './feature.ts';
export { findFilesByUrl, toMediaFile } from './files.repo.ts';
export { makeFirstFormats } from './formats/make-missing-formats.ts';
export type { MediaDeps } from './media-deps.ts';
export { removeFile } from './remove-file.ts';
export { type StoreImageInput, storeImage } from './store-image.ts';
export { storePrivateFile } from './store-private-file.ts';
export { type UploadedFile, uploadFiles } from './upload/upload-files.ts';
