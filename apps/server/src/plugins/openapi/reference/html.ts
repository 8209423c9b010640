import { escapeHtml } from '../../../http/escape-html.ts';

/** Text that is HTML already. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Value = Html | string | number | undefined | false | readonly Value[];

/** A template that escapes everything that is not HTML already. */
export const html = (strings: TemplateStringsArray, ...values: Value[]): Html =>
  new Html(String.raw({ raw: strings }, ...values.map(toText)));

function toText(value: Value): string {
  if (value instanceof Html) return value.text;
  if (value === undefined || value === false) return '';
  if (typeof value === 'object') return value.map(toText).join('');
  return escapeHtml(String(value));
}

/** The little Markdown that descriptions contain: paragraphs and code. */
export const markdown = (text: string): Html[] =>
  text.split('\n\n').map((paragraph) => html`<p>${withCode(paragraph)}</p>`);

/** Every second piece between backticks is code. */
export const withCode = (text: string): Value =>
  text.split('`').map((piece, index) => (index % 2 === 1 ? html`<code>${piece}</code>` : piece));
