const WORDS_A_MINUTE = 220;

/** Words that are read: not link targets, code fences' marks or table lines. */
export function readingMinutes(markdown: string): number {
  const words = plainText(markdown)
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  return Math.max(1, Math.round(words.length / WORDS_A_MINUTE));
}

/**
 * Good enough for counting and for search; pages use the renderer. What opens is looked for no
 * further than to where the next opens, so that the time grows with the text and no faster.
 */
export const plainText = (markdown: string): string =>
  markdown
    .replace(/^```.*$/gm, ' ')
    .replace(/!\[([^[\]]*)\]\((?:[^()\n]|\([^()\n]*\))*\)/g, '$1')
    .replace(/\[([^[\]^]+)\]\((?:[^()\n]|\([^()\n]*\))*\)/g, '$1')
    .replace(/\[\^[^[\]]+\]:?/g, ' ')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/^[ \t:|-]+$/gm, ' ')
    .replace(/[*_`#>|~]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
