export type { ProfileContext } from './context.ts';
export { profileFeature } from './feature.ts';
