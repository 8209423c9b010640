/**
 * What a page adds to a rendered body: headings that link to themselves, so that a section can be
 * cited; tables told apart by number, their empty corner no heading; and back arrows that no system draws as a picture.
 */
export function enhanceBody(html: string): string {
  let tables = 0;
  return html
    .replace(
      /<(h[23]) id="([^"]+)">((?:(?!<a ).)*?)<\/\1>/g,
      '<$1 id="$2"><a href="#$2">$3</a></$1>',
    )
    .replace(/role="region" tabindex="0" aria-label="Table"/g, () => {
      tables += 1;
      return `role="region" tabindex="0" aria-label="Table ${tables}"`;
    })
    .replaceAll('<th></th>', '<td></td>')
    .replaceAll('↩', '↑');
}
