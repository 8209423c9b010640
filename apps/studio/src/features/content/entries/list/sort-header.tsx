import type { EntrySort } from '@rostra/contract';
import { ChevronDownIcon, cx } from '@rostra/ui';
import type { ReactNode } from 'react';
import { type ListFilters, naturalDirection } from './list-filters.ts';
import type { ChangeFilters } from './use-filters.ts';

interface SortHeaderProps {
  sort: EntrySort;
  filters: ListFilters;
  onChange: ChangeFilters;
  className?: string;
  children: ReactNode;
}

/** A column header that sorts. A second press reverses the order. */
export function SortHeader({ sort, filters, onChange, className, children }: SortHeaderProps) {
  const isCurrent = filters.sort === sort;
  const opposite = filters.direction === 'asc' ? 'desc' : 'asc';
  const ariaSort = filters.direction === 'asc' ? 'ascending' : 'descending';
  return (
    <th
      scope="col"
      aria-sort={isCurrent ? ariaSort : undefined}
      className={cx('py-1 text-start font-semibold text-xs', className)}
    >
      <button
        type="button"
        onClick={() => onChange({ sort, direction: isCurrent ? opposite : naturalDirection(sort) })}
        className="-mx-1 inline-flex min-h-8 items-center gap-1 rounded px-1 hover:bg-sunken"
      >
        {children}
        {isCurrent ? (
          <ChevronDownIcon
            className={cx('size-3.5', filters.direction === 'asc' && 'rotate-180')}
          />
        ) : null}
      </button>
    </th>
  );
}
