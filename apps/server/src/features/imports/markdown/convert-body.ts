import type { Loss } from '../content-source.ts';
import { type Conversion, htmlToMarkdown } from '../html/html-to-markdown.ts';
import { markdownWithoutHtml } from '../html/markdown-without-html.ts';
import { resolveAddresses } from '../html/resolve-addresses.ts';
import { resolveAddress } from './resolve-address.ts';

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
  const isHtml = /\.html?$/i.test(path);
  const { markdown, losses, failure } = isHtml
    ? htmlToMarkdown(body)
    : markdownWithoutHtml(withoutTemplates(body, path, lose));
  for (const loss of losses) lose(loss);
  if (failure !== undefined) return { markdown, failure };
  // Makes the addresses of pictures independent of the folder of the text.
  return { markdown: resolveAddresses(markdown, (address) => resolveAddress(address, path)) };
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
