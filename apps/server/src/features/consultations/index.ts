export { consultationsFeature } from './feature.ts';
