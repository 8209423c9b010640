import type { TocItem } from '@rostra/contract';
import type { Element, ElementContent, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { element, isHeading, textOf } from './element.ts';

/**
 * The page has its own title, so headings in a body start at level 2. Levels that the source skips
 * are removed, because screen readers announce a missing level.
 */
export function headingLevels() {
  return (tree: Root) => {
    const open: number[] = [];
    visit(tree, 'element', (node) => {
      if (!isHeading(node)) return;
      const level = Math.max(2, Number(node.tagName.slice(1)));
      while ((open.at(-1) ?? 0) >= level) open.pop();
      open.push(level);
      node.tagName = `h${open.length + 1}`;
    });
  };
}

/** Links sections and subsections to themselves, so that they can be cited. */
export function headingLinks() {
  return (tree: Root) => {
    visit(tree, 'element', (node) => {
      if (!isSection(node) || node.children.some(hasLink)) return;
      node.children = [element('a', { href: `#${node.properties.id}` }, node.children)];
    });
  };
}

/** Sections and subsections at the top level. */
export function readToc(tree: Root): TocItem[] {
  return tree.children.flatMap((node) =>
    node.type === 'element' && isSection(node)
      ? [
          {
            id: String(node.properties.id),
            text: textOf(node),
            depth: Number(node.tagName.slice(1)),
          },
        ]
      : [],
  );
}

/** The heading of the footnotes has a class, because it is for screen readers only. */
const isSection = ({ tagName, properties }: Element) =>
  (tagName === 'h2' || tagName === 'h3') &&
  (properties.id ?? '') !== '' &&
  properties.className === undefined;

const hasLink = (node: ElementContent): boolean =>
  node.type === 'element' && (node.tagName === 'a' || node.children.some(hasLink));
