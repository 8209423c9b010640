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
