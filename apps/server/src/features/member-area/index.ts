export { memberAreaFeature } from './feature.ts';
