/**
 * The language to offer to a visitor: the first of the browser's languages that the site has, unless it is
 * that of the page. `de-AT` counts as `de`.
 */
export function findPreferredLanguage(
  wanted: readonly string[],
  offered: readonly string[],
  current: string,
): string | undefined {
  for (const tag of wanted) {
    const [code = ''] = tag.toLowerCase().split('-', 1);
    const found = offered.find((language) => language === code);
    if (found) return found === current ? undefined : found;
  }
  return undefined;
}
