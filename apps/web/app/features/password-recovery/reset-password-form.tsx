import { Button, PasswordField } from '@rostra/ui';
import { AccountForm } from '../../lib/forms/account-form.tsx';
import type { FormProps } from '../../lib/forms/form-props.ts';
import { PASSWORD_HELP } from '../../lib/forms/password-help.ts';

export const resetFields = ['password', 'passwordConfirmation'] as const;

export function ResetPasswordForm({
  fields = {},
  errors = {},
  formError,
  isBusy = false,
  onSubmit,
}: FormProps<(typeof resetFields)[number]>) {
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
