import type { Suppression } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Badge, Button } from '@rostra/ui';
import type { DataColumn } from '../../../lib/data-table/data-column.ts';
import { useFormat } from '../../../lib/formats/format.ts';

export function useSuppressionColumns(
  onLift: (suppression: Suppression) => void,
): readonly DataColumn<Suppression>[] {
  const t = useMessages('studio-newsletters');
  const format = useFormat();
  return [
    {
      id: 'address',
      header: t('column.address'),
      cell: ({ email, reason, note }) => (
        <>
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <bdi className="font-medium [overflow-wrap:anywhere]">{email}</bdi>
            <Badge tone="warning">{t(`reason.${reason}`)}</Badge>
          </span>
          {note ? (
            <bdi className="line-clamp-2 text-muted text-xs [overflow-wrap:anywhere]">{note}</bdi>
          ) : null}
        </>
      ),
    },
    {
      id: 'since',
      header: t('column.when'),
      kind: 'details',
      from: 'sm',
      className: 'w-48',
      cell: ({ createdAt, by }) => (
        <>
          {format.day(createdAt)}
          {by ? <span className="block">{t('byStaff', { name: by })}</span> : null}
        </>
      ),
      beneath: ({ createdAt }) => format.day(createdAt),
    },
    {
      id: 'actions',
      header: t('column.actions'),
      kind: 'actions',
      className: 'w-32',
      cell: (suppression) => (
        <Button variant="quiet" size="small" onClick={() => onLift(suppression)}>
          {t('lift')}
          <span className="sr-only">{suppression.email}</span>
        </Button>
      ),
    },
  ];
}
