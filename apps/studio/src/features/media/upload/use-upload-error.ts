import { useMessages } from '@rostra/messages/react';
import { errorText } from '../../../lib/error-text.ts';

/** What failed, and after it why. */
export function useUploadError(): (failure: unknown, isImage: boolean) => string {
  const t = useMessages('studio-media');
  const forms = useMessages('studio-forms');
  return (failure, isImage) => {
    const reason = errorText(failure, forms('noConnection'));
    return t(isImage ? 'imageNotUploaded' : 'fileNotUploaded', { reason });
  };
}
