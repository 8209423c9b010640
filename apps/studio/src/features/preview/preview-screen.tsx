import { errorStatus } from '@rostra/browser/errors';
import type { PreviewReader, StudioCollection } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button } from '@rostra/ui';
import { useRef, useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { BackLink } from '../../layout/back-link.tsx';
import { NotFoundScreen } from '../../layout/not-found-screen.tsx';
import { Screen } from '../../layout/screen.tsx';
import { editorPath } from '../../lib/content/entry-paths.ts';
import { ChoiceSelect } from '../../lib/controls/choice-select.tsx';
import { PreviewStates } from './preview-states.tsx';
import { ReaderSelect } from './reader-select.tsx';
import { ShareDialog } from './share-dialog.tsx';
import { usePreview } from './use-preview.ts';

const widths = { phone: '390px', tablet: '768px', full: '100%' } as const;
type Width = keyof typeof widths;
const widthNames = Object.keys(widths) as Width[];

/** The real page of a draft in a frame, as a visitor or a member with each plan sees it. */
export default function PreviewScreen({ collection }: { collection: StudioCollection }) {
  const t = useMessages('studio-preview');
  const studio = useMessages('studio');
  const { id = '' } = useParams();
  const locale = useSearchParams()[0].get('locale') ?? undefined;
  const target = { kind: collection.kind, id, locale };
  const frame = useRef<HTMLIFrameElement>(null);
  const [reader, setReader] = useState<PreviewReader>('annual');
  const [width, setWidth] = useState<Width>('full');
  const [isSharing, setIsSharing] = useState(false);
  const { entry, link } = usePreview(target, frame);
  const failed = entry.data ? link : entry;
  if (errorStatus(entry.error) === 404) return <NotFoundScreen />;
  if (!entry.data || !link.data) {
    return (
      <Screen title={t('title')}>
        <PreviewStates query={failed} />
      </Screen>
    );
  }
  return (
    <Screen
      title={t('titleOf', { title: entry.data.title || studio('untitled') })}
      actions={<BackLink href={editorPath(collection.section, entry.data)}>{t('back')}</BackLink>}
    >
      <div className="mt-4 flex flex-wrap items-end gap-3">
        {collection.isForMembers ? <ReaderSelect value={reader} onChange={setReader} /> : null}
        <ChoiceSelect
          label={t('width')}
          options={widthNames.map((name) => [name, t(`width.${name}`)])}
          value={width}
          onChange={setWidth}
          className="max-wide:hidden"
        />
        <Button
          variant="secondary"
          size="small"
          aria-haspopup="dialog"
          onClick={() => setIsSharing(true)}
        >
          {t('share')}
        </Button>
      </div>
      <iframe
        ref={frame}
        title={t('frame')}
        src={`${link.data.path}&as=${reader}`}
        style={{ width: widths[width] }}
        className="mx-auto mt-5 block h-[calc(100dvh-13.5rem)] min-h-96 max-w-full border border-line-strong bg-paper"
      />
      <ShareDialog
        target={target}
        isOpen={isSharing}
        onClose={() => setIsSharing(false)}
        onRevoked={() => void link.refetch()}
      />
    </Screen>
  );
}
