import { recoveryProofSchema } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { CodeForm } from './code-form.tsx';
import { type CompleteLoginOptions, useCompleteLogin } from './use-complete-login.ts';

export function RecoveryStep(options: CompleteLoginOptions) {
  const t = useMessages('two-step-login');
  const complete = useCompleteLogin(options);
  const form = useContractForm({
    schema: recoveryProofSchema,
    names: ['code'],
    values: { method: 'recovery-code', code: '' },
    fieldOf: { invalid_code: 'code' },
    submit: complete,
  });
  return <CodeForm form={form} label={t('recoveryCode')} autoComplete="off" />;
}
