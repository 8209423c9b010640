import { consentSources, subscriberStates } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { useQuery } from '@tanstack/react-query';
import { SearchBox } from '../../../lib/controls/search-box.tsx';
import { SelectFilter } from '../../../lib/controls/select-filter.tsx';
import { useLanguageName } from '../../../lib/formats/language-name.ts';
import { useSite } from '../../../lib/site.ts';
import { useApi } from '../../../session/session-provider.tsx';
import { newslettersQuery } from '../newsletters-query.ts';
import type { SubscriberFilters } from './subscriber-filters.ts';

type Options = readonly (readonly [value: string, name: string])[];

interface SubscriberToolbarProps {
  filters: SubscriberFilters;
  onChange: (change: Partial<SubscriberFilters>) => void;
}

export function SubscriberToolbar({ filters, onChange }: SubscriberToolbarProps) {
  const t = useMessages('studio-newsletters');
  const languageName = useLanguageName();
  const { languages } = useSite();
  const { data: newsletters = [] } = useQuery(newslettersQuery(useApi()));
  const choices: Record<Exclude<keyof SubscriberFilters, 'search'>, Options> = {
    newsletter: newsletters.map(({ id, name }) => [id, name] as const),
    state: subscriberStates.map((state) => [state, t(`state.${state}`)]),
    source: consentSources.map((source) => [source, t(`source.${source}`)]),
    language: [
      ...languages.map((code) => [code, languageName(code)] as const),
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
          <SelectFilter
            key={name}
            label={t(`filter.${name}`)}
            any={t('any')}
            options={choices[name]}
            value={filters[name]}
            onChange={(value) => onChange({ [name]: value })}
          />
        ))}
      </div>
    </>
  );
}
