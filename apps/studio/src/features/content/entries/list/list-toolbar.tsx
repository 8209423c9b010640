import { entrySorts, type StudioCollection } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button } from '@rostra/ui';
import { useId } from 'react';
import { listPath } from '../../../../lib/content/entry-paths.ts';
import { useCollectionTexts } from '../../../../lib/content/use-collection-texts.ts';
import { SearchBox, toolbarControl } from '../../../../lib/controls/search-box.tsx';
import { useLanguageName } from '../../../../lib/formats/language-name.ts';
import { useSite } from '../../../../lib/site.ts';
import { SavedViews, useViewTexts } from '../../../../lib/views/saved-views.tsx';
import { useSavedViews } from '../../../../lib/views/use-saved-views.ts';
import { type ListFilters, naturalDirection } from './list-filters.ts';
import type { ChangeFilters } from './use-filters.ts';

interface ListToolbarProps {
  collection: StudioCollection;
  filters: ListFilters;
  onChange: ChangeFilters;
}

export function ListToolbar({ collection, filters, onChange }: ListToolbarProps) {
  const t = useMessages('studio-lists');
  const { search } = useCollectionTexts();
  const sortId = useId();
  const saved = useSavedViews(collection.section);
  const texts = useViewTexts();
  return (
    <div className="mt-4 flex flex-wrap items-center gap-2">
      <SearchBox
        label={search(collection)}
        value={filters.search}
        onChange={(words) => onChange({ search: words })}
        className="grow sm:max-w-80"
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
        className={toolbarControl}
      >
        {entrySorts.map((sort) => (
          <option key={sort} value={sort}>
            {t(`sort.${sort}`)}
          </option>
        ))}
      </select>
      {collection.isLocalized ? (
        <LanguageFilter value={filters.locale} onChange={(locale) => onChange({ locale })} />
      ) : null}
      <SavedViews
        views={saved.views}
        path={listPath(collection.section)}
        texts={texts}
        onSave={saved.save}
        onRemove={saved.remove}
      />
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
      className={toolbarControl}
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
