import type { MarkdownEditor } from '@rostra/markdown-editor';
import { useMessages } from '@rostra/messages/react';
import { Loading, Notice, Skeleton } from '@rostra/ui';
import { lazy, type RefObject, Suspense, useRef, useState } from 'react';
import { useEditor, useEntryLanguage, useFieldValue } from '../fields/use-field.ts';
import { BodyDialogs, type BodyTask } from './body-dialogs.tsx';
import { usePastedPictures } from './use-pasted-pictures.ts';
import VisualBody from './visual-body.tsx';

const SourceBody = lazy(() => import('./source-body.tsx'));

interface BodyFieldProps {
  isSource: boolean;
  onSource: (isSource: boolean) => void;
  flush: RefObject<() => void>;
}

/** The text of an entry, visually or as Markdown. */
export function BodyField({ isSource, onSource, flush }: BodyFieldProps) {
  const t = useMessages('studio-editor');
  const { saver, isReadOnly } = useEditor();
  const value = useFieldValue('body');
  const language = useEntryLanguage();
  const source = typeof value === 'string' ? value : '';
  const editor = useRef<MarkdownEditor>(undefined);
  const [cannotShow, setCannotShow] = useState(false);
  const [task, setTask] = useState<BodyTask>();
  const change = (text: string) => saver.change({ body: text });
  const copyPictures = usePastedPictures(editor, {
    readSource: () => String(saver.getState().current.body ?? ''),
    writeSource: change,
  });
  return (
    <div className="mt-4">
      {cannotShow && isSource ? (
        <Notice tone="warning" isLive className="mb-4" title={t('cannotShowTitle')}>
          {t('cannotShowText')}
        </Notice>
      ) : null}
      <Suspense
        fallback={
          <Loading className="max-w-measure py-4">
            <Skeleton className="h-5 w-full" />
            <Skeleton className="mt-3 h-5 w-2/3" />
          </Loading>
        }
      >
        {isSource ? (
          <SourceBody
            source={source}
            label={t('bodySource')}
            language={language}
            isReadOnly={isReadOnly}
            onChange={change}
          />
        ) : (
          <VisualBody
            source={source}
            label={t('body')}
            placeholder={t('bodyPlaceholder')}
            language={language}
            isReadOnly={isReadOnly}
            onChange={change}
            onCannotShow={() => {
              setCannotShow(true);
              onSource(true);
            }}
            onFiles={(files) => setTask({ type: 'upload', files })}
            onPictures={(pasted) => void copyPictures(pasted)}
            onImage={() => {
              const image = editor.current?.describeSelection().image;
              setTask(image ? { type: 'image', image } : { type: 'upload', files: [] });
            }}
            onLink={() => setTask({ type: 'link' })}
            onBlock={() => {
              const block = editor.current?.describeSelection().block;
              setTask(block ? { type: 'block', block } : undefined);
            }}
            flush={flush}
            editorRef={editor}
          />
        )}
      </Suspense>
      <BodyDialogs task={task} editor={editor} onTask={setTask} />
    </div>
  );
}
