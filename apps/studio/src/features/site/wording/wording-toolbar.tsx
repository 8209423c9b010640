import { isLanguage, languages } from '@rostra/messages';
import { useMessages } from '@rostra/messages/react';
import { Button, cx } from '@rostra/ui';
import { type ReactNode, useId } from 'react';
import { SearchBox, toolbarControl } from '../../../lib/controls/search-box.tsx';
import { useSite } from '../../../lib/site.ts';
import { useFeatureName } from './use-feature-name.ts';
import type { ChangeWordingFilters } from './use-wording-filters.ts';
import type { WordingFilters } from './wording-filters.ts';

interface WordingToolbarProps {
  filters: WordingFilters;
  features: readonly string[];
  onChange: ChangeWordingFilters;
}

export function WordingToolbar({ filters, features, onChange }: WordingToolbarProps) {
  const t = useMessages('studio-wording');
  const site = useSite();
  const nameOf = useFeatureName();
  const names = features
    .map((feature) => ({ feature, name: nameOf(feature) }))
    .toSorted((a, b) => a.name.localeCompare(b.name));
  return (
    <div className="mt-4 flex flex-wrap items-center gap-2">
      <SearchBox
        label={t('search')}
        value={filters.search}
        onChange={(search) => onChange({ search })}
        className="grow sm:max-w-80"
      />
      {site.languages.length > 1 ? (
        <Choice
          label={t('language')}
          value={filters.language}
          onChange={(language) => onChange({ language })}
        >
          {site.languages.filter(isLanguage).map((code) => (
            <option key={code} value={code} lang={code}>
              {languages[code].name}
            </option>
          ))}
        </Choice>
      ) : null}
      <Choice
        label={t('part')}
        value={filters.feature ?? ''}
        onChange={(feature) => onChange({ feature: feature || undefined })}
      >
        <option value="">{t('allParts')}</option>
        {names.map(({ feature, name }) => (
          <option key={feature} value={feature}>
            {name}
          </option>
        ))}
      </Choice>
      <Button
        variant={filters.isChanged ? 'primary' : 'secondary'}
        size="small"
        aria-pressed={filters.isChanged}
        className="min-h-10"
        onClick={() => onChange({ isChanged: !filters.isChanged })}
      >
        {t('changedOnly')}
      </Button>
    </div>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
}

function Choice({ label, value, onChange, children }: ChoiceProps) {
  const id = useId();
  return (
    <>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className={cx(toolbarControl, 'max-w-full sm:max-w-64')}
      >
        {children}
      </select>
    </>
  );
}
