import { changeEmail, emailChangeSchema, type User } from '@rostra/contract';
import { Notice } from '@rostra/ui';
import { PasswordField, TextField } from '@rostra/ui/forms';
import { useState } from 'react';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { useApi } from '../../sessions/index.ts';
import { FormSection } from '../form-section.tsx';

const empty = { email: '', password: '' };

export function EmailSection({ user }: { user: User }) {
  const api = useApi();
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
      title="Email"
      text="We use this address for login and email. A new address takes effect once you open the link we send to it."
      form={form}
      action="Change email"
      intro={
        <p className="mb-6 text-sm">
          Current address: <strong className="break-words font-medium">{user.email}</strong>
        </p>
      }
    >
      <TextField
        label="New email"
        type="email"
        autoComplete="email"
        error={errors.email}
        {...fields.email}
      />
      <PasswordField
        className="mt-2"
        label="Your password"
        help="To confirm your identity."
        autoComplete="current-password"
        error={errors.password}
        {...fields.password}
      />
      <div role="status">
        {sentTo ? (
          <Notice tone="success" title="Check your email" className="mt-3">
            We have sent a link to {sentTo}. It works once, within a day.
          </Notice>
        ) : null}
      </div>
    </FormSection>
  );
}
