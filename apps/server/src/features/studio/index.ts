export type { StudioContext } from './context.ts';
export { studioFeature } from './feature.ts';
