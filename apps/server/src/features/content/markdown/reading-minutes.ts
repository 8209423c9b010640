import { findOpening } from '@rostra/block-syntax';

const WORDS_A_MINUTE = 220;

/** Counts words in the text, not link targets, code fences or table borders. */
export function readingMinutes(markdown: string): number {
  const words = plainText(markdown)
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  return Math.max(1, Math.round(words.length / WORDS_A_MINUTE));
}

/**
 * Good enough for counting words and for search; pages use the renderer. No pattern looks beyond
 * the next opening delimiter, so that the time is linear in the length of the text.
 */
export const plainText = (markdown: string): string =>
  withoutOpenings(markdown)
    .replace(/^```.*$/gm, ' ')
    .replace(/!\[([^[\]]*)\]\((?:[^()\n]|\([^()\n]*\))*\)/g, '$1')
    .replace(/\[([^[\]^]+)\]\((?:[^()\n]|\([^()\n]*\))*\)/g, '$1')
    .replace(/\[\^[^[\]]+\]:?/g, ' ')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/^[ \t:|-]+$/gm, ' ')
    .replace(/[*_`#>|~]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Of the line that begins a block, only its title is shown. */
function withoutOpenings(markdown: string): string {
  if (!markdown.includes('::')) return markdown;
  return markdown
    .split('\n')
    .map((line) => {
      const unquoted = line.replace(/^[ \t>]+/, '');
      if (/^:{3,}\s*$/.test(unquoted)) return '';
      const { rest } = findOpening(unquoted) ?? {};
      if (rest === undefined) return line;
      return rest.startsWith('[') ? rest.slice(1, Math.max(1, rest.lastIndexOf(']'))) : '';
    })
    .join('\n');
}
