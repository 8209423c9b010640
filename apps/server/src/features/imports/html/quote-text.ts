import { htmlToText } from './html-to-text.ts';

const MAX_QUOTE = 120;
const MAX_PLACE = 60;
/** Enough Markdown for the words before a place. */
const MAX_MARKDOWN = 300;
/** Enough HTML for the words before a place. */
const MAX_HTML = 4_000;

/** The beginning of a text that was left out. */
export const quoteStart = (text: string): string =>
  `“${text.length > MAX_QUOTE ? `${text.slice(0, MAX_QUOTE).trimEnd()}…` : text}”`;

/** The last words of a text, by which a reader finds the place after it. Empty at the beginning. */
export function lastWords(text: string): string {
  if (text.length <= MAX_PLACE) return text;
  const end = text.slice(-MAX_PLACE);
  return `…${end.slice(end.indexOf(' ') + 1)}`;
}

/** The last words of a text in Markdown. */
export const lastWordsOfMarkdown = (markdown: string): string =>
  lastWords(markdown.slice(-MAX_MARKDOWN).replaceAll(/\s+/g, ' ').trim());

/** The last words of a text in HTML. */
export function lastWordsOfHtml(html: string): string {
  const end = html.slice(-MAX_HTML);
  return lastWords(htmlToText(end === html ? html : end.slice(end.indexOf('<'))));
}
