import type { StudioCollection } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { useCollectionTexts } from '../../../../lib/content/use-collection-texts.ts';
import { NoRows } from '../../../../lib/list-states/no-rows.tsx';
import { type ListFilters, readFilters, writeFilters } from './list-filters.ts';
import type { ChangeFilters } from './use-filters.ts';

interface EmptyListProps {
  collection: StudioCollection;
  filters: ListFilters;
  onChange: ChangeFilters;
}

export function EmptyList({ collection, filters, onChange }: EmptyListProps) {
  const t = useMessages('studio-lists');
  const texts = useCollectionTexts();
  if (filters.isTrash && !filters.search) {
    return <NoRows title={t('trashEmptyTitle')} text={t('trashEmptyText')} />;
  }
  if (writeFilters(filters).size === 0) {
    return <NoRows title={texts.emptyTitle(collection)} text={texts.emptyText(collection)} />;
  }
  const clear = () => onChange({ ...readFilters(new URLSearchParams()), search: '' });
  return (
    <NoRows
      title={t('nothingFoundTitle')}
      text={t('nothingFoundText')}
      clear={t('clearFilters')}
      onClear={clear}
    />
  );
}
