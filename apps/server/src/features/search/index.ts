export { searchFeature } from './feature.ts';
export { matchDocuments } from './match-documents.ts';
export { searchIndex } from './search-index.ts';
