export { describeSite } from './describe-site.ts';
export { siteFeature } from './feature.ts';
export { lookPath } from './look/look-stylesheets.ts';
export { findLogo } from './settings/find-logo.ts';
export { loadSettings } from './settings/load-settings.ts';
