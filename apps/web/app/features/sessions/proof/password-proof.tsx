import { passwordProofSchema } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { PasswordField } from '@rostra/ui/forms';
import { AccountForm } from '../../../lib/forms/account-form.tsx';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { useSession } from '../session/use-session.tsx';
import { ProofActions } from './proof-actions.tsx';
import { type ProofFormProps, useProve } from './proof-form.ts';
import { useFieldFocus } from './use-field-focus.ts';

export function PasswordProof({ takesFocus, ...dialog }: ProofFormProps) {
  const t = useMessages('identity-proof');
  const { user } = useSession();
  const { props } = useContractForm({
    schema: passwordProofSchema,
    names: ['password'],
    values: { method: 'password', password: '' },
    fieldOf: { wrong_password: 'password' },
    submit: useProve(dialog),
  });
  return (
    <div ref={useFieldFocus(takesFocus)} className="mt-6">
      <AccountForm {...props} label={t('title')} actions={<ProofActions {...dialog} />}>
        {/* Tells password managers which account this is for. */}
        <input type="text" autoComplete="username" value={user?.username} readOnly hidden />
        <PasswordField
          label={t('password')}
          autoComplete="current-password"
          error={props.errors.password}
          {...props.fields.password}
        />
      </AccountForm>
    </div>
  );
}
