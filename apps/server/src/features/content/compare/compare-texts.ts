import type { ComparedBlock } from '@rostra/contract';
import type { ElementContent } from 'hast';
import type { BlockLabels } from '../markdown/labels.ts';
import { renderTree } from '../markdown/render-markdown.ts';
import { element } from '../markdown/tree/element.ts';
import type { LinkLanguage } from '../markdown/tree/local-links.ts';
import type { KnownImage } from '../markdown/tree/pictures.ts';
import { compareBlocks } from './compare-blocks.ts';
import { type Leaf, leafBlocks } from './leaf-blocks.ts';
import { type ComparisonLabels, renderComparison } from './render-comparison.ts';

/** One of the two texts. */
export interface ComparedText {
  readonly title: string;
  readonly summary: string | null;
  readonly keyPoints: readonly string[];
  /** Markdown. */
  readonly body: string;
}

/** Everything can be sent to a thread. */
export interface ComparisonTask {
  readonly before: ComparedText;
  readonly after: ComparedText;
  readonly images: ReadonlyMap<string, KnownImage>;
  readonly links: LinkLanguage | undefined;
  readonly isByMembers?: boolean;
  readonly labels: ComparisonLabels & {
    readonly language: string;
    readonly footnotes: string;
    readonly done: string;
    readonly toDo: string;
    readonly blocks: BlockLabels;
  };
}

export function compareTexts({ before, after, ...options }: ComparisonTask): ComparedBlock[] {
  const changes = compareBlocks(blocksOf(before, options), blocksOf(after, options));
  return renderComparison(changes, options.labels);
}

/** The blocks of a text, beginning with its title, summary and key points. */
export function blocksOf(
  { title, summary, keyPoints, body }: ComparedText,
  { images, links, labels, isByMembers }: Omit<ComparisonTask, 'after' | 'before'>,
): Leaf[] {
  // Tables and links back to footnotes are not named here.
  const unnamed = { table: [], tableOf: [], backToReference: [] };
  const tree = renderTree(
    body,
    { ...labels, ...unnamed },
    {
      images,
      links,
      isByMembers,
      target: 'feed',
    },
  );
  const text = (value: string): ElementContent[] => [{ type: 'text', value }];
  return leafBlocks([
    element('p', {}, [element('strong', {}, text(title))]),
    ...(summary ? [element('p', {}, text(summary))] : []),
    element(
      'ul',
      {},
      keyPoints.map((point) => element('li', {}, text(point))),
    ),
    ...tree.children,
  ]);
}
