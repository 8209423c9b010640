import { truncateText } from './truncate-text.ts';

/** The length that search engines show. */
const LONGEST = 160;
/** If the first sentences are shorter than this, cut inside the next one. */
const SHORTEST = 60;

/** The beginning of a rendered text as plain text: whole sentences if they fit, otherwise whole words. */
export function createExcerpt(html: string): string {
  const [body = ''] = html.split(/<section\b[^>]*footnotes/, 1);
  const paragraphs = body.match(/<p[ >].*?<\/p>/gs) ?? [];
  const text = plainWords(paragraphs.length > 0 ? paragraphs.join(' ') : body);
  if (text.length <= LONGEST) return text;
  const sentences = /^.*[.!?…]["'”’)]*(?= )/.exec(truncateText(text, LONGEST + 1))?.[0] ?? '';
  if (sentences.length >= SHORTEST) return sentences;
  const start = truncateText(text, LONGEST - 1);
  const words = text[start.length] === ' ' ? start : start.replace(/\s\S*$/, '');
  return `${words.replace(/[\s,;:–-]+$/, '')}…`;
}

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

function plainWords(html: string): string {
  return html
    .replace(/<sup><a href="#fn.*?<\/sup>/gs, '')
    .replace(/<\/(?:p|li|h\d|t[dhr]|pre|figcaption)>|<br\b[^>]*>/g, ' ')
    .replace(/<(?:"[^"]*"|[^">])*>/g, '')
    .replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
      if (name) return NAMED[name] ?? whole;
      return String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal));
    })
    .replace(/\s+/g, ' ')
    .trim();
}
