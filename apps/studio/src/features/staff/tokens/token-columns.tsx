import type { ApiToken } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Badge, Button } from '@rostra/ui';
import { useMemo } from 'react';
import type { DataColumn } from '../../../lib/data-table/data-column.ts';
import { useFormat } from '../../../lib/formats/format.ts';

export function useTokenColumns(
  onRevoke: (token: ApiToken) => void,
): readonly DataColumn<ApiToken>[] {
  const t = useMessages('studio-tokens');
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('name'),
        sortBy: ({ name }) => name,
        cell: ({ name, owner }) => (
          <>
            <bdi className="block break-words font-medium">{name}</bdi>
            <span className="block text-muted text-xs">{t('owner', { name: owner.name })}</span>
          </>
        ),
      },
      {
        id: 'access',
        header: t('access'),
        from: 'md',
        cell: ({ access }) => t(`access.${access}`),
      },
      {
        id: 'expiry',
        header: t('expiry'),
        className: 'w-32',
        sortBy: ({ expiresAt }) => expiresAt,
        cell: (token) => <Expiry token={token} />,
      },
      {
        id: 'used',
        header: t('lastUsed'),
        kind: 'details',
        from: 'md',
        sortBy: ({ lastUsedAt }) => lastUsedAt,
        startsDescending: true,
        cell: (token) => <LastUse token={token} />,
        beneath: null,
      },
      {
        id: 'actions',
        header: t('actions'),
        kind: 'actions',
        className: 'w-28',
        cell: (token) => (
          <Button variant="quiet" size="small" onClick={() => onRevoke(token)}>
            {t('revoke')}
            <span className="sr-only">{token.name}</span>
          </Button>
        ),
      },
    ],
    [t, onRevoke],
  );
}

function Expiry({ token: { expiresAt } }: { token: ApiToken }) {
  const t = useMessages('studio-tokens');
  const format = useFormat();
  if (expiresAt === null) return t('never');
  const isExpired = new Date(expiresAt) <= new Date();
  return isExpired ? <Badge tone="danger">{t('expired')}</Badge> : format.day(expiresAt);
}

function LastUse({ token: { lastUsedAt } }: { token: ApiToken }) {
  const t = useMessages('studio-tokens');
  const format = useFormat();
  return lastUsedAt === null ? t('notUsed') : format.moment(lastUsedAt);
}
