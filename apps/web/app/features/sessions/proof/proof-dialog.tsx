import type { ProofMethod } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button } from '@rostra/ui';
import { Dialog } from '@rostra/ui/dialog';
import { useState } from 'react';
import { PasskeyProof } from './passkey-proof.tsx';
import { PasswordProof } from './password-proof.tsx';
import type { ProofFormProps } from './proof-form.ts';
import { RecoveryCodeProof } from './recovery-code-proof.tsx';
import { TotpProof } from './totp-proof.tsx';

interface ProofDialogProps {
  isOpen: boolean;
  methods: readonly ProofMethod[];
  onProved: () => void;
  onCancel: () => void;
}

const forms = {
  password: PasswordProof,
  totp: TotpProof,
  passkey: PasskeyProof,
  'recovery-code': RecoveryCodeProof,
};

export default function ProofDialog({ isOpen, methods, onProved, onCancel }: ProofDialogProps) {
  const t = useMessages('identity-proof');
  const [isBusy, setIsBusy] = useState(false);
  return (
    <Dialog isOpen={isOpen} onClose={onCancel} isBusy={isBusy} title={t('title')} startsInField>
      <p className="mt-3 text-muted text-sm">{t('text')}</p>
      {isOpen ? (
        <ProofForms {...{ methods, isBusy, onProved, onCancel }} onBusy={setIsBusy} />
      ) : null}
    </Dialog>
  );
}

interface ProofFormsProps extends Omit<ProofFormProps, 'takesFocus'> {
  methods: readonly ProofMethod[];
}

/** Starts with the first method; links lead to the others. */
function ProofForms({ methods, ...props }: ProofFormsProps) {
  const t = useMessages('identity-proof');
  const [chosen, setChosen] = useState<ProofMethod>();
  const method = chosen ?? methods[0] ?? 'password';
  const Form = forms[method];
  const others = methods.filter((other) => other !== method);
  return (
    <>
      <Form key={method} {...props} takesFocus={chosen !== undefined} />
      {others.length > 0 ? (
        <ul className="mt-6 grid gap-1 border-line border-t pt-4">
          {others.map((other) => (
            <li key={other}>
              <Button
                variant="quiet"
                size="small"
                className="-ms-3"
                disabled={props.isBusy}
                onClick={() => setChosen(other)}
              >
                {t(`use.${other}`)}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
