import { randomUUID } from 'node:crypto';
import type { DraftBlock } from '@rostra/contract';
import type { DraftRow } from '../../../db/tables/consultations.ts';
import type { RenderedBlocks } from '../../content/index.ts';
import { carryIds } from './carry-ids.ts';

/** How the blocks of a draft are stored: rendered once, when members first get them. */
export interface StoredBlocks {
  readonly blocks: readonly DraftBlock[];
  readonly notes: string;
}

export const readBlocks = ({ blocks }: Pick<DraftRow, 'blocks'>): StoredBlocks =>
  JSON.parse(blocks);

/** The blocks of a new draft. Those that were in the earlier one keep their ids. */
export function makeBlocks(
  { blocks, notes }: RenderedBlocks,
  earlier: readonly DraftBlock[],
): StoredBlocks {
  const ids = carryIds(
    earlier,
    blocks.map(({ source }) => source),
    randomUUID,
  );
  let number = 0;
  return {
    notes,
    blocks: blocks.map(({ source, html, isHeading }, index) => ({
      id: ids[index] ?? randomUUID(),
      number: isHeading ? null : ++number,
      html,
      source,
    })),
  };
}
