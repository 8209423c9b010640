import type { FactorMethod, PendingLogin } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
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

/** The second step of a login, after the password. */
export function SecondFactorStep({ pending, ...props }: SecondFactorStepProps) {
  const t = useMessages('two-step-login');
  const { token, methods } = pending.secondFactor;
  const [method, setMethod] = useState<FactorMethod>(methods[0] ?? 'recovery-code');
  const Step = steps[method];
  const others = methods.filter((other) => other !== method);
  return (
    <FormPage
      title={t('title')}
      lead={t(`lead.${method}`)}
      aside={<AsideText title={t('lostTitle')}>{t('lost')}</AsideText>}
    >
      <Step token={token} {...props} />
      <ul className="mt-8 grid gap-1 border-line border-t pt-6">
        {others.map((other) => (
          <li key={other}>
            <Button variant="quiet" size="small" className="-ms-3" onClick={() => setMethod(other)}>
              {t(`use.${other}`)}
            </Button>
          </li>
        ))}
        <li>
          <Button variant="quiet" size="small" className="-ms-3" onClick={() => props.onCancel()}>
            {t('otherAccount')}
          </Button>
        </li>
      </ul>
    </FormPage>
  );
}
