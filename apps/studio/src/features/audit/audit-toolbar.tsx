import { type AuditEntry, auditActions } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { useQuery } from '@tanstack/react-query';
import { Filter } from '../../lib/controls/filter.tsx';
import { toolbarControl } from '../../lib/controls/search-box.tsx';
import { SelectFilter } from '../../lib/controls/select-filter.tsx';
import { useApi } from '../../session/session-provider.tsx';
import { staffQuery } from '../staff/index.ts';
import type { AuditFilters } from './audit-filters.ts';

interface AuditToolbarProps {
  filters: AuditFilters;
  /** Those that are shown may be by people who have no role any more. */
  entries: readonly AuditEntry[];
  onChange: (change: Partial<AuditFilters>) => void;
}

export function AuditToolbar({ filters, entries, onChange }: AuditToolbarProps) {
  const t = useMessages('studio-audit');
  const { data: staff = [] } = useQuery(staffQuery(useApi()));
  const people = new Map(staff.map(({ id, username }) => [String(id), username]));
  for (const { actor } of entries) {
    if (actor.id !== null && !people.has(String(actor.id)))
      people.set(String(actor.id), actor.name);
  }
  return (
    <div className="mt-5 flex flex-wrap items-end gap-3">
      <SelectFilter
        label={t('filter.person')}
        any={t('anybody')}
        options={[...people, ['terminal', t('terminal')]]}
        value={filters.actor}
        onChange={(actor) => onChange({ actor })}
        className="max-w-48"
      />
      <SelectFilter
        label={t('filter.action')}
        any={t('anything')}
        options={auditActions.map((action) => [action, t(`action.${action}`)])}
        value={filters.action ?? ''}
        onChange={(value) => onChange({ action: auditActions.find((action) => action === value) })}
        className="max-w-56"
      />
      <Filter label={t('filter.from')}>
        {(id) => (
          <input
            id={id}
            type="date"
            value={filters.from}
            onChange={(event) => onChange({ from: event.target.value })}
            className={toolbarControl}
          />
        )}
      </Filter>
      <Filter label={t('filter.to')}>
        {(id) => (
          <input
            id={id}
            type="date"
            value={filters.to}
            onChange={(event) => onChange({ to: event.target.value })}
            className={toolbarControl}
          />
        )}
      </Filter>
    </div>
  );
}
