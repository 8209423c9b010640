export { ContentRow } from './library/content-row.tsx';
export { libraryKey } from './library/use-library.ts';
export { ContentPreview } from './reader/content-preview.tsx';
