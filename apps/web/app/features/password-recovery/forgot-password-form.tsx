import { useMessages } from '@rostra/messages/react';
import { Button, Notice } from '@rostra/ui';
import { TextField } from '@rostra/ui/forms';
import { AccountForm } from '../../lib/forms/account-form.tsx';
import type { FormProps } from '../../lib/forms/form-props.ts';

interface ForgotPasswordFormProps extends FormProps<'email'> {
  /** The same for every address, so that it does not reveal who has an account. */
  sentMessage?: string | undefined;
}

export function ForgotPasswordForm({ sentMessage, ...props }: ForgotPasswordFormProps) {
  const t = useMessages('password-recovery');
  const forms = useMessages('forms');
  return (
    <AccountForm
      {...props}
      actions={
        <Button type="submit" isBusy={props.isBusy} variant={sentMessage ? 'secondary' : 'primary'}>
          {t(sentMessage ? 'sendAgain' : 'sendLink')}
        </Button>
      }
    >
      <TextField
        label={forms('email')}
        help={t('emailHelp')}
        type="email"
        autoComplete="email"
        required
        error={props.errors.email}
        {...props.fields.email}
      />
      <div role="status">
        {sentMessage ? (
          <Notice tone="success" title={t('checkYourEmail')} className="mt-3">
            {sentMessage}
          </Notice>
        ) : null}
      </div>
    </AccountForm>
  );
}
