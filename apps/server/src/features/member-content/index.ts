export { memberContentCollections, memberContentFeature } from './feature.ts';
export { summarizeLibrary } from './library/summarize-library.ts';
