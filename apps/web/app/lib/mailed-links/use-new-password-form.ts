import { type PasswordReset, resetPasswordSchema } from '@rostra/contract';
import { ApiError } from '@rostra/contract/client';
import { useState } from 'react';
import { newPasswordFields } from '../forms/new-password-form.tsx';
import { useContractForm } from '../forms/use-contract-form.ts';

/** A new password, chosen with the code of a mailed link. An invalid code is not a field error: `isSpent`. */
export function useNewPasswordForm(code: string, submit: (body: PasswordReset) => Promise<void>) {
  const [isSpent, setIsSpent] = useState(false);
  const { props } = useContractForm({
    schema: resetPasswordSchema,
    names: newPasswordFields,
    values: { code, password: '', passwordConfirmation: '' },
    submit: async (body) => {
      try {
        await submit(body);
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'invalid_code') throw error;
        setIsSpent(true);
      }
      return undefined;
    },
  });
  return { props, isSpent };
}
