import type { Element } from 'hast';
import type { ChartSpec } from './chart-spec.ts';
import { FONT_SIZE, measureText } from './measure-text.ts';
import { formatNumbers, type Spans, scaleValues, type ValueScale } from './scale-values.ts';
import type { Pen } from './shapes.ts';

export interface Plot {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface ValueAxis {
  readonly plot: Plot;
  readonly scale: ValueScale;
  readonly formatValue: (value: number) => string;
  readonly nodes: Element[];
}

const TICKS = 5;
const GAP = 8;
/** Half of the last label of the axis below, which is centred at the edge. */
const RIGHT = 20;

/** Values from bottom to top, with lines across the drawing. */
export function drawValueAxis(
  spec: ChartSpec,
  spans: Spans,
  pen: Pen,
  room: { width: number; top: number; height: number },
): ValueAxis {
  const scale = scaleValues(spans, spec, TICKS);
  const format = formatNumbers(scale, TICKS, spec);
  const ticks = scale.ticks(TICKS).map((value) => ({ value, label: format.tick(value) }));
  const left = Math.max(...ticks.map(({ label }) => measureText(label))) + GAP;
  const top = room.top + FONT_SIZE;
  const plot = { left, right: room.width - RIGHT, top, bottom: top + room.height };
  scale.range([plot.bottom, plot.top]);
  const nodes = ticks.flatMap(({ value, label }) => {
    const y = scale(value);
    return [
      pen.line(left, y, plot.right, y, value === 0 ? 'zero' : 'grid'),
      pen.text(label, left - GAP, y + FONT_SIZE / 3, 'end'),
    ];
  });
  return { plot, scale, formatValue: format.value, nodes };
}
