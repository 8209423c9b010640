import { Button, Notice, PasswordField } from '@rostra/ui';
import type { FormProps } from '../../lib/form-props.ts';

export type ResetPasswordFieldName = 'password' | 'passwordConfirmation';

export function ResetPasswordForm({
  fields = {},
  errors = {},
  formError,
  isBusy = false,
  onSubmit,
}: FormProps<ResetPasswordFieldName>) {
  return (
    <form noValidate method="post" onSubmit={onSubmit}>
      {formError ? (
        <Notice tone="danger" isLive className="mb-6">
          {formError}
        </Notice>
      ) : null}
      <PasswordField
        label="New password"
        help="A sentence you can remember is better than a short riddle."
        name="password"
        autoComplete="new-password"
        required
        error={errors.password}
        {...fields.password}
      />
      <PasswordField
        className="mt-3"
        label="New password again"
        name="passwordConfirmation"
        autoComplete="new-password"
        required
        error={errors.passwordConfirmation}
        {...fields.passwordConfirmation}
      />
      <Button type="submit" isBusy={isBusy} className="mt-4">
        Save new password
      </Button>
    </form>
  );
}
