import { area, line } from 'd3-shape';
import { drawCategoryLabels, LABEL_HEIGHT } from './category-labels.ts';
import type { ChartSpec } from './chart-spec.ts';
import type { Part } from './legend.ts';
import { placeCategories } from './place-categories.ts';
import { spansOf } from './scale-values.ts';
import { dots, type Pen, path } from './shapes.ts';
import { drawValueAxis } from './value-axis.ts';

/** With more, the dots would touch each other. */
const MAX_DOTS = 16;

interface Point {
  readonly x: number;
  readonly low: number;
  readonly high: number;
}

/** Lines, with what is beneath them filled for areas. A category without a number is a gap. */
export function drawLines(
  spec: ChartSpec,
  pen: Pen,
  room: { width: number; top: number; height: number },
): Part {
  const { data, type, isStacked } = spec;
  const spans = spansOf(spec);
  const { plot, scale, nodes } = drawValueAxis(spec, spans, pen, room);
  const xs = placeCategories(data.categories, [plot.left, plot.right]);
  const series = spans.map((values) =>
    values.map((span, row): Point | undefined => {
      if (!span) return undefined;
      return { x: pen.mirror(xs[row] ?? plot.left), low: scale(span[0]), high: scale(span[1]) };
    }),
  );
  const isDefined = (point: Point | undefined): boolean => point !== undefined;
  const drawLine = line<Point | undefined>(
    (point) => point?.x ?? 0,
    (point) => point?.high ?? 0,
  );
  const drawArea = area<Point | undefined>(
    (point) => point?.x ?? 0,
    (point) => point?.low ?? 0,
    (point) => point?.high ?? 0,
  );
  for (const [index, points] of series.entries()) {
    if (type !== 'area') continue;
    const d = drawArea.defined(isDefined).digits(1)(points) ?? '';
    nodes.push(path(d, isStacked ? `fill-${index + 1}` : `soft-${index + 1}`));
  }
  for (const [index, points] of series.entries()) {
    if (type === 'area' && isStacked) continue;
    nodes.push(path(drawLine.defined(isDefined).digits(1)(points) ?? '', `line-${index + 1}`));
    nodes.push(...dots(shownDots(points), `fill-${index + 1}`));
  }
  const places = data.categories.map((label, row) => ({ label, x: xs[row] ?? 0 }));
  const labelled = { width: room.width, keepsEnds: true };
  nodes.push(...drawCategoryLabels(places, plot.bottom, labelled, pen));
  return { nodes, height: plot.bottom + LABEL_HEIGHT - room.top };
}

/** All of a short line, and otherwise those that no line leads to. */
function shownDots(points: readonly (Point | undefined)[]): [number, number][] {
  return points.flatMap((point, index) => {
    if (!point) return [];
    const isAlone = !points[index - 1] && !points[index + 1];
    return isAlone || points.length <= MAX_DOTS ? [[point.x, point.high] as [number, number]] : [];
  });
}
