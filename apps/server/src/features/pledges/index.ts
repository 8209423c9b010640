export { pledgesFeature } from './feature.ts';
