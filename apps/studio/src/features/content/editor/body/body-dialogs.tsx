import type { BlockInfo, ImageData, MarkdownEditor } from '@rostra/markdown-editor';
import { useMessages } from '@rostra/messages/react';
import type { RefObject } from 'react';
import { UploadDialog } from '../../../media/index.ts';
import { BlockDialog } from './block-dialog.tsx';
import { ImageDialog } from './image-dialog.tsx';
import { LinkDialog } from './link-dialog.tsx';

/** What is being inserted or edited. */
export type BodyTask =
  | { readonly type: 'link' }
  | { readonly type: 'block'; readonly block: BlockInfo }
  | { readonly type: 'image'; readonly image: Required<ImageData> }
  /** Without files, one is chosen. */
  | { readonly type: 'upload'; readonly files: readonly File[]; readonly isReplacing?: boolean };

interface BodyDialogsProps {
  task: BodyTask | undefined;
  editor: RefObject<MarkdownEditor | undefined>;
  onTask: (task: BodyTask | undefined) => void;
}

/** The dialogs of the visual editor. The focus returns to the text. */
export function BodyDialogs({ task, editor, onTask }: BodyDialogsProps) {
  const t = useMessages('studio-editor');
  const isLinking = task?.type === 'link';
  const isReplacing = task?.type === 'upload' && task.isReplacing === true;
  const selection = isLinking ? editor.current?.describeSelection() : undefined;
  const close = () => {
    onTask(undefined);
    editor.current?.view.focus();
  };
  return (
    <>
      <UploadDialog
        files={task?.type === 'upload' ? task.files : undefined}
        action={isReplacing ? t('usePicture') : t('insertImage')}
        onClose={close}
        onUploaded={({ url, alternativeText, caption }) => {
          const image = { src: url, alt: alternativeText ?? '', title: caption ?? '' };
          if (isReplacing) editor.current?.updateImage(image);
          else editor.current?.insertImage(image);
        }}
      />
      <ImageDialog
        image={task?.type === 'image' ? task.image : undefined}
        onClose={close}
        onSave={(texts) => {
          editor.current?.updateImage(texts);
          close();
        }}
        onReplace={() => onTask({ type: 'upload', files: [], isReplacing: true })}
      />
      <BlockDialog
        block={task?.type === 'block' ? task.block : undefined}
        onClose={close}
        onSave={(attributes) => {
          editor.current?.updateBlock(attributes);
          close();
        }}
      />
      <LinkDialog
        isOpen={isLinking}
        current={selection?.link}
        hasSelection={selection?.hasSelection ?? false}
        onClose={close}
        onLink={(href, text) => editor.current?.setLink(href, text)}
      />
    </>
  );
}
