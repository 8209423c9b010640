import { changePassword, passwordChangeSchema } from '@rostra/contract';
import { PasswordField, useToast } from '@rostra/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { useApi, useSessionSource } from '../../sessions/index.ts';
import { FormSection } from '../form-section.tsx';
import { SESSIONS_KEY } from './use-sessions.ts';

const names = ['currentPassword', 'newPassword', 'confirmPassword'] as const;
const empty = { currentPassword: '', newPassword: '', confirmPassword: '' };

export function PasswordSection({ username }: { username: string }) {
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
        title: 'Your password is changed.',
        description: 'Every other device is logged out.',
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
      title="Password"
      text="Changing it logs out every other device, and a notice goes to your email."
      form={form}
      action="Change password"
    >
      {/* So that password managers know whose password this is. */}
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        error={errors.currentPassword}
        {...fields.currentPassword}
      />
      <PasswordField
        className="mt-2"
        label="New password"
        help="At least 8 characters. A sentence you can remember is better than a short riddle."
        autoComplete="new-password"
        error={errors.newPassword}
        {...fields.newPassword}
      />
      <PasswordField
        className="mt-2"
        label="New password again"
        autoComplete="new-password"
        error={errors.confirmPassword}
        {...fields.confirmPassword}
      />
    </FormSection>
  );
}
