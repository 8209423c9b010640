import { totpProofSchema } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { CodeForm } from './code-form.tsx';
import { type CompleteLoginOptions, useCompleteLogin } from './use-complete-login.ts';

export function TotpStep(options: CompleteLoginOptions) {
  const t = useMessages('two-step-login');
  const complete = useCompleteLogin(options);
  const form = useContractForm({
    schema: totpProofSchema,
    names: ['code'],
    values: { method: 'totp', code: '' },
    fieldOf: { invalid_code: 'code' },
    submit: complete,
  });
  return (
    <CodeForm form={form} label={t('code')} autoComplete="one-time-code" inputMode="numeric" />
  );
}
