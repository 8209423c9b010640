import type { Direction } from '@rostra/messages';
import type { ChartData } from './data/read-data.ts';

export const chartTypes = ['bar', 'line', 'area'] as const;
export type ChartType = (typeof chartTypes)[number];

/** Everything that a drawing shows. */
export interface ChartSpec {
  readonly type: ChartType;
  readonly isStacked: boolean;
  readonly unit: string;
  readonly data: ChartData;
  readonly direction: Direction;
  /** For numbers. */
  readonly locale: string;
}
