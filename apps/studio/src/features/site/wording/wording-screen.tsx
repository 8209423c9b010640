import { useMessages } from '@rostra/messages/react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Screen } from '../../../layout/screen.tsx';
import { ListStates } from '../../../lib/list-states/list-states.tsx';
import { NoRows } from '../../../lib/list-states/no-rows.tsx';
import { useUnsaved } from '../../../lib/unsaved/unsaved-forms.ts';
import { useApi } from '../../../session/session-provider.tsx';
import { useDrafts } from './use-drafts.ts';
import { type ChangeWordingFilters, useWordingFilters } from './use-wording-filters.ts';
import type { WordingFilters } from './wording-filters.ts';
import { WordingList } from './wording-list.tsx';
import { wordingQuery } from './wording-query.ts';
import { WordingToolbar } from './wording-toolbar.tsx';

/** All texts of the site in one language, which staff can replace by their own. */
export default function WordingScreen() {
  const t = useMessages('studio-wording');
  const api = useApi();
  const [filters, setFilters] = useWordingFilters();
  const drafts = useDrafts();
  useUnsaved(drafts.count > 0);
  const list = useInfiniteQuery(wordingQuery(api, filters));
  const { rows = [], total = 0, features = [] } = list.data ?? {};
  return (
    <Screen title={t('title')}>
      <p className="mt-2 max-w-measure text-muted">{t('lead')}</p>
      <WordingToolbar filters={filters} features={features} onChange={setFilters} />
      <p className="mt-3 text-muted text-sm" role="status">
        {list.data && !list.isPlaceholderData ? t('found', { count: total }) : null}
      </p>
      <ListStates
        list={list}
        count={rows.length}
        failed={t('loadFailed')}
        more={t('more')}
        empty={<NoWording filters={filters} onChange={setFilters} />}
      >
        <WordingList rows={rows} isStale={list.isPlaceholderData} drafts={drafts} />
      </ListStates>
    </Screen>
  );
}

interface NoWordingProps {
  filters: WordingFilters;
  onChange: ChangeWordingFilters;
}

function NoWording({ filters, onChange }: NoWordingProps) {
  const t = useMessages('studio-wording');
  if (filters.isChanged && !filters.search && !filters.feature) {
    return <NoRows title={t('nothingChangedTitle')} text={t('nothingChangedText')} />;
  }
  const clear = () => onChange({ search: '', feature: undefined, isChanged: false });
  return (
    <NoRows
      title={t('nothingFoundTitle')}
      text={t('nothingFoundText')}
      clear={t('clearFilters')}
      onClear={clear}
    />
  );
}
