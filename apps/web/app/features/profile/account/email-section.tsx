import { addressOrNull, changeEmail, emailChangeSchema, type User } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Notice } from '@rostra/ui';
import { PasswordField, TextField } from '@rostra/ui/forms';
import { useState } from 'react';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { useApi } from '../../sessions/index.ts';
import { FormSection } from '../form-section.tsx';

const empty = { email: '', password: '' };

export function EmailSection({ user }: { user: User }) {
  const t = useMessages('profile');
  const api = useApi();
  const address = addressOrNull(user.email);
  const [sentTo, setSentTo] = useState<string>();
  const form = useContractForm({
    schema: emailChangeSchema,
    names: ['email', 'password'],
    values: empty,
    fieldOf: { wrong_password: 'password', already_taken: 'email' },
    submit: async (body) => {
      setSentTo(undefined);
      await api(changeEmail, { body });
      setSentTo(body.email);
      return empty;
    },
    toastsFailure: true,
  });
  const { fields, errors } = form.props;
  return (
    <FormSection
      id="email"
      title={t('emailTitle')}
      text={t('emailText')}
      form={form}
      action={t('changeEmail')}
      intro={
        <p className="mb-6 text-sm">
          {address
            ? t.rich('currentEmail', {
                address,
                email: (children) => (
                  <strong className="break-words font-medium">{children}</strong>
                ),
              })
            : t('noEmail')}
        </p>
      }
    >
      <TextField
        label={t('newEmail')}
        type="email"
        autoComplete="email"
        error={errors.email}
        {...fields.email}
      />
      <PasswordField
        className="mt-2"
        label={t('yourPassword')}
        help={t('confirmIdentity')}
        autoComplete="current-password"
        error={errors.password}
        {...fields.password}
      />
      <div role="status">
        {sentTo ? (
          <Notice tone="success" title={t('checkYourEmail')} className="mt-3">
            {t('linkSent', { address: sentTo })}
          </Notice>
        ) : null}
      </div>
    </FormSection>
  );
}
