import type { Translate } from '@rostra/messages';

/**
 * Adds to a rendered body: links on headings, so that sections can be cited, numbered table labels,
 * plain cells for empty corners, and a footnote arrow that is not shown as an emoji. Labels that the
 * renderer wrote in English get the language of the page.
 */
export function enhanceBody(html: string, t: Translate<'documents'>): string {
  let tables = 0;
  return html
    .replace(
      /<(h[23]) id="([^"]+)">((?:(?!<a ).)*?)<\/\1>/g,
      '<$1 id="$2"><a href="#$2">$3</a></$1>',
    )
    .replace(/role="region" tabindex="0" aria-label="Table"/g, () => {
      tables += 1;
      return `role="region" tabindex="0" aria-label="${t('table', { number: tables })}"`;
    })
    .replace('id="footnote-label">Footnotes<', () => `id="footnote-label">${t('footnotes')}<`)
    .replace(
      /aria-label="Back to reference ([\d-]+)"/g,
      (_, number: string) => `aria-label="${t('backToReference', { number })}"`,
    )
    .replaceAll('<th></th>', '<td></td>')
    .replaceAll('↩', '↑');
}
