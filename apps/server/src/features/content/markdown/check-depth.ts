import type { HtmlNode, HtmlRoot } from './html-tree.ts';

const MAX_MARKS = 30;
const MAX_DEPTH = 100;

/** Thrown for a text that is nested more deeply than anybody reads. */
export class NestedTooDeeply extends Error {
  override readonly name = 'NestedTooDeeply';
}

const FENCE = /^ {0,3}(?:```|~~~)/;
/** A line across the page. */
const RULE = /^[ \t]*([-*])(?:[ \t]*\1){2,}[ \t]*$/;

/**
 * Before a text is parsed: outside of code every mark of a quotation or a list that a line begins with
 * is a level, and the parser calls itself for each.
 */
export function checkMarks(markdown: string): void {
  let isCode = false;
  for (const line of markdown.split(/[\r\n]+/)) {
    if (FENCE.test(line)) isCode = !isCode;
    if (isCode || RULE.test(line)) continue;
    const mark = /[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]))/y;
    let marks = 0;
    while (mark.test(line)) marks += 1;
    if (marks > MAX_MARKS) throw new NestedTooDeeply();
  }
}

/** Level by level, without a call for each: a tree that is too deep must not be walked in depth. */
export function checkDepth(tree: HtmlRoot): void {
  let level: readonly HtmlNode[] = tree.children;
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) throw new NestedTooDeeply();
    level = level.flatMap((node) => ('children' in node ? node.children : []));
  }
}
