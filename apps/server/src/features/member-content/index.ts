export { memberContentCollections, memberContentFeature } from './feature.ts';
