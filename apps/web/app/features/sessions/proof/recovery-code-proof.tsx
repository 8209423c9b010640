import { recoveryProofSchema } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { TextField } from '@rostra/ui/forms';
import { AccountForm } from '../../../lib/forms/account-form.tsx';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { ProofActions } from './proof-actions.tsx';
import { type ProofFormProps, useProve } from './proof-form.ts';
import { useFieldFocus } from './use-field-focus.ts';

export function RecoveryCodeProof({ takesFocus, ...dialog }: ProofFormProps) {
  const t = useMessages('identity-proof');
  const { props } = useContractForm({
    schema: recoveryProofSchema,
    names: ['code'],
    values: { method: 'recovery-code', code: '' },
    fieldOf: { invalid_code: 'code' },
    submit: useProve(dialog),
  });
  return (
    <div ref={useFieldFocus(takesFocus)} className="mt-6">
      <AccountForm {...props} label={t('title')} actions={<ProofActions {...dialog} />}>
        <TextField
          label={t('recoveryCode')}
          help={t('recoveryCodeHelp')}
          autoComplete="off"
          autoCapitalize="none"
          dir="ltr"
          spellCheck={false}
          error={props.errors.code}
          {...props.fields.code}
        />
      </AccountForm>
    </div>
  );
}
