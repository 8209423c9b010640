import type { Webhook } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Link } from '@rostra/ui';
import { useMemo } from 'react';
import type { DataColumn } from '../../lib/data-table/data-column.ts';
import { webhookPath } from './webhook-paths.ts';
import { WebhookState } from './webhook-state.tsx';

export function useWebhookColumns(): readonly DataColumn<Webhook>[] {
  const t = useMessages('studio-webhooks');
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('name'),
        isRowHeader: true,
        sortBy: ({ name }) => name,
        cell: ({ id, name, address }) => (
          <>
            <Link href={webhookPath(id)} className="block break-words font-medium">
              <bdi>{name}</bdi>
            </Link>
            <span dir="ltr" className="block text-muted text-xs [overflow-wrap:anywhere]">
              {address}
            </span>
          </>
        ),
      },
      {
        id: 'events',
        header: t('events'),
        kind: 'details',
        from: 'md',
        className: 'w-36',
        cell: ({ events }) => t('eventCount', { count: events.length }),
      },
      {
        id: 'state',
        header: t('state'),
        className: 'w-36',
        cell: (webhook) => <WebhookState webhook={webhook} />,
      },
    ],
    [t],
  );
}
