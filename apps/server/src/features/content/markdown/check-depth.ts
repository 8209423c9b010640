import { findOpening } from '@rostra/block-syntax';
import type { Root, RootContent } from 'hast';

const MAX_MARKS = 30;
const MAX_BLOCKS = 10;
const MAX_DEPTH = 100;

/** Thrown for a text whose blocks are nested too deeply to render. */
export class NestedTooDeeply extends Error {
  override readonly name = 'NestedTooDeeply';
}

const FENCE = /^ {0,3}(?:```|~~~)/;
const THEMATIC_BREAK = /^[ \t]*([-*])(?:[ \t]*\1){2,}[ \t]*$/;

const MIN_FENCE = 3;
const CLOSING = /^:{3,}[ \t]*$/;

/**
 * Runs before parsing: each quotation or list mark at the start of a line is a level, and the parser
 * recurses into every level.
 */
export function checkMarks(markdown: string): void {
  const open: number[] = [];
  let isCode = false;
  for (const line of markdown.split(/[\r\n]+/)) {
    if (FENCE.test(line)) isCode = !isCode;
    if (isCode || THEMATIC_BREAK.test(line)) continue;
    const mark = /[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]))/y;
    let marks = 0;
    while (mark.test(line)) marks += 1;
    const rest = line.slice(mark.lastIndex).trimStart();
    const size = findOpening(rest)?.size ?? 0;
    if (size >= MIN_FENCE) open.push(size);
    else if (CLOSING.test(rest)) close(open, rest.trimEnd().length);
    if (marks > MAX_MARKS || open.length > MAX_BLOCKS) throw new NestedTooDeeply();
  }
}

/** The end of a block with more colons is inside it; that of one with as many or fewer ends it. */
function close(open: number[], size: number): void {
  const ended = open.findIndex((opened) => opened <= size);
  if (ended >= 0) open.length = ended;
}

/** The parser has no depth limit: it ends with a stack overflow, far beyond what we allow. */
export function notTooDeep<T>(make: () => T): T {
  try {
    return make();
  } catch (error) {
    throw error instanceof RangeError ? new NestedTooDeeply() : error;
  }
}

/** Level by level instead of recursively, so that a deep tree cannot exhaust the stack. */
export function checkDepth(tree: Root): void {
  let level: readonly RootContent[] = tree.children;
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) throw new NestedTooDeeply();
    level = level.flatMap((node) => ('children' in node ? node.children : []));
  }
}
