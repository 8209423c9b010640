import { cx } from '@rostra/ui';
import type { DataColumn } from './data-column.ts';

type Layout = Pick<DataColumn<never>, 'kind' | 'from' | 'className'>;

const shownFrom = {
  sm: 'hidden sm:table-cell',
  md: 'hidden md:table-cell',
  lg: 'hidden lg:table-cell',
} as const;

export const hiddenFrom = {
  sm: 'sm:hidden',
  md: 'md:hidden',
  lg: 'lg:hidden',
} as const;

const cells = {
  words: 'py-2.5 pe-4 last:pe-0',
  details: 'figures-table py-2.5 pe-4 text-muted text-xs last:pe-0',
  figures: 'figures-table whitespace-nowrap py-2.5 pe-4 text-end last:pe-0',
  actions: 'whitespace-nowrap py-1 text-end',
} as const;

export const headClass = ({ kind = 'words', from, className }: Layout): string =>
  cx(
    'py-2 pe-4 align-baseline font-semibold text-xs last:pe-0',
    kind === 'figures' ? 'text-end' : 'text-start',
    from && shownFrom[from],
    className,
  );

export const cellClass = ({ kind = 'words', from }: Layout): string =>
  cx(cells[kind], from && shownFrom[from]);

/** Of what is shown while the column has no room. */
export const beneathClass = ({ kind, from }: Layout): string =>
  cx(
    'mt-0.5 min-w-0',
    (kind === 'details' || kind === 'figures') && 'figures-table text-muted',
    from && hiddenFrom[from],
  );
