import { useMessages } from '@rostra/messages/react';
import { Button, EmptyState } from '@rostra/ui';
import type { Section } from '../kinds.ts';
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
    return (
      <EmptyState className="mt-8" title={t('trashEmptyTitle')}>
        {t('trashEmptyText')}
      </EmptyState>
    );
  }
  if (writeFilters(filters).size === 0) {
    return (
      <EmptyState className="mt-8" title={t(`emptyTitle.${section}`)}>
        {t(`emptyText.${section}`)}
      </EmptyState>
    );
  }
  const clear = () => onChange({ ...readFilters(new URLSearchParams()), search: '' });
  return (
    <EmptyState
      className="mt-8"
      title={t('nothingFoundTitle')}
      action={
        <Button variant="secondary" size="small" onClick={clear}>
          {t('clearFilters')}
        </Button>
      }
    >
      {t('nothingFoundText')}
    </EmptyState>
  );
}
