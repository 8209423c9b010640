import type { RedirectSummary } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button, cx } from '@rostra/ui';
import { useFormat } from '../../../lib/formats/format.ts';

interface RowActions {
  onEdit: (redirect: RedirectSummary) => void;
  onDelete: (redirect: RedirectSummary) => void;
}

interface RedirectTableProps extends RowActions {
  redirects: readonly RedirectSummary[];
  /** They belong to the search before. */
  isStale: boolean;
}

const head = 'py-2 pe-4 text-start font-semibold text-xs';

export function RedirectTable({ redirects, isStale, ...actions }: RedirectTableProps) {
  const t = useMessages('studio-redirects');
  return (
    <table
      aria-busy={isStale}
      className={cx('mt-4 w-full border-collapse transition-opacity', isStale && 'opacity-60')}
    >
      <caption className="sr-only">{t('title')}</caption>
      <thead className="border-ink border-b">
        <tr>
          <th scope="col" className={head}>
            {t('column.from')}
          </th>
          <th scope="col" className={`${head} hidden md:table-cell`}>
            {t('column.to')}
          </th>
          <th scope="col" className={`${head} hidden w-24 text-end sm:table-cell`}>
            {t('column.visits')}
          </th>
          <th scope="col" className={`${head} hidden w-36 lg:table-cell`}>
            {t('column.last')}
          </th>
          <th scope="col" className="w-40">
            <span className="sr-only">{t('actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {redirects.map((redirect) => (
          <Row key={redirect.path} redirect={redirect} {...actions} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ redirect, onEdit, onDelete }: RowActions & { redirect: RedirectSummary }) {
  const t = useMessages('studio-redirects');
  const format = useFormat();
  const { path, source, hits, lastHitAt } = redirect;
  return (
    <tr className="border-line border-b align-top hover:bg-sunken/60">
      <td className="py-2.5 pe-4">
        <bdi className="block font-medium [overflow-wrap:anywhere]">{path}</bdi>
        <span className="block text-xs md:hidden">
          <Target redirect={redirect} />
        </span>
        {source ? (
          <span className="block text-muted text-xs">{t('imported', { source })}</span>
        ) : null}
        <span className="block text-muted text-xs sm:hidden">{t('visits', { count: hits })}</span>
      </td>
      <td className="hidden py-2.5 pe-4 md:table-cell">
        <Target redirect={redirect} />
      </td>
      <td className="figures-table hidden py-2.5 pe-4 text-end sm:table-cell">
        {format.number(hits)}
      </td>
      <td className="figures-table hidden py-2.5 pe-4 text-muted text-xs lg:table-cell">
        {lastHitAt ? format.moment(lastHitAt) : t('never')}
      </td>
      <td className="whitespace-nowrap py-1.5 text-end">
        <Button variant="quiet" size="small" onClick={() => onEdit(redirect)}>
          {t('edit')}
          <span className="sr-only">{path}</span>
        </Button>
        <Button variant="quiet" size="small" onClick={() => onDelete(redirect)}>
          {t('delete')}
          <span className="sr-only">{path}</span>
        </Button>
      </td>
    </tr>
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
