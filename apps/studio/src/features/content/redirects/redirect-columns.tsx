import type { RedirectSummary } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button } from '@rostra/ui';
import { useMemo } from 'react';
import type { DataColumn } from '../../../lib/data-table/data-column.ts';
import { useFormat } from '../../../lib/formats/format.ts';

interface RowActions {
  onEdit: (redirect: RedirectSummary) => void;
  onDelete: (redirect: RedirectSummary) => void;
}

export function useRedirectColumns({
  onEdit,
  onDelete,
}: RowActions): readonly DataColumn<RedirectSummary>[] {
  const t = useMessages('studio-redirects');
  const format = useFormat();
  return useMemo(
    () => [
      {
        id: 'from',
        header: t('column.from'),
        cell: ({ path, source }) => (
          <>
            <bdi className="block font-medium [overflow-wrap:anywhere]">{path}</bdi>
            {source ? (
              <span className="block text-muted text-xs">{t('imported', { source })}</span>
            ) : null}
          </>
        ),
      },
      {
        id: 'to',
        header: t('column.to'),
        from: 'md',
        cell: (redirect) => <Target redirect={redirect} />,
      },
      {
        id: 'visits',
        header: t('column.visits'),
        kind: 'figures',
        from: 'sm',
        className: 'w-24',
        cell: ({ hits }) => format.number(hits),
        beneath: ({ hits }) => t('visits', { count: hits }),
      },
      {
        id: 'last',
        header: t('column.last'),
        kind: 'details',
        from: 'lg',
        className: 'w-36',
        cell: ({ lastHitAt }) => (lastHitAt ? format.moment(lastHitAt) : t('never')),
        beneath: null,
      },
      {
        id: 'actions',
        header: t('actions'),
        kind: 'actions',
        className: 'w-40',
        cell: (redirect) => (
          <>
            <Button variant="quiet" size="small" onClick={() => onEdit(redirect)}>
              {t('edit')}
              <span className="sr-only">{redirect.path}</span>
            </Button>
            <Button variant="quiet" size="small" onClick={() => onDelete(redirect)}>
              {t('delete')}
              <span className="sr-only">{redirect.path}</span>
            </Button>
          </>
        ),
      },
    ],
    [t, format, onEdit, onDelete],
  );
}

function Target({ redirect: { target, isDocument } }: { redirect: RedirectSummary }) {
  const t = useMessages('studio-redirects');
  if (target === null) return <span className="text-muted">{t('hiddenText')}</span>;
  return (
    <>
      <a href={target} className="[overflow-wrap:anywhere]">
        <bdi>{target}</bdi>
      </a>
      {isDocument ? <span className="block text-muted text-xs">{t('followsText')}</span> : null}
    </>
  );
}
