export { describeSite } from './describe-site.ts';
export { siteFeature } from './feature.ts';
