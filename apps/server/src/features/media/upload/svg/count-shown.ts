import type { SvgElement } from './parse-svg.ts';

/** What is painted with them inherits them. */
const PAINTS: ReadonlySet<string> = new Set(['fill', 'stroke']);

/**
 * How many elements are drawn, with copies of copies: a few lines could otherwise stand for billions of shapes. Infinite for a
 * drawing that contains itself. Only for a cleaned drawing: before, classes and styles can refer to more.
 */
export function countShown(root: SvgElement): number {
  const byId = new Map<string, SvgElement>();
  const collect = (element: SvgElement) => {
    const { id } = element.attributes;
    if (id && !byId.has(id)) byId.set(id, element);
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
    let paint = 1;
    for (const [name, value] of Object.entries(element.attributes)) {
      const id = /^\s*(?:url\(\s*["']?)?#([\w:.-]+)/i.exec(value)?.[1];
      const target = id === undefined ? undefined : byId.get(id);
      if (!target) continue;
      if (PAINTS.has(name) && target.name === 'pattern') paint += count(target);
      else total += count(target);
    }
    // A pattern is drawn again for each shape within.
    total *= paint;
    known.set(element, total);
    return total;
  };
  return count(root);
}
