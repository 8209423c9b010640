import { useMessages } from '@rostra/messages/react';
import { PasswordField, TextField } from '@rostra/ui/forms';
import type { ReactNode } from 'react';
import { AccountForm } from './account-form.tsx';
import type { FormProps } from './form-props.ts';
import { usePasswordHelp } from './use-password-help.ts';

export const newAccountFields = ['username', 'email', 'password'] as const;

interface NewAccountFormProps extends FormProps<(typeof newAccountFields)[number]> {
  submitLabel: string;
  usernameHelp?: string;
  /** More to choose, above the button. */
  children?: ReactNode;
}

/** For new members and for the owner of a new site. */
export function NewAccountForm({
  submitLabel,
  usernameHelp,
  children,
  ...props
}: NewAccountFormProps) {
  const t = useMessages('accounts');
  const forms = useMessages('forms');
  const passwordHelp = usePasswordHelp();
  const { fields, errors } = props;
  return (
    <AccountForm {...props} submitLabel={submitLabel}>
      <TextField
        label={t('username')}
        help={usernameHelp}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={errors.username}
        {...fields.username}
      />
      <TextField
        className="mt-3"
        label={forms('email')}
        type="email"
        autoComplete="email"
        required
        error={errors.email}
        {...fields.email}
      />
      <PasswordField
        className="mt-3"
        label={t('password')}
        help={passwordHelp}
        autoComplete="new-password"
        required
        error={errors.password}
        {...fields.password}
      />
      {children}
    </AccountForm>
  );
}
