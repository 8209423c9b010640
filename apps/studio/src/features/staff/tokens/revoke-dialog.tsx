import { type ApiToken, revokeApiToken } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { useToast } from '@rostra/ui';
import { Dialog } from '@rostra/ui/dialog';
import { Confirmation } from '../../../lib/controls/confirmation.tsx';
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
  const toast = useToast();
  const { isBusy, error, change } = useTokenChange(
    (api, tokenId: number) => api(revokeApiToken, { params: { id: tokenId } }),
    () => {
      toast.add({ title: t('revoked', { name }) });
      onClose();
    },
  );
  return (
    <Confirmation
      text={t('revokeText')}
      action={t('revoke')}
      isBusy={isBusy}
      error={error}
      onConfirm={() => change(id)}
      onCancel={onClose}
    />
  );
}
