import { forgetMissingPage, type MissingPage } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button } from '@rostra/ui';
import { useQuery } from '@tanstack/react-query';
import { useFormat } from '../../../lib/formats/format.ts';
import { ListStates } from '../../../lib/list-states/list-states.tsx';
import { NoRows } from '../../../lib/list-states/no-rows.tsx';
import { useProvedChange } from '../../../session/proof/use-proved-change.ts';
import { useApi } from '../../../session/session-provider.tsx';
import { missingPagesQuery, redirectsKey } from './redirects-query.ts';

const head = 'py-2 pe-4 text-start font-semibold text-xs';

interface MissingPagesProps {
  onRedirect: (path: string) => void;
}

/** What visitors asked for and did not find. One click makes a redirect of it. */
export function MissingPages({ onRedirect }: MissingPagesProps) {
  const t = useMessages('studio-redirects');
  const list = useQuery(missingPagesQuery(useApi()));
  const missing = list.data ?? [];
  return (
    <>
      <p className="mt-4 max-w-measure text-muted">{t('missingText')}</p>
      <ListStates
        list={list}
        count={missing.length}
        empty={<NoRows title={t('missingEmptyTitle')} text={t('missingEmptyText')} />}
      >
        <table className="mt-4 w-full border-collapse">
          <caption className="sr-only">{t('view.missing')}</caption>
          <thead className="border-ink border-b">
            <tr>
              <th scope="col" className={head}>
                {t('column.path')}
              </th>
              <th scope="col" className={`${head} hidden w-24 text-end sm:table-cell`}>
                {t('column.visits')}
              </th>
              <th scope="col" className={`${head} hidden w-44 md:table-cell`}>
                {t('lastSeen')}
              </th>
              <th scope="col" className="w-48">
                <span className="sr-only">{t('actions')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {missing.map((page) => (
              <Row key={page.path} page={page} onRedirect={onRedirect} />
            ))}
          </tbody>
        </table>
      </ListStates>
    </>
  );
}

function Row({ page, onRedirect }: MissingPagesProps & { page: MissingPage }) {
  const t = useMessages('studio-redirects');
  const format = useFormat();
  const { path, hits, lastSeenAt } = page;
  const dismiss = useProvedChange({
    send: (api) => api(forgetMissingPage, { query: { path } }),
    done: () => t('dismissed'),
    affects: redirectsKey,
  });
  return (
    <tr className="border-line border-b align-top hover:bg-sunken/60">
      <td className="py-2.5 pe-4">
        <bdi className="block font-medium [overflow-wrap:anywhere]">{path}</bdi>
        <span className="block text-muted text-xs sm:hidden">{t('visits', { count: hits })}</span>
      </td>
      <td className="figures-table hidden py-2.5 pe-4 text-end sm:table-cell">
        {format.number(hits)}
      </td>
      <td className="figures-table hidden py-2.5 pe-4 text-muted text-xs md:table-cell">
        {format.moment(lastSeenAt)}
      </td>
      <td className="whitespace-nowrap py-1.5 text-end">
        <Button variant="quiet" size="small" onClick={() => onRedirect(path)}>
          {t('redirect')}
          <span className="sr-only">{path}</span>
        </Button>
        <Button
          variant="quiet"
          size="small"
          isBusy={dismiss.isBusy}
          onClick={() => dismiss.change()}
        >
          {t('dismiss')}
          <span className="sr-only">{path}</span>
        </Button>
      </td>
    </tr>
  );
}
