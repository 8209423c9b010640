import { type RedirectSummary, redirectOrders } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SearchBox, toolbarControl } from '../../../lib/controls/search-box.tsx';
import { useUrlQuery } from '../../../lib/controls/use-url-query.ts';
import { DataTable } from '../../../lib/data-table/data-table.tsx';
import { NoRows } from '../../../lib/list-states/no-rows.tsx';
import { useApi } from '../../../session/session-provider.tsx';
import { DeleteRedirectDialog } from './delete-redirect-dialog.tsx';
import { useRedirectColumns } from './redirect-columns.tsx';
import { redirectsQuery } from './redirects-query.ts';

/** The filters are in the URL. */
export function RedirectList({ onEdit }: { onEdit: (redirect: RedirectSummary) => void }) {
  const t = useMessages('studio-redirects');
  const [query, setQuery] = useUrlQuery();
  const [deleted, setDeleted] = useState<RedirectSummary>();
  const search = query.get('q') ?? '';
  const order = redirectOrders.find((name) => name === query.get('order')) ?? 'newest';
  const list = useInfiniteQuery(redirectsQuery(useApi(), { search, order }));
  const redirects = list.data ?? [];
  const change = (name: 'q' | 'order', value: string) =>
    setQuery(
      (current) => {
        if (value) current.set(name, value);
        else current.delete(name);
        return current;
      },
      { replace: true },
    );
  return (
    <>
      <div className="mt-4 flex flex-wrap items-center gap-2">
        <SearchBox
          label={t('search')}
          value={search}
          onChange={(words) => change('q', words.trim().slice(0, 200))}
          className="grow sm:max-w-96"
        />
        <select
          aria-label={t('order')}
          value={order}
          onChange={({ target }) => change('order', target.value === 'newest' ? '' : target.value)}
          className={toolbarControl}
        >
          {redirectOrders.map((name) => (
            <option key={name} value={name}>
              {t(`order.${name}`)}
            </option>
          ))}
        </select>
      </div>
      <DataTable
        caption={t('title')}
        columns={useRedirectColumns({ onEdit, onDelete: setDeleted })}
        rows={redirects}
        rowKey={({ path }) => path}
        list={list}
        found={t('found', { count: redirects.length })}
        more={t('more')}
        empty={
          search ? (
            <NoRows
              title={t('nothingFoundTitle')}
              text={t('nothingFoundText')}
              clear={t('clear')}
              onClear={() => change('q', '')}
            />
          ) : (
            <NoRows title={t('emptyTitle')} text={t('emptyText')} />
          )
        }
      />
      <DeleteRedirectDialog redirect={deleted} onClose={() => setDeleted(undefined)} />
    </>
  );
}
