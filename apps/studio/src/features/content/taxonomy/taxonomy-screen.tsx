import { useMessages } from '@rostra/messages/react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Screen } from '../../../layout/screen.tsx';
import { AddButton } from '../../../lib/controls/add-button.tsx';
import { SearchBox } from '../../../lib/controls/search-box.tsx';
import { DataTable } from '../../../lib/data-table/data-table.tsx';
import { NoRows } from '../../../lib/list-states/no-rows.tsx';
import { useApi } from '../../../session/session-provider.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { EditDialog } from './edit-dialog.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import type { Taxonomy } from './taxonomies.ts';
import type { TaxonomyAction } from './taxonomy-action.ts';
import { useTaxonomyColumns } from './taxonomy-columns.tsx';
import { countsQuery, taxonomyQuery } from './taxonomy-query.ts';

/** Categories, tags or authors with the number of their texts. */
export default function TaxonomyScreen({ kind }: { kind: Taxonomy }) {
  const t = useMessages('studio-taxonomy');
  const api = useApi();
  const [query, setQuery] = useSearchParams();
  const [action, setAction] = useState<TaxonomyAction>();
  const search = query.get('q') ?? '';
  const list = useInfiniteQuery(taxonomyQuery(api, kind, search));
  const { data: counts } = useQuery(countsQuery(api, kind));
  const rows = list.data ?? [];
  const close = () => setAction(undefined);
  return (
    <Screen
      title={t(`title.${kind}`)}
      actions={
        <AddButton onClick={() => setAction({ do: 'create' })}>{t(`new.${kind}`)}</AddButton>
      }
    >
      <SearchBox
        label={t(`search.${kind}`)}
        value={search}
        onChange={(text) => setQuery(text.trim() ? { q: text.trim() } : {}, { replace: true })}
        className="mt-4 sm:max-w-80"
      />
      <DataTable
        caption={t(`title.${kind}`)}
        columns={useTaxonomyColumns({ counts, onAction: setAction })}
        rows={rows}
        rowKey={({ documentId, locale }) => `${documentId} ${locale}`}
        list={list}
        found={t('found', { count: rows.length })}
        more={t('more')}
        empty={
          <NoRows
            title={search ? t('nothingFound') : t(`emptyTitle.${kind}`)}
            text={search ? t('nothingFoundText') : t(`emptyText.${kind}`)}
          />
        }
        className="max-w-4xl"
      />
      <EditDialog
        kind={kind}
        action={action}
        onEdit={(entry) => setAction({ do: 'edit', entry })}
        onClose={close}
      />
      <MergeDialog kind={kind} entry={entryOf(action, 'merge')} onClose={close} />
      <DeleteDialog
        kind={kind}
        entry={entryOf(action, 'delete')}
        onMerge={(entry) => setAction({ do: 'merge', entry })}
        onClose={close}
      />
    </Screen>
  );
}

const entryOf = (action: TaxonomyAction | undefined, name: 'merge' | 'delete') =>
  action?.do === name ? action.entry : undefined;
