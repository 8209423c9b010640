import { errorStatus } from '@rostra/browser/errors';
import { useMessages } from '@rostra/messages/react';
import { LinkButton, Loading, Skeleton } from '@rostra/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { NotFoundScreen } from '../../../layout/not-found-screen.tsx';
import { Screen } from '../../../layout/screen.tsx';
import { LoadFailure } from '../../../lib/list-states/load-failure.tsx';
import { mediaPath } from '../../../lib/paths.ts';
import { useApi } from '../../../session/session-provider.tsx';
import { fileQuery } from '../media-query.ts';
import { FileDetails } from './file-details.tsx';

/** One file: what is said about it, and where it is used. */
export default function FileScreen() {
  const id = Number(useParams().id);
  return Number.isSafeInteger(id) && id > 0 ? <OpenFile key={id} id={id} /> : <NotFoundScreen />;
}

function OpenFile({ id }: { id: number }) {
  const t = useMessages('studio-media');
  const api = useApi();
  const file = useQuery(fileQuery(api, id));
  if (file.data) return <FileDetails file={file.data} />;
  if (errorStatus(file.error) === 404) {
    return (
      <Screen title={t('notFoundTitle')}>
        <p className="mt-3 text-base text-muted">{t('notFoundText')}</p>
        <LinkButton href={mediaPath} className="mt-6">
          {t('title')}
        </LinkButton>
      </Screen>
    );
  }
  return (
    <Screen title={t('title')}>
      {file.isError ? (
        <LoadFailure query={file} title={t('loadFailed')} />
      ) : (
        <Loading className="mt-6 grid gap-8 lg:grid-cols-2">
          <Skeleton className="aspect-video w-full" />
          <Skeleton className="h-64 w-full" />
        </Loading>
      )}
    </Screen>
  );
}
