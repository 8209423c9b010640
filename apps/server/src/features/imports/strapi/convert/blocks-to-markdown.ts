import type { BlockContent, ListItem, PhrasingContent, Root, RootContent } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { z } from 'zod';
import type { Loss } from '../../content-source.ts';
import { placesOf } from './places-of.ts';

/** A node of Strapi's blocks editor, whose content is JSON. */
interface Block {
  readonly type: string;
  readonly text?: string | undefined;
  readonly url?: string | undefined;
  readonly level?: number | undefined;
  readonly format?: string | undefined;
  readonly language?: string | null | undefined;
  readonly bold?: boolean | undefined;
  readonly italic?: boolean | undefined;
  readonly underline?: boolean | undefined;
  readonly strikethrough?: boolean | undefined;
  readonly code?: boolean | undefined;
  readonly image?: { url: string; alternativeText?: string | null; caption?: string | null };
  readonly children?: readonly Block[] | undefined;
}

const block: z.ZodType<Block> = z.lazy(() =>
  z.looseObject({
    type: z.string(),
    text: z.string().optional(),
    url: z.string().optional(),
    level: z.number().optional(),
    format: z.string().optional(),
    language: z.string().nullish(),
    bold: z.boolean().optional(),
    italic: z.boolean().optional(),
    underline: z.boolean().optional(),
    strikethrough: z.boolean().optional(),
    code: z.boolean().optional(),
    image: z
      .looseObject({
        url: z.string(),
        alternativeText: z.string().nullish(),
        caption: z.string().nullish(),
      })
      .optional(),
    children: z.array(block).optional(),
  }),
) as z.ZodType<Block>;

const writer = unified().use(remarkGfm).use(remarkStringify, {
  bullet: '-',
  emphasis: '_',
  rule: '-',
  fences: true,
  resourceLink: true,
});

/** Reports a loss and the block that it concerns. */
type Lose = (loss: Loss, at: Block) => void;

/** Undefined if it is not a text of the blocks editor. Characters that mean something in Markdown are escaped. */
export function blocksToMarkdown(value: unknown, report: (loss: Loss) => void): string | undefined {
  const blocks = z.array(block).safeParse(value);
  if (!blocks.success) return undefined;
  const placeOf = placesOf(blocks.data);
  const lose: Lose = (loss, at) => report({ ...loss, places: [placeOf(at)] });
  const tree: Root = { type: 'root', children: blocks.data.flatMap((item) => toBlock(item, lose)) };
  return writer.stringify(tree).trim();
}

function toBlock(item: Block, lose: Lose): RootContent[] {
  const { type, children = [] } = item;
  switch (type) {
    case 'paragraph':
      return isEmpty(item) ? [] : [{ type: 'paragraph', children: toPhrases(children, lose) }];
    case 'heading': {
      const depth = Math.min(Math.max(item.level ?? 2, 1), 6) as 1 | 2 | 3 | 4 | 5 | 6;
      return isEmpty(item) ? [] : [{ type: 'heading', depth, children: toPhrases(children, lose) }];
    }
    case 'list':
      return [toList(item, lose)];
    case 'quote':
      return [
        {
          type: 'blockquote',
          children: [{ type: 'paragraph', children: toPhrases(children, lose) }],
        },
      ];
    case 'code':
      return [{ type: 'code', lang: item.language ?? null, value: textOf(item) }];
    case 'image':
      return item.image ? [{ type: 'paragraph', children: [toImage(item.image)] }] : [];
    default:
      lose({ kind: 'formatting', detail: type }, item);
      return isEmpty(item) ? [] : [{ type: 'paragraph', children: toPhrases(children, lose) }];
  }
}

const toImage = ({ url, alternativeText, caption }: NonNullable<Block['image']>) =>
  ({ type: 'image', url, alt: alternativeText ?? '', title: caption || null }) as const;

/** Strapi places nested lists between the items; in Markdown they belong to the item before. */
function toList(
  { format, children = [] }: Block,
  lose: Lose,
): Extract<RootContent, { type: 'list' }> {
  const items: ListItem[] = [];
  for (const child of children) {
    if (child.type === 'list') {
      const nested: BlockContent = toList(child, lose);
      const last = items.at(-1);
      if (last) last.children.push(nested);
      else items.push({ type: 'listItem', spread: false, children: [nested] });
    } else {
      const text = { type: 'paragraph', children: toPhrases(child.children ?? [], lose) } as const;
      items.push({ type: 'listItem', spread: false, children: [text] });
    }
  }
  return { type: 'list', ordered: format === 'ordered', spread: false, children: items };
}

const toPhrases = (children: readonly Block[], lose: Lose): PhrasingContent[] =>
  children.flatMap((child) => toPhrase(child, lose));

function toPhrase(item: Block, lose: Lose): PhrasingContent[] {
  if (item.type === 'link') {
    const children = toPhrases(item.children ?? [], lose).filter(({ type }) => type !== 'link');
    return [{ type: 'link', url: item.url ?? '', children }];
  }
  if (item.type !== 'text') return toPhrases(item.children ?? [], lose);
  if (!item.text) return [];
  if (item.underline) lose({ kind: 'formatting', detail: 'underline' }, item);
  return marked(item, item.text);
}

/** Marks must touch the words: `** a**` is not bold, so spaces stay outside. */
function marked({ bold, italic, strikethrough, code }: Block, text: string): PhrasingContent[] {
  const words = text.trim();
  if (words === '' || !(bold || italic || strikethrough || code)) return lines(text);
  const [before, after] = text.split(words, 2);
  let nodes: PhrasingContent[] = code ? [{ type: 'inlineCode', value: words }] : lines(words);
  if (strikethrough) nodes = [{ type: 'delete', children: nodes }];
  if (italic) nodes = [{ type: 'emphasis', children: nodes }];
  if (bold) nodes = [{ type: 'strong', children: nodes }];
  return [...lines(before ?? ''), ...nodes, ...lines(after ?? '')];
}

/** A line break inside of a paragraph is one for readers too. */
const lines = (text: string): PhrasingContent[] =>
  text
    .split('\n')
    .flatMap((value, index): PhrasingContent[] => [
      ...(index > 0 ? [{ type: 'break' } as const] : []),
      ...(value === '' ? [] : [{ type: 'text', value } as const]),
    ]);

const textOf = ({ text = '', children = [] }: Block): string =>
  text + children.map(textOf).join('');

const isEmpty = (item: Block): boolean => textOf(item).trim() === '';
