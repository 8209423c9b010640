import type { Element, ElementContent, Properties } from 'hast';

export const element = (
  tagName: string,
  properties: Properties,
  children: ElementContent[],
): Element => ({ type: 'element', tagName, properties, children });

/** The visible text without footnote numbers. */
export function textOf(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element' || node.properties.dataFootnoteRef !== undefined) return '';
  return node.children.map(textOf).join('');
}

export const isHeading = ({ tagName }: Element): boolean => /^h[1-6]$/.test(tagName);
