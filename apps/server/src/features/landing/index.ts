export { editLandingPage } from './edit-landing.ts';
export { landingFeature } from './feature.ts';
export { languageOfLandingKey } from './landing-key.ts';
export { findTagline } from './read-landing.ts';
export { removeStarterLanding } from './remove-starter-landing.ts';
export { seedLanding } from './seed-landing.ts';
