export { emailChangeFeature } from './feature.ts';
