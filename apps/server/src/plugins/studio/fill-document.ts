import { escapeHtml } from '../../http/escape-html.ts';

/** Fills the placeholders of the studio's document, which `apps/studio/index.html` contains. */
export function fillDocument(
  document: string,
  { nonce, settings }: { nonce: string; settings: object },
): string {
  return document
    .replaceAll('__NONCE__', nonce)
    .replace('__SETTINGS__', () => escapeHtml(JSON.stringify(settings)));
}
