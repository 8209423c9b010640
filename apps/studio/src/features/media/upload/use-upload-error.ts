import { useMessages } from '@rostra/messages/react';
import { useErrorText } from '../../../lib/use-error-text.ts';

/** What failed, and after it why. */
export function useUploadError(): (failure: unknown, isImage: boolean) => string {
  const t = useMessages('studio-media');
  const errorText = useErrorText();
  return (failure, isImage) => {
    const reason = errorText(failure);
    return t(isImage ? 'imageNotUploaded' : 'fileNotUploaded', { reason });
  };
}
