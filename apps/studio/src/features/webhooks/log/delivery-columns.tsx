import type { WebhookDelivery } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button } from '@rostra/ui';
import { useMemo } from 'react';
import type { DataColumn } from '../../../lib/data-table/data-column.ts';
import { useFormat } from '../../../lib/formats/format.ts';
import { DeliveryState } from './delivery-state.tsx';
import { useEventName } from './use-event-name.ts';

export function useDeliveryColumns(
  onOpen: (id: number) => void,
): readonly DataColumn<WebhookDelivery>[] {
  const t = useMessages('studio-webhooks');
  const format = useFormat();
  return useMemo(
    () => [
      { id: 'event', header: t('column.event'), cell: (row) => <Event delivery={row} /> },
      {
        id: 'created',
        header: t('column.created'),
        kind: 'details',
        from: 'md',
        className: 'w-44',
        cell: ({ createdAt }) => format.moment(createdAt),
      },
      {
        id: 'state',
        header: t('state'),
        className: 'w-32',
        cell: ({ state }) => <DeliveryState state={state} />,
      },
      {
        id: 'actions',
        header: t('actions'),
        kind: 'actions',
        className: 'w-28',
        cell: ({ id, event }) => (
          <Button variant="quiet" size="small" onClick={() => onOpen(id)}>
            {t('details')}
            <span className="sr-only">{event}</span>
          </Button>
        ),
      },
    ],
    [t, format, onOpen],
  );
}

function Event({ delivery }: { delivery: WebhookDelivery }) {
  const { event, attempts, status, dueAt, state } = delivery;
  const t = useMessages('studio-webhooks');
  const format = useFormat();
  const nameOf = useEventName();
  const isRepeated = state === 'waiting' && attempts > 0 && dueAt !== null;
  return (
    <>
      <span className="block font-medium">{nameOf(event)}</span>
      <span className="block text-muted text-xs">
        {t('attempts', { count: attempts })}
        {status === null ? null : ` · ${t('status', { code: String(status) })}`}
        {isRepeated ? ` · ${t('nextTry', { time: format.moment(dueAt) })}` : null}
      </span>
    </>
  );
}
