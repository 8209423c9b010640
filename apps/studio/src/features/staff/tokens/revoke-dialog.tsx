import { type ApiToken, revokeApiToken } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Dialog } from '@rostra/ui/dialog';
import { Confirmation } from '../../../lib/controls/confirmation.tsx';
import { useChange } from '../../../session/use-change.ts';
import { tokensKey } from './tokens-query.ts';

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
  const { isBusy, error, change } = useChange({
    send: (api) => api(revokeApiToken, { params: { id } }),
    done: t('revoked', { name }),
    onDone: onClose,
    affects: tokensKey,
  });
  return (
    <Confirmation
      text={t('revokeText')}
      action={t('revoke')}
      isBusy={isBusy}
      error={error}
      onConfirm={() => change()}
      onCancel={onClose}
    />
  );
}
