import { pages, pathTo } from '@rostra/contract/pages';

export const RESET_CODE_LIFETIME_MS = 30 * 60 * 1000;

export const resetLink = (siteUrl: string, code: string) =>
  `${siteUrl}${pathTo(pages.resetPassword)}?code=${code}`;
