import { useMessages } from '@rostra/messages/react';
import { Button } from '@rostra/ui';
import { PasswordField, TextField } from '@rostra/ui/forms';
import { AccountForm } from '../../lib/forms/account-form.tsx';
import type { FormProps } from '../../lib/forms/form-props.ts';
import { usePasswordHelp } from '../../lib/forms/use-password-help.ts';

export const registerFields = ['username', 'email', 'password'] as const;

export function RegisterForm({
  fields = {},
  errors = {},
  formError,
  isBusy = false,
  onSubmit,
}: FormProps<(typeof registerFields)[number]>) {
  const t = useMessages('accounts');
  const forms = useMessages('forms');
  const passwordHelp = usePasswordHelp();
  return (
    <AccountForm
      errors={errors}
      formError={formError}
      onSubmit={onSubmit}
      actions={
        <Button type="submit" isBusy={isBusy}>
          {t('createAccount')}
        </Button>
      }
    >
      <TextField
        label={t('username')}
        help={t('usernameHelp')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={errors.username}
        name="username"
        {...fields.username}
      />
      <TextField
        className="mt-3"
        label={forms('email')}
        type="email"
        autoComplete="email"
        required
        error={errors.email}
        name="email"
        {...fields.email}
      />
      <PasswordField
        className="mt-3"
        label={t('password')}
        help={passwordHelp}
        autoComplete="new-password"
        required
        error={errors.password}
        name="password"
        {...fields.password}
      />
    </AccountForm>
  );
}
