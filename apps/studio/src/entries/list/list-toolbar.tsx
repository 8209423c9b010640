import { entrySorts } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button, cx } from '@rostra/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { SearchIcon } from '../../frame/icons.tsx';
import { useLanguageName } from '../../lib/language-name.ts';
import { useSite } from '../../lib/site.ts';
import type { Section } from '../kinds.ts';
import { type ListFilters, naturalDirection } from './list-filters.ts';
import { SavedViews } from './saved-views.tsx';
import type { ChangeFilters } from './use-filters.ts';

interface ListToolbarProps {
  section: Section;
  filters: ListFilters;
  onChange: ChangeFilters;
}

const SEARCH_DELAY_MS = 200;

const control =
  'min-h-10 rounded border border-line-strong bg-raised px-3 text-ink hover:border-ink';

export function ListToolbar({ section, filters, onChange }: ListToolbarProps) {
  const t = useMessages('studio-lists');
  const sortId = useId();
  return (
    <div className="mt-4 flex flex-wrap items-center gap-2">
      <SearchBox
        section={section}
        value={filters.search}
        onChange={(search) => onChange({ search })}
      />
      <Button
        variant={filters.isMine ? 'primary' : 'secondary'}
        size="small"
        aria-pressed={filters.isMine}
        className="min-h-10"
        onClick={() => onChange({ isMine: !filters.isMine })}
      >
        {t('mine')}
      </Button>
      <label htmlFor={sortId} className="sr-only">
        {t('sortBy')}
      </label>
      <select
        id={sortId}
        value={filters.sort}
        onChange={({ target }) => {
          const sort = entrySorts.find((name) => name === target.value) ?? 'updatedAt';
          onChange({ sort, direction: naturalDirection(sort) });
        }}
        className={control}
      >
        {entrySorts.map((sort) => (
          <option key={sort} value={sort}>
            {t(`sort.${sort}`)}
          </option>
        ))}
      </select>
      <LanguageFilter value={filters.locale} onChange={(locale) => onChange({ locale })} />
      <SavedViews section={section} />
    </div>
  );
}

interface LanguageFilterProps {
  value: string | undefined;
  onChange: (locale: string | undefined) => void;
}

/** Only on a site with several languages. */
function LanguageFilter({ value, onChange }: LanguageFilterProps) {
  const t = useMessages('studio-lists');
  const { languages } = useSite();
  const nameOf = useLanguageName();
  if (languages.length < 2) return null;
  return (
    <select
      aria-label={t('language')}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value || undefined)}
      className={control}
    >
      <option value="">{t('allLanguages')}</option>
      {languages.map((language) => (
        <option key={language} value={language}>
          {nameOf(language)}
        </option>
      ))}
    </select>
  );
}

interface SearchBoxProps {
  section: Section;
  value: string;
  onChange: (value: string) => void;
}

/** Searches a moment after the last letter. `/` on the keyboard leads here. */
function SearchBox({ section, value, onChange }: SearchBoxProps) {
  const t = useMessages('studio-lists');
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  // The back button and other views change the search from outside.
  if (value !== known) {
    setKnown(value);
    if (value !== text.trim()) setText(value);
  }
  const change = useRef(onChange);
  change.current = onChange;
  useEffect(() => {
    if (text.trim() === value) return;
    const timer = setTimeout(() => change.current(text), SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [text, value]);
  return (
    <span className="relative grow sm:max-w-80">
      <SearchIcon className="pointer-events-none absolute start-3 top-1/2 size-4 -translate-y-1/2 text-muted" />
      <input
        type="search"
        aria-label={t(`search.${section}`)}
        placeholder={t(`search.${section}`)}
        value={text}
        data-search
        onChange={(event) => setText(event.target.value)}
        className={cx(control, 'w-full ps-9 placeholder:text-muted')}
      />
    </span>
  );
}
