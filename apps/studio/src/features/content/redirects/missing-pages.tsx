import { forgetMissingPage, type MissingPage } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button } from '@rostra/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { DataColumn } from '../../../lib/data-table/data-column.ts';
import { DataTable } from '../../../lib/data-table/data-table.tsx';
import { useUrlSorting } from '../../../lib/data-table/use-url-sorting.ts';
import { useFormat } from '../../../lib/formats/format.ts';
import { NoRows } from '../../../lib/list-states/no-rows.tsx';
import { useApi } from '../../../session/session-provider.tsx';
import { useChange } from '../../../session/use-change.ts';
import { missingPagesQuery, redirectsKey } from './redirects-query.ts';

interface MissingPagesProps {
  onRedirect: (path: string) => void;
}

/** What visitors asked for and did not find. One click makes a redirect of it. */
export function MissingPages({ onRedirect }: MissingPagesProps) {
  const t = useMessages('studio-redirects');
  const list = useQuery(missingPagesQuery(useApi()));
  return (
    <>
      <p className="mt-4 max-w-measure text-muted">{t('missingText')}</p>
      <DataTable
        caption={t('view.missing')}
        columns={useColumns(onRedirect)}
        rows={list.data ?? []}
        rowKey={({ path }) => path}
        list={list}
        sorting={useUrlSorting()}
        empty={<NoRows title={t('missingEmptyTitle')} text={t('missingEmptyText')} />}
      />
    </>
  );
}

function useColumns(onRedirect: (path: string) => void): readonly DataColumn<MissingPage>[] {
  const t = useMessages('studio-redirects');
  const format = useFormat();
  return useMemo(
    () => [
      {
        id: 'path',
        header: t('column.path'),
        sortBy: ({ path }) => path,
        cell: ({ path }) => (
          <bdi className="block font-medium [overflow-wrap:anywhere]">{path}</bdi>
        ),
      },
      {
        id: 'visits',
        header: t('column.visits'),
        kind: 'figures',
        from: 'sm',
        className: 'w-24',
        sortBy: ({ hits }) => hits,
        startsDescending: true,
        cell: ({ hits }) => format.number(hits),
        beneath: ({ hits }) => t('visits', { count: hits }),
      },
      {
        id: 'seen',
        header: t('lastSeen'),
        kind: 'details',
        from: 'md',
        className: 'w-44',
        sortBy: ({ lastSeenAt }) => lastSeenAt,
        startsDescending: true,
        cell: ({ lastSeenAt }) => format.moment(lastSeenAt),
        beneath: null,
      },
      {
        id: 'actions',
        header: t('actions'),
        kind: 'actions',
        className: 'w-48',
        cell: ({ path }) => <Actions path={path} onRedirect={onRedirect} />,
      },
    ],
    [t, format, onRedirect],
  );
}

function Actions({ path, onRedirect }: MissingPagesProps & { path: string }) {
  const t = useMessages('studio-redirects');
  const dismiss = useChange({
    send: (api) => api(forgetMissingPage, { query: { path } }),
    done: () => t('dismissed'),
    affects: redirectsKey,
  });
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => onRedirect(path)}>
        {t('redirect')}
        <span className="sr-only">{path}</span>
      </Button>
      <Button variant="quiet" size="small" isBusy={dismiss.isBusy} onClick={() => dismiss.change()}>
        {t('dismiss')}
        <span className="sr-only">{path}</span>
      </Button>
    </>
  );
}
