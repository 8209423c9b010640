import { confirmTotp, type TotpSetup, totpConfirmationSchema } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button } from '@rostra/ui';
import { Dialog } from '@rostra/ui/dialog';
import { useState } from 'react';
import { AccountForm } from '../../../lib/forms/account-form.tsx';
import { TotpField } from '../../../lib/forms/totp-field.tsx';
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
  const t = useMessages('second-factors');
  const [isBusy, setIsBusy] = useState(false);
  return (
    <Dialog isOpen={setup !== undefined} isBusy={isBusy} onClose={onClose} title={t('setupTitle')}>
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
  const t = useMessages('second-factors');
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
      <p className="mt-3 text-sm">{t('setupText')}</p>
      <QrCode {...setup.qrCode} />
      <p className="mt-4 text-muted text-sm">
        {t.rich('setupKey', {
          key: inGroups(setup.secret),
          code: (children) => <code className="select-all font-medium text-ink">{children}</code>,
        })}
      </p>
      <div className="mt-5">
        <AccountForm
          {...props}
          label={t('setupTitle')}
          actions={
            <>
              <Button type="submit" isBusy={isBusy}>
                {t('turnOn')}
              </Button>
              <Button variant="secondary" disabled={isBusy} onClick={onClose}>
                {t('cancel')}
              </Button>
            </>
          }
        >
          <TotpField label={t('code')} error={props.errors.code} {...props.fields.code} />
        </AccountForm>
      </div>
    </>
  );
}

/** Easier to read and to type; apps ignore the spaces. */
const inGroups = (secret: string) => secret.replaceAll(/(.{4})(?=.)/g, '$1 ');
