import type { Root } from 'mdast';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { Loss } from '../content-source.ts';
import { type Conversion, htmlToMarkdown } from '../html/html-to-markdown.ts';
import { resolveAddress } from './resolve-address.ts';

const parser = unified().use(remarkParse).use(remarkGfm);
const toHtml = unified()
  .use(remarkRehype, { allowDangerousHtml: true })
  .use(rehypeStringify, { allowDangerousHtml: true });

/** What the programs fill in when they build a site: `{% include x %}`, `{{< figure >}}`, `{{ page.title }}`. */
const TEMPLATE = /\{%[^%]*%\}|\{\{[<%]?[^}]*?[>%]?\}\}/g;
const HIGHLIGHT = /\{%\s*highlight\s+(\w+)[^%]*%\}\n?([\s\S]*?)\{%\s*endhighlight\s*%\}/g;
const IMPORT = /^(?:import|export)\s.+$/gm;
const MAX_LENGTH = 200_000;

/** The text as plain Markdown. One that contains HTML is converted as a whole, because pages drop HTML. */
export function convertBody(
  body: string,
  path: string,
  lose: (loss: Loss) => void,
): Pick<Conversion, 'markdown' | 'failure'> {
  if (body.length > MAX_LENGTH) return { markdown: '', failure: 'the text is too long' };
  if (/\.html?$/i.test(path)) return fromHtml(body, path, lose);
  const plain = withoutTemplates(body, path, lose);
  try {
    const tree = parser.parse(plain);
    if (hasHtml(tree)) return fromHtml(toHtml.stringify(toHtml.runSync(tree)), path, lose);
    return { markdown: withResolvedImages(plain, tree, path) };
  } catch (error) {
    if (error instanceof RangeError)
      return { markdown: '', failure: 'the text is nested too deeply' };
    throw error;
  }
}

function withoutTemplates(body: string, path: string, lose: (loss: Loss) => void): string {
  const highlighted = body.replace(
    HIGHLIGHT,
    (_, language: string, code: string) => `\`\`\`${language}\n${code.trimEnd()}\n\`\`\``,
  );
  const withoutImports = /\.mdx$/i.test(path) ? highlighted.replace(IMPORT, '') : highlighted;
  if (withoutImports !== highlighted) lose({ kind: 'script', detail: 'import' });
  return withoutImports.replace(TEMPLATE, (template) => {
    const url = /\{\{\s*site\.(?:url|baseurl)\s*\}\}/.test(template);
    if (!url && !/<!--\s*more/.test(template))
      lose({ kind: 'shortcode', detail: template.slice(0, 80) });
    return '';
  });
}

function hasHtml(tree: Root): boolean {
  let found = false;
  visit(tree, 'html', ({ value }) => {
    if (!/^<!--[\s\S]*-->$/.test(value.trim())) found = true;
  });
  return found;
}

function fromHtml(html: string, path: string, lose: (loss: Loss) => void) {
  const { markdown, losses, failure } = htmlToMarkdown(html);
  for (const loss of losses) lose(loss);
  if (failure !== undefined) return { markdown, failure };
  return { markdown: withResolvedImages(markdown, parser.parse(markdown), path) };
}

/** Makes the addresses of pictures independent of the folder of the text. */
function withResolvedImages(markdown: string, tree: Root, path: string): string {
  let result = markdown;
  const places: { from: number; to: number; url: string }[] = [];
  visit(tree, ['image', 'definition'], (node) => {
    if (node.type !== 'image' && node.type !== 'definition') return;
    const from = node.position?.start.offset;
    const to = node.position?.end.offset;
    if (from !== undefined && to !== undefined) places.push({ from, to, url: node.url });
  });
  for (const { from, to, url } of places.reverse()) {
    const resolved = resolveAddress(url, path);
    if (resolved === url || url === '' || url.startsWith('#')) continue;
    result =
      result.slice(0, from) +
      result.slice(from, to).replace(url, () => resolved) +
      result.slice(to);
  }
  return result;
}
