import { deliveryStates, type Webhook } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useSearchParams } from 'react-router';
import { TabLinks } from '../../../lib/controls/tab-links.tsx';
import { DataTable } from '../../../lib/data-table/data-table.tsx';
import { NoRows } from '../../../lib/list-states/no-rows.tsx';
import { useApi } from '../../../session/session-provider.tsx';
import { webhookPath } from '../webhook-paths.ts';
import { deliveriesQuery } from '../webhooks-query.ts';
import { useDeliveryColumns } from './delivery-columns.tsx';
import { DeliveryDialog } from './delivery-dialog.tsx';

/** What was sent to a webhook, newest first. */
export function DeliveryLog({ webhook }: { webhook: Webhook }) {
  const t = useMessages('studio-webhooks');
  const titleId = useId();
  const [query] = useSearchParams();
  const state = deliveryStates.find((name) => name === query.get('state'));
  const list = useInfiniteQuery(deliveriesQuery(useApi(), webhook.id, state));
  const [opened, setOpened] = useState<number>();
  const path = webhookPath(webhook.id);
  const rows = list.data ?? [];
  return (
    <section aria-labelledby={titleId} className="mt-8">
      <h2 id={titleId} className="border-ink border-t pt-4 text-xl">
        {t('log')}
      </h2>
      <p className="mt-1 max-w-measure text-muted">{t('logLead')}</p>
      <TabLinks
        label={t('states')}
        current={state ?? 'all'}
        tabs={[
          { name: 'all', label: t('delivery.all'), href: path },
          ...deliveryStates.map((name) => ({
            name,
            label: t(`delivery.${name}`),
            href: `${path}?state=${name}`,
          })),
        ]}
      />
      <DataTable
        caption={t('log')}
        columns={useDeliveryColumns(setOpened)}
        rows={rows}
        rowKey={({ id }) => String(id)}
        list={list}
        more={t('more')}
        className="max-w-5xl"
        empty={<NoRows title={t('noDeliveries')} text={t('noDeliveriesText')} />}
      />
      <DeliveryDialog webhook={webhook} id={opened} onClose={() => setOpened(undefined)} />
    </section>
  );
}
