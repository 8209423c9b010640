import { remarkBlocks } from '@rostra/block-syntax';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

export interface TextBlock {
  readonly text: string;
  /** What separates it from the next block. Undefined for the last one. */
  readonly gap: string | undefined;
}

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkBlocks);

/** Cuts a text into its blocks. White space at both ends of the text is dropped. */
export function splitBlocks(source: string): TextBlock[] {
  const spans = parser.parse(source).children.map(({ position }) => ({
    start: lineStart(source, position?.start.offset ?? 0),
    end: position?.end.offset ?? 0,
  }));
  return spans.map(({ start, end }, index) => ({
    text: source.slice(start, end),
    gap: source.slice(end, spans[index + 1]?.start ?? end) || undefined,
  }));
}

/** A block may be indented; the spaces before it belong to it. */
const lineStart = (source: string, offset: number) => source.lastIndexOf('\n', offset - 1) + 1;

export function joinBlocks(blocks: readonly TextBlock[]): string {
  const texts = blocks.map(({ text, gap }, index) =>
    index === blocks.length - 1 ? text : text + (gap ?? '\n\n'),
  );
  return blocks.length > 0 ? `${texts.join('')}\n` : '';
}
