import type { PreviewReader, TextAccess } from '@rostra/contract';

export interface MailingPicture {
  /** A file of the site, such as `/uploads/a.jpg`. */
  readonly url: string;
  readonly alternativeText: string;
}

/** The content that a mailing sends. */
export interface MailingEntry {
  readonly title: string;
  /** Markdown, with everything beneath a paywall. */
  readonly body: string;
  readonly access: TextAccess;
  readonly picture: MailingPicture | null;
  /** Of its page, in the language of the text. */
  readonly path: string;
}

/** What is mailed, in one language. */
export interface MailingText {
  /** May contain `{{name, fallback}}`, like the body. */
  readonly subject: string;
  /** Empty: the beginning of the text. */
  readonly previewText: string;
  /** Markdown. The text of the mailing, or an introduction to the entry. Everybody may read it. */
  readonly body: string;
  readonly entry: MailingEntry | null;
  readonly language: string;
  readonly newsletterName: string;
  /** The path of the mailing on the website; null if it has no page. */
  readonly webPath: string | null;
}

/** Whether this kind of reader gets the whole text, or the part above its paywall. */
export type MailingReader = PreviewReader;

export type MailingWarning =
  /** Gmail shows only the first 102 KB of a mail. */
  | { readonly kind: 'too-large'; readonly kilobytes: number }
  | { readonly kind: 'picture-without-text'; readonly url: string }
  /** `{{name}}` greets those whose name is not known with nothing. */
  | { readonly kind: 'name-without-fallback' }
  | { readonly kind: 'large-pictures'; readonly kilobytes: number }
  /** Every mailing must say who sends it. */
  | { readonly kind: 'no-address' };

export interface RenderedMailing {
  /** These three contain placeholders, which `prepareMailing` fills in. */
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** Of the HTML. */
  readonly bytes: number;
  readonly warnings: readonly MailingWarning[];
}
