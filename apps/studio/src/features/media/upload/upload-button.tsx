import { useMessages } from '@rostra/messages/react';
import { useRef } from 'react';
import { AddButton } from '../../../lib/controls/add-button.tsx';

/** The formats that the server accepts. */
const ACCEPTED =
  'image/*,.pdf,.zip,.csv,.txt,.docx,.xlsx,.pptx,.odt,.epub,.mp4,.webm,.mov,.mp3,.m4a,.ogg,.wav';

export function UploadButton({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const t = useMessages('studio-media');
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={ACCEPTED}
        data-upload
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <AddButton onClick={() => input.current?.click()}>{t('upload')}</AddButton>
    </>
  );
}
