import type { Element } from 'hast';
import type { ChartSpec } from './chart-spec.ts';
import { FONT_SIZE, fitText, measureText } from './measure-text.ts';
import { isSuffix } from './scale-values.ts';
import type { Pen } from './shapes.ts';

const SWATCH = 12;
const GAP = 6;
const BETWEEN = 18;
const LINE = 22;

export interface Part {
  readonly nodes: Element[];
  readonly height: number;
}

/** What each colour means, and the unit. One series needs no legend: the title says what it is. */
export function drawLegend({ data: { series }, unit }: ChartSpec, pen: Pen, width: number): Part {
  const nodes: Element[] = [];
  let [x, y] = [0, 0];
  if (series.length > 1) {
    for (const [index, { name }] of series.entries()) {
      const label = fitText(name, width - SWATCH - GAP);
      const needed = SWATCH + GAP + measureText(label);
      if (x > 0 && x + needed > width) [x, y] = [0, y + LINE];
      const box = { x, y: y + 2, width: SWATCH, height: SWATCH };
      nodes.push(pen.rectangles([box], `fill-${index + 1}`));
      nodes.push(pen.text(label, x + SWATCH + GAP, y + FONT_SIZE, 'start', 'value'));
      x += needed + BETWEEN;
    }
    y += LINE;
  }
  if (unit.trim() !== '' && !isSuffix(unit)) {
    nodes.push(pen.text(fitText(unit.trim(), width), 0, y + FONT_SIZE, 'start'));
    y += LINE;
  }
  return { nodes, height: y };
}
