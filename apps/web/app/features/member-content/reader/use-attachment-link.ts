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
        title: 'The file could not be opened',
        description:
          errorStatus(error) === 404
            ? 'It no longer exists, or your plan does not include it.'
            : 'Please try again in a moment.',
        variant: 'destructive',
      }),
  });
}
