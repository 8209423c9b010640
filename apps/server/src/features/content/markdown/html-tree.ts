/** As much of the HTML tree as our steps touch. */
export interface HtmlElement {
  type: 'element';
  tagName: string;
  properties: Record<string, unknown>;
  children: HtmlNode[];
}

export interface HtmlText {
  type: 'text';
  value: string;
}

export type HtmlNode = HtmlElement | HtmlText | { type: 'comment' | 'doctype' | 'raw' };

export interface HtmlRoot {
  type: 'root';
  children: HtmlNode[];
}

export const isElement = (node: HtmlNode | undefined, name?: string): node is HtmlElement =>
  node?.type === 'element' && (name === undefined || (node as HtmlElement).tagName === name);

export const isText = (node: HtmlNode | undefined): node is HtmlText => node?.type === 'text';

export const element = (
  tagName: string,
  properties: Record<string, unknown>,
  children: HtmlNode[],
): HtmlElement => ({ type: 'element', tagName, properties, children });

/** Every element in the order of their ends, so children first; what `change` returns takes the element's place. */
export function changeElements(
  parent: HtmlRoot | HtmlElement,
  change: (node: HtmlElement) => HtmlNode,
): void {
  parent.children = parent.children.map((child) => {
    if (!isElement(child)) return child;
    changeElements(child, change);
    return change(child);
  });
}

/** What is read of it; the number of a footnote is not. */
export function textOf(node: HtmlNode): string {
  if (isText(node)) return node.value;
  if (!isElement(node) || node.properties.dataFootnoteRef !== undefined) return '';
  return node.children.map(textOf).join('');
}
