import { pages, pathTo } from '@rostra/contract/pages';

/** The subscription page, opened at one plan. */
export const planPath = (plan: string) =>
  `${pathTo(pages.subscription)}?plan=${encodeURIComponent(plan)}`;

/** The plan named in a URL, whether or not such a plan exists. */
export const planFromSearch = (search: string) =>
  new URLSearchParams(search).get('plan') ?? undefined;
