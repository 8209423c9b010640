import { type BlockName, blockKinds, isBlockName } from './block-kinds.ts';

export interface Opening {
  readonly name: BlockName;
  /** How many colons there are. */
  readonly size: number;
  /** What follows the name: a title in brackets, attributes in braces. */
  readonly rest: string;
}

/** More colons than this are for nesting that nobody can read. */
const MAX_SIZE = 8;

const OPENING = /^(:{2,})([a-z]+)(?![\p{L}\p{N}_-])/u;

/** The block that a line without its indentation begins. Other names stay text. */
export function findOpening(line: string): Opening | undefined {
  const [opening = '', { length: size } = '', name = ''] = OPENING.exec(line) ?? [];
  if (!isBlockName(name)) return undefined;
  const isRight = blockKinds[name] === 'leaf' ? size === 2 : size >= 3 && size <= MAX_SIZE;
  return isRight ? { name, size, rest: line.slice(opening.length) } : undefined;
}
