import type { FactorMethod, PendingLogin } from '@rostra/contract';
import { Button } from '@rostra/ui';
import { useState } from 'react';
import { AsideText } from '../../../lib/forms/aside-text.tsx';
import { FormPage } from '../../../lib/forms/form-page.tsx';
import { PasskeyStep } from './passkey-step.tsx';
import { RecoveryStep } from './recovery-step.tsx';
import { TotpStep } from './totp-step.tsx';
import type { CompleteLoginOptions } from './use-complete-login.ts';

interface SecondFactorStepProps extends Omit<CompleteLoginOptions, 'token'> {
  pending: PendingLogin;
}

const steps = { totp: TotpStep, passkey: PasskeyStep, 'recovery-code': RecoveryStep };

const leads: Record<FactorMethod, string> = {
  totp: 'Enter the six digits that your authenticator app shows for this site.',
  passkey: 'Use one of your passkeys: your fingerprint, face, PIN or security key.',
  'recovery-code': 'Enter one of the recovery codes that you saved. Each works once.',
};

const switches: Record<FactorMethod, string> = {
  totp: 'Use your authenticator app',
  passkey: 'Use a passkey',
  'recovery-code': 'Use a recovery code',
};

/** The second step of a login, after the password. */
export function SecondFactorStep({ pending, ...props }: SecondFactorStepProps) {
  const { token, methods } = pending.secondFactor;
  const [method, setMethod] = useState<FactorMethod>(methods[0] ?? 'recovery-code');
  const Step = steps[method];
  const others = methods.filter((other) => other !== method);
  return (
    <FormPage
      title="Confirm your login"
      lead={leads[method]}
      aside={
        <AsideText title="Lost your device?">
          Use a recovery code. If you have none left, write to us: we can help you after checking
          that the account is yours.
        </AsideText>
      }
    >
      <Step token={token} {...props} />
      <ul className="mt-8 grid gap-1 border-line border-t pt-6">
        {others.map((other) => (
          <li key={other}>
            <Button
              variant="quiet"
              size="small"
              className="-ml-3 text-accent!"
              onClick={() => setMethod(other)}
            >
              {switches[other]}
            </Button>
          </li>
        ))}
        <li>
          <Button
            variant="quiet"
            size="small"
            className="-ml-3 text-accent!"
            onClick={() => props.onCancel()}
          >
            Log in with another account
          </Button>
        </li>
      </ul>
    </FormPage>
  );
}
