import { lastWords } from '../../html/quote-text.ts';

interface Block {
  readonly type: string;
  readonly text?: string | undefined;
  readonly children?: readonly Block[] | undefined;
}

const INLINE = new Set(['text', 'link']);

/** Tells for each block of a text the last words before it. */
export function placesOf(blocks: readonly Block[]): (block: Block) => string {
  const starts = new Map<Block, number>();
  let words = '';
  const read = (block: Block): void => {
    starts.set(block, words.length);
    words += block.text ?? '';
    for (const child of block.children ?? []) read(child);
    if (!INLINE.has(block.type)) words += ' ';
  };
  for (const block of blocks) read(block);
  return (block) => lastWords(words.slice(0, starts.get(block)).trim());
}
