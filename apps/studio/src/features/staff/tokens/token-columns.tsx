import type { ApiToken } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Badge, Button } from '@rostra/ui';
import { useFormat } from '../../../lib/formats/format.ts';

interface TokenTableProps {
  tokens: readonly ApiToken[];
  onRevoke: (token: ApiToken) => void;
}

const head = 'py-2 pe-4 text-start font-semibold text-xs';

export function TokenTable({ tokens, onRevoke }: TokenTableProps) {
  const t = useMessages('studio-tokens');
  return (
    <table className="mt-6 w-full max-w-5xl border-collapse">
      <caption className="sr-only">{t('title')}</caption>
      <thead className="border-ink border-b">
        <tr>
          <th scope="col" className={head}>
            {t('name')}
          </th>
          <th scope="col" className={`${head} hidden md:table-cell`}>
            {t('access')}
          </th>
          <th scope="col" className={`${head} w-32`}>
            {t('expiry')}
          </th>
          <th scope="col" className={`${head} hidden md:table-cell`}>
            {t('lastUsed')}
          </th>
          <th scope="col" className="w-28">
            <span className="sr-only">{t('actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {tokens.map((token) => (
          <tr key={token.id} className="border-line border-b align-top hover:bg-sunken/60">
            <td className="py-2.5 pe-4">
              <bdi className="block break-words font-medium">{token.name}</bdi>
              <span className="block text-muted text-xs">
                {t('owner', { name: token.owner.name })}
              </span>
              <span className="block text-muted text-xs md:hidden">
                {t(`access.${token.access}`)}
              </span>
            </td>
            <td className="hidden py-2.5 pe-4 md:table-cell">{t(`access.${token.access}`)}</td>
            <td className="py-2.5 pe-4">
              <Expiry token={token} />
            </td>
            <td className="hidden py-2.5 pe-4 text-muted md:table-cell">
              <LastUse token={token} />
            </td>
            <td className="py-1 text-end">
              <Button variant="quiet" size="small" onClick={() => onRevoke(token)}>
                {t('revoke')}
                <span className="sr-only">{token.name}</span>
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
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
