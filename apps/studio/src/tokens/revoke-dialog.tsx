import { type ApiToken, revokeApiToken } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button, useToast } from '@rostra/ui';
import { Dialog } from '@rostra/ui/dialog';
import { useTokenChange } from './use-token-change.ts';

interface RevokeDialogProps {
  token: ApiToken | undefined;
  onClose: () => void;
}

export function RevokeDialog({ token, onClose }: RevokeDialogProps) {
  const t = useMessages('studio-tokens');
  return (
    <Dialog
      isOpen={token !== undefined}
      onClose={onClose}
      title={t('revokeTitle', { name: token?.name ?? '' })}
    >
      {token ? <Revoke token={token} onClose={onClose} /> : null}
    </Dialog>
  );
}

function Revoke({ token: { id, name }, onClose }: { token: ApiToken; onClose: () => void }) {
  const t = useMessages('studio-tokens');
  const forms = useMessages('studio-forms');
  const toast = useToast();
  const { isBusy, error, change } = useTokenChange(
    (api, tokenId: number) => api(revokeApiToken, { params: { id: tokenId } }),
    () => {
      toast.add({ title: t('revoked', { name }) });
      onClose();
    },
  );
  return (
    <>
      <p className="mt-3 text-muted">{t('revokeText')}</p>
      <p role="alert" className="min-h-6 pt-1 text-danger">
        {error}
      </p>
      <div className="mt-2 flex flex-wrap gap-3">
        <Button variant="danger" isBusy={isBusy} onClick={() => change(id)}>
          {t('revoke')}
        </Button>
        <Button variant="secondary" disabled={isBusy} onClick={onClose}>
          {forms('cancel')}
        </Button>
      </div>
    </>
  );
}
