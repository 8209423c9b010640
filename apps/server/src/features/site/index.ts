export { describeSite } from './describe-site.ts';
export { siteFeature } from './feature.ts';
export { lookPath } from './look/look-stylesheets.ts';
export { findIdentityPictures } from './settings/find-identity-pictures.ts';
export { findLanguages } from './settings/find-languages.ts';
export { findPolicyAreas } from './settings/find-policy-areas.ts';
export { loadSettings } from './settings/load-settings.ts';
