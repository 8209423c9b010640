import type { Loss } from '../../content-source.ts';
import { htmlToMarkdown } from '../../html/html-to-markdown.ts';
import { resolveAddresses } from '../../html/links/resolve-addresses.ts';
import { withoutUnsafeLinks } from '../../html/links/safe-markdown.ts';
import { markdownWithoutHtml } from '../../html/markdown-without-html.ts';
import { blocksToMarkdown } from './blocks-to-markdown.ts';

/** Tags that editors for rich text write, at the beginning of the text: Markdown rarely begins so. */
const HTML = /^\s*<(?:p|div|h[1-6]|ul|ol|figure|blockquote|section|article|table)[\s>]/i;

const MAX_LENGTH = 200_000;

/** Where Strapi keeps its files. */
const FILES = '/uploads/';

export interface Body {
  readonly markdown: string;
  readonly failure?: string | undefined;
}

/** The text as Markdown, whichever editor of Strapi it was written with. */
export function convertBody(
  value: unknown,
  { root, lose }: { root: string; lose: (loss: Loss) => void },
): Body {
  if (value === null || value === undefined) return { markdown: '' };
  const { markdown: converted, failure } =
    typeof value === 'string' ? fromText(value, lose) : fromBlocks(value, lose);
  if (failure !== undefined) return { markdown: '', failure };
  if (converted.length > MAX_LENGTH) return { markdown: '', failure: 'the text is too long' };
  const markdown = withoutUnsafeLinks(converted, lose);
  if (!markdown.includes(FILES)) return { markdown };
  const resolve = (address: string) => absoluteAddress(address, root);
  return { markdown: resolveAddresses(markdown, resolve, { withLinks: true }) };
}

function fromBlocks(value: unknown, lose: (loss: Loss) => void): Body {
  const markdown = blocksToMarkdown(value, lose);
  return markdown === undefined
    ? { markdown: '', failure: 'the text has an unknown format' }
    : { markdown };
}

function fromText(value: string, lose: (loss: Loss) => void): Body {
  const text = value.replaceAll('\0', '');
  const convert = HTML.test(text) ? htmlToMarkdown : markdownWithoutHtml;
  const { markdown, losses, failure } = convert(text);
  for (const loss of losses) lose(loss);
  return { markdown, failure };
}

/** Files of Strapi itself are named by their path. Links to pages of this site stay as they are. */
export const absoluteAddress = (address: string, root: string): string =>
  address.startsWith(FILES) ? root + address : address;
