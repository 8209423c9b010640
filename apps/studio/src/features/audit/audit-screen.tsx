import { type ListedAuditEntry, listAuditEntries } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Screen } from '../../layout/screen.tsx';
import { useUrlQuery } from '../../lib/controls/use-url-query.ts';
import { ListStates } from '../../lib/list-states/list-states.tsx';
import { NoRows } from '../../lib/list-states/no-rows.tsx';
import { pagedQuery } from '../../lib/paged-query.ts';
import { useTimeZone } from '../../lib/site.ts';
import { useApi } from '../../session/session-provider.tsx';
import { AuditAbout } from './audit-about.tsx';
import {
  type AuditFilters,
  auditQuery,
  readAuditFilters,
  writeAuditFilters,
} from './audit-filters.ts';
import { AuditList } from './audit-list.tsx';
import { AuditToolbar } from './audit-toolbar.tsx';
import { ExportButton } from './export-button.tsx';

const PAGE_SIZE = 50;

/** Who did what and when. */
export default function AuditScreen() {
  const t = useMessages('studio-audit');
  const api = useApi();
  const zone = useTimeZone();
  const [query, setQuery] = useUrlQuery();
  const filters = useMemo(() => readAuditFilters(query), [query]);
  const change = (next: Partial<AuditFilters>) =>
    setQuery((current) => writeAuditFilters({ ...readAuditFilters(current), ...next }));
  const list = useInfiniteQuery(
    pagedQuery<ListedAuditEntry>(['audit', filters, zone], (from, signal) => {
      const page = { ...auditQuery(filters, zone), pageSize: PAGE_SIZE, ...from };
      return api(listAuditEntries, { query: page }, { signal });
    }),
  );
  const entries = list.data ?? [];
  return (
    <Screen title={t('title')} actions={<ExportButton filters={filters} />} lead={t('lead')}>
      {filters.about ? (
        <AuditAbout entries={entries} onClear={() => change({ about: '' })} />
      ) : null}
      <AuditToolbar filters={filters} entries={entries} onChange={change} />
      <ListStates
        list={list}
        count={entries.length}
        found={t('found', { count: entries.length })}
        more={t('more')}
        empty={
          <NoRows
            title={t('emptyTitle')}
            text={t('emptyText')}
            {...(query.size > 0
              ? { clear: t('clear'), onClear: () => setQuery(() => new URLSearchParams()) }
              : {})}
          />
        }
      >
        <AuditList entries={entries} isStale={list.isPlaceholderData} />
      </ListStates>
    </Screen>
  );
}
