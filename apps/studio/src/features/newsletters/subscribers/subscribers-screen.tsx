import { exportSubscribers } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { LinkButton } from '@rostra/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { CsvExportButton } from '../../../layout/csv-export-button.tsx';
import { Screen } from '../../../layout/screen.tsx';
import { useUrlQuery } from '../../../lib/controls/use-url-query.ts';
import { DataTable } from '../../../lib/data-table/data-table.tsx';
import { NoRows } from '../../../lib/list-states/no-rows.tsx';
import { importsPath } from '../../../lib/paths.ts';
import { useApi, useCan } from '../../../session/session-provider.tsx';
import { NewsletterTabs } from '../newsletter-tabs.tsx';
import { subscribersQuery } from '../newsletters-query.ts';
import { useSubscriberColumns } from './subscriber-columns.tsx';
import {
  readSubscriberFilters,
  type SubscriberFilters,
  subscriberQuery,
  writeSubscriberFilters,
} from './subscriber-filters.ts';
import { SubscriberToolbar } from './subscriber-toolbar.tsx';

/** Every address with a recorded consent. */
export default function SubscribersScreen() {
  const t = useMessages('studio-newsletters');
  const can = useCan();
  const [query, setQuery] = useUrlQuery();
  const filters = useMemo(() => readSubscriberFilters(query), [query]);
  const filter = subscriberQuery(filters);
  const change = (next: Partial<SubscriberFilters>) =>
    setQuery((current) => writeSubscriberFilters({ ...readSubscriberFilters(current), ...next }), {
      replace: next.search !== undefined,
    });
  const list = useInfiniteQuery(subscribersQuery(useApi(), filter));
  const subscribers = list.data ?? [];
  return (
    <Screen
      title={t('tab.subscribers')}
      lead={t('subscribersLead')}
      actions={
        <div className="flex flex-wrap gap-2">
          {can('site.import') ? (
            <LinkButton variant="secondary" size="small" href={`${importsPath}?format=subscribers`}>
              {t('importList')}
            </LinkButton>
          ) : null}
          <CsvExportButton
            label={t('export')}
            filename="subscribers.csv"
            failed={t('exportFailed')}
            read={(api) => api(exportSubscribers, { query: filter }, { isText: true })}
          />
        </div>
      }
    >
      <NewsletterTabs current="subscribers" />
      <SubscriberToolbar filters={filters} onChange={change} />
      <DataTable
        caption={t('tab.subscribers')}
        columns={useSubscriberColumns()}
        rows={subscribers}
        rowKey={({ id }) => String(id)}
        list={list}
        found={t('found', { count: subscribers.length })}
        failed={t('subscribersFailed')}
        more={t('more')}
        empty={
          query.size > 0 ? (
            <NoRows
              title={t('nothingFoundTitle')}
              text={t('nothingFoundText')}
              clear={t('clear')}
              onClear={() => setQuery(() => new URLSearchParams())}
            />
          ) : (
            <NoRows title={t('noSubscribersTitle')} text={t('noSubscribersText')} />
          )
        }
      />
    </Screen>
  );
}
