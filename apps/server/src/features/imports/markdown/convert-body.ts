import type { Loss } from '../content-source.ts';
import { type Conversion, htmlToMarkdown } from '../html/html-to-markdown.ts';
import { resolveAddresses } from '../html/links/resolve-addresses.ts';
import { withoutUnsafeLinks } from '../html/links/safe-markdown.ts';
import { markdownWithoutHtml } from '../html/markdown-without-html.ts';
import { lastWordsOfMarkdown } from '../html/quote-text.ts';
import { isLinkedFile } from './linked-files.ts';
import { resolveAddress } from './resolve-address.ts';
import { createLookup, findCode } from './templates/find-code.ts';
import type { TemplateContext } from './templates/known-templates.ts';
import { replaceTemplates } from './templates/replace-templates.ts';
import { htmlFormat, markdownFormat } from './templates/text-formats.ts';

const IMPORT = /^(?:import|export)\s.+$/gm;
const MAX_LENGTH = 200_000;

type BodyContext = Omit<TemplateContext, 'format'>;

/** The text as plain Markdown. One that contains HTML is converted as a whole, because pages drop HTML. */
export function convertBody(
  body: string,
  path: string,
  context: BodyContext,
): Pick<Conversion, 'markdown' | 'failure'> {
  if (body.length > MAX_LENGTH) return { markdown: '', failure: 'the text is too long' };
  try {
    return convert(body, path, context);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return { markdown: '', failure: 'the text is nested too deeply' };
  }
}

function convert(
  body: string,
  path: string,
  context: BodyContext,
): Pick<Conversion, 'markdown' | 'failure'> {
  const { lose } = context;
  const isHtml = /\.html?$/i.test(path);
  const { markdown, losses, failure } = isHtml
    ? htmlToMarkdown(replaceTemplates(body, { ...context, format: htmlFormat }))
    : markdownWithoutHtml(
        replaceTemplates(withoutImports(body, path, lose), { ...context, format: markdownFormat }),
      );
  for (const loss of losses) lose(loss);
  if (failure !== undefined) return { markdown, failure };
  // Makes the addresses of pictures and files independent of the folder of the text.
  const resolve = (address: string, isLink: boolean) => {
    const resolved = resolveAddress(address, path);
    return isLink && !isLinkedFile(resolved) ? address : resolved;
  };
  const safe = withoutUnsafeLinks(markdown, lose);
  return { markdown: resolveAddresses(safe, resolve, { withLinks: true }) };
}

function withoutImports(body: string, path: string, lose: (loss: Loss) => void): string {
  if (!/\.mdx$/i.test(path)) return body;
  const isCode = createLookup(findCode(body));
  let result = '';
  let done = 0;
  for (const { 0: line, index } of body.matchAll(IMPORT)) {
    if (isCode(index)) continue;
    result += body.slice(done, index);
    done = index + line.length;
    lose({ kind: 'script', detail: 'import', places: [lastWordsOfMarkdown(result)] });
  }
  return result + body.slice(done);
}
