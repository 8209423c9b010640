import type { Element } from 'hast';
import type { ChartSpec } from './chart-spec.ts';
import type { Part } from './legend.ts';
import { FONT_SIZE, fitText, measureText } from './measure-text.ts';
import { formatNumbers, scaleValues, spansOf } from './scale-values.ts';
import type { Pen } from './shapes.ts';

const TICKS = 4;
const LABEL = 19;
const BAR = 16;
const GAP = 12;
const SPACE = 6;

/** Lying bars with the name of each category above them, for names that have no room below a column. */
export function drawBars(spec: ChartSpec, pen: Pen, room: { width: number; top: number }): Part {
  const { data, isStacked } = spec;
  const top = room.top + SPACE;
  const spans = spansOf(spec);
  const scale = scaleValues(spans, spec, TICKS);
  const { value: format } = formatNumbers(scale, TICKS, spec);
  const [low = 0] = scale.domain();
  const longest = Math.max(
    ...data.series.flatMap(({ values }) =>
      values.map((value) => (value === undefined ? 0 : measureText(format(value)))),
    ),
  );
  const reserved = isStacked ? 0 : longest + SPACE;
  scale.range([low < 0 ? reserved : 0, room.width - reserved]);
  const beside = isStacked ? 1 : data.series.length;
  const step = LABEL + BAR * beside + GAP;
  const height = data.categories.length * step;
  const nodes: Element[] = [];
  if (low < 0) nodes.push(pen.line(scale(0), top, scale(0), top + height - GAP / 2, 'zero'));
  for (const [row, category] of data.categories.entries()) {
    const y = top + row * step + FONT_SIZE;
    nodes.push(pen.text(fitText(category, room.width), 0, y, 'start', 'value'));
  }
  for (const [index, series] of spans.entries()) {
    const shift = LABEL + (isStacked ? 0 : index * BAR);
    const boxes = series.flatMap((span, row) => {
      if (!span) return [];
      const [x, end] = [scale(Math.min(...span)), scale(Math.max(...span))];
      const y = top + row * step + shift;
      return [{ x, y, width: end - x, height: BAR - 2 }];
    });
    nodes.push(pen.rectangles(boxes, `fill-${index + 1}`));
    if (isStacked) continue;
    for (const [row, span] of series.entries()) {
      if (!span) continue;
      const [, value] = span;
      const x = scale(value) + (value < 0 ? -SPACE : SPACE);
      const y = top + row * step + shift + FONT_SIZE - 1;
      nodes.push(pen.text(format(value), x, y, value < 0 ? 'end' : 'start'));
    }
  }
  return { nodes, height: SPACE + height };
}
