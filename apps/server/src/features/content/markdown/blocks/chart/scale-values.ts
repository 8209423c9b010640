import { type ScaleLinear, scaleLinear } from 'd3-scale';
import { stack, stackOffsetDiverging } from 'd3-shape';
import type { ChartSpec } from './chart-spec.ts';

/** From where to where a value reaches: from zero, or from the values beneath it in a stack. */
export type Span = readonly [number, number];

/** For each series and category; undefined where the table has no number. */
export type Spans = readonly (readonly (Span | undefined)[])[];

export function spansOf({ data, isStacked }: ChartSpec): Spans {
  if (!isStacked) {
    return data.series.map(({ values }) =>
      values.map((value) => (value === undefined ? undefined : [0, value])),
    );
  }
  const keys = data.series.map((_, index) => index);
  const rows = data.categories.map((_, row) => row);
  const stacked = stack<number, number>()
    .keys(keys)
    .value((row, key) => data.series[key]?.values[row] ?? 0)
    .offset(stackOffsetDiverging);
  return stacked(rows).map((series, key) =>
    [...series].map(([from, to], row) =>
      data.series[key]?.values[row] === undefined ? undefined : [from, to],
    ),
  );
}

/** Lines may begin above zero; what is filled may not, because its size would lie. */
export function scaleValues(spans: Spans, { type }: ChartSpec, ticks: number) {
  const isFilled = type !== 'line';
  const values = spans.flat().flatMap((span) => span ?? []);
  const shown = isFilled ? values : spans.flat().flatMap((span) => (span ? [span[1]] : []));
  const [low, high] = [Math.min(...shown), Math.max(...shown)];
  // A line far above zero would be flat; one near to it begins there.
  const isNearZero = low > 0 && low < (high - low) * 2;
  const min = low > 0 && (isFilled || isNearZero) ? 0 : low;
  const max = high < 0 && isFilled ? 0 : high;
  const domain = min === max ? [Math.min(min, 0), max === 0 ? 1 : Math.max(max, 0)] : [min, max];
  return scaleLinear().domain(domain).nice(ticks);
}

export type ValueScale = ScaleLinear<number, number>;

const COMPACT_FROM = 1e6;
const MAX_DIGITS = 4;

/** Writes the ticks of a scale, and values with the digits that they need. */
export function formatNumbers(scale: ValueScale, ticks: number, { locale, unit }: ChartSpec) {
  const [low = 0, high = 0] = scale.domain();
  const isLarge = Math.max(Math.abs(low), Math.abs(high)) >= COMPACT_FROM;
  const step = Math.abs((scale.ticks(ticks)[1] ?? 1) - (scale.ticks(ticks)[0] ?? 0)) || 1;
  const digits = Math.min(MAX_DIGITS, Math.max(0, -Math.floor(Math.log10(step) + 1e-9)));
  const suffix = isSuffix(unit) ? unit.trim() : '';
  const formatter = (maximumFractionDigits: number, notation: 'compact' | 'standard') => {
    const format = new Intl.NumberFormat(locale, { maximumFractionDigits, notation });
    const write = (value: number) => format.format(value).replace('-', '−');
    return (value: number) => `${write(value)}${suffix && `\u00a0${suffix}`}`;
  };
  const notation = isLarge ? 'compact' : 'standard';
  return {
    tick: formatter(isLarge ? 1 : digits, notation),
    value: formatter(isLarge ? 1 : Math.min(MAX_DIGITS, digits + 1), notation),
  };
}

/** Short units stand behind each number, longer ones once above the drawing. */
export const isSuffix = (unit: string): boolean => /^[%‰°]\p{L}?$/u.test(unit.trim());
