import { useMessages } from '@rostra/messages/react';
import { Badge, Button, IconButton, Link, LinkButton } from '@rostra/ui';
import { useRef } from 'react';
import { listPath, previewPath } from '../../../lib/content/entry-paths.ts';
import { useCollectionTexts } from '../../../lib/content/use-collection-texts.ts';
import { useLanguageName } from '../../../lib/formats/language-name.ts';
import { PanelIcon } from '../../../lib/icons.tsx';
import { useSite } from '../../../lib/site.ts';
import { StateBadge } from '../entries/state-badge.tsx';
import { useEditor, useSaveState } from './fields/use-field.ts';
import { Presence } from './presence.tsx';
import { SaveStatus } from './save-status.tsx';
import { useHeightVariable } from './use-height-variable.ts';

interface EditorHeaderProps {
  isSource: boolean;
  onToggleSource: () => void;
  onOpenPanel: () => void;
  onPublish: () => void;
  onHandIn: () => void;
}

export function EditorHeader(props: EditorHeaderProps) {
  const { isSource, onToggleSource, onOpenPanel, onPublish, onHandIn } = props;
  const t = useMessages('studio-editor');
  const texts = useCollectionTexts();
  const publishing = useMessages('studio-publishing');
  const review = useMessages('studio-review');
  const preview = useMessages('studio-preview');
  const { collection, entry } = useEditor();
  const { version } = useSaveState();
  // The first save on top of a live text makes it one with changes.
  const isChanged = entry.state === 'live' && version !== entry.version;
  const state = isChanged ? 'live with changes' : entry.state;
  const { languages } = useSite();
  const languageName = useLanguageName();
  const bar = useRef<HTMLDivElement>(null);
  useHeightVariable(bar, '--editor-header');
  return (
    <div
      ref={bar}
      className="sticky top-0 z-20 flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 border-line border-b bg-paper px-gutter py-1"
    >
      <Link
        href={listPath(collection.section)}
        className="py-2 text-muted no-underline hover:text-ink"
      >
        <span aria-hidden="true" className="rtl:hidden">
          ←{' '}
        </span>
        {texts.title(collection)}
      </Link>
      <StateBadge entry={{ ...entry, state }} />
      {collection.isLocalized && languages.length > 1 ? (
        <Badge>
          <span className="sr-only">{t('section.languages')}: </span>
          {languageName(entry.locale)}
        </Badge>
      ) : null}
      <SaveStatus />
      <Presence />
      <div className="ms-auto flex items-center gap-1">
        <LinkButton
          variant="quiet"
          size="small"
          href={previewPath(collection.section, entry)}
          className="max-wide:hidden"
        >
          {preview('title')}
        </LinkButton>
        <Button
          variant="quiet"
          size="small"
          aria-pressed={isSource}
          title={t('sourceShortcut')}
          onClick={onToggleSource}
        >
          {isSource ? t('showVisual') : t('showSource')}
        </Button>
        <IconButton label={t('openPanel')} onClick={onOpenPanel} className="wide:hidden">
          <PanelIcon />
        </IconButton>
        {entry.permissions.publish ? (
          <Button
            variant={state === 'draft' || state === 'live with changes' ? 'primary' : 'secondary'}
            size="small"
            aria-haspopup="dialog"
            className="ms-1"
            onClick={onPublish}
          >
            {publishing(`open.${state}`)}
          </Button>
        ) : null}
        {entry.permissions.save && !entry.permissions.publish ? (
          <Button
            variant={entry.review.state === 'requested' ? 'secondary' : 'primary'}
            size="small"
            aria-haspopup="dialog"
            className="ms-1"
            disabled={entry.review.state === 'requested'}
            onClick={onHandIn}
          >
            {entry.review.state === 'requested' ? review('handedIn') : review('handIn')}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
