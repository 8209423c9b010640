import { errorStatus } from '@rostra/browser/errors';
import { createAttachmentLink } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { useToast } from '@rostra/ui';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../sessions/index.ts';

export function useAttachmentLink(documentId: string) {
  const t = useMessages('member-content');
  const api = useApi();
  const toast = useToast();
  return useMutation({
    mutationFn: () => api(createAttachmentLink, { params: { documentId } }),
    onError: (error) =>
      toast.add({
        title: t('fileNotOpened'),
        description: t(errorStatus(error) === 404 ? 'fileGone' : 'fileTryAgain'),
        variant: 'destructive',
      }),
  });
}
