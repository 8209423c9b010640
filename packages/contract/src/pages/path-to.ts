import type { Page } from './page.ts';

type ParameterOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParameterOf<`/${Rest}`>
  : Path extends `${string}:${infer Name}+`
    ? Name
    : Path extends `${string}:${infer Name}`
      ? Name
      : never;

export type PathParameters<P extends Pick<Page, 'path'>> = Record<ParameterOf<P['path']>, string>;

type Arguments<P extends Pick<Page, 'path'>> = [ParameterOf<P['path']>] extends [never]
  ? []
  : [parameters: PathParameters<P>];

/** The path of a page, such as `/blog/a-slug`. Needs a value for each parameter in it. */
export function pathTo<const P extends Pick<Page, 'path'>>(
  page: P,
  ...[parameters]: Arguments<P>
): `/${string}` {
  const values: Record<string, string> = parameters ?? {};
  const fill = (_: string, name: string, isLong?: string) => {
    const value = values[name] ?? '';
    return isLong ? value.split('/').map(encodeURIComponent).join('/') : encodeURIComponent(value);
  };
  return page.path.replace(/:(\w+)(\+)?/g, fill) as `/${string}`;
}

/** Lower-case letters, digits and single hyphens, as in every address that the site makes itself. */
const PART = '[a-z0-9]+(?:-[a-z0-9]+)*';

/** What an address of several parts may be: `about/team`. */
export const addressPattern: RegExp = new RegExp(`^${PART}(?:/${PART})*$`);

/** Matches the paths of a page; the first group is the value of its first parameter. */
export const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replace(/:\w+\+/g, `(${PART}(?:/${PART})*)`).replace(/:\w+/g, '([^/]+)')}$`);

/** The first parameter in a path, decoded: the slug of the entry whose page it is. Undefined if it is malformed. */
export function slugIn(page: { readonly path: string }, pathname: string): string | undefined {
  const [, slug] = patternOf(page.path).exec(pathname) ?? [];
  try {
    return slug === undefined ? undefined : decodeURIComponent(slug);
  } catch {
    return undefined;
  }
}
