import { changePassword, passwordChangeSchema } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { useToast } from '@rostra/ui';
import { PasswordField } from '@rostra/ui/forms';
import { useQueryClient } from '@tanstack/react-query';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { usePasswordHelp } from '../../../lib/forms/use-password-help.ts';
import { useApi, useSessionSource } from '../../sessions/index.ts';
import { FormSection } from '../form-section.tsx';
import { SESSIONS_KEY } from './use-sessions.ts';

const names = ['currentPassword', 'newPassword', 'confirmPassword'] as const;
const empty = { currentPassword: '', newPassword: '', confirmPassword: '' };

export function PasswordSection({ username }: { username: string }) {
  const t = useMessages('profile');
  const forms = useMessages('forms');
  const passwordHelp = usePasswordHelp();
  const source = useSessionSource();
  const queries = useQueryClient();
  const api = useApi();
  const toast = useToast();
  const form = useContractForm({
    schema: passwordChangeSchema,
    names,
    values: empty,
    fieldOf: { wrong_password: 'currentPassword' },
    submit: async (body) => {
      source.setMember(await api(changePassword, { body }));
      toast.add({
        title: t('passwordChanged'),
        description: t('othersLoggedOut'),
      });
      await queries.invalidateQueries({ queryKey: SESSIONS_KEY });
      return empty;
    },
    toastsFailure: true,
  });
  const { fields, errors } = form.props;
  return (
    <FormSection
      id="password"
      title={t('passwordTitle')}
      text={t('passwordText')}
      form={form}
      action={t('changePassword')}
    >
      {/* Tells password managers which account this is for. */}
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      <PasswordField
        label={t('currentPassword')}
        autoComplete="current-password"
        error={errors.currentPassword}
        {...fields.currentPassword}
      />
      <PasswordField
        className="mt-2"
        label={forms('newPassword')}
        help={passwordHelp}
        autoComplete="new-password"
        error={errors.newPassword}
        {...fields.newPassword}
      />
      <PasswordField
        className="mt-2"
        label={forms('newPasswordAgain')}
        autoComplete="new-password"
        error={errors.confirmPassword}
        {...fields.confirmPassword}
      />
    </FormSection>
  );
}
