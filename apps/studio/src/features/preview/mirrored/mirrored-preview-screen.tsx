import { errorStatus } from '@rostra/browser/errors';
import type { PreviewReader, StudioCollection } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { TextLink } from '@rostra/ui';
import { useRef, useState } from 'react';
import { useParams } from 'react-router';
import { NotFoundScreen } from '../../../layout/not-found-screen.tsx';
import { Screen } from '../../../layout/screen.tsx';
import { useFindCollection } from '../../../lib/content/collections.ts';
import { editorPath } from '../../../lib/content/entry-paths.ts';
import { ScreenTitle } from '../../../lib/screen-title.tsx';
import { PreviewStates } from '../preview-states.tsx';
import { ReaderSelect } from '../reader-select.tsx';
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
      {error ? null : <p className="mt-4 text-muted">{t('copying')}</p>}
      <PreviewStates query={query} />
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
      <Screen title={t('title')}>
        <PreviewStates query={failed} />
      </Screen>
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
          <ReaderSelect value={reader} onChange={setReader} className="me-auto" />
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
