import type { Element } from 'hast';
import { element } from '../../tree/element.ts';
import { areOrdered, haveRoom } from './category-labels.ts';
import type { ChartSpec } from './chart-spec.ts';
import { drawBars } from './draw-bars.ts';
import { drawColumns } from './draw-columns.ts';
import { drawLines } from './draw-lines.ts';
import { drawLegend } from './legend.ts';
import { createPen, round } from './shapes.ts';

/** About the widths of a text on a screen and on a phone, where one unit is one pixel. */
export const widths = { wide: 720, narrow: 350 } as const;
export type Width = keyof typeof widths;

const HEIGHTS: Readonly<Record<Width, number>> = { wide: 280, narrow: 210 };
/** Of a column with its space: narrower ones cannot be told apart. */
const MIN_COLUMN = 9;
/** Lying bars take a lot of height, so long tables are drawn as thin columns. */
const MAX_BARS = 30;
const AXIS = 60;

/** A drawing whose name says what it shows. Its numbers are in the table beside it. */
export function drawChart(spec: ChartSpec, name: Width, label: string): Element {
  const width = widths[name];
  const pen = createPen(width, spec.direction);
  const legend = drawLegend(spec, pen, width);
  const room = { width, top: legend.height, height: HEIGHTS[name] };
  const draw = spec.type !== 'bar' ? drawLines : isUpright(spec, width) ? drawColumns : drawBars;
  const part = draw(spec, pen, room);
  const height = round(legend.height + part.height);
  const properties = {
    className: [`chart-${name}`],
    viewBox: `0 0 ${width} ${height}`,
    width,
    height,
    role: 'img',
    ariaLabel: label,
  };
  return element('svg', properties, [...legend.nodes, ...part.nodes]);
}

function isUpright({ data, isStacked }: ChartSpec, width: number): boolean {
  const { categories, series } = data;
  const step = (width - AXIS) / categories.length;
  const columns = isStacked ? 1 : series.length;
  if (categories.length > MAX_BARS) return true;
  if (step / columns < MIN_COLUMN) return false;
  return areOrdered(categories) || haveRoom(categories, step);
}
