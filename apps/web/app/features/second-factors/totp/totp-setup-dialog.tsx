import { confirmTotp, type TotpSetup, totpConfirmationSchema } from '@rostra/contract';
import { Button } from '@rostra/ui';
import { Dialog } from '@rostra/ui/dialog';
import { TextField } from '@rostra/ui/forms';
import { useState } from 'react';
import { AccountForm } from '../../../lib/forms/account-form.tsx';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { useApi } from '../../sessions/index.ts';
import { useFactorChange } from '../use-second-factors.ts';
import { QrCode } from './qr-code.tsx';

interface TotpSetupDialogProps {
  setup: TotpSetup | undefined;
  onConfirmed: (recoveryCodes: string[] | null) => void;
  onClose: () => void;
}

export function TotpSetupDialog({ setup, onConfirmed, onClose }: TotpSetupDialogProps) {
  const [isBusy, setIsBusy] = useState(false);
  return (
    <Dialog
      isOpen={setup !== undefined}
      isBusy={isBusy}
      onClose={onClose}
      title="Set up your authenticator app"
    >
      {setup ? <SetupForm {...{ setup, isBusy, onConfirmed, onClose }} onBusy={setIsBusy} /> : null}
    </Dialog>
  );
}

interface SetupFormProps {
  setup: TotpSetup;
  isBusy: boolean;
  onBusy: (isBusy: boolean) => void;
  onConfirmed: (recoveryCodes: string[] | null) => void;
  onClose: () => void;
}

function SetupForm({ setup, isBusy, onBusy, onConfirmed, onClose }: SetupFormProps) {
  const api = useApi();
  const confirm = useFactorChange((code: string) => api(confirmTotp, { body: { code } }));
  const { props } = useContractForm({
    schema: totpConfirmationSchema,
    names: ['code'],
    values: { code: '' },
    fieldOf: { invalid_code: 'code' },
    submit: async ({ code }) => {
      onBusy(true);
      try {
        const { recoveryCodes } = await confirm.mutateAsync(code);
        onConfirmed(recoveryCodes);
      } finally {
        onBusy(false);
      }
      return undefined;
    },
  });
  return (
    <>
      <p className="mt-3 text-sm">
        Scan this with an app such as Google Authenticator, 1Password or Aegis. Then enter the code
        that it shows.
      </p>
      <QrCode {...setup.qrCode} />
      <p className="mt-4 text-muted text-sm">
        Cannot scan it? Enter this key in the app instead:{' '}
        <code className="select-all font-medium text-ink">{inGroups(setup.secret)}</code>
      </p>
      <div className="mt-5">
        <AccountForm
          {...props}
          label="Set up your authenticator app"
          actions={
            <>
              <Button type="submit" isBusy={isBusy}>
                Turn on
              </Button>
              <Button variant="secondary" disabled={isBusy} onClick={onClose}>
                Cancel
              </Button>
            </>
          }
        >
          <TextField
            label="Code"
            autoComplete="one-time-code"
            inputMode="numeric"
            spellCheck={false}
            error={props.errors.code}
            {...props.fields.code}
          />
        </AccountForm>
      </div>
    </>
  );
}

/** Easier to read and to type; apps ignore the spaces. */
const inGroups = (secret: string) => secret.replaceAll(/(.{4})(?=.)/g, '$1 ');
