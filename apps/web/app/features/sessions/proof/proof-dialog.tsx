import { passwordProofSchema, proveIdentity } from '@rostra/contract';
import { Button } from '@rostra/ui';
import { Dialog } from '@rostra/ui/dialog';
import { PasswordField } from '@rostra/ui/forms';
import { useState } from 'react';
import { AccountForm } from '../../../lib/forms/account-form.tsx';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { useApi, useSession } from '../session/use-session.tsx';

interface ProofDialogProps {
  isOpen: boolean;
  onProved: () => void;
  onCancel: () => void;
}

export default function ProofDialog({ isOpen, onProved, onCancel }: ProofDialogProps) {
  const [isBusy, setIsBusy] = useState(false);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onCancel}
      isBusy={isBusy}
      title="Confirm that it is you"
      startsInField
    >
      <p className="mt-3 text-muted text-sm">
        You are about to do something sensitive, and it has been a while since you last entered your
        password.
      </p>
      <PasswordProofForm {...{ isBusy, onProved, onCancel }} onBusy={setIsBusy} />
    </Dialog>
  );
}

interface PasswordProofFormProps extends Omit<ProofDialogProps, 'isOpen'> {
  isBusy: boolean;
  onBusy: (isBusy: boolean) => void;
}

function PasswordProofForm({ isBusy, onBusy, onProved, onCancel }: PasswordProofFormProps) {
  const api = useApi();
  const { user } = useSession();
  const { props } = useContractForm({
    schema: passwordProofSchema,
    names: ['password'],
    values: { method: 'password', password: '' },
    fieldOf: { wrong_password: 'password' },
    submit: async (body) => {
      onBusy(true);
      try {
        await api(proveIdentity, { body });
      } finally {
        onBusy(false);
      }
      onProved();
      return undefined;
    },
  });
  return (
    <div className="mt-6">
      <AccountForm
        {...props}
        label="Confirm that it is you"
        actions={
          <>
            <Button type="submit" isBusy={isBusy}>
              Continue
            </Button>
            <Button variant="secondary" disabled={isBusy} onClick={onCancel}>
              Cancel
            </Button>
          </>
        }
      >
        {/* Tells password managers which account this is for. */}
        <input type="text" autoComplete="username" value={user?.username} readOnly hidden />
        <PasswordField
          label="Your password"
          autoComplete="current-password"
          error={props.errors.password}
          {...props.fields.password}
        />
      </AccountForm>
    </div>
  );
}
