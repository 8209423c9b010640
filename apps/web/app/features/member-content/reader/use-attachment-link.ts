import { createAttachmentLink } from '@rostra/contract';
import { useToast } from '@rostra/ui';
import { useMutation } from '@tanstack/react-query';
import { errorStatus } from '../../../lib/errors/error-status.ts';
import { useApi } from '../../sessions/index.ts';

export function useAttachmentLink(documentId: string) {
  const api = useApi();
  const toast = useToast();
  return useMutation({
    mutationFn: () => api(createAttachmentLink, { params: { documentId } }),
    onError: (error) =>
      toast.add({
        title: 'The file could not be fetched',
        description:
          errorStatus(error) === 404
            ? 'It is no longer there, or your plan does not open it.'
            : 'Please try again in a moment.',
        variant: 'destructive',
      }),
  });
}
