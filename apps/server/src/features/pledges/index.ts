export { pledgesFeature } from './feature.ts';
export { removeStarterPledges } from './starter/remove-starter-pledges.ts';
