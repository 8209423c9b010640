import { useMessages } from '@rostra/messages/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Screen } from '../../layout/screen.tsx';
import { AddButton } from '../../lib/controls/add-button.tsx';
import { DataTable } from '../../lib/data-table/data-table.tsx';
import { useUrlSorting } from '../../lib/data-table/use-url-sorting.ts';
import { NoRows } from '../../lib/list-states/no-rows.tsx';
import { useApi } from '../../session/session-provider.tsx';
import { CreateDialog } from './edit/create-dialog.tsx';
import { SecretDialog } from './edit/secret-dialog.tsx';
import { useWebhookColumns } from './webhook-columns.tsx';
import { webhooksQuery } from './webhooks-query.ts';

/** Addresses of other programs that are told what happens. */
export default function WebhooksScreen() {
  const t = useMessages('studio-webhooks');
  const webhooks = useQuery(webhooksQuery(useApi()));
  const [isCreating, setIsCreating] = useState(false);
  const [secret, setSecret] = useState<string>();
  return (
    <Screen
      title={t('title')}
      lead={t('lead')}
      actions={<AddButton onClick={() => setIsCreating(true)}>{t('create')}</AddButton>}
    >
      <DataTable
        caption={t('title')}
        columns={useWebhookColumns()}
        rows={webhooks.data ?? []}
        rowKey={({ id }) => id}
        list={webhooks}
        sorting={useUrlSorting()}
        className="max-w-5xl"
        empty={<NoRows title={t('emptyTitle')} text={t('emptyText')} />}
      />
      <CreateDialog
        isOpen={isCreating}
        onClose={() => setIsCreating(false)}
        onCreated={(created) => {
          setIsCreating(false);
          setSecret(created);
        }}
      />
      <SecretDialog secret={secret} onClose={() => setSecret(undefined)} />
    </Screen>
  );
}
