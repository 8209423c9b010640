export { findFiles, findFilesByUrl, toMediaFile } from './describe-file.ts';
export { mediaFeature } from './feature.ts';
export { makeStarterFormats } from './formats/make-missing-formats.ts';
export type { MediaDeps } from './media-deps.ts';
export { removeFile } from './remove-file.ts';
export { storeImage } from './store-image.ts';
export { storePrivateFile } from './store-private-file.ts';
