import type { ManagedNewsletter } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Badge, Link } from '@rostra/ui';
import type { ReactNode } from 'react';
import type { DataColumn } from '../../lib/data-table/data-column.ts';
import { useFormat } from '../../lib/formats/format.ts';
import { useCan } from '../../session/session-provider.tsx';
import { newsletterPath, subscribersPath } from './newsletters-query.ts';

/** `actions` are those of a row, for people who may change the order. */
export function useNewsletterColumns(
  actions: (newsletter: ManagedNewsletter) => ReactNode,
): readonly DataColumn<ManagedNewsletter>[] {
  const t = useMessages('studio-newsletters');
  const format = useFormat();
  const canManage = useCan()('members.manage');
  const columns: readonly DataColumn<ManagedNewsletter>[] = [
    {
      id: 'name',
      header: t('column.name'),
      isRowHeader: true,
      cell: (newsletter) => <Name newsletter={newsletter} canManage={canManage} />,
    },
    {
      id: 'subscribers',
      header: t('column.subscribers'),
      kind: 'figures',
      from: 'sm',
      className: 'w-32',
      cell: ({ id, subscriberCount }) =>
        canManage && subscriberCount > 0 ? (
          <Link href={`${subscribersPath}?newsletter=${id}&state=subscribed`} className="text-ink">
            {format.number(subscriberCount)}
          </Link>
        ) : (
          format.number(subscriberCount)
        ),
      beneath: ({ subscriberCount }) => t('subscribers', { count: subscriberCount }),
    },
    {
      id: 'left',
      header: t('column.left'),
      kind: 'figures',
      from: 'md',
      className: 'w-32',
      cell: ({ leftCount }) => format.number(leftCount),
      beneath: null,
    },
  ];
  return canManage
    ? [
        ...columns,
        {
          id: 'order',
          header: t('column.order'),
          kind: 'actions',
          className: 'w-24',
          cell: actions,
        },
      ]
    : columns;
}

interface NameProps {
  newsletter: ManagedNewsletter;
  canManage: boolean;
}

function Name({ newsletter: { id, name, description, isClosed }, canManage }: NameProps) {
  const t = useMessages('studio-newsletters');
  return (
    <>
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
        {canManage ? (
          <Link
            href={newsletterPath(id)}
            className="text-ink no-underline [overflow-wrap:anywhere] hover:underline"
          >
            <bdi>{name}</bdi>
          </Link>
        ) : (
          <bdi className="[overflow-wrap:anywhere]">{name}</bdi>
        )}
        {isClosed ? <Badge>{t('closed')}</Badge> : null}
      </span>
      {description ? (
        <bdi className="line-clamp-2 font-normal text-muted text-xs [overflow-wrap:anywhere]">
          {description}
        </bdi>
      ) : null}
    </>
  );
}
