import type { SubscriberSummary } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Link } from '@rostra/ui';
import { useMemo } from 'react';
import type { DataColumn } from '../../../lib/data-table/data-column.ts';
import { useFormat } from '../../../lib/formats/format.ts';
import { subscriberPath } from '../newsletters-query.ts';
import { SubscriberBadge } from './subscriber-badge.tsx';

export function useSubscriberColumns(): readonly DataColumn<SubscriberSummary>[] {
  const t = useMessages('studio-newsletters');
  const format = useFormat();
  return useMemo(
    () => [
      {
        id: 'address',
        header: t('column.address'),
        cell: ({ id, email, state }) => (
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <Link
              href={subscriberPath(id)}
              className="font-medium text-ink no-underline [overflow-wrap:anywhere] hover:underline"
            >
              <bdi>{email}</bdi>
            </Link>
            <SubscriberBadge state={state} />
          </span>
        ),
      },
      {
        id: 'newsletters',
        header: t('column.newsletters'),
        kind: 'details',
        from: 'sm',
        className: 'w-64',
        cell: ({ newsletters }) => <bdi>{newsletters.join(', ') || '–'}</bdi>,
        beneath: ({ newsletters }) =>
          newsletters.length > 0 ? <bdi>{newsletters.join(', ')}</bdi> : null,
      },
      {
        id: 'source',
        header: t('column.source'),
        kind: 'details',
        from: 'lg',
        className: 'w-44',
        cell: ({ source }) => (source ? t(`source.${source}`) : '–'),
        beneath: null,
      },
      {
        id: 'since',
        header: t('column.since'),
        kind: 'details',
        from: 'md',
        className: 'w-32',
        cell: ({ createdAt }) => format.day(createdAt),
        beneath: null,
      },
    ],
    [t, format],
  );
}
