import { pages, pathTo } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { Button, TextLink } from '@rostra/ui';
import { PasswordField, TextField } from '@rostra/ui/forms';
import { AccountForm } from '../../../lib/forms/account-form.tsx';
import type { FormProps } from '../../../lib/forms/form-props.ts';

export const loginFields = ['identifier', 'password'] as const;

export function LoginForm(props: FormProps<(typeof loginFields)[number]>) {
  const t = useMessages('sessions');
  const { fields, errors } = props;
  return (
    <AccountForm
      {...props}
      actions={
        <>
          <Button type="submit" isBusy={props.isBusy}>
            {t('login')}
          </Button>
          <TextLink href={pathTo(pages.forgotPassword)} className="ms-auto py-2 text-sm">
            {t('forgotPassword')}
          </TextLink>
        </>
      }
    >
      <TextField
        label={t('identifier')}
        autoComplete="username webauthn"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={errors.identifier}
        {...fields.identifier}
      />
      <PasswordField
        className="mt-3"
        label={t('password')}
        autoComplete="current-password"
        required
        error={errors.password}
        {...fields.password}
      />
    </AccountForm>
  );
}
