import type { Element, ElementContent } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { text } from './elements.ts';

/** Elements that become the same in Markdown. */
const SAME: readonly (readonly string[])[] = [
  ['b', 'strong'],
  ['em', 'i'],
  ['del', 's', 'strike'],
];

/**
 * Editors nest elements that mean the same: `<b><strong>` would become `**__a__**`. Markdown cannot emphasise a
 * space at the end either: `_a, _` is no emphasis.
 */
export function plainEmphasis(element: Element): ElementContent[] | undefined {
  const same = SAME.find((names) => names.includes(element.tagName)) ?? [];
  visit(element, 'element', (inner, index, parent) => {
    if (!parent || index === undefined || !same.includes(inner.tagName)) return undefined;
    parent.children.splice(index, 1, ...inner.children);
    return [SKIP, index];
  });
  const last = element.children.at(-1);
  const space = last?.type === 'text' ? (/\s+$/.exec(last.value)?.[0] ?? '') : '';
  if (last?.type !== 'text' || space === '') return undefined;
  last.value = last.value.slice(0, -space.length);
  return [...(last.value === '' && element.children.length === 1 ? [] : [element]), text(' ')];
}
