import { isLocalUrl } from '../location/is-local-url.ts';

/** Whether others than the people at this machine can open the site. */
export const isPublic = (siteUrl: string | undefined): boolean =>
  siteUrl !== undefined && !isLocalUrl(siteUrl);
