import { useMessages } from '@rostra/messages/react';
import { LinkButton } from '@rostra/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Screen } from '../../layout/screen.tsx';
import { useUrlQuery } from '../../lib/controls/use-url-query.ts';
import { DataTable } from '../../lib/data-table/data-table.tsx';
import { NoRows } from '../../lib/list-states/no-rows.tsx';
import { importsPath } from '../../lib/paths.ts';
import { useTimeZone } from '../../lib/site.ts';
import { useApi, useCan } from '../../session/session-provider.tsx';
import { usePlanIds } from '../billing/index.ts';
import { ExportButton } from './export-button.tsx';
import { useMemberColumns } from './member-columns.tsx';
import { type MemberFilters, readMemberFilters, writeMemberFilters } from './member-filters.ts';
import { MemberToolbar } from './member-toolbar.tsx';
import { membersQuery } from './members-query.ts';

/** Everybody with an account. */
export default function MembersScreen() {
  const t = useMessages('studio-members');
  const api = useApi();
  const can = useCan();
  const [query, setQuery] = useUrlQuery();
  const plans = usePlanIds();
  const filters = useMemo(() => readMemberFilters(query, plans), [query, plans]);
  const change = (next: Partial<MemberFilters>) =>
    setQuery((current) => writeMemberFilters({ ...readMemberFilters(current, plans), ...next }), {
      replace: next.search !== undefined,
    });
  const list = useInfiniteQuery(membersQuery(api, filters, useTimeZone()));
  const columns = useMemberColumns();
  const members = list.data ?? [];
  return (
    <Screen
      title={t('title')}
      lead={t('lead')}
      actions={
        <div className="flex flex-wrap gap-2">
          {can('site.import') ? (
            <LinkButton variant="secondary" size="small" href={`${importsPath}?format=members`}>
              {t('importList')}
            </LinkButton>
          ) : null}
          {can('members.manage') ? <ExportButton filters={filters} /> : null}
        </div>
      }
    >
      <MemberToolbar filters={filters} onChange={change} />
      <DataTable
        caption={t('title')}
        columns={columns}
        rows={members}
        rowKey={({ id }) => String(id)}
        list={list}
        found={t('found', { count: members.length })}
        failed={t('loadFailed')}
        more={t('more')}
        empty={
          query.size > 0 ? (
            <NoRows
              title={t('nothingFoundTitle')}
              text={t('nothingFoundText')}
              clear={t('clear')}
              onClear={() => setQuery(() => new URLSearchParams())}
            />
          ) : (
            <NoRows title={t('emptyTitle')} text={t('emptyText')} />
          )
        }
      />
    </Screen>
  );
}
