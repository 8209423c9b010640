export { previewFeature } from './feature.ts';
