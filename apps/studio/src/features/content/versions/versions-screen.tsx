import { errorStatus } from '@rostra/browser/errors';
import { getStudioEntry, type StudioCollection } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button, Loading, RetryNotice, Skeleton } from '@rostra/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { BackLink } from '../../../layout/back-link.tsx';
import { NotFoundScreen } from '../../../layout/not-found-screen.tsx';
import { Screen } from '../../../layout/screen.tsx';
import { editorPath } from '../../../lib/content/entry-paths.ts';
import { useUrlQuery } from '../../../lib/controls/use-url-query.ts';
import { useErrorText } from '../../../lib/use-error-text.ts';
import { useApi } from '../../../session/session-provider.tsx';
import { chooseVersions } from './choose-versions.ts';
import { callTarget, useVersions } from './use-versions.ts';
import { VersionDetails } from './version-details.tsx';
import { VersionList } from './version-list.tsx';

/** All versions of an entry, and the difference between two of them. */
export default function VersionsScreen({ collection }: { collection: StudioCollection }) {
  const t = useMessages('studio-versions');
  const errorText = useErrorText();
  const studio = useMessages('studio');
  const api = useApi();
  const { id = '' } = useParams();
  const [query, setQuery] = useUrlQuery();
  const target = { kind: collection.kind, id, locale: query.get('locale') ?? undefined };
  const versions = useVersions(target);
  const entry = useQuery({
    queryKey: ['versions-entry', target.kind, id, target.locale],
    queryFn: async ({ signal }) => (await api(getStudioEntry, callTarget(target), { signal })).data,
  });
  const failure = versions.error ?? entry.error;
  if (errorStatus(failure) === 404) return <NotFoundScreen />;
  const list = versions.data ?? [];
  const { from, to } = chooseVersions(list, query);
  const queryOf = (number: number) => {
    const next = new URLSearchParams(query);
    next.set('to', String(number));
    next.delete('from');
    return `?${next}`;
  };
  const title = entry.data
    ? t('titleOf', { title: entry.data.title || studio('untitled') })
    : t('title');
  return (
    <Screen
      title={title}
      actions={
        entry.data ? (
          <BackLink href={editorPath(collection.section, entry.data)}>{t('back')}</BackLink>
        ) : undefined
      }
    >
      {failure ? (
        <RetryNotice
          className="mt-4"
          title={t('loadFailed')}
          isBusy={versions.isFetching || entry.isFetching}
          onRetry={() => void Promise.all([versions.refetch(), entry.refetch()])}
        >
          {errorText(failure)}
        </RetryNotice>
      ) : null}
      {versions.isPending || entry.isPending ? <VersionsSkeleton /> : null}
      {entry.data && to ? (
        <div className="mt-6 grid gap-x-10 gap-y-8 wide:grid-cols-[minmax(0,1fr)_18rem]">
          <VersionDetails
            collection={collection}
            target={target}
            entry={entry.data}
            versions={list}
            from={from}
            to={to}
            isSource={query.get('view') === 'source'}
            onChange={(changes) =>
              setQuery(
                (current) => new URLSearchParams({ ...Object.fromEntries(current), ...changes }),
              )
            }
          />
          <div className="min-w-0">
            <VersionList versions={list} shown={to.number} queryOf={queryOf} />
            {versions.hasNextPage ? (
              <Button
                variant="secondary"
                size="small"
                isBusy={versions.isFetchingNextPage}
                onClick={() => void versions.fetchNextPage()}
              >
                {t('loadMore')}
              </Button>
            ) : null}
          </div>
        </div>
      ) : null}
    </Screen>
  );
}

function VersionsSkeleton() {
  return (
    <Loading className="mt-6">
      {['w-1/2', 'w-full', 'w-5/6', 'w-2/3'].map((width) => (
        <Skeleton key={width} className={`mt-4 h-5 ${width}`} />
      ))}
    </Loading>
  );
}
