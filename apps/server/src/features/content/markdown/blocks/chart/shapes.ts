import type { Direction } from '@rostra/messages';
import type { Element, Properties } from 'hast';
import { element } from '../../tree/element.ts';

/** What the classes of a drawing mean: pages style them, documents have fixed colours for them. */
export type Role =
  | 'grid'
  | 'zero'
  | 'label'
  | 'value'
  | `fill-${number}`
  | `line-${number}`
  | `soft-${number}`;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export type Anchor = 'start' | 'middle' | 'end';

/** Draws in coordinates that run from left to right, and mirrors them for languages that run from right to left. */
export interface Pen {
  text(value: string, x: number, y: number, anchor: Anchor, role?: Role): Element;
  line(x1: number, y1: number, x2: number, y2: number, role: Role): Element;
  rectangles(boxes: readonly Box[], role: Role): Element;
  /** For the generators of paths, which know no direction. */
  mirror(x: number): number;
}

export const round = (value: number): number => Math.round(value * 10) / 10;

const MIRRORED = { start: 'end', middle: 'middle', end: 'start' } as const;

export const path = (d: string, role: Role): Element =>
  element('path', { className: [`chart-${role}`], d }, []);

export const dots = (places: readonly (readonly [number, number])[], role: Role): Element[] =>
  places.map(([cx, cy]) =>
    element(
      'circle',
      { className: [`chart-${role}`], cx: `${round(cx)}`, cy: `${round(cy)}`, r: '3.5' },
      [],
    ),
  );

export function createPen(width: number, direction: Direction): Pen {
  const isMirrored = direction === 'rtl';
  const mirror = (x: number) => (isMirrored ? width - x : x);
  return {
    mirror,
    text: (value, x, y, anchor, role = 'label') => {
      const properties: Properties = {
        className: [`chart-${role}`],
        x: `${round(mirror(x))}`,
        y: `${round(y)}`,
        textAnchor: isMirrored ? MIRRORED[anchor] : anchor,
      };
      return element('text', properties, [{ type: 'text', value }]);
    },
    line: (x1, y1, x2, y2, role) =>
      path(`M${round(mirror(x1))},${round(y1)}L${round(mirror(x2))},${round(y2)}`, role),
    rectangles: (boxes, role) =>
      path(
        boxes
          .map(({ x, y, width: w, height: h }) => {
            const left = isMirrored ? mirror(x + w) : x;
            return `M${round(left)},${round(y)}h${round(w)}v${round(h)}h${-round(w)}z`;
          })
          .join(''),
        role,
      ),
  };
}
