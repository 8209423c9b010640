import { errorStatus } from '@rostra/browser/errors';
import { type PreviewReader, previewReaders, type StudioCollection } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Loading, RetryNotice, Skeleton, TextLink } from '@rostra/ui';
import { useRef, useState } from 'react';
import { useParams } from 'react-router';
import { NotFoundScreen } from '../../../layout/not-found-screen.tsx';
import { Screen } from '../../../layout/screen.tsx';
import { useFindCollection } from '../../../lib/content/collections.ts';
import { editorPath } from '../../../lib/content/entry-paths.ts';
import { ChoiceSelect } from '../../../lib/controls/choice-select.tsx';
import { errorText } from '../../../lib/error-text.ts';
import { ScreenTitle } from '../../../lib/screen-title.tsx';
import { usePreview } from '../use-preview.ts';
import { usePreviewed } from './use-previewed.ts';

/** The page of a draft that is edited in Strapi, without anything around it: Strapi shows it in a frame. */
export default function MirroredPreviewScreen() {
  const { kind = '', id = '' } = useParams();
  const collection = useFindCollection()(kind);
  return collection ? <Previewed collection={collection} id={id} /> : <NotFoundScreen />;
}

interface PreviewProps {
  collection: StudioCollection;
  id: string;
}

function Previewed({ collection, id }: PreviewProps) {
  const t = useMessages('studio-preview');
  const query = usePreviewed({ kind: collection.kind, id });
  const { data, error } = query;
  if (data?.documentId) return <Page collection={collection} id={data.documentId} />;
  if (errorStatus(error) === 404 || data?.isLate) return <NotFoundScreen />;
  return (
    <Screen title={t('title')}>
      {error ? (
        <Failed query={query} />
      ) : (
        <>
          <p className="mt-4 text-muted">{t('copying')}</p>
          <Waiting />
        </>
      )}
    </Screen>
  );
}

function Page({ collection, id }: PreviewProps) {
  const t = useMessages('studio-preview');
  const studio = useMessages('studio');
  const frame = useRef<HTMLIFrameElement>(null);
  const [reader, setReader] = useState<PreviewReader>('annual');
  const { entry, link } = usePreview({ kind: collection.kind, id, locale: undefined }, frame);
  if (errorStatus(entry.error) === 404) return <NotFoundScreen />;
  if (!entry.data || !link.data) {
    const failed = entry.data ? link : entry;
    return (
      <Screen title={t('title')}>{failed.isError ? <Failed query={failed} /> : <Waiting />}</Screen>
    );
  }
  const title = t('titleOf', { title: entry.data.title || studio('untitled') });
  return (
    // The page in the frame has the main landmark.
    <section aria-label={title} className="flex h-dvh flex-col">
      <ScreenTitle>{title}</ScreenTitle>
      <h1 className="sr-only">{title}</h1>
      <div className="flex flex-wrap items-end justify-end gap-3 border-line border-b px-gutter py-2">
        {collection.isForMembers ? (
          <ChoiceSelect
            label={t('reader')}
            options={previewReaders.map((name) => [name, t(`reader.${name}`)])}
            value={reader}
            onChange={setReader}
            className="me-auto"
          />
        ) : null}
        <TextLink href={editorPath(collection.section, entry.data)} target="_blank">
          {t('openInStudio')}
        </TextLink>
      </div>
      <iframe
        ref={frame}
        title={t('frame')}
        src={`${link.data.path}&as=${reader}`}
        className="block w-full grow bg-paper"
      />
    </section>
  );
}

interface FailedQuery {
  error: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
}

function Failed({ query: { error, isFetching, refetch } }: { query: FailedQuery }) {
  const t = useMessages('studio-preview');
  return (
    <RetryNotice className="mt-4" title={t('failed')} isBusy={isFetching} onRetry={() => refetch()}>
      {errorText(error, t('noConnection'))}
    </RetryNotice>
  );
}

const Waiting = () => (
  <Loading className="mt-6">
    <Skeleton className="h-96 w-full" />
  </Loading>
);
