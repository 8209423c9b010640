import { escapeHtml } from '../../http/escape-html.ts';

/** Values for the placeholders in the studio's document, `apps/studio/index.html`. */
export interface DocumentValues {
  readonly NONCE: string;
  /** The settings of the site that the app needs before its first call. */
  readonly SETTINGS: object;
  /** The declarations of the content that staff edit. */
  readonly COLLECTIONS: object;
  /** The path of the style sheet with the colours of the site. */
  readonly LOOK: string;
  /** Texts that staff have changed, by language. */
  readonly MESSAGES: object;
  /** For browsers without JavaScript, in the default language of the site. */
  readonly NOSCRIPT: string;
}

/** In one pass, so that a value that looks like a placeholder stays as it is. */
export function fillDocument(document: string, values: DocumentValues): string {
  return document.replace(/__([A-Z]+)__/g, (placeholder, name: string) => {
    if (!Object.hasOwn(values, name)) return placeholder;
    const value = values[name as keyof DocumentValues];
    return escapeHtml(typeof value === 'string' ? value : JSON.stringify(value));
  });
}
