import type { Element, ElementContent, Nodes, Properties } from 'hast';
import { visit } from 'unist-util-visit';

export const create = (
  tagName: string,
  properties: Properties,
  children: ElementContent[],
): Element => ({ type: 'element', tagName, properties, children });

export const text = (value: string): ElementContent => ({ type: 'text', value });

export const linkTo = (href: string, label: string): Element =>
  create('p', {}, [create('a', { href }, [text(label.trim() || href)])]);

export const hasClass = ({ properties }: Element, name: string): boolean =>
  Array.isArray(properties.className) && properties.className.includes(name);

export const attribute = ({ properties }: Element, name: string): string =>
  typeof properties[name] === 'string' ? properties[name] : '';

/** The first element that matches, the tree itself included. */
export function findElement(
  tree: Nodes,
  matches: (element: Element) => boolean,
): Element | undefined {
  let found: Element | undefined;
  visit(tree, 'element', (element) => {
    if (!matches(element)) return true;
    found = element;
    return false;
  });
  return found;
}

export function findAll(tree: Nodes, tagName: string): Element[] {
  const found: Element[] = [];
  visit(tree, 'element', (element) => {
    if (element.tagName === tagName) found.push(element);
  });
  return found;
}

export function textOf(tree: Nodes | undefined): string {
  const parts: string[] = [];
  if (tree) {
    visit(tree, 'text', ({ value }) => {
      parts.push(value);
    });
  }
  return parts.join('').replace(/\s+/g, ' ').trim();
}
