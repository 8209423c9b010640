import { useMessages } from '@rostra/messages/react';
import { TextLink } from '@rostra/ui';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Screen } from '../../layout/screen.tsx';
import { DataTable } from '../../lib/data-table/data-table.tsx';
import { NoRows } from '../../lib/list-states/no-rows.tsx';
import { mirrorPath } from '../../lib/paths.ts';
import { useApi } from '../../session/session-provider.tsx';
import { useImportColumns } from './import-columns.tsx';
import { importsQuery } from './imports-query.ts';
import { NewImportForm } from './new/new-import-form.tsx';

/** Content from other programs: a form for a new import, and all earlier ones. */
export default function ImportsScreen() {
  const t = useMessages('studio-imports');
  const mirror = useMessages('studio-mirror');
  const id = useId();
  const list = useQuery(importsQuery(useApi()));
  return (
    <Screen title={t('title')} lead={t('lead')}>
      <p className="mt-2">
        <TextLink href={mirrorPath}>{mirror('linkTitle')}</TextLink>
      </p>
      <NewImportForm />
      <section aria-labelledby={id} className="mt-10">
        <h2 id={id} className="text-xl">
          {t('history')}
        </h2>
        <DataTable
          caption={t('history')}
          columns={useImportColumns()}
          rows={list.data ?? []}
          rowKey={({ id }) => String(id)}
          list={list}
          failed={t('loadFailed')}
          empty={<NoRows title={t('emptyTitle')} text={t('emptyText')} />}
          className="max-w-5xl"
        />
      </section>
    </Screen>
  );
}
