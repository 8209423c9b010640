import type { StudioCollection, StudioEntry } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Notice } from '@rostra/ui';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { ScreenTitle } from '../../../lib/screen-title.tsx';
import { UnsavedFormsProvider, useUnsavedForms } from '../../../lib/unsaved/unsaved-forms.ts';
import { BodyField } from './body/body-field.tsx';
import { MergeDialog } from './conflict/merge-dialog.tsx';
import { EditorHeader } from './editor-header.tsx';
import { toFields } from './fields/to-fields.ts';
import { EditorProvider, useEntryLanguage, useTextField } from './fields/use-field.ts';
import { LeaveDialog } from './leave-dialog.tsx';
import { MembersNotice } from './members-notice.tsx';
import { SidePanel } from './panel/side-panel.tsx';
import { PublishPanel } from './publish/publish-panel.tsx';
import { ScheduledNotice } from './publish/scheduled-notice.tsx';
import { ReadOnlyNotice } from './read-only-notice.tsx';
import { ReviewDialog } from './review/review-dialog.tsx';
import { ReviewNotice } from './review/review-notice.tsx';
import type { LocalCopies } from './saving/local-copies.ts';
import type { Opened } from './saving/restore-copy.ts';
import { RestoredCopyNotice } from './saving/restored-copy-notice.tsx';
import { useDiscardEmpty } from './use-discard-empty.ts';
import { useLeaveGuard } from './use-leave-guard.ts';
import { useSaver } from './use-saver.ts';

interface EntryEditorProps {
  collection: StudioCollection;
  entry: StudioEntry;
  opened: Opened;
  copies: LocalCopies;
  copyKey: string;
  /** Asks the server again. */
  onRefresh: () => Promise<StudioEntry>;
}

export function EntryEditor(props: EntryEditorProps) {
  const { collection, entry, opened, copies, copyKey, onRefresh } = props;
  const t = useMessages('studio-editor');
  const flush = useRef(() => {});
  const saver = useSaver({ entry, initial: opened.state, copies, copyKey, flush });
  useDiscardEmpty(entry, saver);
  const forms = useUnsavedForms();
  const blocker = useLeaveGuard(saver, flush, forms);
  const [isSource, setIsSource] = useState(false);
  const [isPanelOpen, setIsPanelOpen] = useState(false);
  const [isPublishing, setIsPublishing] = useState(false);
  const [reviewStep, setReviewStep] = useState<'request' | 'sendBack'>();
  // The role was changed, or the text deleted, while it was open.
  const isLost = useSyncExternalStore(
    saver.subscribe,
    () => saver.getState().problem?.kind === 'lost',
  );
  const isReadOnly = isLost || !entry.permissions.save;
  const toggleSource = () => {
    flush.current();
    setIsSource((is) => !is);
  };
  useSourceShortcut(toggleSource);
  const refresh = async () => {
    const { version, draft, editor } = await onRefresh();
    saver.receive({ version, current: toFields(collection.fields, draft), editor: editor?.name });
  };
  return (
    <EditorProvider
      value={{
        saver,
        isReadOnly,
        collection,
        entry,
        refresh,
        flushBody: () => flush.current(),
      }}
    >
      <UnsavedFormsProvider value={forms.report}>
        <DocumentTitle />
        <div className="wide:grid wide:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="min-w-0">
            <EditorHeader
              isSource={isSource}
              onToggleSource={toggleSource}
              onOpenPanel={() => setIsPanelOpen(true)}
              onPublish={() => setIsPublishing(true)}
              onHandIn={() => setReviewStep('request')}
            />
            <div className="mx-auto max-w-[48rem] px-gutter py-6">
              {opened.isRestored ? <RestoredCopyNotice /> : null}
              <ReviewNotice onSendBack={() => setReviewStep('sendBack')} />
              <ScheduledNotice onOpen={() => setIsPublishing(true)} />
              <MembersNotice />
              {isLost ? (
                <Notice tone="warning" isLive className="mb-5" title={t('lostTitle')}>
                  {t('lostText')}
                </Notice>
              ) : null}
              {isReadOnly && !isLost ? <ReadOnlyNotice otherEditor={entry.otherEditor} /> : null}
              <TitleField />
              <BodyField isSource={isSource} onSource={setIsSource} flush={flush} />
            </div>
          </div>
          <SidePanel isOpen={isPanelOpen} onClose={() => setIsPanelOpen(false)} />
        </div>
        <PublishPanel
          isOpen={isPublishing}
          onClose={() => setIsPublishing(false)}
          onAskForReview={() => {
            setIsPublishing(false);
            setReviewStep('request');
          }}
        />
        <ReviewDialog step={reviewStep} onClose={() => setReviewStep(undefined)} />
      </UnsavedFormsProvider>
      <MergeDialog />
      <LeaveDialog blocker={blocker} hasUnsavedForm={forms.hasUnsaved} />
    </EditorProvider>
  );
}

function DocumentTitle() {
  const t = useMessages('studio-editor');
  return <ScreenTitle>{useTextField('title').value || t('untitled')}</ScreenTitle>;
}

/** Grows with its text. A new text begins here, and Enter goes on to the body. */
function TitleField() {
  const t = useMessages('studio-editor');
  const field = useTextField('title');
  const language = useEntryLanguage();
  const input = useRef<HTMLTextAreaElement>(null);
  const isNew = useRef(field.value === '' && !field.readOnly);
  useEffect(() => {
    if (isNew.current) input.current?.focus();
  }, []);
  return (
    <h1 className="text-3xl">
      <textarea
        ref={input}
        {...field}
        {...language}
        rows={1}
        aria-label={t('field.title')}
        placeholder={t('titlePlaceholder')}
        onChange={(event) =>
          field.onChange({ target: { value: event.target.value.replaceAll('\n', ' ') } })
        }
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          document.querySelector<HTMLElement>('.ProseMirror, .cm-content')?.focus();
        }}
        className="field-sizing-content block w-full resize-none bg-transparent font-medium font-serif leading-tight placeholder:text-muted"
      />
    </h1>
  );
}

/** ⌘⇧M, or Ctrl+Shift+M. */
function useSourceShortcut(toggle: () => void) {
  const latest = useRef(toggle);
  latest.current = toggle;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isShortcut = (event.metaKey || event.ctrlKey) && event.shiftKey;
      if (!isShortcut || event.key.toLowerCase() !== 'm') return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
