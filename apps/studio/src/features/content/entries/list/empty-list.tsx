import { useMessages } from '@rostra/messages/react';
import type { Section } from '../../../../lib/content/sections.ts';
import { NoRows } from '../../../../lib/list-states/no-rows.tsx';
import { type ListFilters, readFilters, writeFilters } from './list-filters.ts';
import type { ChangeFilters } from './use-filters.ts';

interface EmptyListProps {
  section: Section;
  filters: ListFilters;
  onChange: ChangeFilters;
}

export function EmptyList({ section, filters, onChange }: EmptyListProps) {
  const t = useMessages('studio-lists');
  if (filters.isTrash && !filters.search) {
    return <NoRows title={t('trashEmptyTitle')} text={t('trashEmptyText')} />;
  }
  if (writeFilters(filters).size === 0) {
    return <NoRows title={t(`emptyTitle.${section}`)} text={t(`emptyText.${section}`)} />;
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
