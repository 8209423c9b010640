export type { ContainerDirective, LeafDirective } from 'mdast-util-directive';
export { type BlockName, blockKinds, isBlockName } from './block-kinds.ts';
export { type Embed, findEmbed } from './find-embed.ts';
export { findOpening } from './find-opening.ts';
export { remarkBlocks } from './remark-blocks.ts';
