import { scaleBand } from 'd3-scale';
import { drawCategoryLabels, LABEL_HEIGHT } from './category-labels.ts';
import type { ChartSpec } from './chart-spec.ts';
import type { Part } from './legend.ts';
import { FONT_SIZE, measureText } from './measure-text.ts';
import { spansOf } from './scale-values.ts';
import type { Pen } from './shapes.ts';
import { drawValueAxis } from './value-axis.ts';

const PADDING = 0.28;
/** A few columns would look like walls. */
const MAX_COLUMN = 110;

/** Upright bars, from left to right. */
export function drawColumns(
  spec: ChartSpec,
  pen: Pen,
  room: { width: number; top: number; height: number },
): Part {
  const { data, isStacked } = spec;
  const spans = spansOf(spec);
  const { plot, scale, formatValue, nodes } = drawValueAxis(spec, spans, pen, room);
  const rows = scaleBand<number>()
    .domain(data.categories.map((_, row) => row))
    .range([plot.left, plot.right])
    .padding(PADDING);
  const beside = isStacked ? 1 : data.series.length;
  const band = Math.min(rows.bandwidth(), MAX_COLUMN);
  const inset = (rows.bandwidth() - band) / 2;
  const width = band / beside;
  for (const [index, series] of spans.entries()) {
    const shift = inset + (isStacked ? 0 : index * width);
    const boxes = series.flatMap((span, row) => {
      if (!span) return [];
      const [low, high] = [scale(Math.min(...span)), scale(Math.max(...span))];
      return [
        {
          x: (rows(row) ?? 0) + shift,
          y: high,
          width: Math.max(width - (beside > 1 ? 1 : 0), 0.5),
          height: low - high,
        },
      ];
    });
    nodes.push(pen.rectangles(boxes, `fill-${index + 1}`));
  }
  const [values] = data.series;
  if (data.series.length === 1 && values) {
    const labels = values.values.map((value) => (value === undefined ? '' : formatValue(value)));
    if (labels.every((label) => measureText(label) <= rows.step())) {
      for (const [row, label] of labels.entries()) {
        const value = values.values[row];
        if (value === undefined) continue;
        const y = scale(value) + (value < 0 ? FONT_SIZE + 2 : -5);
        nodes.push(pen.text(label, (rows(row) ?? 0) + rows.bandwidth() / 2, y, 'middle', 'value'));
      }
    }
  }
  const places = data.categories.map((label, row) => ({
    label,
    x: (rows(row) ?? 0) + rows.bandwidth() / 2,
  }));
  const labelled = { width: room.width, keepsEnds: false };
  nodes.push(...drawCategoryLabels(places, plot.bottom, labelled, pen));
  return { nodes, height: plot.bottom + LABEL_HEIGHT - room.top };
}
