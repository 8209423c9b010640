import { createLookup, findCode } from './templates/find-code.ts';

/** The first heading of a text, which is its title. A line of code may begin with `# ` as well. */
export function findHeading(markdown: string): string | undefined {
  const headings = [...markdown.matchAll(/^#[ \t]+(.+)$/gm)];
  if (headings.length === 0) return undefined;
  const isCode = createLookup(codeIn(markdown));
  return headings.find(({ index }) => !isCode(index))?.[1]?.trim();
}

function codeIn(markdown: string) {
  try {
    return findCode(markdown);
  } catch (error) {
    // The conversion reports texts that are nested too deeply.
    if (error instanceof RangeError) return [];
    throw error;
  }
}
