import type { Suppression } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button } from '@rostra/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Screen } from '../../../layout/screen.tsx';
import { SearchBox } from '../../../lib/controls/search-box.tsx';
import { useUrlQuery } from '../../../lib/controls/use-url-query.ts';
import { DataTable } from '../../../lib/data-table/data-table.tsx';
import { NoRows } from '../../../lib/list-states/no-rows.tsx';
import { useApi } from '../../../session/session-provider.tsx';
import { NewsletterTabs } from '../newsletter-tabs.tsx';
import { suppressionsQuery } from '../newsletters-query.ts';
import { LiftDialog } from './lift-dialog.tsx';
import { SuppressDialog } from './suppress-dialog.tsx';
import { useSuppressionColumns } from './suppression-columns.tsx';

const MAX_SEARCH = 254;

/** Addresses that get no mailings, and why. */
export default function SuppressionsScreen() {
  const t = useMessages('studio-newsletters');
  const [query, setQuery] = useUrlQuery();
  const search = query.get('q')?.trim().slice(0, MAX_SEARCH) ?? '';
  const list = useInfiniteQuery(suppressionsQuery(useApi(), search));
  const [isAdding, setIsAdding] = useState(false);
  const [lifted, setLifted] = useState<Suppression | null>(null);
  const rows = list.data ?? [];
  return (
    <Screen
      title={t('tab.suppressions')}
      lead={t('suppressionsLead')}
      actions={
        <Button
          variant="secondary"
          size="small"
          className="min-h-10"
          onClick={() => setIsAdding(true)}
        >
          {t('suppressAny')}
        </Button>
      }
    >
      <NewsletterTabs current="suppressions" />
      <SearchBox
        label={t('search')}
        value={search}
        onChange={(text) =>
          setQuery(() => new URLSearchParams(text.trim() ? { q: text.trim() } : {}), {
            replace: true,
          })
        }
        className="mt-4 sm:max-w-96"
      />
      <DataTable
        caption={t('tab.suppressions')}
        columns={useSuppressionColumns(setLifted)}
        rows={rows}
        rowKey={({ id }) => id}
        list={list}
        found={t('foundAddresses', { count: rows.length })}
        failed={t('suppressionsFailed')}
        more={t('more')}
        empty={
          search ? (
            <NoRows
              title={t('nothingFoundTitle')}
              text={t('noAddressFound')}
              clear={t('clear')}
              onClear={() => setQuery(() => new URLSearchParams())}
            />
          ) : (
            <NoRows title={t('noSuppressionsTitle')} text={t('noSuppressionsText')} />
          )
        }
        className="max-w-5xl"
      />
      <SuppressDialog isOpen={isAdding} onClose={() => setIsAdding(false)} />
      <LiftDialog suppression={lifted} onClose={() => setLifted(null)} />
    </Screen>
  );
}
