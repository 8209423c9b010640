export { siteFeature } from './feature.ts';
