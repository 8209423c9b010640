import type { ApiToken } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Screen } from '../../../layout/screen.tsx';
import { AddButton } from '../../../lib/controls/add-button.tsx';
import { DataTable } from '../../../lib/data-table/data-table.tsx';
import { useUrlSorting } from '../../../lib/data-table/use-url-sorting.ts';
import { NoRows } from '../../../lib/list-states/no-rows.tsx';
import { useApi } from '../../../session/session-provider.tsx';
import { CreateDialog } from './create-dialog.tsx';
import { CreatedDialog } from './created-dialog.tsx';
import { RevokeDialog } from './revoke-dialog.tsx';
import { useTokenColumns } from './token-columns.tsx';
import { tokensQuery } from './tokens-query.ts';

/** The API tokens of the site. */
export default function TokensScreen() {
  const t = useMessages('studio-tokens');
  const tokens = useQuery(tokensQuery(useApi()));
  const [isCreating, setIsCreating] = useState(false);
  const [created, setCreated] = useState<string>();
  const [revoked, setRevoked] = useState<ApiToken>();
  const onCreated = (token: string) => {
    setIsCreating(false);
    setCreated(token);
  };
  return (
    <Screen
      title={t('title')}
      lead={t('lead')}
      actions={<AddButton onClick={() => setIsCreating(true)}>{t('create')}</AddButton>}
    >
      <DataTable
        caption={t('title')}
        columns={useTokenColumns(setRevoked)}
        rows={tokens.data ?? []}
        rowKey={({ id }) => String(id)}
        list={tokens}
        sorting={useUrlSorting()}
        className="max-w-5xl"
        empty={<NoRows title={t('emptyTitle')} text={t('emptyText')} />}
      />
      <CreateDialog
        isOpen={isCreating}
        onClose={() => setIsCreating(false)}
        onCreated={onCreated}
      />
      <CreatedDialog token={created} onClose={() => setCreated(undefined)} />
      <RevokeDialog token={revoked} onClose={() => setRevoked(undefined)} />
    </Screen>
  );
}
