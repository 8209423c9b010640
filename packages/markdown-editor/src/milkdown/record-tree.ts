import { $ctx, $remark } from '@milkdown/utils';
import type { ParsedMarkdown } from '../source/markdown.ts';

type ParsedTree = Pick<ParsedMarkdown, 'spans' | 'meaning'>;

/** What is known of the text that was parsed last. */
export const treeCtx = $ctx<ParsedTree, 'tree'>({ spans: [], meaning: '' }, 'tree');

/** Looks at each text that is parsed. Used after all plugins that change the tree. */
export const recordTree = $remark('recordTree', (ctx) => () => (tree) => {
  const spans = tree.children.map(({ position }) => ({
    start: position?.start.offset ?? 0,
    end: position?.end.offset ?? 0,
  }));
  ctx.set(treeCtx.key, { spans, meaning: JSON.stringify(tree.children, withoutSpelling) });
});

/** Leaves out places in the source and which of two signs marks emphasis, and sorts properties by name. */
function withoutSpelling(key: string, value: unknown): unknown {
  if (key === 'position' || key === 'marker' || value === null || value === '') return undefined;
  if (typeof value !== 'object' || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
