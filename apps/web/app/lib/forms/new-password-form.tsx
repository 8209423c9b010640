import { Button } from '@rostra/ui';
import { PasswordField } from '@rostra/ui/forms';
import { AccountForm } from './account-form.tsx';
import type { FormProps } from './form-props.ts';
import { PASSWORD_HELP } from './password-help.ts';

export const newPasswordFields = ['password', 'passwordConfirmation'] as const;

/** For pages that are opened from a mailed link. */
export function NewPasswordForm({
  fields = {},
  errors = {},
  formError,
  isBusy = false,
  onSubmit,
}: FormProps<(typeof newPasswordFields)[number]>) {
  return (
    <AccountForm
      errors={errors}
      formError={formError}
      onSubmit={onSubmit}
      actions={
        <Button type="submit" isBusy={isBusy}>
          Save new password
        </Button>
      }
    >
      <PasswordField
        label="New password"
        help={PASSWORD_HELP}
        autoComplete="new-password"
        required
        error={errors.password}
        name="password"
        {...fields.password}
      />
      <PasswordField
        className="mt-3"
        label="New password again"
        autoComplete="new-password"
        required
        error={errors.passwordConfirmation}
        name="passwordConfirmation"
        {...fields.passwordConfirmation}
      />
    </AccountForm>
  );
}
