import { type Passkey, passkeyNameSchema, renamePasskey } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button } from '@rostra/ui';
import { Dialog } from '@rostra/ui/dialog';
import { TextField } from '@rostra/ui/forms';
import { AccountForm } from '../../../lib/forms/account-form.tsx';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { useApi } from '../../sessions/index.ts';
import { useFactorChange } from '../use-second-factors.ts';

interface RenamePasskeyDialogProps {
  passkey: Passkey | undefined;
  onClose: () => void;
}

export function RenamePasskeyDialog({ passkey, onClose }: RenamePasskeyDialogProps) {
  const t = useMessages('second-factors');
  return (
    <Dialog isOpen={passkey !== undefined} onClose={onClose} title={t('renameTitle')}>
      {passkey ? <RenameForm passkey={passkey} onClose={onClose} /> : null}
    </Dialog>
  );
}

function RenameForm({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const t = useMessages('second-factors');
  const api = useApi();
  const rename = useFactorChange((name: string) =>
    api(renamePasskey, { params: { id: passkey.id }, body: { name } }),
  );
  const { props } = useContractForm({
    schema: passkeyNameSchema,
    names: ['name'],
    values: { name: passkey.name },
    submit: async ({ name }) => {
      await rename.mutateAsync(name);
      onClose();
      return undefined;
    },
  });
  return (
    <div className="mt-5">
      <AccountForm
        {...props}
        label={t('renameTitle')}
        actions={
          <>
            <Button type="submit" isBusy={props.isBusy}>
              {t('save')}
            </Button>
            <Button variant="secondary" disabled={props.isBusy} onClick={onClose}>
              {t('cancel')}
            </Button>
          </>
        }
      >
        <TextField label={t('name')} error={props.errors.name} {...props.fields.name} />
      </AccountForm>
    </div>
  );
}
