import { type PlanFilter, planFilters, type ReadState } from '@rostra/contract';
import { Button } from '@rostra/ui';
import { SelectField } from '@rostra/ui/forms';
import { type SubmitEvent, useId } from 'react';
import { useNavigate } from 'react-router';
import { planLabel } from '../required-plan.ts';
import { addressWith, type LibraryAddress } from './library-query.ts';

interface LibraryFiltersProps {
  address: LibraryAddress;
  categories: readonly { name: string; slug: string }[];
}

const STATES: Record<ReadState, string> = {
  unread: 'Not read yet',
  started: 'Started',
  read: 'Read',
};

const SORTS: Record<LibraryAddress['sort'], string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  title: 'By title',
  shortest: 'Shortest first',
};

function filterLabel(plan: PlanFilter): string {
  if (plan === 'open') return 'In my plan';
  return plan === 'locked' ? 'Not in my plan' : planLabel(plan);
}

const entriesOf = <T extends string>(labels: Record<T, string>) =>
  Object.entries(labels) as [T, string][];

/** All filters are in the URL, so that a list can be bookmarked and shared. */
export function LibraryFilters({ address, categories }: LibraryFiltersProps) {
  const navigate = useNavigate();
  const searchId = useId();
  const go = (change: Partial<LibraryAddress>) =>
    void navigate(addressWith(address, change), {
      preventScrollReset: true,
      state: { keepsFocus: true },
    });
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    go({ q: String(new FormData(event.currentTarget).get('q') ?? '').trim() });
  };
  return (
    <div
      data-print="hidden"
      className="grid gap-x-4 gap-y-5 border-ink border-t pt-5 lg:grid-cols-4"
    >
      <search className="lg:col-span-4">
        <form onSubmit={search} className="flex gap-2">
          <label htmlFor={searchId} className="sr-only">
            Search member content
          </label>
          <input
            // Remounts on navigation, so that going back restores the previous search.
            key={address.q}
            id={searchId}
            type="search"
            name="q"
            defaultValue={address.q}
            maxLength={200}
            placeholder="Search titles and texts"
            className="min-h-12 min-w-0 grow rounded border border-line-strong bg-raised px-3 text-base placeholder:text-muted"
          />
          <Button type="submit" variant="secondary">
            Search
          </Button>
        </form>
      </search>
      <div className="-mb-6 grid grid-cols-2 gap-x-4 lg:col-span-4 lg:grid-cols-4">
        <SelectField
          label="Category"
          value={address.category ?? ''}
          onChange={({ target }) => go({ category: target.value || undefined })}
        >
          <option value="">All categories</option>
          {categories.map(({ name, slug }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField
          label="Reading"
          value={address.state ?? ''}
          onChange={({ target }) => go({ state: (target.value || undefined) as ReadState })}
        >
          <option value="">All</option>
          {entriesOf(STATES).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        <SelectField
          label="Plan"
          value={address.plan ?? ''}
          onChange={({ target }) => go({ plan: (target.value || undefined) as PlanFilter })}
        >
          <option value="">All plans</option>
          {planFilters.map((value) => (
            <option key={value} value={value}>
              {filterLabel(value)}
            </option>
          ))}
        </SelectField>
        <SelectField
          label="Order"
          value={address.sort}
          onChange={({ target }) => go({ sort: target.value as LibraryAddress['sort'] })}
        >
          {entriesOf(SORTS).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
      </div>
    </div>
  );
}
