import { totpProofSchema } from '@rostra/contract';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { CodeForm } from './code-form.tsx';
import { type CompleteLoginOptions, useCompleteLogin } from './use-complete-login.ts';

export function TotpStep(options: CompleteLoginOptions) {
  const complete = useCompleteLogin(options);
  const form = useContractForm({
    schema: totpProofSchema,
    names: ['code'],
    values: { method: 'totp', code: '' },
    fieldOf: { invalid_code: 'code' },
    submit: complete,
  });
  return <CodeForm form={form} label="Code" autoComplete="one-time-code" inputMode="numeric" />;
}
