import { CancelledError } from '@rostra/browser/cancelled-error';
import { downloadMyData } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button, useToast } from '@rostra/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { saveFile } from '../../../lib/browser/save-file.ts';
import { useErrorMessage } from '../../../lib/errors/error-message.ts';
import { MemberSection } from '../../../lib/member-pages/member-section.tsx';
import { useApi } from '../../sessions/index.ts';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';

export function DataSection() {
  const t = useMessages('profile');
  const api = useApi();
  const toast = useToast();
  const errorMessage = useErrorMessage();
  const [isDeleting, setIsDeleting] = useState(false);
  const download = useMutation({
    mutationFn: () => api(downloadMyData),
    onMutate: () => toast.add({ title: t('preparingData'), durationMs: Number.POSITIVE_INFINITY }),
    onSuccess: (data, _input, toastId) => {
      const text = JSON.stringify(data, undefined, 2);
      saveFile('my-data.json', new Blob([text], { type: 'application/json' }));
      toast.update(toastId, { title: t('dataDownloaded'), durationMs: 5000 });
    },
    onError: (error, _input, toastId) => {
      if (error instanceof CancelledError) return toastId && toast.dismiss(toastId);
      const failure = { title: errorMessage(error), variant: 'destructive' } as const;
      if (toastId) toast.update(toastId, { ...failure, durationMs: 5000 });
      else toast.add(failure);
    },
  });
  return (
    <MemberSection id="your-data" title={t('data')} text={t('dataText')}>
      <div className="grid gap-8">
        <div>
          <h3 className="font-medium font-sans text-base tracking-normal">{t('download')}</h3>
          <p className="mt-1 text-muted text-sm">{t('downloadText')}</p>
          <Button
            variant="secondary"
            className="mt-3"
            isBusy={download.isPending}
            onClick={() => download.mutate()}
          >
            {t('downloadData')}
          </Button>
        </div>
        <div>
          <h3 className="font-medium font-sans text-base tracking-normal">{t('delete')}</h3>
          <p className="mt-1 text-muted text-sm">{t('deleteText')}</p>
          <Button
            variant="secondary"
            className="mt-3 border-danger! text-danger!"
            onClick={() => setIsDeleting(true)}
          >
            {t('deleteAccount')}
          </Button>
        </div>
      </div>
      <DeleteAccountDialog isOpen={isDeleting} onClose={() => setIsDeleting(false)} />
    </MemberSection>
  );
}
