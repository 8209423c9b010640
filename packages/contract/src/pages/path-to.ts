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
