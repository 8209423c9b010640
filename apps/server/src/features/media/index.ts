export { findFilesByUrl, toMediaFile } from './files.repo.ts';
export { makeMissingFormats } from './make-missing-formats.ts';
export type { MediaDeps } from './media-deps.ts';
export { removeFile } from './remove-file.ts';
export { mediaRoutes } from './routes.ts';
export { type StoreImageInput, storeImage } from './store-image.ts';
export { storePrivateFile } from './store-private-file.ts';
