import { createHash } from 'node:crypto';
import type { RootContent } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

/** A paragraph, heading, list, table or picture of a text, and where it is. */
export interface SourceBlock {
  readonly source: string;
  readonly start: number;
  readonly end: number;
  readonly isHeading: boolean;
}

/** Notes and link addresses belong to the blocks that refer to them; HTML is not shown. */
const WITHOUT_PLACE = new Set(['definition', 'footnoteDefinition', 'html', 'thematicBreak']);

const parser = unified().use(remarkParse).use(remarkGfm);

/** The blocks of a Markdown text that members can write about. */
export const splitBlocks = (body: string): SourceBlock[] =>
  parser
    .parse(body)
    .children.filter(({ type }) => !WITHOUT_PLACE.has(type))
    .map((node) => toBlock(body, node));

function toBlock(body: string, { type, position }: RootContent): SourceBlock {
  const [start, end] = [position?.start.offset ?? 0, position?.end.offset ?? 0];
  return { source: body.slice(start, end), start, end, isHeading: type === 'heading' };
}

/** Identifies the wording of a block. */
export const hashOf = (source: string): string =>
  createHash('sha256').update(source).digest('base64url');
