import { consentSources, subscriberStates } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { cx } from '@rostra/ui';
import { useQuery } from '@tanstack/react-query';
import { Filter } from '../../../lib/controls/filter.tsx';
import { SearchBox, toolbarControl } from '../../../lib/controls/search-box.tsx';
import { useLanguageName } from '../../../lib/formats/language-name.ts';
import { useSite } from '../../../lib/site.ts';
import { useApi } from '../../../session/session-provider.tsx';
import { newslettersQuery } from '../newsletters-query.ts';
import type { SubscriberFilters } from './subscriber-filters.ts';

interface SubscriberToolbarProps {
  filters: SubscriberFilters;
  onChange: (change: Partial<SubscriberFilters>) => void;
}

export function SubscriberToolbar({ filters, onChange }: SubscriberToolbarProps) {
  const t = useMessages('studio-newsletters');
  const languageName = useLanguageName();
  const { languages } = useSite();
  const { data: newsletters = [] } = useQuery(newslettersQuery(useApi()));
  const choices = {
    newsletter: newsletters.map(({ id, name }) => [id, name]),
    state: subscriberStates.map((state) => [state, t(`state.${state}`)]),
    source: consentSources.map((source) => [source, t(`source.${source}`)]),
    language: [
      ...languages.map((code) => [code, languageName(code)]),
      ['none', t('languageUnknown')],
    ],
  };
  const names = (Object.keys(choices) as (keyof typeof choices)[]).filter(
    (name) => name !== 'language' || languages.length > 1,
  );
  return (
    <>
      <SearchBox
        label={t('search')}
        value={filters.search}
        onChange={(search) => onChange({ search })}
        className="mt-4 sm:max-w-96"
      />
      <div className="mt-3 grid max-w-5xl grid-cols-2 gap-3 lg:grid-cols-4">
        {names.map((name) => (
          <Filter key={name} label={t(`filter.${name}`)}>
            {(id) => (
              <select
                id={id}
                value={filters[name]}
                onChange={({ target }) => onChange({ [name]: target.value })}
                className={cx(toolbarControl, 'w-full')}
              >
                <option value="">{t('any')}</option>
                {choices[name].map(([value, label]) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
            )}
          </Filter>
        ))}
      </div>
    </>
  );
}
