/**
 * Adds to a rendered body: links on headings, so that sections can be cited, numbered table labels,
 * plain cells for empty corners, and a footnote arrow that is not shown as an emoji.
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
