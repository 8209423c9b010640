import type { Translate } from '@rostra/messages';

/** Numbers tables, and gives labels that the renderer wrote in English the language of the page. */
export function translateLabels(html: string, t: Translate<'documents'>): string {
  let tables = 0;
  return html
    .replace(/role="region" tabindex="0" aria-label="Table"/g, () => {
      tables += 1;
      return `role="region" tabindex="0" aria-label="${t('table', { number: tables })}"`;
    })
    .replace('id="footnote-label">Footnotes<', () => `id="footnote-label">${t('footnotes')}<`)
    .replace(
      /aria-label="Back to reference ([\d-]+)"/g,
      (_, number: string) => `aria-label="${t('backToReference', { number })}"`,
    );
}
