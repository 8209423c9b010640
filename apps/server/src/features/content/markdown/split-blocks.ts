import type { RootContent } from 'mdast';
import type { ParsedText } from './parse-markdown.ts';

/** A paragraph, heading, list, table or picture of a text, and where it is. */
export interface SourceBlock {
  readonly source: string;
  readonly start: number;
  readonly end: number;
  readonly isHeading: boolean;
}

/** Notes and link addresses belong to the blocks that refer to them; HTML is not shown. */
const WITHOUT_PLACE = new Set(['definition', 'footnoteDefinition', 'html', 'thematicBreak']);

/** The blocks of a Markdown text that members can write about. */
export function splitBlocks(body: string, { children }: ParsedText): SourceBlock[] {
  return children.filter(({ type }) => !WITHOUT_PLACE.has(type)).map((node) => toBlock(body, node));
}

function toBlock(body: string, { type, position }: RootContent): SourceBlock {
  const [start, end] = [position?.start.offset ?? 0, position?.end.offset ?? 0];
  return { source: body.slice(start, end), start, end, isHeading: type === 'heading' };
}
