import { useMessages } from '@rostra/messages/react';
import { Button } from '@rostra/ui';
import { PasswordField } from '@rostra/ui/forms';
import { AccountForm } from './account-form.tsx';
import type { FormProps } from './form-props.ts';
import { usePasswordHelp } from './use-password-help.ts';

export const newPasswordFields = ['password', 'passwordConfirmation'] as const;

/** For pages that are opened from a mailed link. */
export function NewPasswordForm({
  fields = {},
  errors = {},
  formError,
  isBusy = false,
  onSubmit,
}: FormProps<(typeof newPasswordFields)[number]>) {
  const t = useMessages('forms');
  const passwordHelp = usePasswordHelp();
  return (
    <AccountForm
      errors={errors}
      formError={formError}
      onSubmit={onSubmit}
      actions={
        <Button type="submit" isBusy={isBusy}>
          {t('saveNewPassword')}
        </Button>
      }
    >
      <PasswordField
        label={t('newPassword')}
        help={passwordHelp}
        autoComplete="new-password"
        required
        error={errors.password}
        name="password"
        {...fields.password}
      />
      <PasswordField
        className="mt-3"
        label={t('newPasswordAgain')}
        autoComplete="new-password"
        required
        error={errors.passwordConfirmation}
        name="passwordConfirmation"
        {...fields.passwordConfirmation}
      />
    </AccountForm>
  );
}
