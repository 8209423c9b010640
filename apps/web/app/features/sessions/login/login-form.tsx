import { pages, pathTo } from '@rostra/contract/pages';
import { Button, TextLink } from '@rostra/ui';
import { PasswordField, TextField } from '@rostra/ui/forms';
import { AccountForm } from '../../../lib/forms/account-form.tsx';
import type { FormProps } from '../../../lib/forms/form-props.ts';

export const loginFields = ['identifier', 'password'] as const;

export function LoginForm({
  fields = {},
  errors = {},
  formError,
  isBusy = false,
  onSubmit,
}: FormProps<(typeof loginFields)[number]>) {
  return (
    <AccountForm
      errors={errors}
      formError={formError}
      onSubmit={onSubmit}
      actions={
        <>
          <Button type="submit" isBusy={isBusy}>
            Login
          </Button>
          <TextLink href={pathTo(pages.forgotPassword)} className="ml-auto py-2 text-sm">
            Forgot your password?
          </TextLink>
        </>
      }
    >
      <TextField
        label="Username or email"
        autoComplete="username webauthn"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={errors.identifier}
        name="identifier"
        {...fields.identifier}
      />
      <PasswordField
        className="mt-3"
        label="Password"
        autoComplete="current-password"
        required
        error={errors.password}
        name="password"
        {...fields.password}
      />
    </AccountForm>
  );
}
