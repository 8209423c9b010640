export { editLandingPage } from './edit-landing.ts';
export { landingFeature } from './feature.ts';
export { findTagline } from './read-landing.ts';
export { seedLanding } from './seed-landing.ts';
