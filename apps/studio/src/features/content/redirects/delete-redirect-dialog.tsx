import { deleteRedirect, type RedirectSummary } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Dialog } from '@rostra/ui/dialog';
import { Confirmation } from '../../../lib/controls/confirmation.tsx';
import { useChange } from '../../../session/use-change.ts';
import { redirectsKey } from './redirects-query.ts';

interface DeleteRedirectDialogProps {
  redirect: RedirectSummary | undefined;
  onClose: () => void;
}

export function DeleteRedirectDialog({ redirect, onClose }: DeleteRedirectDialogProps) {
  const t = useMessages('studio-redirects');
  const { isBusy, error, change } = useChange({
    send: (api, path: string) => api(deleteRedirect, { query: { path } }),
    done: () => t('deleted'),
    onDone: onClose,
    affects: redirectsKey,
  });
  return (
    <Dialog
      isOpen={redirect !== undefined}
      onClose={onClose}
      isBusy={isBusy}
      title={t('deleteTitle')}
    >
      <Confirmation
        text={t('deleteText', { path: redirect?.path ?? '' })}
        action={t('delete')}
        isBusy={isBusy}
        error={error}
        onConfirm={() => redirect && change(redirect.path)}
        onCancel={onClose}
      />
    </Dialog>
  );
}
