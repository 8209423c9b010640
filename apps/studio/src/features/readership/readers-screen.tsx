import { readershipDays } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Notice, TextLink } from '@rostra/ui';
import { useQuery } from '@tanstack/react-query';
import { Screen } from '../../layout/screen.tsx';
import { Filter } from '../../lib/controls/filter.tsx';
import { toolbarControl } from '../../lib/controls/search-box.tsx';
import { useUrlQuery } from '../../lib/controls/use-url-query.ts';
import { ListStates } from '../../lib/list-states/list-states.tsx';
import { NoRows } from '../../lib/list-states/no-rows.tsx';
import { useApi } from '../../session/session-provider.tsx';
import { DayChart } from './day-chart.tsx';
import { DayTable } from './day-table.tsx';
import { PageTable } from './page-table.tsx';
import { ReaderFigures } from './reader-figures.tsx';
import { readershipQuery, readersPath } from './readership-query.ts';
import { ReferrerTable } from './referrer-table.tsx';

/** How often pages were read, by how many visitors, and where they came from. */
export default function ReadersScreen() {
  const t = useMessages('studio-readership');
  const [query, setQuery] = useUrlQuery();
  const days = readershipDays.find((count) => String(count) === query.get('days')) ?? 30;
  const path = query.get('path') ?? undefined;
  const readership = useQuery(readershipQuery(useApi(), { days, path }));
  const { data } = readership;
  return (
    <Screen title={t('title')}>
      <p className="mt-1 max-w-measure text-muted">{t('lead')}</p>
      {data?.isCounting === false ? (
        <Notice tone="neutral" className="mt-4 max-w-measure" title={t('offTitle')}>
          {t('offText')}
        </Notice>
      ) : null}
      <div className="mt-5 flex flex-wrap items-end gap-x-6 gap-y-3">
        <Filter label={t('period')}>
          {(id) => (
            <select
              id={id}
              value={days}
              onChange={({ target }) =>
                setQuery((before) => {
                  before.set('days', target.value);
                  return before;
                })
              }
              className={`${toolbarControl} w-48`}
            >
              {readershipDays.map((count) => (
                <option key={count} value={count}>
                  {count > 365 ? t('lastMonths', { count: 13 }) : t('lastDays', { count })}
                </option>
              ))}
            </select>
          )}
        </Filter>
        {path ? (
          <p className="min-w-0 pb-2">
            <span className="text-muted">{t('onlyPage')} </span>
            <bdi className="font-medium [overflow-wrap:anywhere]">{path}</bdi>{' '}
            <TextLink href={`${readersPath}?days=${days}`}>{t('allPages')}</TextLink>
          </p>
        ) : null}
      </div>
      <ListStates
        list={readership}
        count={data?.total.views ?? 0}
        failed={t('loadFailed')}
        empty={<NoRows title={t('emptyTitle')} text={t('emptyText')} />}
      >
        {data ? (
          <>
            <ReaderFigures readership={data} />
            <DayChart days={data.days} />
            <DayTable days={data.days} />
            <div className="mt-10 grid max-w-5xl gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
              {path ? null : <PageTable pages={data.pages} days={days} />}
              <ReferrerTable referrers={data.referrers} />
            </div>
          </>
        ) : null}
      </ListStates>
    </Screen>
  );
}
