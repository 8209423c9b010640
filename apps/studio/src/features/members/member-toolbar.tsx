import { useMessages } from '@rostra/messages/react';
import { cx } from '@rostra/ui';
import { useId, useState } from 'react';
import { Filter } from '../../lib/controls/filter.tsx';
import { SearchBox, toolbarControl } from '../../lib/controls/search-box.tsx';
import { SelectFilter } from '../../lib/controls/select-filter.tsx';
import { usePlanIds } from '../billing/index.ts';
import {
  type Choice,
  choiceNames,
  choices,
  countFilters,
  type MemberFilters,
} from './member-filters.ts';
import { Segments } from './segments/segments.tsx';
import { useChoiceText } from './use-choice-text.ts';

interface MemberToolbarProps {
  filters: MemberFilters;
  onChange: (change: Partial<MemberFilters>) => void;
}

export function MemberToolbar({ filters, onChange }: MemberToolbarProps) {
  const t = useMessages('studio-members');
  const count = countFilters(filters);
  const [isOpen, setIsOpen] = useState(count > 0);
  const panelId = useId();
  return (
    <>
      <div className="mt-4 flex flex-wrap items-center gap-2">
        <SearchBox
          label={t('search')}
          value={filters.search}
          onChange={(search) => onChange({ search })}
          className="grow sm:max-w-96"
        />
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={() => setIsOpen(!isOpen)}
          className={cx(toolbarControl, 'font-medium', count > 0 && 'border-accent')}
        >
          {t('filters', { count })}
        </button>
        <Segments />
      </div>
      <div id={panelId} hidden={!isOpen} className="mt-3">
        {isOpen ? <FilterPanel filters={filters} onChange={onChange} /> : null}
      </div>
    </>
  );
}

function FilterPanel({ filters, onChange }: MemberToolbarProps) {
  const t = useMessages('studio-members');
  const textOf = useChoiceText();
  const plans = usePlanIds();
  const valuesOf = (name: Choice): readonly string[] =>
    name === 'plan' ? [...plans, 'none'] : choices[name];
  return (
    <div className="grid max-w-5xl grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
      {choiceNames.map((name) => (
        <SelectFilter
          key={name}
          label={t(`filter.${name}`)}
          any={t('any')}
          options={valuesOf(name).map((value) => [value, textOf(name, value)])}
          value={filters[name]}
          onChange={(value) => onChange({ [name]: value })}
        />
      ))}
      {(['from', 'to'] as const).map((name) => (
        <Filter key={name} label={t(`filter.${name}`)}>
          {(id) => (
            <input
              id={id}
              type="date"
              value={filters[name]}
              onChange={({ target }) => onChange({ [name]: target.value })}
              className={cx(toolbarControl, 'w-full')}
            />
          )}
        </Filter>
      ))}
    </div>
  );
}
