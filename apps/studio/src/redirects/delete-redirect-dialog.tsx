import { deleteRedirect, type RedirectSummary } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button } from '@rostra/ui';
import { Dialog } from '@rostra/ui/dialog';
import { useProvedChange } from '../lib/controls/use-proved-change.ts';
import { redirectsKey } from './redirects-query.ts';

interface DeleteRedirectDialogProps {
  redirect: RedirectSummary | undefined;
  onClose: () => void;
}

export function DeleteRedirectDialog({ redirect, onClose }: DeleteRedirectDialogProps) {
  const t = useMessages('studio-redirects');
  const forms = useMessages('studio-forms');
  const { isBusy, error, change } = useProvedChange({
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
      <p className="mt-3 text-muted [overflow-wrap:anywhere]">
        {t('deleteText', { path: redirect?.path ?? '' })}
      </p>
      <p role="alert" className="min-h-6 pt-1 text-danger">
        {error}
      </p>
      <div className="mt-2 flex flex-wrap gap-3">
        <Button variant="danger" isBusy={isBusy} onClick={() => redirect && change(redirect.path)}>
          {t('delete')}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {forms('cancel')}
        </Button>
      </div>
    </Dialog>
  );
}
