import { totpProofSchema } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { AccountForm } from '../../../lib/forms/account-form.tsx';
import { TotpField } from '../../../lib/forms/totp-field.tsx';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { ProofActions } from './proof-actions.tsx';
import { type ProofFormProps, useProve } from './proof-form.ts';
import { useFieldFocus } from './use-field-focus.ts';

export function TotpProof({ takesFocus, ...dialog }: ProofFormProps) {
  const t = useMessages('identity-proof');
  const { props } = useContractForm({
    schema: totpProofSchema,
    names: ['code'],
    values: { method: 'totp', code: '' },
    fieldOf: { invalid_code: 'code' },
    submit: useProve(dialog),
  });
  return (
    <div ref={useFieldFocus(takesFocus)} className="mt-6">
      <AccountForm {...props} label={t('title')} actions={<ProofActions {...dialog} />}>
        <TotpField label={t('code')} error={props.errors.code} {...props.fields.code} />
      </AccountForm>
    </div>
  );
}
