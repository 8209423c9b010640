import type { Page } from './page.ts';

/**
 * Parameters of links that only the browser reads. The server ignores them when it renders, so they
 * are not among the page's `query`.
 */
const parameters = { code: 'code', from: 'from', plan: 'plan' } as const;

type ParameterName = keyof typeof parameters;

/** A link to a page with, for instance, the code from a mail. */
export const linkWith = (page: Pick<Page, 'path'>, name: ParameterName, value: string) =>
  `${page.path}?${parameters[name]}=${encodeURIComponent(value)}`;

/** The value in `location.search`. It may be empty or made up. */
export const readParameter = (search: string, name: ParameterName): string | undefined =>
  new URLSearchParams(search).get(parameters[name]) ?? undefined;
