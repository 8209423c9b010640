export { pledgesFeature } from './feature.ts';
export { hasPledges } from './read/has-pledges.ts';
export { removeStarterPledges } from './starter/remove-starter-pledges.ts';
