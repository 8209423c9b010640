export { studioFeature } from './feature.ts';
