import { useMessages } from '@rostra/messages/react';
import { PasswordField } from '@rostra/ui/forms';
import { AccountForm } from './account-form.tsx';
import type { FormProps } from './form-props.ts';
import { usePasswordHelp } from './use-password-help.ts';

export const newPasswordFields = ['password', 'passwordConfirmation'] as const;

interface NewPasswordFormProps extends FormProps<(typeof newPasswordFields)[number]> {
  /** For a first password. */
  labels?: { password: string; again: string; submit: string };
}

/** For pages that are opened from a mailed link. */
export function NewPasswordForm({ labels, ...props }: NewPasswordFormProps) {
  const t = useMessages('forms');
  const passwordHelp = usePasswordHelp();
  const { fields, errors } = props;
  return (
    <AccountForm {...props} submitLabel={labels?.submit ?? t('saveNewPassword')}>
      <PasswordField
        label={labels?.password ?? t('newPassword')}
        help={passwordHelp}
        autoComplete="new-password"
        required
        error={errors.password}
        {...fields.password}
      />
      <PasswordField
        className="mt-3"
        label={labels?.again ?? t('newPasswordAgain')}
        autoComplete="new-password"
        required
        error={errors.passwordConfirmation}
        {...fields.passwordConfirmation}
      />
    </AccountForm>
  );
}
