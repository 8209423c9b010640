import type { SvgElement } from './parse-svg.ts';

/**
 * How many elements are drawn, with copies of copies: a few lines could otherwise stand for billions of shapes. Infinite for a
 * drawing that contains itself.
 */
export function countShown(root: SvgElement): number {
  const byId = new Map<string, SvgElement>();
  const collect = (element: SvgElement) => {
    if (element.attributes.id) byId.set(element.attributes.id, element);
    for (const child of element.children) if (typeof child !== 'string') collect(child);
  };
  collect(root);
  const known = new Map<SvgElement, number>();
  const count = (element: SvgElement): number => {
    const before = known.get(element);
    if (before !== undefined) return before;
    // Until it is counted, so that a circle is found.
    known.set(element, Number.POSITIVE_INFINITY);
    let total = 1;
    for (const child of element.children) if (typeof child !== 'string') total += count(child);
    for (const value of Object.values(element.attributes)) {
      const id = /^\s*(?:url\(\s*["']?)?#([\w:.-]+)/.exec(value)?.[1];
      const target = id === undefined ? undefined : byId.get(id);
      if (target) total += count(target);
    }
    known.set(element, total);
    return total;
  };
  return count(root);
}
