import { useMessages } from '@rostra/messages/react';
import { TextLink } from '@rostra/ui';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Screen } from '../../layout/screen.tsx';
import { ListStates } from '../../lib/list-states/list-states.tsx';
import { NoRows } from '../../lib/list-states/no-rows.tsx';
import { mirrorPath } from '../../lib/paths.ts';
import { useApi } from '../../session/session-provider.tsx';
import { ImportTable } from './import-table.tsx';
import { importsQuery } from './imports-query.ts';
import { NewImportForm } from './new/new-import-form.tsx';

/** Content from other programs: a form for a new import, and all earlier ones. */
export default function ImportsScreen() {
  const t = useMessages('studio-imports');
  const mirror = useMessages('studio-mirror');
  const id = useId();
  const list = useQuery(importsQuery(useApi()));
  const jobs = list.data ?? [];
  return (
    <Screen title={t('title')}>
      <p className="mt-1 max-w-measure text-muted">{t('lead')}</p>
      <p className="mt-2">
        <TextLink href={mirrorPath}>{mirror('linkTitle')}</TextLink>
      </p>
      <NewImportForm />
      <section aria-labelledby={id} className="mt-10">
        <h2 id={id} className="text-xl">
          {t('history')}
        </h2>
        <ListStates
          list={list}
          count={jobs.length}
          failed={t('loadFailed')}
          empty={<NoRows title={t('emptyTitle')} text={t('emptyText')} />}
        >
          <ImportTable jobs={jobs} />
        </ListStates>
      </section>
    </Screen>
  );
}
