import type { Root } from 'mdast';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { type Conversion, htmlToMarkdown } from './html-to-markdown.ts';

const parser = unified().use(remarkParse).use(remarkGfm);
const toHtml = unified()
  .use(remarkRehype, { allowDangerousHtml: true })
  .use(rehypeStringify, { allowDangerousHtml: true });

/** Text that contains HTML is converted as a whole, because pages drop HTML. */
export function markdownWithoutHtml(markdown: string): Conversion {
  // Parsing takes milliseconds, and most texts have none.
  if (!markdown.includes('<')) return { markdown, losses: [] };
  try {
    const tree = parser.parse(markdown);
    if (!hasHtml(tree)) return { markdown, losses: [] };
    return htmlToMarkdown(toHtml.stringify(toHtml.runSync(tree)));
  } catch (error) {
    if (error instanceof RangeError) {
      return { markdown: '', losses: [], failure: 'the text is nested too deeply' };
    }
    throw error;
  }
}

function hasHtml(tree: Root): boolean {
  let found = false;
  visit(tree, 'html', ({ value }) => {
    if (!/^<!--[\s\S]*-->$/.test(value.trim())) found = true;
  });
  return found;
}
